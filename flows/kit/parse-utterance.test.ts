import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { createSpeak } from '#server/brain/turns/speak.ts'
import type { flows } from '#flows/registry.ts'
import { listener } from './testing/listener.ts'

const heard = listener(createSpeak())

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
  ['credit_consent', 'hvorfor det?', 'why order.credit_consent'],
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
  ['birth', 'hvorfor må dere vite det', 'why order.birth'],
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
    heard('mobile_onboarding', 'summary', 'Bestill  og betal', 'nb_NO', { plan: '6gb', numberChoice: 'new' }),
  ).toBe('confirm')
})

test.each<[Locale, keyof typeof flows, string, string, string]>([
  ['da_DK', 'power_onboarding', 'attorney', 'ja', 'give'],
  ['sv_SE', 'power_onboarding', 'attorney', 'japp', 'give'],
  ['sv_SE', 'power_onboarding', 'attorney_declined', 'ja', 'give'],
  ['nb_NO', 'generic_signup', 'phone_code.expired', 'ja', 'unsure resend'],
  ['sv_SE', 'power_onboarding', 'summary.identity.phone_code.expired', 'ja', 'unsure resend'],
  ['nb_NO', 'debt_check', 'not_sent', 'ja', 'unsure call'],
  ['nb_NO', 'mobile_onboarding', 'whose', 'ja', 'perhaps a question'],
  ['nb_NO', 'mobile_onboarding', 'number', 'ja', 'perhaps a question'],
  ['sv_SE', 'power_onboarding', 'home', 'nej', 'other_address'],
  ['da_DK', 'power_onboarding', 'home', 'nej', 'other_address'],
])('HEAR-01 %s %s %s: a bare "%s" is %s', (locale, flow, step, said, meant) => {
  expect(heard(flow, step, said, locale)).toBe(meant)
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
  ['sv_SE', 'power_onboarding', 'street', 'varför behöver ni adressen', 'why address.street'],
  ['sv_SE', 'generic_signup', 'terms', 'ja jag accepterar', 'accept'],
  ['sv_SE', 'generic_signup', 'hello', 'har redan ett konto', 'known'],
  ['da_DK', 'power_onboarding', 'reason', 'skifter selskab', 'switch'],
  ['da_DK', 'power_onboarding', 'supplier', 'aner det ikke', 'unknown'],
  ['da_DK', 'power_onboarding', 'code', 'har ikke fået sms', 'resend'],
  ['da_DK', 'power_onboarding', 'street', 'hvorfor skal i bruge adressen', 'why address.street'],
  ['da_DK', 'generic_signup', 'terms', 'ja jeg accepterer', 'accept'],
  ['da_DK', 'generic_signup', 'hello', 'ikke kunde endnu', 'new'],
]

test.each(NEIGHBOURS)('CHAT-15 in %s, %s at %s, "%s" is %s', (locale, flow, step, said, meant) => {
  expect(heard(flow, step, said, locale)).toBe(meant)
})

test('CHAT-15 a long text is not searched for a name', () => {
  expect(heard('mobile_onboarding', 'name', 'Kari Nordmann, født 1990')).toBe('typed')
  expect(heard('mobile_onboarding', 'name', `Kari Nordmann ${'bor langt nord '.repeat(20)}født 1990`)).toBe(
    'perhaps a question',
  )
})

test('CHAT-15 any typed text, long, empty or strange, is at most looked up', () => {
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
