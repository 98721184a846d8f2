### What went wrong, around a message in English that names the details.

# A text that somebody typed: a move, a card, a ruleset. $column counts characters from 1.
error-notation = Not understood at character { $column }: { $message }

error-record = The record is wrong at line { $line }, column { $column }: { $message }
error-illegal-move = Not allowed: { $message }
error-unsupported-ruleset = These rules cannot be played: { $message }
error-usage = { $message }

# Any other mistake.
error-other = { $message }
