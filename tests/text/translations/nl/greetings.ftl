### A good translation: it may say less, use words of its own, and leave a text to English.

-table = tafel
hello = Hallo { $name }
bye = Dag, { -table }
money = { NUMBER($amount, minimumFractionDigits: 0) } dollar
