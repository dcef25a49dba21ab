import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { askAt } from './testing/ask-at.ts'
import { createListen } from './testing/utterances/listen.ts'

const listen = await createListen()
/** What the chat answers, whatever else it hears in the words. */
const topicAt = (locale: Locale, flow: FlowName, step: string, said: string) =>
  listen({ locale, flow, step, said, answers: [], corrections: [], topics: [], others: [] }).topic

const ask = (locale: Locale, flow: FlowName, question: string, step: string) => askAt({ locale, flow, step }, question)

test.each<[Locale, string, string, string]>([
  ['sv_SE', 'date', 'är det samma elnät som förr eller hur funkar det', 'elnat'],
  ['sv_SE', 'agreement', 'är det samma elnät som förr eller hur funkar det', 'elnat'],
  ['sv_SE', 'summary', 'varför är första fakturan lägre än månadsavgiften', 'forsta-fakturan'],
  ['sv_SE', 'summary', 'kan jag ångra mig om flytten blir uppskjuten', 'angerratt'],
  ['sv_SE', 'summary', 'vad händer om flytten blir senare', 'startdag'],
  ['sv_SE', 'agreement', 'vad är billigast då', 'avtalsformer'],
  ['sv_SE', 'summary', 'kan jag få rabatt', 'rabatt'],
  ['sv_SE', 'address.street', 'jag vet inte vilket elbolag jag har, gör det nåt', 'vet-inte-elbolag'],
  ['sv_SE', 'supplier', 'det går på hyresvärden tror jag, kan ni inte se det?', 'hyresvarden'],
  ['sv_SE', 'summary', 'vad händer om jag flyttar innan 12 månader', 'flytta-fast-pris'],
  ['sv_SE', 'address.street', 'har ni bindningstid?', 'bindningstid-el'],
  ['sv_SE', 'address.street', 'binder ni en som dom andra jävlarna?', 'bindningstid-el'],
  ['sv_SE', 'address.street', 'Jag vill beställa el åt min mamma, går det?', 'vem-star-pa-avtalet'],
  ['sv_SE', 'supplier', 'Men vems namn ska stå på avtalet, hennes eller mitt?', 'vem-star-pa-avtalet'],
  ['sv_SE', 'address.street', 'hur vet ja att ni inte e bluff', 'vilka-ar-ni'],
  ['da_DK', 'address.street', 'Er det overhovedet lovligt at jeg gør det for hende?', 'hvem-staar-paa-aftalen'],
  ['sv_SE', 'attorney', 'får jag ge fullmakt när det är sambon som har avtalet', 'fullmakt-annans-avtal'],
  ['sv_SE', 'summary', 'vad betyder elområde se4, är det dyrare', 'elomrade'],
  ['sv_SE', 'summary', 'räcker det med hennes nummer för koden', 'vilket-nummer-far-koden'],
  ['sv_SE', 'summary', 'vem får fakturan, jag eller sara', 'vem-far-fakturan'],
  ['sv_SE', 'date', 'vilken dag är bäst att börja', 'valja-dag'],
  ['da_DK', 'agreement', 'hvad er smartest når man er på su og bor alene', 'aftaletyper'],
  ['da_DK', 'agreement', 'hvilken er billigst for sådan en som mig, og er man bundet?', 'aftaletyper'],
  ['da_DK', 'agreement', 'hvad er egentlig et månedsgennemsnit', 'aftaletyper'],
  ['da_DK', 'agreement', 'hvad er forskellen på de to', 'aftaletyper'],
  ['da_DK', 'agreement', 'er det dumt at tage fast pris', 'aftaletyper'],
  ['da_DK', 'summary', 'er I sikre på der er strøm når jeg kommer', 'indflytning-el'],
  ['da_DK', 'summary', 'er det ikke lidt sent at bestille når det er i morgen', 'indflytning-el'],
  ['da_DK', 'summary', 'kan jeg betale med mobilepay', 'faktura'],
  ['da_DK', 'date', 'kan I ikke gøre det før?', 'startdag'],
  ['da_DK', 'agreement', 'hvornår kommer den første regning', 'faktura'],
  ['da_DK', 'summary', 'hvornår kommer den første regning', 'faktura'],
  ['da_DK', 'summary', 'hvad koster det hele pr kwh med afgifter', 'elpris'],
  ['da_DK', 'date', 'hvad plejer folk at gøre', 'vaelge-dag'],
  ['da_DK', 'summary', 'Min fødselsdag, skal I ikke have den?', 'cpr-nummer'],
  ['da_DK', 'email', 'Min fødselsdag, skal I ikke have den?', 'cpr-nummer'],
  ['da_DK', 'reason', 'skal jeg selv sige op hos dem jeg har nu?', 'opsigelse-el'],
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
  ['sv_SE', 'agreement', 'Är det några dolda avgifter? Ni tog 79 kr i fakturaavgift sist', 'fakturaavgift'],
  ['sv_SE', 'attorney', 'va e fullmakt för nåt', 'fullmakt'],
  ['sv_SE', 'summary', 'byter ni elnätet också, jag har Ellevio', 'elnat'],
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
  ['sv_SE', 'summary.identity.phone_code.asked', 'när kommer första fakturan?', 'faktura'],
  ['sv_SE', 'summary.identity.phone_code.asked', 'men jag vill inte ha reklam', 'personuppgifter'],
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
  expect(topicAt(locale, 'power_onboarding', step, question)).toBe(`faq ${article}`)
})

