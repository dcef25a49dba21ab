import { expect, test } from 'vitest'
import type { Facts } from '#contracts/chat/facts.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { askAt } from './testing/ask-at.ts'

test.each<[Locale, FlowName, string, string]>([
  ['nb_NO', 'mobile_onboarding', 'hvilket abonnement anbefaler dere for en student?', 'faq hvor-mye-data'],
  ['nb_NO', 'mobile_onboarding', 'hva passer for en pensjonist', 'faq hvor-mye-data'],
  ['en_US', 'mobile_onboarding', 'what plan would you recommend for a student?', 'faq how-much-data'],
  ['en_US', 'mobile_onboarding', 'What do I need if I mostly watch youtube on the bus?', 'faq how-much-data'],
  ['en_US', 'mobile_onboarding', "what's the difference between the plans?", 'plans'],
  ['nb_NO', 'mobile_onboarding', 'hva er forskjellen på abonnementene?', 'plans'],
  ['nb_NO', 'mobile_onboarding', 'kan dere levere den på jobben?', 'faq sim-til-annen-adresse'],
  ['en_US', 'mobile_onboarding', 'could you deliver it to my office', 'faq sim-to-another-address'],
  ['nb_NO', 'mobile_onboarding', 'hvem står på kontrakten, jeg eller barnebarnet?', 'faq hvem-star-pa-abonnementet'],
  ['en_US', 'mobile_onboarding', 'whose name is the contract in, mine or my son’s', 'faq whose-plan'],
  ['nb_NO', 'mobile_onboarding', 'koffer er det så dyrt', 'faq sammenligne-med-andre'],
  ['en_US', 'mobile_onboarding', 'why is this so expensive', 'faq compare-with-others'],
  ['nb_NO', 'mobile_onboarding', 'Jeg vil ha regning i posten, ikke epost', 'faq faktura'],
  ['en_US', 'mobile_onboarding', 'I want the bill by post, not by e-mail', 'faq invoice'],
  ['nb_NO', 'mobile_onboarding', 'kan regningen gå til arbeidsgiveren?', 'faq hvem-far-fakturaen'],
  ['en_US', 'mobile_onboarding', 'can my employer get the invoice?', 'faq who-gets-the-invoice'],
  ['en_US', 'mobile_onboarding', 'I already have an account, why are you asking all this', 'faq existing-customer'],
  ['nb_NO', 'generic_signup', 'nei vent, jeg er kunde fra før', 'faq kunde-fra-for'],
  ['sv_SE', 'generic_signup', 'jag är ju redan kund hos er', 'faq redan-kund'],
  ['da_DK', 'generic_signup', 'hvad er forskellen på kunde og ny?', 'faq allerede-kunde'],
  ['sv_SE', 'generic_signup', 'godkänner inte förrän jag läst dom, var finns dom?', 'faq villkor'],
  ['da_DK', 'generic_signup', 'hvor er de, så jeg kan læse dem først?', 'faq vilkar'],
  ['nb_NO', 'debt_check', 'mannen min har gjeld, kan jeg sjekke for ham?', 'faq gjelden-til-en-annen'],
  ['en_US', 'debt_check', 'my wife has loans, can I check them for her?', 'faq debts-of-another'],
  ['nb_NO', 'debt_check', 'når ringer dere da, jeg er drittlei', 'faq nar-ringer-radgiveren'],
  ['nb_NO', 'debt_check', 'har dere tenkt å selge nummeret mitt?', 'faq personvern-radgiver'],
  ['en_US', 'insurance_leads', 'are you going to sell my number?', 'faq privacy-adviser'],
  ['sv_SE', 'power_onboarding', 'tänker ni sälja mitt nummer?', 'faq personuppgifter'],
  ['da_DK', 'power_onboarding', 'har I tænkt jer at sælge mit nummer?', 'faq persondata'],
  ['nb_NO', 'debt_check', 'kan dere sende på mail i stedet for å ringe?', 'faq epost-i-stedet-for-samtale'],
  ['nb_NO', 'insurance_leads', 'kan dere sende på mail i stedet for å ringe?', 'faq epost-i-stedet-for-telefon'],
  ['en_US', 'debt_check', 'can you send it by mail instead of phoning me?', 'faq email-instead-of-refinancing-call'],
  ['nb_NO', 'insurance_leads', 'koster det noe å få tilbud', 'faq hva-koster-forsikringshjelpen'],
  ['en_US', 'insurance_leads', 'does it cost anything', 'faq insurance-cost'],
  ['en_US', 'debt_check', 'does it cost anything?', 'faq refinancing-cost'],
  ['en_US', 'insurance_leads', 'what will you use my number for?', 'faq why-phone-adviser'],
  ['nb_NO', 'insurance_leads', 'hva skal dere bruke nummeret mitt til?', 'faq hvorfor-telefon-radgiver'],
  ['en_US', 'insurance_leads', 'how long does it take to get offers?', 'faq after-insurance-request'],
  ['en_US', 'insurance_leads', "how long is this going to take, I'm in a hurry", 'faq questions-left'],
  ['nb_NO', 'insurance_leads', 'tar dette lang tid? har det travelt', 'faq steg-igjen'],
  ['nb_NO', 'csat_mobile', 'kan jeg få en ny pukk-kode?', 'faq puk-kode'],
  ['sv_SE', 'power_onboarding', 'jag bor i kollektiv, kan vi dela på fakturan?', 'faq vem-far-fakturan'],
  ['da_DK', 'power_onboarding', 'vi er tre der bor sammen, kan vi dele regningen?', 'faq hvem-faar-regningen'],
  ['da_DK', 'power_onboarding', 'hun kan ikke selv sætte kryds, må jeg gøre det?', 'faq fuldmagt-for-en-anden'],
  ['sv_SE', 'power_onboarding', 'hon kan inte kryssa själv, får jag göra det?', 'faq fullmakt-annans-avtal'],
  ['da_DK', 'power_onboarding', 'kan i ikke bare sende fuldmagten på mail?', 'faq fuldmagt-paa-mail'],
  ['sv_SE', 'power_onboarding', 'kan jag få fullmakten på papper i stället?', 'faq fullmakt-pa-mejl'],
  ['sv_SE', 'power_onboarding', 'kan jag byta till fast senare?', 'faq byta-avtalsform'],
  ['da_DK', 'power_onboarding', 'kan jeg skifte til fast pris senere?', 'faq skifte-aftaletype'],
  ['sv_SE', 'power_onboarding', 'fast pris är väl säkrast?', 'faq avtalsformer'],
  ['da_DK', 'power_onboarding', 'fast pris er vel det sikreste?', 'faq aftaletyper'],
  ['sv_SE', 'power_onboarding', 'anvisat avtal, är det dyrt?', 'faq anvisat-avtal'],
  ['da_DK', 'power_onboarding', 'forsyningspligt, hvad er det for noget?', 'faq forsyningspligt'],
  ['sv_SE', 'power_onboarding', 'varför ska man välja er?', 'faq varfor-valja-er'],
  ['da_DK', 'power_onboarding', 'hvorfor skulle jeg vælge jer?', 'faq hvorfor-vaelge-jer'],
  ['sv_SE', 'power_onboarding', 'vad händer med den som bor här nu?', 'faq inflyttning-el'],
  ['da_DK', 'power_onboarding', 'hvad sker der med ham, der bor der nu?', 'faq indflytning-el'],
  ['da_DK', 'power_onboarding', 'jeg vil gerne opsige min aftale hos jer', 'faq opsige-hos-os'],
  ['sv_SE', 'power_onboarding', 'jag vill säga upp mitt avtal hos er', 'faq saga-upp-hos-oss'],
  ['da_DK', 'power_onboarding', 'hvorfor ringer I ikke nu', 'faq ringer-i'],
  ['sv_SE', 'power_onboarding', 'jag har en fråga innan', 'ask'],
  ['da_DK', 'power_onboarding', 'jeg har lige et spørgsmål først', 'ask'],
  ['nb_NO', 'mobile_onboarding', 'jeg har et spørsmål først', 'ask'],
  ['en_US', 'mobile_onboarding', 'can I ask you something first', 'ask'],
  ['nb_NO', 'mobile_onboarding', 'kva meiner du?', 'lost'],
])('HEAR-06 in %s where %s is spoken of, "%s" is told %s', (locale, flow, question, topic) => {
  expect(askAt({ locale, flow }, question)?.topic).toBe(topic)
})

