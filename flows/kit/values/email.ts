import { readEmail } from '#contracts/account/rules.ts'
import { GIVEN_NAMES } from './names/given.ts'
import { anyContact } from '../words/language-words.ts'
import { emailsIn, readOrFind, withSignsSaid, withSignsWritten } from '../words/find-values.ts'
import { isSlipOf } from '../words/typo.ts'
import { SURE } from '../heard-answer.ts'
import { NONE, type Evidence } from './registers.ts'

/** Large providers, which one letter more, less or swapped is more likely a slip of than another provider. */
const PROVIDERS = new Set(
  'gmail.com hotmail.com hotmail.no hotmail.se hotmail.dk outlook.com outlook.no live.com live.no live.se live.dk yahoo.com yahoo.no yahoo.se yahoo.dk icloud.com online.no telia.com telia.se mail.com mail.dk altibox.no getmail.no broadpark.no lyse.net protonmail.com proton.me msn.com me.com'.split(
    ' ',
  ),
)
/** The domain of a large provider that is named, with the ending of the known one if it has it. */
export const providerNamed = (name: string, known: string): string | undefined => {
  const domains = [...PROVIDERS].filter((domain) => domain.slice(0, domain.lastIndexOf('.')) === name)
  return domains.find((domain) => domain === `${name}${known.slice(known.lastIndexOf('.'))}`) ?? domains[0]
}
const ENDINGS: Record<string, string> = {
  con: 'com',
  cmo: 'com',
  comm: 'com',
  vom: 'com',
  xom: 'com',
  cm: 'com',
  om: 'com',
  nno: 'no',
  noo: 'no',
  see: 'se',
  dkk: 'dk',
}

const CUT_SHORT = new Set(['icloud.co', 'gmail.co', 'hotmail.co'])

/** The word before the last one that is said before the "@": "ola nordmann alfakrøll …". */
const BEFORE_SPOKEN = new RegExp(
  String.raw`(\S+)\s+\S+\s+(?:${anyContact('atSaid')}|${anyContact('atSignPhrases')})\s+\S+`,
  'iu',
)
const LEADS = new RegExp(
  String.raw`^(?:${anyContact('beforeAddress')}|${anyContact('dots')}|${anyContact('hyphens')}|${anyContact('underscores')}|\S*:)$`,
  'iu',
)

/** "Linh.nguyen 1997 @ gmail.com": a number alone names nobody, and a dot at its end goes on. */
const PIECE_BEFORE = /(?<!\S)([\p{L}\d._-]*\p{L}[\p{L}\d._-]*)\s+(?:\d{1,4}\s*@|[._-]\S*\s*@)/u

/** "I d a @ holst . dk": letters one by one. */
const LETTERS_APART = /(?<!\S)\p{L}(?: [\p{L}\d]){2,}(?= ?@)/u

/** "Kim.Vik @ gmail .com". */
const IN_PIECES = /^[^\s@]+\s*@\s*[^\s@.]+(?:\s*\.\s*[^\s@.]+)+$/u

/** Whether an utterance is an e-mail address; one that looks like a slip is guessed at (HEAR-07). */
export function weighEmail(written: string): Evidence {
  const apart = written.replace(LETTERS_APART, (letters) => letters.replaceAll(' ', ''))
  const said = IN_PIECES.test(apart.trim()) ? apart.replace(/\s+/g, '') : apart
  const email = readOrFind(said, readEmail, emailsIn)
  if (email === undefined) return withSignsLost(said)
  const [, before] = BEFORE_SPOKEN.exec(said) ?? []
  const isName = GIVEN_NAMES.has(before?.toLowerCase() ?? '')
  if (before !== undefined && !LEADS.test(before))
    return {
      value: isName ? `${before.toLowerCase()}${email}` : email,
      sure: 0.5,
      why: 'words before the address may belong to it',
    }
  const [, piece = ''] = PIECE_BEFORE.exec(said) ?? []
  if (piece !== '' && !LEADS.test(piece))
    return { value: `${piece.toLowerCase()}${email}`, sure: 0.5, why: 'a piece before the address may belong to it' }
  const guess = providerMeant(email)
  return guess === undefined
    ? { value: email, sure: 0.97, why: 'the form of an e-mail address' }
    : { value: guess, sure: 0.5, why: 'close to a large provider' }
}

