import type { BareQuestions, Pronoun } from '#server/questions/language.ts'

const IT = '(?:this|it|that|these|them|they)'

export const bareQuestions: BareQuestions = {
  leads: ['(?:but|and|so|ok|hi|hey|hello|well)'],
  tags: ['(?:or (?:what|not)|then|now|actually|exactly|even|like)'],
  worksHow: [`how (?:does|do) ${IT} work`, `what(?: is|[’']?s) ${IT} (?:all )?(?:for|about)`],
  standsWhere: [
    `where (?:is|are|does|do) ${IT}(?: (?:say|stand|written))?`,
    `where(?:[’']s| is) ${IT}(?: (?:at|written))?`,
    `where (?:do|can|will) i (?:find|see|read) ${IT}`,
  ],
  holdsHowLong: [
    `(?:for )?how long (?:is|are|does|do|will) ${IT}(?: be)? (?:valid|last|hold|good for|apply|run)(?: for)?`,
  ],
  costsWhat: [`(?:what|how much) (?:does|do|will|would|is) ${IT}(?: (?:cost|be))?(?: me)?`],
  costsMore: [
    `(?:is|does) ${IT} (?:cost )?(?:extra|more)(?: for ${IT})?`,
    '(?:how much|what) is (?:the fee|the set up fee|the setup fee|the charge)',
  ],
  agreesToWhat: [
    'what (?:am|did|do|will) i (?:say|saying|said) yes to',
    'what (?:am|do|did) i (?:agree|agreeing|agreed|accept|accepting|sign|signing|consent|consenting)(?: to)?(?: here)?',
  ],
  isFree: [
    `is ${IT} (?:really |completely |all )?(?:for free|free)(?: \\S+)?`,
    `does ${IT} cost(?: me)?(?: (?:anything|something))?(?: extra)?`,
    'is there (?:a|any) (?:fee|charge|cost)(?: for (?:this|it|that))?',
    `what do (?:i|we) get(?: (?:for|from|out of|with) ${IT})?`,
  ],
  isBinding: [
    `is ${IT} binding`,
    '(?:am i|do i) (?:committing|commit|committed|bound|binding myself|signing up) (?:to|for) (?:anything|something)',
    'is there (?:any |a )?(?:binding|lock-in|lock in)',
  ],
  whatNext: [`what(?:(?:'s|’s| is| comes| happens)? (?:next|now|then|after that|afterwards)| happens)`],
  withoutCreditCheck: [
    'why not',
    `(?:what|which one) (?:can|do) i (?:get|have|order) without(?: ${IT}| a credit check| the credit check| one)?`,
  ],
  whyAttorney: [],
  whichYouWouldTake: [],
  lengthOfSurvey: [
    'how (?:many questions|long|much time)(?: (?:is|are|will|does|do) (?:it|this|there|they)(?: (?:be|take|left))?)?',
    '(?:is |what (?:is|does) |does )?(?:1|5|10|one|five|ten)(?: here)?,? (?:mean )?(?:best|good|bad|worst)(?: or (?:best|bad|good|worst))?',
    '(?:what (?:is|does) |does )(?:1|5|one|five) mean(?: (?:good|bad)(?: or (?:bad|good))?)?',
    'what (?:do the numbers mean|is the scale)',
  ],
  useOfAnswers: [
    'why (?:do|are) you(?: .{1,40})?',
    `what (?:do|will|are) you (?:need|use|do|doing|going to do) (?:with )?(?:${IT}|my answers?|the answers?)(?: for)?`,
    `(?:do|does|will) (?:you|anyone|anybody|someone|somebody) (?:even |actually |really |ever )?(?:read|look at|see) (?:${IT}|my answers?|the answers?)`,
    `who (?:reads|sees|looks at) (?:${IT}|my answers?|the answers?)`,
    `what does ${IT} cost(?: to (?:answer|reply))?`,
    `is ${IT} free(?: to (?:answer|reply))?`,
    `does ${IT} cost (?:anything|something)(?: to (?:answer|reply))?`,
    `what(?: is|[’']?s) ${IT} (?:all )?(?:for|about)`,
  ],
}

/** Behind "it", tells nothing of a thing ("is it safe", "does it take long"). */
const OF_NOTHING = '(?:takes?|costs?|matters?|safe|possible|okay?|free|true|necessary|normal|legal|be|works?|mean)'

export const pronoun: Pronoun = {
  it: new RegExp(String.raw`(?<!\p{L})it(?! ${OF_NOTHING}(?!\p{L}))(?![\p{L}’'])`, 'iu'),
  names: {
    code: 'the code',
    email: 'the e-mail',
    address: 'the address',
    birthDate: 'the date of birth',
    attorney: 'the power of attorney',
  },
}