const NEW_NUMBER: Facts = { plan: '6gb', numberChoice: 'new' }

test.each<[Locale, string, Facts, string, string]>([
  ['nb_NO', 'name', NEW_NUMBER, 'kva kostar det til saman?', 'first-bill'],
  ['nb_NO', 'credit_consent', NEW_NUMBER, 'kor mykje blir det', 'first-bill'],
  ['en_US', 'summary.summary', NEW_NUMBER, 'is that the total?', 'first-bill'],
  ['en_US', 'birth', NEW_NUMBER, 'how much will I pay the first month?', 'first-bill'],
  ['nb_NO', 'number', { plan: '6gb' }, 'hvor mye er gebyret?', 'faq nytt-nummer'],
  ['en_US', 'number', { plan: '6gb' }, 'how much is the fee?', 'faq new-number'],
  ['en_US', 'plan', {}, 'unlimited', 'plans unlimited'],
  ['nb_NO', 'plan_more', {}, 'ubegrenset data', 'plans unlimited'],
  ['nb_NO', 'child_plan', {}, 'vent, hva koster det egentlig', 'plans'],
  ['nb_NO', 'credit_declined', NEW_NUMBER, 'hva kan jeg få uten?', 'faq uten-kredittsjekk'],
  ['nb_NO', 'credit_declined', NEW_NUMBER, 'hvorfor ikke', 'faq uten-kredittsjekk'],
  ['en_US', 'credit_declined', NEW_NUMBER, 'what can i get without one?', 'faq without-credit-check'],
])('CHAT-15 in %s at %s with %j, "%s" is told %s', (locale, step, facts, question, topic) => {
  expect(askAt({ locale, flow: 'mobile_onboarding', step, facts }, question)?.topic).toBe(topic)
})