/** "Kari@gmailcom", "kari@gmail..com", "kari gmail.com", "kari at g mail": a large provider, and a sign that was lost. */
function withSignsLost(said: string): Evidence {
  const joined = (AT_PROVIDER.test(said.trim()) ? withSignsSaid : withSignsWritten)(said.trim())
    .replace(AT_PROVIDER, (_, before: string | undefined, _none, name: string, domain: string) =>
      before === undefined || LEADS.test(before) ? `${name}@${domain.replace(/\s/g, '')}` : '',
    )
    .replace(/\s*@\s*/g, '@')
    .replace(LETTER_APART, '$1')
  const [, name = '', domain = ''] = LOST_AT_END.exec(joined) ?? LOST.exec(joined) ?? []
  const provider = providerOf(domain)
  const value = `${name.toLowerCase()}@${provider ?? ''}`
  const isAddress = name !== '' && provider !== undefined && readEmail(value) !== undefined
  return isAddress ? { value, sure: 0.5, why: 'a large provider, with a sign lost' } : NONE
}
const LOST = /(?<![^\s:(<"])([\p{L}\d._-]+)\s*@\s*([\p{L}\d.-]+?)[.!?]*(?=$|[\s,;)>"])/u
const LOST_AT_END = /(?<!\S)([\p{L}\d._-]+)\s+(?=\S+\.\p{L}+[.!]*$)([\p{L}\d.-]+?)[.!]*$/u
/** "Kari at gmail", "mailen er kari på g mail". */
const AT_PROVIDER = new RegExp(
  String.raw`^(?:.*?(\S+)\s+|())([\p{L}\d._-]+)\s+(?:${anyContact('atSaid')}|${anyContact('onProvider')})\s+((?:${[...new Set([...PROVIDERS].map((one) => one.replace(/\..*$/, '')))].join('|')}|g mail)(?:\s?\.\s?\p{L}{2,3})?)[.!]*$`,
  'iu',
)
/** "G mail". */
const LETTER_APART = /(?<=@\p{L})\s(mail)(?!\p{L})/iu
const providerOf = (domain: string) =>
  domain === ''
    ? undefined
    : [...PROVIDERS].find((one) => signsLeft(one) === signsLeft(domain) || one === `${domain.toLowerCase()}.com`)
const signsLeft = (domain: string) => domain.toLowerCase().replace(/[.-]/g, '')

/** Such an address with an at sign, in a sentence about something else, as it is written; undefined beside a whole one. */
export function slipOfEmailIn(said: string): string | undefined {
  const [written = ''] =
    said.includes('@') && !emailsIn(said).some((one) => readEmail(one)) ? (LOST.exec(said) ?? []) : []
  return written !== '' && withSignsLost(written).sure > 0 ? written.replace(/[.!?]+$/, '') : undefined
}

/** What an address told in passing is likely meant to be, where it looks like a slip or like a part of one. */
export function emailMeantBy(email: string, said: string): string | undefined {
  const { value, sure } = weighEmail(said)
  return sure > 0 && sure < SURE && value !== email ? value : guessedIn(email, said)
}

/** The address where it looks like a slip, mended if it is not yet; undefined where nothing looks like one. */
export const guessedIn = (email: string, said: string): string | undefined =>
  providerMeant(email) ?? (slipOfEmailIn(said) === undefined ? undefined : email)

/** "ola@gmial.com" is likely "ola@gmail.com"; undefined where nothing looks like a slip. */
export function providerMeant(email: string): string | undefined {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  const meant = PROVIDERS.has(domain) ? undefined : domainMeant(domain)
  return meant === undefined ? undefined : `${email.slice(0, at)}${meant}`
}

function domainMeant(domain: string): string | undefined {
  const mended = mendEnding(domain)
  if (PROVIDERS.has(mended)) return mended
  const near = providerNear(mended)
  if (near !== undefined) return near
  if (mended !== domain) return mended
  return CUT_SHORT.has(domain) ? `${domain}m` : undefined
}

function mendEnding(domain: string): string {
  const cut = domain.lastIndexOf('.') + 1
  const ending = domain.slice(cut)
  return `${domain.slice(0, cut)}${ENDINGS[ending] ?? ending}`
}

/** A provider with the same ending, whose name is one slip away. */
function providerNear(domain: string): string | undefined {
  const [name = ''] = domain.split('.')
  if (name.length < 4) return undefined
  return [...PROVIDERS].find((provider) => {
    const dot = provider.lastIndexOf('.')
    const known = provider.slice(0, dot)
    if (domain !== `${name}${provider.slice(dot)}` || known === name || known.length <= 4) return false
    return Math.abs(known.length - name.length) <= 1 && isSlipOf(name, known)
  })
}
