import { anyOf } from './forms.ts'

/** What stands before a value in a sentence, up to its last verb or colon. */
export const BEFORE_VALUE = new RegExp(
  String.raw`^.*(?<!\p{L})(?:${anyOf('is')}|${anyOf('be')}|${anyOf('spelled')}|${anyOf('beforeValue')})(?:\s+|:\s*)|^.*:\s*`,
  'iu',
)

export const bareValue = (meant: string): string => meant.replace(BEFORE_VALUE, '')
