import { describe, expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { flows } from '#flows/registry.ts'
import { parseUtterance } from './parse-utterance.ts'
import type { Facts } from '#contracts/chat/facts.ts'

const speak = createSpeak()
const flowContext = (locale: Locale, facts: Facts = {}) => ({ facts, today: '2026-11-21', locale })
const heard = (flow: keyof typeof flows, step: string, said: string, locale: Locale = 'nb_NO', facts: Facts = {}) => {
  const { event, lookUp } = parseUtterance(flows[flow], step, flowContext(locale, facts), said, (id, values) =>
    speak(locale, id, values),
  )
  return (
    event.payload ??
    event.found?.topic ??
    (event.unsure ? `unsure ${event.unsure.join(' ')}` : lookUp ? 'perhaps a question' : 'typed')
  )
}

const PLAN: [string, string][] = [
  ['den på 6 giga', '6gb'],
  ['6gb', '6gb'],
  ['6 GB', '6gb'],
  ['seks gigabyte', '6gb'],
  ['6', '6gb'],
  ['jeg tar 6 gb takk', '6gb'],
  ['tar den på 12', '12gb'],
  ['den med 30 gb', '30gb'],
  ['tretti gig', '30gb'],
  ['den minste', '1gb'],
  ['den billigste', '1gb'],
  ['den billegaste', '1gb'],
  ['den største', '30gb'],
  ['mest data', '30gb'],
  ['den dyreste', '30gb'],
  ['den første', '1gb'],
  ['den andre', '3gb'],
  ['nummer 2', '3gb'],
  ['nummer to', '3gb'],
  ['den siste', 'barn-1gb'],
  ['flex', 'flex'],
  ['Flex Zero', 'flex'],
  ['mobilt bredbånd', 'mobilt-bredband'],
  ['2 gb', '2gb'],
  ['300 mb', '300mb'],
  ['500mb', '500mb'],
  ['0 mb', '0mb'],
  ['barn', 'barn-1gb'],
  ['barneabonnement', 'barn-1gb'],
  ['barneabonement', 'barn-1gb'],
  ['barn 1 gb', 'barn-1gb'],
  ['1 gb', '1gb'],
  ['en gigabyte', '1gb'],
  ['den til 339', '6gb'],
  ['339 kr', '6gb'],
  ['kan jeg få 6 gb?', '6gb'],
  ['kan jeg ta den på 12 giga', '12gb'],
  ['eg vil ha 3 gb', '3gb'],
  ['æ tar 3 gb', '3gb'],
  ['skal ha 12 gb', '12gb'],
  ['vet ikke', 'help'],
  ['hjelp', 'help'],
  ['usikker', 'help'],
  ['hjelp meg å velge', 'help'],
  ['flere abonnement', 'more'],
  ['vis flere', 'more'],
  ['hva koster 6 gb', 'perhaps a question'],
  ['er 6 gb nok?', 'perhaps a question'],
  ['pris 6 gb', 'perhaps a question'],
  ['ikke 6 gb', 'perhaps a question'],
  ['har dere 6 gb?', 'perhaps a question'],
  ['kan barnet mitt ringe til utlandet', 'perhaps a question'],
  ['er barnet under 13', 'perhaps a question'],
  ['bla bla bla', 'perhaps a question'],
  ['7 gb', 'unsure 6gb 10gb'],
  ['i want 6 gb', '6gb'],
  ['<script>alert(1)</script>', 'perhaps a question'],
]
test.each(PLAN)('CHAT-15 "%s" where a plan is asked for is %s', (said, meant) => {
  expect(heard('mobile_onboarding', 'plan', said)).toBe(meant)
})

const ELSEWHERE: [string, string, string][] = [
  ['whose', 'til meg selv', 'adult'],
  ['whose', 'meg', 'adult'],
  ['whose', 'til barnet mitt', 'child'],
  ['whose', 'barn', 'child'],
  ['whose', 'sønnen min på 8', 'child'],
  ['whose', 'den første', 'adult'],
  ['whose', 'kona mi', 'adult'],
  ['whose', 'mæ sjøl', 'adult'],
  ['number', 'behold nummeret', 'keep'],
  ['number', 'beholde nummeret mitt', 'keep'],
  ['number', 'jeg vil beholde nummeret', 'keep'],
  ['number', 'samme nummer som før', 'keep'],
  ['number', 'behalde nummeret', 'keep'],
  ['number', 'nytt nummer', 'new'],
  ['number', 'nytt', 'new'],
  ['number', 'jeg vil ha et nytt nummer', 'new'],
  ['number', 'nummer', 'unsure keep new'],
  ['number', 'kan jeg beholde nummeret?', 'perhaps a question'],
  ['port_number', '912 34 567', 'typed'],
  ['port_number', 'nytt nummer', 'new'],
  ['credit_consent', 'ja', 'yes'],
  ['credit_consent', 'ja takk', 'yes'],
  ['credit_consent', 'nei', 'no'],
  ['credit_consent', 'helst ikke', 'no'],
  ['credit_consent', 'jeg godtar', 'yes'],
  ['credit_consent', 'tja', 'perhaps a question'],
  ['credit_consent', 'den første', 'perhaps a question'],
  ['credit_consent', 'hvorfor det?', 'why credit_consent'],
  ['credit_deposit', 'jeg godtar', 'accept'],
  ['credit_deposit', 'ja', 'unsure accept'],
  ['name', 'Kari Nordmann', 'typed'],
  ['name', 'snakk med et menneske', 'customer_service'],
  ['name', 'hva koster det', 'perhaps a question'],
  ['name', 'Kari', 'perhaps a question'],
  ['street', 'Prisveien 6', 'typed'],
  ['street', 'Storgata 12B', 'typed'],
  ['street', 'hva er angrerett', 'perhaps a question'],
  ['city', 'Oslo', 'typed'],
  ['city', 'Hvaler', 'typed'],
  ['birth', '24/12/1990', 'typed'],
  ['birth', 'hvorfor må dere vite det', 'why birth'],
  ['postal_code', '0184', 'typed'],
  ['email', 'kari@example.no', 'typed'],
  ['code', '774 411', 'typed'],
  ['code', 'fikk ingen kode', 'resend'],
  ['code', 'send ny kode', 'resend'],
  ['code', 'feil nummer', 'other_number'],
  ['port_refused', 'prøv et annet nummer', 'other'],
  ['place_failed', 'prøv igjen', 'again'],
  ['place_failed', 'ikke nå', 'leave'],
]
test.each(ELSEWHERE)('CHAT-15 at %s "%s" is %s', (step, said, meant) => {
  expect(heard('mobile_onboarding', step, said, 'nb_NO', { plan: '6gb', forWhom: 'adult', depositOre: 100_000 })).toBe(
    meant,
  )
})

test.each([
  'ja',
  'ja takk',
  'ok',
  'bestill',
  'jeg bestiller',
  'godta',
  'godtar',
  'den første',
  'kjør på',
  'vilkårene',
  'bestill nå',
  '1',
  'ja, bestill det',
  'confirm',
  'order',
])('CHAT-15 "%s" never orders', (said) => {
  expect(heard('mobile_onboarding', 'summary', said, 'nb_NO', { plan: '6gb', numberChoice: 'new' })).not.toBe('confirm')
})

test("CHAT-15 only the button's own words order", () => {
  expect(
    heard('mobile_onboarding', 'summary', 'Godta vilkårene  og bestill', 'nb_NO', { plan: '6gb', numberChoice: 'new' }),
  ).toBe('confirm')
})

test('CHAT-15 terms are accepted by clear words only', () => {
  for (const said of ['ja', 'Ja takk', 'jeg godtar', 'Jeg godtar vilkårene'])
    expect(heard('generic_signup', 'terms', said)).toBe('accept')
  for (const said of [
    'vilkårene',
    'kanskje',
    'jeg godtar ikke vilkårene',
    'ikke ja',
    'godtarr',
    'den første',
    'javisst',
  ])
    expect(heard('generic_signup', 'terms', said)).not.toBe('accept')
})

describe('BEY-10 a wish for a person is heard', () => {
  test.each([
    'snakk med et menneske',
    'kan jeg snakke med et menneske',
    'jeg vil snakke med noen',
    'kundeservice',
    'Kan jeg få snakke med kundeservice?',
    'kan noen ringe meg',
    'ring meg',
    'jeg vil ha hjelp av et menneske',
    'prate med en ekte person',
    'eg vil snakka med nokon',
    'æ vil snakke med nåkka folk',
    'I want to talk to a human',
    'vil ikke snakke med en robot',
    'chatte med en medarbeider',
    'snakke med dere',
    'customer service please',
  ])('"%s"', (said) => {
    for (const step of ['plan', 'name', 'birth', 'number'])
      expect(heard('mobile_onboarding', step, said)).toBe('customer_service')
  })

  test.each([
    'når har dere åpent',
    'når åpner kundeservice',
    'hva er telefonnummeret til kundeservice',
    'hva koster det å ringe til sverige',
    'Ring Utland',
    'Kari Menneske',
    'kan jeg ringe til usa',
  ])('"%s" is none', (said) => {
    expect(heard('mobile_onboarding', 'plan', said)).not.toBe('customer_service')
  })
})

test('CHAT-15 Swedish and Danish answers are understood in their own words', () => {
  expect(heard('generic_signup', 'hello', 'jag är kund', 'sv_SE')).toBe('known')
  expect(heard('generic_signup', 'hello', 'ny', 'sv_SE')).toBe('new')
  expect(heard('generic_signup', 'hello', 'jeg er ny kunde', 'da_DK')).toBe('new')
  expect(heard('generic_signup', 'hello', 'prata med en människa', 'sv_SE')).toBe('customer_service')
  expect(heard('generic_signup', 'terms', 'nej', 'da_DK')).toBe('decline')
  expect(heard('generic_signup', 'who_is_this', 'ja', 'sv_SE')).toBe('typed')
})

const NEIGHBOURS: [Locale, keyof typeof flows, string, string, string][] = [
  ['sv_SE', 'power_onboarding', 'reason', 'byter elbolag', 'switch'],
  ['sv_SE', 'power_onboarding', 'reason', 'flyttar in i ny lägenhet', 'move'],
  ['sv_SE', 'power_onboarding', 'supplier', 'vet inte', 'unknown'],
  ['sv_SE', 'power_onboarding', 'date', 'snarast möjligt', 'soonest'],
  ['sv_SE', 'power_onboarding', 'code', 'fick inget sms', 'resend'],
  ['sv_SE', 'power_onboarding', 'street', 'varför behöver ni adressen', 'why street'],
  ['sv_SE', 'generic_signup', 'terms', 'ja jag accepterar', 'accept'],
  ['sv_SE', 'generic_signup', 'hello', 'har redan ett konto', 'known'],
  ['da_DK', 'power_onboarding', 'reason', 'skifter selskab', 'switch'],
  ['da_DK', 'power_onboarding', 'supplier', 'aner det ikke', 'unknown'],
  ['da_DK', 'power_onboarding', 'code', 'har ikke fået sms', 'resend'],
  ['da_DK', 'power_onboarding', 'street', 'hvorfor skal i bruge adressen', 'why street'],
  ['da_DK', 'generic_signup', 'terms', 'ja jeg accepterer', 'accept'],
  ['da_DK', 'generic_signup', 'hello', 'ikke kunde endnu', 'new'],
]
test.each(NEIGHBOURS)('CHAT-15 in %s, %s at %s, "%s" is %s', (locale, flow, step, said, meant) => {
  expect(heard(flow, step, said, locale)).toBe(meant)
})

test('CHAT-15 a long text is not searched for a name', () => {
  expect(heard('mobile_onboarding', 'name', 'Kari Nordmann, født 1990')).toBe('typed')
  expect(heard('mobile_onboarding', 'name', `Kari Nordmann${' '.repeat(300)}født 1990`)).toBe('perhaps a question')
})

test('CHAT-15 what is typed may be anything: long, empty or strange, it is never more than looked up', () => {
  for (const said of [
    '',
    ' ',
    '?',
    '𝕬'.repeat(1000),
    'a '.repeat(1000),
    '<script>alert(1)</script>',
    "'; drop table chat_turn; --",
    '(a+)+$',
    '\u202e6 gb',
    '{"payload":"confirm"}',
    '&:*|!<->',
  ]) {
    expect(heard('mobile_onboarding', 'summary', said, 'nb_NO', { plan: '6gb', numberChoice: 'new' })).not.toBe(
      'confirm',
    )
  }
})