test.each<[Locale, string, string, string]>([
  ['sv_SE', 'attorney', 'jag flyttar ju in och har inget elavtal där', 'inget-att-saga-upp'],
  ['sv_SE', 'supplier', 'jag vet inte vilket elbolag jag har, gör det nåt', 'vet-inte-elbolag'],
  [
    'sv_SE',
    'date',
    'min sambo har bindningstid till sista januari hos nuvarande bolaget, gör det nåt',
    'uppsagning-el',
  ],
  ['sv_SE', 'address.street', 'vi ska flytta, vet inte vilket datum än, kan jag beställa ändå?', 'vet-inte-datum'],
  ['sv_SE', 'phone', 'men ring mig inte med säljsnack', 'personuppgifter'],
  ['da_DK', 'agreement', 'hvilken en er bedst for sådan en som mig', 'aftaletyper'],
])('HEAR-06 in %s where power is ordered, at %s, the look-up for "%s" finds %s', (locale, step, question, article) => {
  expect(ask(locale, 'power_onboarding', question, step)?.topic).toBe(`faq ${article}`)
})

test.each<[string, string, string]>([
  ['phone', '070-318 46 25, fast det är jobbtelefonen, går det bra?', 'jobbtelefon'],
  ['terms', 'kostar det verkligen inget och kan jag säga upp det sen', 'konto'],
])('HEAR-06 in sv_SE where an account is made, at %s, "%s" is told %s', (step, question, article) => {
  expect(topicAt('sv_SE', 'generic_signup', step, question)).toBe(`faq ${article}`)
})

test.each(['agreement', 'summary'])('HEAR-06 at %s nobody is promised what power costs in winter', (step) => {
  const found = ask('da_DK', 'power_onboarding', 'priserne stiger vel til vinter, hvad siger du', step)
  expect(found?.topic).toBe('faq elpris')
  expect(found?.text).toContain('Med Fast pris er elprisen også den samme i 12 måneder.')
})

test('HEAR-06 whose name an account is in is told where one is made', () => {
  const found = ask('da_DK', 'generic_signup', 'men skal det være mors navn', 'name')
  expect(found?.topic).toBe('faq hvem-kontoen-staar-i')
})

test('CHAT-15 the markup and the price of a use are told where VAT is asked for too', () => {
  const markup = ask(
    'sv_SE',
    'power_onboarding',
    'Vad har ni för påslag på spotpriset i SE2, inklusive moms?',
    'reason',
  )
  expect(markup?.text).toContain('Påslaget är det du betalar oss per kWh')
  expect(markup?.text).toContain('Det är med moms')
  const fixed = ask(
    'sv_SE',
    'power_onboarding',
    'Vad blir fast pris med 18000 kWh, uppsägningstid och allt, inklusive moms?',
    'summary',
  )
  expect(fixed?.text).toContain('Med 18\u{a0}000 kWh om året blir det ungefär')
  expect(fixed?.text).toContain('Det är med moms')
})

test('CHAT-15 who regrets a fixed price is told of the right to withdraw before what binds', () => {
  const found = ask('da_DK', 'power_onboarding', 'hvis jeg fortryder, kan jeg så komme ud af fast pris?', 'agreement')
  expect(found?.text).toMatch(/^De første 14 dage, .* Bagefter binder Fast pris dig/)
})

test('HEAR-06 the power of attorney is told with where to take it back', () => {
  const found = ask('da_DK', 'power_onboarding', 'hvordan får jeg fuldmagten tilbage', 'attorney')
  expect(found?.text).toContain('du kan trække den tilbage, når du vil, på')
})

test('HEAR-06 no figure is told for an average that nobody knows yet', () => {
  const found = ask(
    'sv_SE',
    'power_onboarding',
    'hur mycket i öre blir snittpriset ungefär, t.ex. förra månaden?',
    'agreement',
  )
  expect(found?.text).not.toMatch(/\d/u)
})
