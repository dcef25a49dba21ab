import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Article } from '#contracts/content/faq.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { companiesOf } from '#flows/kit/words/advice-words.ts'
import { languages } from './languages.ts'

type Line = Article['category']

const LINES: Partial<Record<FlowName, Line>> = {
  mobile_onboarding: 'mobile',
  mobile_from_external: 'mobile',
  mobile_intro: 'mobile',
  csat_mobile: 'mobile',
  insurance_leads: 'insurance',
  insurance_intro: 'insurance',
  debt_check: 'refinancing',
  refinancing_intro: 'refinancing',
  power_onboarding: 'power',
  power_intro: 'power',
  se_landing_page: 'power',
  generic_signup: 'account',
}

export const lineOf = (flow: FlowName | undefined): Line | undefined => (flow ? LINES[flow] : undefined)

/** The only line of business that a question names ("har I mobilabonnementer" where power is ordered). */
export function lineNamed(said: readonly string[], locale: Locale): Line | undefined {
  const named = LINE_NAMES.filter((line) => said.some((word) => languages[locale].lines[line]?.test(word)))
  return named.length === 1 ? named[0] : undefined
}

/** "Tryg er noen tyver" names an insurer, and asks for nothing that is safe. */
export const withoutInsurers = (question: string, flow: FlowName | undefined): string =>
  lineOf(flow) === 'insurance' ? question.replace(LIKE_WORDS, LIKE_NO_WORD) : question
const LIKE_NO_WORD = 'Gjensidige'
const LIKE_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:${companiesOf('insurance', 'companiesLikeWords')
    .filter((name) => name.length > 2)
    .join('|')})(?!\p{L})`,
  'gu',
)

const LINE_NAMES = ['mobile', 'power', 'insurance', 'refinancing'] as const satisfies readonly Line[]

/**
 * Whether an article may answer here: one of another line of business only where the question names that line, since
 * its terms and prices hold there alone (HEAR-06).
 */
export function mayAnswer(category: Line, line: Line | undefined, said: readonly string[], locale: Locale): boolean {
  // The bills are those of the mobile plan, where there are offers of others as well.
  const isOfOffers = line === 'insurance' || line === 'refinancing'
  const own = category === 'abroad' || (category === 'invoice' && isOfOffers) ? 'mobile' : category
  const names = languages[locale].lines[own]
  if (line === undefined || own === line || !names) return true
  // Where an account is made, one's own number is asked for, and is none of a plan.
  const { accountNumber } = languages[locale]
  return said.some((word) => names.test(word) && !(line === 'account' && accountNumber.test(word)))
}

/** The article of the same matter in a line of business: whom to complain to, how old one must be and how long it takes differ (HEAR-06). */
export function ofLine(
  article: Article,
  flow: FlowName | undefined,
  bySlug: (slug: string) => Article | undefined,
): Article {
  const line = lineOf(flow)
  const slugs = (line && OF_LINE[article.slug]?.[line]) ?? []
  return [slugs].flat().flatMap((slug) => bySlug(slug) ?? [])[0] ?? article
}

/** Where a slug is the same in two languages, the article of each. */
const OF_LINE: Readonly<Record<string, Partial<Record<Line, string | readonly string[]>>>> = {
  klage: { insurance: 'klage-forsikring', refinancing: 'klage-refinansiering' },
  complaint: { insurance: 'insurance-complaint', refinancing: 'refinancing-complaint' },
  'hvor-lang-tid': { insurance: 'hva-skjer-etter-forsikringssamtalen', refinancing: 'nar-ringer-radgiveren' },
  'how-long': { insurance: 'after-insurance-request', refinancing: 'refinancing-time' },
  'hva-skjer-etter-forsikringssamtalen': { refinancing: 'nar-ringer-radgiveren' },
  'after-insurance-request': { refinancing: 'refinancing-time' },
  'hvorfor-telefon': { insurance: 'hvorfor-telefon-radgiver', refinancing: 'hvorfor-telefon-radgiver' },
  'why-phone': { insurance: 'why-phone-adviser', refinancing: 'why-phone-adviser' },
  'epost-i-stedet-for-telefon': { refinancing: 'epost-i-stedet-for-samtale' },
  'email-instead-of-call': { refinancing: 'email-instead-of-refinancing-call' },
  trygt: { insurance: 'trygt-tilbud', refinancing: 'trygt-tilbud' },
  'is-it-safe': { insurance: 'safe-offer', refinancing: 'safe-offer' },
  personvern: { insurance: 'personvern-radgiver', refinancing: 'personvern-radgiver' },
  privacy: { insurance: 'privacy-adviser', refinancing: 'privacy-adviser' },
  bankid: {
    account: ['bankid-konto', 'bankid-account'],
    refinancing: ['gjeldsregisteret', 'debt-register'],
  },
  utsettelse: { refinancing: 'ikke-betale-lanet' },
  angrerett: { insurance: 'binding-pa-forsikring' },
  withdrawal: { insurance: 'insurance-binding' },
  aldersgrense: { insurance: 'alder-forsikring', refinancing: 'alder-refinansiering' },
  'age-limit': { insurance: 'age-for-insurance', refinancing: 'age-for-refinancing' },
}
