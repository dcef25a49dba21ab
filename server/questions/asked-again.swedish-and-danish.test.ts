import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { askAt } from './testing/ask-at.ts'

const CODE = 'summary.identity.phone_code.asked'

const ask = (locale: Locale, question: string, step: string) =>
  askAt({ locale, flow: 'power_onboarding', step }, question)

test.each<[Locale, string, string, string]>([
  ['sv_SE', 'agreement', 'men vad blir det per kwh typ? elbörsens snittpris säger mig inget', 'snittpris'],
  ['sv_SE', 'agreement', 'hur mycket i öre blir snittpriset ungefär, t.ex. förra månaden?', 'snittpris'],
  ['sv_SE', 'agreement', 'då tar jag väl det billigaste utan bindning', 'avtalsformer'],
  ['sv_SE', 'supplier', 'det vet jag inte på rak arm, hur ser man det?', 'vet-inte-elbolag'],
  ['sv_SE', 'supplier', 'kostar det mig nåt att lämna dom?', 'uppsagning-el'],
  [
    'sv_SE',
    'address.street',
    'vilka är ni ens? blir uppringd av elförsäljare var och varannan dag',
    'vilka-ar-ni-och-ringer-ni',
  ],
  ['sv_SE', 'phone', 'ni ringer väl inte på kvällarna?', 'ringer-ni'],
  ['sv_SE', 'address.postal_code', 'är det viktigt att lägenhetsnumret är rätt förresten?', 'lagenhetsnummer'],
  ['sv_SE', 'name', 'ska det vara mellannamn också?', 'mellannamn'],
  ['sv_SE', 'attorney', 'så ni kan teckna vad ni vill i mitt namn?', 'fullmakt'],
  [
    'sv_SE',
    'attorney',
    'om jag säger upp fullmakten, vad gör ni då med mitt personnummer och allt?',
    'ta-tillbaka-fullmakten',
  ],
  ['sv_SE', 'email', 'måste man ha mejl?', 'maste-ha-mejl'],
  ['sv_SE', 'summary', 'slocknar det när ni byter?', 'elavtal'],
  ['sv_SE', 'summary', 'och vem kan jag klaga hos om ni ringer ändå?', 'klaga-hos'],
  ['sv_SE', CODE, 'när kommer första fakturan?', 'faktura'],
  ['sv_SE', CODE, 'men jag vill inte ha reklam', 'personuppgifter'],
  ['da_DK', 'address.street', 'hej hvd er billigst spot el fast?', 'aftaletyper'],
  ['da_DK', 'address.street', 'ka jeg komme ud af den igen hvis jeg flytter?', 'flytte-fast-pris'],
  ['da_DK', 'date', 'el hvornår er hurtigst?', 'startdag'],
  ['da_DK', 'agreement', 'hvd er billigst lige nu? og hvor lang tid er jeg bundet', 'aftaletyper'],
  ['da_DK', 'agreement', 'så fast er jeg bundet 1 år?', 'binding-el'],
  ['da_DK', 'attorney', 'min søster har jo en aftale, skal hun selv sige den op eller gør I det?', 'en-andens-aftale'],
  ['da_DK', 'attorney', '4000 kwh?', 'regnet-forbrug'],
  ['da_DK', 'attorney', 'hvis jeg fortryder den fuldmagt bagefter, hvordan får jeg den så tilbage?', 'fuldmagt'],
  ['da_DK', 'summary', 'ka jeg bruge mobilepay', 'faktura'],
  ['da_DK', 'summary', 'Står der et sted hvad jeg betaler i alt? 99 øre er jo ikke hele sandheden', 'betaler-i-alt'],
  ['da_DK', 'summary', 'Hvad er der galt med et ja', 'hvorfor-knappen'],
])('HEAR-06 in %s where power is ordered, at %s, "%s" is told %s', (locale, step, question, article) => {
  expect(ask(locale, question, step)?.topic).toBe(`faq ${article}`)
})

test('HEAR-06 the power of attorney is told with where to take it back', () => {
  const found = ask('da_DK', 'hvordan får jeg fuldmagten tilbage', 'attorney')
  expect(found?.text).toContain('du kan trække den tilbage, når du vil, på')
})

test('HEAR-06 no figure is told for an average that nobody knows yet', () => {
  const found = ask('sv_SE', 'hur mycket i öre blir snittpriset ungefär, t.ex. förra månaden?', 'agreement')
  expect(found?.text).not.toMatch(/\d/u)
})
