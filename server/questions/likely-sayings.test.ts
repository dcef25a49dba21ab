import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { languages } from './languages.ts'
import { likelySayings } from './likely-sayings.ts'
import { SAYINGS, type Saying } from './sayings.ts'
import { readUtterances } from './testing/utterances/labelled.ts'
import { createListen, type Heard } from './testing/utterances/listen.ts'

const listen = await createListen()
const hear = (locale: Locale, place: string, said: string): Heard => {
  const [labelled] = readUtterances(`@ ${place}\n${said} | remark`, locale)
  if (!labelled) throw new Error(`no utterance ${said}`)
  return listen(labelled)
}
const asked = ({ asked: back, taken }: Heard) => [...back, ...taken].map(({ value }) => value)

test.each<[Locale, string, Saying]>([
  ['nb_NO', 'orker ikke mer av dette, få en ordentlig person på tråden', 'person'],
  ['nb_NO', 'alt ser riktig ut så bare send det', 'right'],
  ['sv_SE', 'ingen aning, det var frun som höll i sånt', 'unknown'],
  ['sv_SE', 'ja det får ni gärna fixa åt mig', 'yes'],
  ['da_DK', 'det vil jeg hellere selv stå for', 'no'],
  ['da_DK', 'jeg bruger slet ikke mail, er for gammel til det', 'no-email'],
  ['en_US', 'sorry the bus is here, will finish this tonight', 'later'],
  ['en_US', 'this form is endless, you keep asking me the same things', 'slow'],
])('HEAR-01 in %s "%s" is likely to say %s', (locale, said, saying) => {
  expect(likelySayings(said, locale)[0]?.saying).toBe(saying)
})

const AT_SUMMARY: Record<Locale, string> = {
  nb_NO: 'mobile_onboarding summary',
  sv_SE: 'power_onboarding summary',
  da_DK: 'power_onboarding summary',
  en_US: 'mobile_onboarding summary',
}

const ACTS: Partial<Record<Saying, string>> = {
  person: '~person',
  back: '~back',
  later: '~later',
  cancel: '~cancel',
  help: '~help',
  login: 'complaint',
  bill: 'complaint',
  slow: 'complaint',
  sorrow: 'sorrow',
  abuse: 'abuse',
  thanks: 'chat',
  hello: 'chat',
  'no-email': '~no-email',
  'no-phone': '~no-phone',
  landline: '~landline',
}
const AT: Partial<Record<Saying, string>> = {
  back: 'generic_signup email',
  'no-email': 'generic_signup email',
  'no-phone': 'generic_signup phone',
  landline: 'generic_signup phone',
}

test.each(LOCALES)('HEAR-01 the plain words of a saying in %s are understood', (locale) => {
  const lost = SAYINGS.filter((saying) => {
    const { plain } = languages[locale].sayings[saying]
    const act = ACTS[saying]
    if (plain === undefined || act === undefined) return false
    return !hear(locale, AT[saying] ?? AT_SUMMARY[locale], plain).acts.has(act)
  })
  expect(lost).toEqual([])
})

test.each(LOCALES)('HEAR-02 the plain words of a choice in %s choose it', (locale) => {
  const plain = (saying: Saying) => languages[locale].sayings[saying].plain ?? ''
  const chosen = (place: string, saying: Saying) => asked(hear(locale, place, plain(saying)))
  expect(chosen('generic_signup terms', 'yes')).toContain('accept')
  expect(chosen('generic_signup terms', 'no')).toContain('decline')
  expect(chosen(AT_SUMMARY[locale], 'right')).toContain('confirm')
  expect(chosen(AT_SUMMARY[locale], 'wrong')).toContain('change')
  if (locale !== 'sv_SE' && locale !== 'da_DK') return
  expect(chosen('power_onboarding supplier', 'unknown')).toContain('unknown')
  expect(chosen('power_onboarding agreement', 'either')).toContain('help')
  expect(chosen('power_onboarding date', 'soonest')).toContain('soonest')
})
