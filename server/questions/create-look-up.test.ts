import { expect, test } from 'vitest'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { createLookUp } from './create-look-up.ts'
import { NO_QUESTIONS, QUESTIONS } from './testing/norwegian-questions/questions.ts'

const SATURDAY = Date.parse('2026-11-21T10:00:00Z')
const lookUp = await createLookUp(createEmbeddedContent(), createSpeak())
const ask = (question: string, locale: Locale = 'nb_NO', facts: Facts = {}, now = SATURDAY) =>
  lookUp(question, { locale, facts, now })
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ') ?? ''

const wrong = QUESTIONS.flatMap(([question, topic, holds = '']) => {
  const found = ask(question)
  const isRight = [topic].flat().includes(found?.topic ?? '') && plain(found?.text).includes(holds)
  return isRight ? [] : [`${question}: ${found?.topic ?? 'nothing'} ${plain(found?.text)}`]
})

test('CHAT-15 at least 95 of 100 Norwegian questions get the right answer', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(150)
  expect(wrong.length <= QUESTIONS.length * 0.05 ? [] : wrong).toEqual([])
})

test('CHAT-15 names, addresses, small talk and nonsense find nothing', () => {
  expect(NO_QUESTIONS.filter((said) => ask(said)).map((said) => `${said}: ${ask(said)?.topic}`)).toEqual([])
})

test('CHAT-15 an answer has three sentences at most and a path of our own', () => {
  for (const [question] of QUESTIONS) {
    const text = ask(question)?.text ?? ''
    const [, path = ''] = /[»”] \((\/[a-z0-9][\w/-]*(?:#[\w-]+)?)\)\.$/.exec(text) ?? []
    const sentences = text.replace(/ Les mer: .*$/, '').split(/(?<=[.!?]) (?=\p{Lu})/u)
    expect({ question, hasPath: path !== '', isShort: sentences.length <= 3 }).toEqual({
      question,
      hasPath: true,
      isShort: true,
    })
  }
})

test.each([
  ['nb_NO', 'jeg vil angre bestillingen'],
  ['sv_SE', 'jag vill ångra min beställning'],
  ['da_DK', 'jeg vil fortryde min bestilling'],
  ['en_US', 'I want to withdraw from my order'],
] as const)('BEY-06 in %s who writes “%s” is led to the page where it is done', (locale, said) => {
  expect(ask(said, locale)?.text).toContain('(/withdraw)')
})

test('CHAT-15 what a chosen plan costs is said when the price is asked for', () => {
  expect(plain(ask('hva koster det', 'nb_NO', { plan: '12gb' })?.text)).toContain('12 GB koster 399 kr')
  expect(ask('hva koster abonnementene', 'nb_NO', { plan: '12gb' })?.topic).toBe('plans')
})

test('BEY-10 the opening hours say whether anyone answers now, and when next', () => {
  expect(ask('når har dere åpent')?.text).toContain('vi åpner mandag 23. november')
  expect(ask('når har dere åpent', 'nb_NO', {}, Date.parse('2026-11-20T10:00:00Z'))?.text).toContain('Vi har åpent nå')
  expect(ask('är ni öppna nu', 'sv_SE')?.text).toContain('måndag 23 november')
  expect(ask('hvornår har I åbent?', 'da_DK')?.text).toContain('mandag')
})

test.each<[Locale, string, string]>([
  ['sv_SE', 'vad kostar elen', 'faq elpris'],
  ['sv_SE', 'hur byter jag elavtal', 'faq elavtal'],
  ['sv_SE', 'vad är anläggningsid', 'faq anlaggnings-id'],
  ['sv_SE', 'måste jag säga upp mitt gamla avtal', 'faq uppsagning-el'],
  ['sv_SE', 'ångerrätt', 'faq angerratt'],
  ['sv_SE', 'hur loggar jag in', 'faq logga-in'],
  ['sv_SE', 'telefonnummer', 'faq kontakt'],
  ['sv_SE', 'har ni mobilabonnemang', 'faq mobil'],
  ['da_DK', 'hvad koster strømmen', 'faq elpris'],
  ['da_DK', 'hvordan skifter jeg elaftale', 'faq elaftale'],
  ['da_DK', 'hvad er målernummeret', 'faq malernummer'],
  ['da_DK', 'fortrydelsesret', 'faq fortrydelsesret'],
  ['da_DK', 'hvordan logger jeg ind', 'faq log-ind'],
  ['en_US', 'what does 6 gb cost', 'plan 6gb'],
  ['en_US', 'can I keep my number?', 'faq keep-my-number'],
  ['en_US', 'does it work in Turkey', 'use TR'],
  ['en_US', 'what does it cost to call Sweden', 'calling SE'],
  ['en_US', 'when are you open', 'hours'],
  ['en_US', 'how do I cancel', 'faq cancel'],
  ['en_US', 'do you have a contract period', 'faq lock-in'],
])('CHAT-15 in %s "%s" finds %s', (locale, question, topic) => {
  expect(ask(question, locale)?.topic).toBe(topic)
})

test.each<[Locale, string, string | undefined]>([
  ['nb_NO', 'meldingen med koden kom aldri fram', 'faq kode-kommer-ikke'],
  ['sv_SE', 'sms:et med koden har aldrig kommit fram', 'faq kod-kommer-inte'],
  ['da_DK', 'beskeden med koden er aldrig kommet frem', 'faq koden-kommer-ikke'],
  ['en_US', 'the message with the code has not come', 'faq no-code'],
  ['nb_NO', 'naboen min har kjøpt en ny båt i år', undefined],
  ['en_US', 'the neighbours have bought a new car', undefined],
])('CHAT-15 in %s "%s", which is no question, is told %s', (locale, told, topic) => {
  expect(ask(told, locale)?.topic).toBe(topic)
})

test('CHAT-15 hostile questions are harmless: nothing is found, nothing takes long', () => {
  const hostile = [
    '<script>alert(document.cookie)</script>',
    "'; drop table chat_turn; --",
    '((((((a+)+)+)+)+)$',
    'a'.repeat(65_536),
    `${'pris '.repeat(13_000)}`,
    'hva koster \u0000 6 gb',
    '\u202ehva koster 6 gb\u202c',
    '&:*|!<-> (foo & !bar):*',
    '{"payload":"confirm"}',
    '{plan} {price, plural, other {x}}',
    '${process.env.SECRET}',
    '../../../etc/passwd',
    '%00%0a',
    '𝕳𝖛𝖆 𝖐𝖔𝖘𝖙𝖊𝖗',
    '__proto__ constructor toString',
    'e '.repeat(500),
    '9'.repeat(5000),
    `${'x'.repeat(30)} `.repeat(60),
  ]
  for (const question of hostile) {
    const began = process.cpuUsage()
    const found = ask(question)
    expect(process.cpuUsage(began).user, 'µs of work').toBeLessThan(3_000_000)
    expect(found?.text ?? '').not.toMatch(/<|\{|script|drop table/)
  }
})

test.each<[Locale, string, string]>([
  ['nb_NO', 'hei', 'hello'],
  ['nb_NO', 'Hei på deg!', 'hello'],
  ['nb_NO', 'Tusen takk', 'thanks'],
  ['en_US', 'thank you', 'thanks'],
  ['sv_SE', 'hej', 'hello'],
  ['da_DK', 'mange tak', 'thanks'],
])('CHAT-15 in %s "%s" is met with a friendly word', (locale, said, topic) => {
  expect(ask(said, locale)?.topic).toBe(topic)
  expect(ask(`${said} hva er puk`, 'nb_NO')?.topic).not.toBe(topic)
})
