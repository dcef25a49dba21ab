import type { FactName } from '#contracts/chat/facts.ts'
import type { Asking } from '#server/brain/turns/look-up.ts'
import type { Thing } from './language.ts'
import { languages } from './languages.ts'

const OF_FACT: Partial<Record<FactName, Thing>> = {
  code: 'code',
  email: 'email',
  street: 'address',
  birthDate: 'birthDate',
  childBirthDate: 'birthDate',
}
const OF_ATTORNEY = /^attorney(?:_|$)/

/** "Kan jeg trekke den" where the power of attorney is asked for: with the name of what is asked there (HEAR-06). */
export function withThingNamed(question: string, { locale, fact, step = '' }: Asking): string {
  const thing = OF_ATTORNEY.test(step) ? 'attorney' : fact && OF_FACT[fact]
  const { it, names } = languages[locale].pronoun
  return thing === undefined ? question : question.replace(it, names[thing])
}
