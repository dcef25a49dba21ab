import type { FactName, Facts } from '#contracts/chat/facts.ts'
import { formatDayIn } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import { factsNamed, matchOf } from '#flows/kit/hear/cues.ts'
import { phraseOf, tokensOf } from '#flows/kit/words/tokens.ts'
import type { Answers } from './answers.ts'
import type { QuestionInContext } from './article-answers.ts'

const LONGEST = 12
const STARTS = /(?<!\p{L})(?:begyn|start|börja)/u

/** "Hvilken adresse står det", "när börjar det": what the visitor told is said back (HEAR-03). */
export function onOwnFacts({ question, asking: { locale, facts } }: QuestionInContext, say: Answers) {
  const phrase = phraseOf(question)
  if (tokensOf(question).length > LONGEST || matchOf(phrase, locale, 'noted') === undefined) return undefined
  const named: FactName[] = [...factsNamed(phrase, locale), ...(STARTS.test(phrase) ? (['startDate'] as const) : [])]
  const noted = [...new Set(named)].flatMap((fact) => told(fact, facts, locale) ?? [])
  return noted.length === 0 ? undefined : say.noted(noted)
}

/** A fact as the summary tells it; undefined where it is not known yet. */
function told(fact: FactName, facts: Facts, locale: Locale): string | undefined {
  const { name, street, postalCode, city, phone, email, birthDate, startDate, currentSupplier } = facts
  const day = (known: string | undefined) => known && formatDayIn(locale, known)
  const known: Partial<Record<FactName, string | undefined>> = {
    name: name && fullNameOf(name),
    street: street && [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    postalCode,
    city,
    phone: phone && formatPhone(phone),
    email,
    birthDate: day(birthDate),
    startDate: day(startDate),
    currentSupplier: currentSupplier || undefined,
  }
  return known[fact]
}
