import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { askAt } from './testing/ask-at.ts'
import { createListen } from './testing/utterances/listen.ts'

const listen = await createListen()
/** What the chat answers, whatever else it hears in the words. */
const topicAt = (locale: Locale, flow: FlowName, step: string, said: string) =>
  listen({ locale, flow, step, said, answers: [], corrections: [], topics: [], others: [] }).topic

const ask = (locale: Locale, flow: FlowName, step: string, question: string) => askAt({ locale, flow, step }, question)

test.each<[FlowName, string, string, string]>([
  ['mobile_onboarding', 'order.credit_consent', 'hva faen trenger dere kredittsjekk for på 229 kr', 'faq kredittsjekk'],
  [
    'mobile_onboarding',
    'order.plan',
    'jeg er litt usikker på om den gamle telefonen min i det hele tatt virker hos dere',
    'faq selger-dere-telefoner',
  ],
  ['mobile_onboarding', 'order.plan', 'har en Samsung fra 2017, virker den', 'faq selger-dere-telefoner'],
  ['mobile_onboarding', 'order.plan', 'hva dette eSIM er for noe', 'faq esim'],
  ['mobile_onboarding', 'order.plan', 'kan det starte den 15. januar', 'faq startdato'],
  ['mobile_onboarding', 'order.plan', 'kan jeg velge når abonnementet starter', 'faq startdato'],
  ['mobile_onboarding', 'order.plan', 'kan eg velje kva dag nummeret vert flytta', 'faq startdato'],
  ['mobile_onboarding', 'order.summary', 'startar det då med ein gong om eg bestiller no', 'faq startdato'],
  ['mobile_onboarding', 'order.summary', 'jeg vil at det skal starte over nyttår', 'faq startdato'],
  ['mobile_onboarding', 'order.plan', 'jeg vil at det skal starte over nyttår', 'faq startdato'],
  ['mobile_onboarding', 'order.summary', 'hvor er Tuva sitt da, hun skulle jo ha barn 1gb', 'faq flere-abonnement'],
  ['mobile_onboarding', 'order.email', 'hvordan får jeg lagt til gutten da, etterpå', 'faq flere-abonnement'],
  ['mobile_onboarding', 'order.summary', 'kan jeg bestille til min datter på 8 år også', 'faq flere-abonnement'],
  ['mobile_onboarding', 'order.plan', 'skal ha to abonnement, ett til meg og ett til dattera', 'faq flere-abonnement'],
  ['mobile_onboarding', 'order.credit_consent', 'går barn abonnement fortsatt når han er 9', 'plan barn-1gb'],
  ['insurance_leads', 'cover', 'hva koster reiseforsikring egentlig', 'faq forsikring'],
  ['insurance_leads', 'summary', 'hva koster reiseforsikring egentlig', 'faq forsikring'],
  ['insurance_leads', 'cover', 'dekker den barna mine', 'faq hvem-gjelder-forsikringen-for'],
  ['insurance_leads', 'summary', 'dekker den barna mine', 'faq hvem-gjelder-forsikringen-for'],
  ['insurance_leads', 'summary', 'når ringer dere', 'faq hva-skjer-etter-forsikringssamtalen'],
  ['insurance_leads', 'summary', 'hvor fort får jeg svar', 'faq hva-skjer-etter-forsikringssamtalen'],
  ['insurance_leads', 'cover', 'hvor fort får jeg svar', 'faq hva-skjer-etter-forsikringssamtalen'],
  ['insurance_leads', 'summary', 'jeg ga jo ingen fullmakt?', 'faq fullmakt-forsikring'],
  ['insurance_leads', 'email', 'hæ? på mail eller i posten?', 'faq hva-skjer-etter-forsikringssamtalen'],
  ['insurance_leads', 'attorney', 'får jeg reklame på tlf etterpå', 'faq hvorfor-epost'],
  ['debt_check', 'consent', 'må mannen min godkjenne?', 'faq hvem-ma-godkjenne'],
  ['debt_check', 'consent', 'kan jeg ikke bare si hva jeg skylder selv', 'faq oppgi-gjelden-selv'],
  [
    'debt_check',
    'refused',
    'jeg har 45000 på kredittkort, 80 tusen i forbrukslån og et billån, er det for mye?',
    'faq for-mye-gjeld',
  ],
  ['debt_check', 'check', 'hvorfor tok du ikke med lånene mine', 'faq lan-som-ikke-er-med'],
  ['debt_check', 'check', 'blir det kredittsjekk når rådgiveren ringer', 'faq pavirker-gjeldssjekken'],
  ['generic_signup', 'terms', 'kan jeg slette den hvis jeg angrer da', 'faq slette-konto'],
  ['generic_signup', 'terms', 'er det mye dere kommer til å mase på epost da', 'faq hvorfor-epost'],
  ['mobile_onboarding', 'order.plan', 'får vi ekstra regning hvis han bruker opp dataen?', 'faq data-brukt-opp'],
  ['mobile_onboarding', 'order.plan', 'hvor mye data bruker en time video', 'faq data-til-video'],
  ['mobile_onboarding', 'order.plan', 'koster videosamtaler ekstra', 'faq videosamtale'],
  ['mobile_onboarding', 'order.plan', 'hvor mye data trenger jeg', 'faq hvor-mye-data'],
  ['mobile_onboarding', 'order.phone', 'hvilken telefon kommer koden til', 'faq koden-i-gammel-telefon'],
  ['mobile_onboarding', 'order.phone', 'koden kommer ikke', 'faq kode-kommer-ikke'],
  ['mobile_onboarding', 'order.credit_consent', 'må jeg betale noe nå eller kommer det faktura?', 'faq betale-na'],
  ['mobile_onboarding', 'order.credit_consent', 'når må jeg betale', 'faq nar-trekkes-pengene'],
  [
    'mobile_onboarding',
    'order.credit_consent',
    'hva sjekker dere, blir det anmerkning på meg?',
    'faq anmerkning-av-kredittsjekken',
  ],
  [
    'debt_check',
    'consent',
    'litt flau over dette egentlig. får noen vite det hvis jeg sjekker?',
    'faq hvem-far-se-gjelden',
  ],
  ['debt_check', 'consent', 'usj, hva skjer hvis jeg ikke klarer å betale da', 'faq ikke-betale-lanet'],
  ['debt_check', 'email', 'får dere se det jeg tjener og?', 'faq ser-dere-inntekten'],
  ['debt_check', 'email', 'men ikke skriv så mannen ser det', 'faq skriver-dere-hjem'],
  ['debt_check', 'check', 'tjener 480 før skatt, får jeg lån da', 'faq far-jeg-lan'],
  ['debt_check', 'check', 'hvor mye kan jeg låne med 480 i lønn', 'faq hvor-mye-kan-jeg-lane'],
  ['debt_check', 'check', 'kan dette ta huset fra oss', 'faq med-eller-uten-sikkerhet'],
  ['debt_check', 'check', 'mister vi huset hvis jeg refinansierer og ikke betaler?', 'faq med-eller-uten-sikkerhet'],
  [
    'insurance_leads',
    'attorney',
    'samboeren har sine i gjensidige og jeg i if, kan dere hente begge',
    'faq fullmakt-for-andre',
  ],
  ['insurance_leads', 'summary', 'hvor lenge varer tilbudet og koster det noe', 'faq hvor-lenge-gjelder-tilbudet'],
  ['mobile_onboarding', 'order.plan', 'eg lure på ka det koste når eg e på Gran Canaria i vinter', 'use ES'],
  ['mobile_onboarding', 'order.whose', 'hvorfor må dere vite hvem det er til', 'faq hvem-abonnementet-er-til'],
  ['mobile_onboarding', 'order.whose', 'hvorfor spør du om det', 'why order.whose'],
  ['mobile_onboarding', 'order.number', 'nytt hva koster', 'faq nytt-nummer'],
  ['mobile_onboarding', 'order.number', 'hvorfor koster nytt nummer 199', 'faq hvorfor-nytt-nummer-koster'],
  ['mobile_onboarding', 'order.port_number', 'hva om jeg ikke har det i mitt navn', 'faq nummerflytting-avslag'],
  ['mobile_onboarding', 'order.phone', 'hva om jeg vil ha et annet nummer', 'faq oppgi-annet-nummer'],
  ['mobile_onboarding', 'order.phone', 'hva om jeg ikke har norsk nr', 'faq oppgi-annet-nummer'],
  ['mobile_onboarding', 'order.address.postal_code', 'hva om jeg ikke husker', 'faq husker-ikke'],
  ['mobile_onboarding', 'order.address.postal_code', 'hvordan finner jeg postnummeret mitt', 'faq husker-ikke'],
  ['mobile_onboarding', 'order.address.street', 'hva om pakkeboks', 'faq frakt'],
  ['mobile_onboarding', 'order.address.street', 'kan dere sende det til en pakkeboks', 'faq frakt'],
  ['mobile_onboarding', 'order.credit_consent', 'får eg nytt nummer no eller', 'faq nytt-nummer'],
  ['mobile_onboarding', 'order.credit_consent', 'Hva skjer hvis jeg sier nei?', 'about order.credit.about.no'],
  ['mobile_onboarding', 'order.credit_consent', 'hva om eg ikkje vil', 'about order.credit.about.no'],
  ['mobile_onboarding', 'order.credit_consent', 'koffor må dokker det', 'why order.credit_consent'],
  ['mobile_onboarding', 'order.summary', 'når får jeg nummeret mitt over', 'faq hvor-lang-tid'],
  ['mobile_onboarding', 'order.summary', 'ja men når får jeg nummeret mitt over da', 'faq hvor-lang-tid'],
  ['mobile_onboarding', 'order.summary', 'jeg spør NÅR, hvor mange dager', 'faq hvor-lang-tid'],
  ['generic_signup', 'name', 'kan jeg se produktene først eller må jeg registrere meg?', 'faq se-produktene-forst'],
  ['generic_signup', 'name', 'vil gjerne se an produktene litt først', 'faq se-produktene-forst'],
  [
    'generic_signup',
    'terms',
    'hva skjer med opplysningene mine hvis jeg sletter kontoen, blir alt borte?',
    'faq hva-slettes-med-kontoen',
  ],
])('HEAR-06 in Norwegian at %s %s, "%s" is told %s', (flow, step, question, topic) => {
  expect(topicAt('nb_NO', flow, step, question)).toBe(topic)
})

