import { expect, test } from 'vitest'
import { powerAgreementsIn, powerPrice } from '#contracts/catalogue/power.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { formatPerKwh } from '#contracts/kernel/money.ts'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { createLookUp } from './create-look-up.ts'

const NOW = Date.parse('2026-11-26T12:00:00Z')
const lookUp = await createLookUp(createEmbeddedContent(), createSpeak())
function ask(locale: Locale, question: string, facts: Facts = {}, step = 'address.street') {
  const found = lookUp(question, { locale, facts, now: NOW, flow: 'power_onboarding', step })
  return { topic: found?.topic, text: found?.text.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '' }
}

const HOME = { sv_SE: { priceArea: 'SE1' }, da_DK: { priceArea: 'DK1' } } as const satisfies Partial<
  Record<Locale, Facts>
>

test.each([
  ['sv_SE', 'vad kostar elen per kwh hos er?', ['6,90 öre/kWh', '8,50 öre/kWh', '57,90–114,90 öre/kWh', '39 kr']],
  ['da_DK', 'hvad koster det egentlig hos jer?', ['9,90 øre/kWh', '94,50–99,50 øre/kWh', '29 kr']],
] as const)(
  'CHAT-15 in %s the price of power is told by agreement before the address is known',
  (locale, said, told) => {
    const { topic, text } = ask(locale, said)
    expect(topic).toBe('faq elpris')
    for (const words of told) expect(text).toContain(words)
    expect(text).toMatch(/adress/)
  },
)

test.each([
  ['sv_SE', 'vad kostar kilowattimmen', 'SE', 'SE1'],
  ['da_DK', 'hvad koster en kilowatttime', 'DK', 'DK1'],
] as const)('CHAT-15 in %s the price of power is that of the area which is known', (locale, said, country, area) => {
  const { text } = ask(locale, said, HOME[locale], 'agreement')
  const prices = powerAgreementsIn(country).map(({ id }) => powerPrice(id, area, '2026-11-26')?.perKwh ?? 0)
  for (const price of prices)
    expect(text).toContain(formatPerKwh(price, locale, country === 'SE' ? 'SEK' : 'DKK').replaceAll('\u00a0', ' '))
  expect(text).toContain(area)
  expect(text).not.toMatch(/adress/)
})

test.each<[Locale, string, string]>([
  ['sv_SE', 'jag bor i 211 22, vad kostar kwh', 'SE4'],
  ['sv_SE', 'vad kostar elen i elområde 3', 'SE3'],
  ['da_DK', 'hvad er prisen pr kwh i Odense? bor 5000', 'DK1'],
  ['da_DK', 'hvad koster strømmen på sjælland', 'DK2'],
])('CHAT-15 in %s "%s" is answered for %s', (locale, said, area) => {
  expect(ask(locale, said).text).toContain(area)
})

test.each<[Locale, string, string[]]>([
  ['sv_SE', 'vad blir det i månaden om vi gör av med 2500 kwh om året', ['2 500 kWh', '53 kr', '47 kr', '164 kr']],
  ['sv_SE', 'vad går det på för 400 kwh i månaden', ['4 800 kWh', '67 kr']],
  ['sv_SE', 'vad är billigast för en lägenhet med ca 2500 kwh om året?', ['2 500 kWh', '47 kr']],
  ['da_DK', 'hvad koster det om måneden ca, vi bruger 5200 kWh', ['5.200 kWh', '72 kr', '439 kr']],
  ['da_DK', 'vi bruger 6000 om året, hvad lander det på', ['6.000 kWh']],
  ['da_DK', 'hvor meget bliver det i alt om måneden ca?', ['4.000 kWh', '62 kr']],
])('CHAT-15 in %s "%s" is reckoned', (locale, said, told) => {
  const { text } = ask(locale, said, locale === 'sv_SE' ? HOME.sv_SE : HOME.da_DK, 'agreement')
  for (const words of told) expect(text).toContain(words)
})

test('CHAT-15 a month is reckoned for the agreement that is chosen', () => {
  const chosen = { ...HOME.sv_SE, powerAgreement: 'se-timpris' } as const
  const { text } = ask('sv_SE', 'vad blir det i månaden', chosen, 'summary')
  expect(text).toContain('Månadsmedelpris')
  expect(text).not.toContain('Fast pris')
})

test.each<[Locale, string, string]>([
  ['sv_SE', 'vad betyder påslag?', 'utöver elbörsens snittpris'],
  ['sv_SE', 'kommer priset höjas utan att ni säger till?', 'detsamma i 12 månader'],
  ['sv_SE', 'månadsavgift 39 spänn, va får man för det', '29 kr (Rörligt pris)'],
  ['sv_SE', 'är det billigare på natten', 'dygnet runt'],
  ['sv_SE', 'är det gratis att teckna', 'inget för att börja'],
  ['da_DK', 'hvorfor tager i 29 kr om måneden', 'for selve aftalen'],
  ['da_DK', 'stiger prisen om vinteren', 'hver måned'],
  ['da_DK', 'hvor stort er jeres tillæg', '9,90 øre/kWh'],
])('CHAT-15 in %s "%s" is told what is asked of the price', (locale, said, words) => {
  expect(ask(locale, said, {}, 'agreement').text).toContain(words)
})

test.each<[Locale, string, string, string | undefined]>([
  ['sv_SE', 'attorney', 'varför måste ni ha det?', 'faq fullmakt'],
  ['da_DK', 'attorney', 'hvad sker der hvis jeg siger nej til det der', 'faq fuldmagt'],
  ['da_DK', 'agreement', 'hvad synes du?', 'faq aftaletyper'],
  ['sv_SE', 'summary', 'vad tycker du?', undefined],
])('HEAR-06 in %s at %s "%s" is about what is asked there', (locale, step, said, topic) => {
  expect(ask(locale, said, {}, step).topic).toBe(topic)
})

test('HEAR-06 who has waited for others is told how to reach us, and gets no regrets', () => {
  expect(ask('da_DK', 'er i til at få fat i? har ventet 40 min i telefonkø hos de andre').topic).toBe('faq kontakt')
})
