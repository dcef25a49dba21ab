import { tokensOf } from '../words/tokens.ts'

const WHO = '(?:(?:jeg|eg|æ|e|jag|i|vi) )?'
const HAS = '(?:har|eier|eig|äger|ejer|bruker|brukar|använder|bruger|have|use|got)'
const NONE = '(?:ikke|ikkje|itj|inte|ej|ingen|inga|ikke noe|ikke noen|no|not|any)'
const MAIL =
  '(?:(?:noen |noe |nogen |någon |an |any )?(?:e ?post(?:adresse|en)?|e ?mail(?:adresse|adress)?(?: address)?|mail(?:adresse|en)?|mejl(?:adress|en)?))'
const PHONE =
  '(?:(?:noen |noe |nogen |någon |an |any |a )?(?:mobil(?:telefon|nummer|en)?|telefon(?:nummer|en)?|phone(?: number)?|mobile|tlf))'

const without = (noun: string) =>
  new RegExp(
    `^(?:nei |nej |no )?(?:${WHO}(?:${HAS} ${NONE}|(?:do not|don t|dont) (?:have|use|got))(?: ${noun}| noen| nogen| någon| any| one)?(?: lenger| lengre| længere| längre| mer| mere| any ?more)?|${WHO}(?:vil|vill|want|will) (?:ikke|inte|not|ikkje) (?:gi|oppgi|ge|give|si|oplyse|lämna)(?: dere| er| jer| you)? ${noun}(?: min| my| mitt)?|(?:dere|ni|i|you) (?:får|kriger) (?:ikke|inte|ikkje) ${noun}(?: min)?|(?:ingen|no|uten|utan|uden|without) ${noun})$`,
    'u',
  )

const LANDLINE =
  /^(?:(?:jeg|eg|æ|jag|i|vi|we) )?(?:har|have|got) (?:bare|kun|bara|berre|only) (?:(?:en|ei|a) )?(?:fasttelefon|fast telefon|fastnettelefon|landline|land line)$/u

/** A text that says there is only a telephone that takes no SMS (HEAR-07). */
export const saysLandline = (said: string): boolean => LANDLINE.test(tokensOf(said).join(' '))

const SAYS_NONE = { email: without(MAIL), phone: without(PHONE) }

/** A text that says there is no such address or number, or that it will not be told (HEAR-07). */
export function saysNone(kind: keyof typeof SAYS_NONE, said: string): boolean {
  const phrase = tokensOf(said.replace(/['’]/g, ' ')).join(' ')
  return phrase.length <= 80 && SAYS_NONE[kind].test(phrase)
}
