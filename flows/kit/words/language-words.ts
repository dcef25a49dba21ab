import type { Choices } from '../languages/choices.ts'
import type { Contact } from '../languages/contact.ts'
import type { Doubts } from '../languages/doubts.ts'
import type { Links } from '../languages/links.ts'
import type { Names } from '../languages/names.ts'
import type { Sentences } from '../languages/sentences.ts'
import type { Suppliers } from '../languages/suppliers.ts'
import { ofEveryLanguage } from './of-every-language.ts'

/** They choose. */
export const { words: choiceWords, any: anyChoice } = ofEveryLanguage<keyof Choices>(({ choices }) => choices)

/** They speak of e-mail and telephones. */
export const { any: anyContact } = ofEveryLanguage<keyof Contact>(({ contact }) => contact)

/** They make a value doubtful. */
export const { any: anyDoubt } = ofEveryLanguage<keyof Doubts>(({ doubts }) => doubts)

/** They link a value with the rest. */
export const { words: linkWords, any: anyLink } = ofEveryLanguage<Exclude<keyof Links, 'spellings'>>(
  ({ links }) => links,
)

/** They stand around a name. */
export const { words: nameWords, any: anyName } = ofEveryLanguage<Exclude<keyof Names, 'asSelf' | 'shortNouns'>>(
  ({ names }) => names,
)

/** They speak of suppliers of power. */
export const { words: supplierWords, any: anySupplierWord } = ofEveryLanguage<keyof Suppliers>(
  ({ suppliers }) => suppliers,
)

/** They make a question, a yes or a no of what is said. */
export const { words: sentenceWords, any: anySentence } = ofEveryLanguage<keyof Sentences>(({ sentences }) => sentences)
