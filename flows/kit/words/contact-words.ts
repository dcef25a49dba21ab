import type { Contact } from '../languages/contact.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'

/** The words of every language that speak of e-mail and telephones in one way, as alternatives of a regular expression. */
export const anyContact = (use: keyof Contact): string =>
  [...new Set(EVERY_LANGUAGE.flatMap(({ contact }) => contact[use]))].join('|')
