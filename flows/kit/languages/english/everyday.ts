import { lines, words, type Everyday } from '../everyday.ts'

export const englishEveryday: Everyday = {
  yes: lines(
    'yes|yes please|yeah|yep|yup|sure|ok|okay|fine|that is fine|all right|alright|of course|absolutely|sounds good|i will|i do|yes i do|go ahead|perfect|great|correct|that is right|i will take it|ill take it|go on then|go on|aye|why not|sure thing|yes go on|yeah go on|yeah sure|yes sure|yeah why not|fine by me|works for me|yea|ye|sure why not|ok then|alright then|all right then|go for it|let s go|do it',
  ),
  no: lines(
    'no|no thanks|no thank you|nope|nah|rather not|not now|i do not|i dont|no i do not|nah you re alright|nah youre alright|you re alright|youre alright|no you re alright|i m good|im good|i m good thanks|im good thanks|nah i m good|no i m good|nah im good|no im good|naw',
  ),
  beside: words(
    'thanks thank you please that is fine ok okay good great sounds all right of course sure very much i would like it to do yes no go ahead check with me',
  ),
  asks: words('what how when where which who why whats hows whens wheres whos'),
  verbs: words('can could do does did is are will would may should have has'),
  subjects: words('i you it we they there the my this that children kids'),
  addressed: [],
  works: [],
  opens: [],
  askAnywhere: words('cost costs price prices included wonder wondering'),
  wishes: lines(
    'can i get|can i take|can i have|could i get|could i have|may i have|can i order|can we say|could i take|can we do|could we do|can i do|could i do|can we have|could we have|can we get|could we get|can you remove|could you remove|can you drop|can you add|could you add',
  ),
  filler: words(
    'i d ll we it that this the a an of to for in on with go and is will would want like take have get please just then me my mine us you think choose pick prefer need rather one plan option answer thanks',
  ),
  first: [
    words('first 1 top'),
    words('second 2 two'),
    words('third 3 three'),
    words('fourth 4 four'),
    words('fifth 5 five'),
    words('sixth 6 six'),
  ],
  middle: words('middle'),
  last: words('last bottom'),
  not: words('not never without dont don'),
  all: lines('all|everything|all of it|all of them|the lot'),
  asksWhy:
    /^(?:but )?(?:why|why (?:is|do you (?:need|ask|want)|must i|do i (?:have|need) to)(?: for| to know| give(?: you)?)?(?: it)?|is it (?:really |that )?(?:important|necessary|required|mandatory|needed)|(?:do i have|do i need) to|must i|what do you (?:need|use|want|do)(?: with)? it(?: for)?|what (?:is|s) it (?:all |even )?for|what happens to it|can i skip it)$/,
  goesBack:
    /^(?:(?:no|oh|oops|sorry|wait) )*(?:(?:that|it|this) (?:was|is) (?:a mistake|wrong)|i (?:made a mistake|chose wrong|picked the wrong one|typed it wrong|changed my mind|regret that)|wrong(?: answer| choice| button)?|go back|back|(?:i want to |can i |let me )?change (?:my|the|that)(?: last| previous)? answer|undo|oops)$/,
  supposes: /^(?:and |but )?what (?:happens )?if /,
  asksLowerCaseYou: undefined,
}
