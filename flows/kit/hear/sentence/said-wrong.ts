import { anyOf } from './forms.ts'

/** "Did you change my address" asks what is known. */
export const asksWhetherDone = (phrase: string) => ASKS_WHETHER_DONE.test(phrase)
const ASKS_WHETHER_DONE = new RegExp(String.raw`^(?:(?:${anyOf('joins')}) )?(?:${anyOf('haveYou')}) `, 'u')

const WRONG = new RegExp(String.raw`(?<!\S)(?:${anyOf('wrong')})(?: |$)`, 'u')
export const isWrong = (phrase: string): boolean => WRONG.test(phrase)
export const withoutWrong = (phrase: string): string => phrase.replace(WRONG, ' ').trim()

/** "Ret datoen": to be changed, and not to what. */
export const asksToChange = (phrase: string): boolean => CHANGES_ONE.test(phrase)
const CHANGES_ONE = new RegExp(String.raw`^(?:(?:${anyOf('opens')}) )*(?:${anyOf('changes')}) \S+$`, 'u')