test.each<[FlowName, string, string, string]>([
  ['mobile_onboarding', 'order.summary', 'can number move on 20 december, not before?', 'faq start-date'],
  ['mobile_onboarding', 'order.summary', 'when does it start, my old one finish 20 december', 'faq start-date'],
  [
    'mobile_onboarding',
    'order.summary',
    'can I get the number transfer done on the 15th of december',
    'faq start-date',
  ],
  ['mobile_onboarding', 'order.summary', 'I wanted it to start on the 15th', 'faq start-date'],
  ['mobile_onboarding', 'order.summary', 'can i pay when get salary, is 15 every month', 'faq when-do-i-pay'],
  ['mobile_onboarding', 'order.plan', 'do I get a family discount', 'faq discount'],
  ['mobile_onboarding', 'order.summary', 'do I get a family discount', 'faq discount'],
  ['debt_check', 'invite', 'can i use this as a foreigner', 'faq refinancing-as-a-foreigner'],
  ['debt_check', 'invite', 'can foreigners living in norway apply', 'faq refinancing-as-a-foreigner'],
  ['debt_check', 'consent', 'my boss and UDI cant see it right?', 'faq who-sees-my-debt'],
  ['debt_check', 'check', 'what is the interest on such a loan usually', 'faq what-is-refinancing'],
  ['mobile_onboarding', 'order.plan', 'how much is one hour video in GB?', 'faq video-data'],
  ['mobile_onboarding', 'order.plan', 'i ask what is enough for video every day maybe one hour', 'faq video-data'],
  [
    'mobile_onboarding',
    'order.plan',
    'need much internet because video call with my mother every day',
    'faq video-data',
  ],
  ['mobile_onboarding', 'order.plan', 'how much data do i need', 'faq how-much-data'],
  [
    'mobile_onboarding',
    'order.phone',
    'same number yes but is active in old phone still, can receive code?',
    'faq code-in-old-phone',
  ],
  ['mobile_onboarding', 'order.plan', 'do i need a norwegian id number to sign up', 'faq birth-date'],
  ['mobile_onboarding', 'order.email', 'and do you send invoices in english', 'faq invoice-language'],
  ['mobile_onboarding', 'order.summary', 'and can i quit if i move back home', 'faq cancel'],
  ['insurance_leads', 'phone', 'cant the guy just email me?', 'faq email-instead-of-call'],
  ['insurance_leads', 'summary', 'email only though, right? no calls', 'faq email-instead-of-call'],
  ['insurance_leads', 'summary', 'is this thing gonna cost me anything', 'faq insurance-cost'],
  [
    'debt_check',
    'invite',
    'and what interest would i end up with, mine are like 18 and 22 percent',
    'faq interest-rate',
  ],
  ['debt_check', 'invite', 'how long does the whole thing take?', 'faq refinancing-time'],
  ['debt_check', 'invite', 'from i check until the old loans are paid, days or weeks?', 'faq refinancing-time'],
  ['debt_check', 'email', 'will he try to sell me things?', 'faq adviser-selling'],
  ['mobile_onboarding', 'order.credit_consent', 'and what happens if i say no?', 'about order.credit.about.no'],
  ['mobile_onboarding', 'order.credit_consent', 'do i have to pay anything now', 'faq when-do-i-pay'],
])('HEAR-06 in English at %s %s, "%s" is told %s', (flow, step, question, topic) => {
  expect(topicAt('en_US', flow, step, question)).toBe(topic)
})

