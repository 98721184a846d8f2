### More words for the tables in the browser: habits of play, talk, the end of a grove.

## This table

page-table-menu = This table
page-all-settings = All settings
page-decline-all = Decline all offers
page-decline-stop = Look at offers again
page-notify = Tell me when it is my turn
page-notify-refused = Your browser does not allow notifications from this page.
page-your-turn = It is your turn.
page-skip = Skip ahead
page-rule-read = Read the rule

## Talk

page-talk-need = I need …
page-talk-who-has = Who has …?
page-talk-have = I could give …
page-talk-give-for = What do I get for …?
page-talk-cards = Choose up to three cards
page-mute-person = Mute { $name }
page-unmute-person = Hear { $name } again