test.each<[Locale, string, string]>([
  ['en_US', 'what was the number I gave you?', '921 22 112'],
  ['nb_NO', 'hvilket nummer ga jeg dere?', '921 22 112'],
])('HEAR-03 in %s "%s" is told the number that was given', (locale, question, number) => {
  const facts: Facts = { phone: '+4792122112' }
  expect(askAt({ locale, flow: 'debt_check', step: 'email', facts }, question)?.text).toContain(number)
})

test('HEAR-06 an insurer whose name is like a word asks for nothing', () => {
  expect(askAt({ locale: 'nb_NO', flow: 'insurance_leads' }, 'Tryg er noen tyver')).toBeUndefined()
})

test('CHAT-15 the name of a street asks for no price in a country, and a country with a number beside it does', () => {
  const place = { locale: 'nb_NO', flow: 'mobile_onboarding' } as const
  expect(askAt(place, 'Kari Vik, Grønland 12, 0188 Oslo')).toBeUndefined()
  expect(askAt(place, 'hva koster det å bruke mobilen på Grønland 14 dager')?.text).toContain('Grønland')
})

test.for<[Locale, FlowName, string, string | undefined]>([
  ['nb_NO', 'insurance_leads', 'gjelder det utlending også, jeg er polsk', undefined],
  ['nb_NO', 'insurance_leads', 'trenger dere personnummer', 'faq fodselsnummer-forsikring'],
  ['nb_NO', 'insurance_leads', 'har dere mobilabonnement også?', 'faq hvem-er-dere'],
  ['en_US', 'insurance_leads', 'do you sell mobile plans', 'faq who-we-are'],
  ['nb_NO', 'insurance_leads', 'kan jeg få tilbudet på sms', 'faq epost-i-stedet-for-telefon'],
  ['nb_NO', 'insurance_leads', 'kan jeg betale månedlig', 'faq betale-forsikringen'],
  ['nb_NO', 'insurance_leads', 'er dette trygt', 'faq trygt-tilbud'],
  ['en_US', 'debt_check', 'is this safe', 'faq safe-offer'],
  ['en_US', 'debt_check', 'what is the interest rate', 'faq interest-rate'],
  ['nb_NO', 'debt_check', 'jeg har ikke råd til å betale', 'faq ikke-betale-lanet'],
  ['nb_NO', 'generic_signup', 'må jeg ha bankid', 'faq bankid-konto'],
  ['en_US', 'generic_signup', 'do i need bankid', 'faq bankid-account'],
  ['en_US', 'generic_signup', 'does it cost anything', 'faq what-an-account-costs'],
  ['nb_NO', 'generic_signup', 'er det bindende', 'faq hva-koster-konto'],
  ['sv_SE', 'generic_signup', 'är det här bindande', 'faq konto'],
  ['da_DK', 'generic_signup', 'er det bindende', 'faq konto'],
  ['en_US', 'generic_signup', 'am i committing to something', 'faq what-an-account-costs'],
  ['nb_NO', 'csat_mobile', 'hva er 5 her, best eller verst', 'faq om-undersokelsen'],
  ['en_US', 'csat_mobile', 'is 5 good or bad', 'faq about-the-survey'],
  ['en_US', 'csat_mobile', 'how many questions', 'faq about-the-survey'],
])('HEAR-06 in %s where %s is spoken of, "%s" is told what holds there: %s', ([locale, flow, question, topic]) => {
  expect(askAt({ locale, flow, step: STEPS[flow] ?? '' }, question)?.topic).toBe(topic)
})
const STEPS: Partial<Record<FlowName, string>> = { csat_mobile: 'score', generic_signup: 'hello' }