test.each<[FlowName, string, string]>([
  ['mobile_onboarding', 'order.number', 'må jeg'],
  ['mobile_onboarding', 'order.plan', 'hva om jeg vil ha noe annet'],
  ['mobile_onboarding', 'order.number', 'kor mykje koste det igjen'],
  ['mobile_onboarding', 'order.phone', 'fornøyd nå?'],
  ['mobile_onboarding', 'order.phone', 'kan dere ikke lese'],
])('HEAR-06 in Norwegian at %s %s, "%s" gets no answer to another question', (flow, step, question) => {
  expect(topicAt('nb_NO', flow, step, question)).toBeUndefined()
})

test.each<[Locale, FlowName, string, string, string]>([
  [
    'nb_NO',
    'mobile_onboarding',
    'order.plan',
    'hvor er Tuva sitt da, hun skulle jo ha barn 1gb',
    'faq flere-abonnement',
  ],
  ['nb_NO', 'mobile_onboarding', 'order.summary', 'sønnen skal jo ha et eget, glemte vi det', 'faq flere-abonnement'],
  ['nb_NO', 'debt_check', 'email', 'faktura? det var jo gratis', 'faq hva-koster-refinansiering'],
  ['en_US', 'debt_check', 'check', 'can i do it if i only have temporary permit', 'faq refinancing-as-a-foreigner'],
])('HEAR-06 in %s at %s %s, the look-up for "%s" finds %s', (locale, flow, step, question, topic) => {
  expect(ask(locale, flow, step, question)?.topic).toBe(topic)
})

