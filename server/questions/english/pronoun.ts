import type { Pronoun } from '#server/questions/language.ts'

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
