import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { askAt } from './testing/ask-at.ts'

const ask = (locale: Locale, question: string, step: string) =>
  askAt({ locale, flow: 'power_onboarding', step }, question)

test.each<[Locale, string, string, string]>([
  ['da_DK', 'agreement', 'hvem af os skal egentlig stå på aftalen, kan vi begge to?', 'hvem-staar-paa-aftalen'],
  ['da_DK', 'name', 'men kan hun stå på senere?', 'hvem-staar-paa-aftalen'],
  ['da_DK', 'name', 'Mig eller ham?', 'hvem-staar-paa-aftalen'],
  ['da_DK', 'attorney', 'må hun godt give fuldmagt når det er hende der står på nu?', 'fuldmagt-for-en-anden'],
  [
    'da_DK',
    'attorney',
    'Men det er ikke mig, det er min far der bor der, må jeg give fuldmagt for ham?',
    'fuldmagt-for-en-anden',
  ],
  ['da_DK', 'date', 'kan jeg betale for ham eller skal regningen gå til ham?', 'hvem-faar-regningen'],
  ['da_DK', 'agreement', 'hvis jeg fortryder, kan jeg så komme ud af fast pris?', 'fortryde-fast-pris'],
  ['da_DK', 'agreement', 'hvad er det mest folk har?', 'hvad-andre-vaelger'],
  ['da_DK', 'phone', 'og I må ikke ringe med salg, vel?', 'persondata'],
  ['da_DK', 'summary', 'kan han ikke få noget der er billigere om vinteren?', 'elpris'],
  ['da_DK', 'summary', 'Er der gebyr på første faktura? den siger 19,65', 'foerste-regning'],
  ['da_DK', 'reason', 'hvad koster det egentlig?', 'elpris'],
  ['da_DK', 'supplier', 'Hvad rager det jer', 'hvorfor-alle-spoergsmaal'],
  ['sv_SE', 'address.street', 'Hur vet jag att det inte händer igen?', 'blir-det-fel-igen'],
  ['sv_SE', 'address.street', 'vi ska flytta, vet inte vilket datum än, kan jag beställa ändå?', 'vet-inte-datum'],
  ['sv_SE', 'agreement', 'ingen susning, vad tar folk mest?', 'vad-andra-valjer'],
  ['sv_SE', 'agreement', 'Är det några dolda avgifter? Ni tog 79 kr i fakturaavgift sist', 'fakturaavgift'],
  ['sv_SE', 'attorney', 'va e fullmakt för nåt', 'fullmakt'],
  ['sv_SE', 'phone', 'men ring mig inte med säljsnack', 'personuppgifter'],
  ['sv_SE', 'summary', 'byter ni elnätet också, jag har Ellevio', 'elnat'],
])('HEAR-06 in %s where power is ordered, at %s, "%s" is told %s', (locale, step, question, article) => {
  expect(ask(locale, question, step)?.topic).toBe(`faq ${article}`)
})

test('HEAR-06 whose name an account is in is told where one is made', () => {
  const found = askAt({ locale: 'da_DK', flow: 'generic_signup', step: 'name' }, 'men skal det være mors navn')
  expect(found?.topic).toBe('faq hvem-kontoen-staar-i')
})

test('CHAT-15 the markup and the price of a use are told where VAT is asked for too', () => {
  const markup = ask('sv_SE', 'Vad har ni för påslag på spotpriset i SE2, inklusive moms?', 'reason')
  expect(markup?.text).toContain('Påslaget är det du betalar oss per kWh')
  expect(markup?.text).toContain('Det är med moms')
  const fixed = ask('sv_SE', 'Vad blir fast pris med 18000 kWh, uppsägningstid och allt, inklusive moms?', 'summary')
  expect(fixed?.text).toContain('Med 18\u{a0}000 kWh om året blir det ungefär')
  expect(fixed?.text).toContain('Det är med moms')
})

test('CHAT-15 who regrets a fixed price is told of the right to withdraw before what binds', () => {
  const found = ask('da_DK', 'hvis jeg fortryder, kan jeg så komme ud af fast pris?', 'agreement')
  expect(found?.text).toMatch(/^De første 14 dage, .* Bagefter binder Fast pris dig/)
})