test.each<[Locale, FlowName, string, string, RegExp]>([
  ['nb_NO', 'mobile_onboarding', 'order.plan', 'hva dette eSIM er for noe', /^Et eSIM er .*ikke ennå/],
  ['en_US', 'mobile_onboarding', 'order.plan', 'what is this esim thing', /^An eSIM is .*not have it yet/],
  ['nb_NO', 'insurance_leads', 'summary', 'hvor fort får jeg svar', /to arbeidsdager.*Har du gitt fullmakt/],
  ['nb_NO', 'insurance_leads', 'cover', 'hva koster reiseforsikring egentlig', /kommer an på selskapet og på deg/],
  ['en_US', 'debt_check', 'check', 'what is the interest on such a loan usually', /depends on the bank/],
  ['nb_NO', 'mobile_onboarding', 'order.summary', 'hvordan får jeg lagt til gutten da, etterpå', /ett om gangen/],
  [
    'nb_NO',
    'mobile_onboarding',
    'order.plan',
    'får vi ekstra regning hvis han bruker opp dataen?',
    /^Det kommer ingen ekstra regning/,
  ],
  ['nb_NO', 'debt_check', 'check', 'kan dette ta huset fra oss', /kreve boligen solgt hvis lånet ikke blir betalt/],
])('HEAR-06 in %s at %s %s, the answer to "%s" holds', (locale, flow, step, question, text) => {
  expect(ask(locale, flow, step, question)?.text).toMatch(text)
})
