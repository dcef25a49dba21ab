import { FACTS, FACT_NAMES, type Facts } from '#contracts/chat/facts.ts'
import { ageOn } from '#contracts/kernel/calendar.ts'
import { formatDayIn, type Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { norwegianPhone } from '#contracts/kernel/phone.ts'
import { inputRule, type InputRuleName } from '#flows/kit/input-rules.ts'
import { NO_ANSWER, SAMPLE_ANSWERS } from '#flows/kit/run/samples.ts'

type MaskingContext = { today: Day; locale: Locale }

export type StandIns = {
  answer: (rule: InputRuleName, written: string, context: MaskingContext) => string
  facts: (facts: Facts, context: MaskingContext) => Facts
}

/** Replaces everything that was typed; only the age in whole years is preserved (SAND-05). */
export function createStandIns(): StandIns {
  const numbers = new Map<string, string>()
  const phone = (real: string) => {
    const key = norwegianPhone(real) ?? real
    const [prefix, first] = FIRST_NUMBERS.find(([country]) => key.startsWith(country)) ?? ['+47', 91_234_567]
    const number = numbers.get(key) ?? `${prefix}${first + numbers.size}`
    numbers.set(key, number)
    return number
  }

  function answer(rule: InputRuleName, written: string, context: MaskingContext): string {
    const read = inputRule(rule).read(written, context)
    if (read === undefined) return NO_ANSWER
    if (rule === 'phone') return norwegianPhone(written) === read ? phone(written).slice(3) : phone(String(read))
    if (rule === 'birthDate' || rule === 'childBirthDate')
      return formatDayIn(context.locale, sameAge(String(read), context.today))
    const taken = [...SAMPLE_ANSWERS[rule], ...OF_OTHER_COUNTRIES].find(
      (sample) => inputRule(rule).read(sample, context) !== undefined,
    )
    return taken ?? NO_ANSWER
  }

  return {
    answer,
    facts: (facts, { locale, today }) => {
      const masking = { locale, otherPhone: phone, sameAge: (birthDate: Day) => sameAge(birthDate, today) }
      return Object.fromEntries(
        FACT_NAMES.flatMap((name) => {
          const masked = FACTS[name].mask(facts[name], masking)
          return masked === undefined ? [] : [[name, masked]]
        }),
      )
    },
  }
}

const FIRST_NUMBERS: readonly (readonly [string, number])[] = [
  ['+46', 701_234_567],
  ['+45', 20_123_456],
]
const OF_OTHER_COUNTRIES = ['11120']

function sameAge(birthDate: Day, today: Day): Day {
  const year = Number(today.slice(0, 4)) - ageOn(today, birthDate)
  return today.endsWith('-01-01') ? `${year - 1}-12-31` : `${year}-01-01`
}
