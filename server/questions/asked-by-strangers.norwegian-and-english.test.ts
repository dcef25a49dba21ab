import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { askAt } from './testing/ask-at.ts'

test.each<[Locale, FlowName, string, string]>([
  ['nb_NO', 'insurance_leads', 'må jeg bytte forsikring hvis jeg sier ja nå', 'faq binding-pa-forsikring'],
  ['nb_NO', 'insurance_leads', 'må jeg takke ja til tilbudet', 'faq binding-pa-forsikring'],
  ['nb_NO', 'insurance_leads', 'hva hvis jeg ikke liker tilbudet', 'faq binding-pa-forsikring'],
  ['en_US', 'insurance_leads', 'what if i dont like the offer', 'faq insurance-binding'],
  ['en_US', 'insurance_leads', 'what happens if i say no to the offer', 'faq insurance-binding'],
  ['en_US', 'insurance_leads', 'do i have to accept the offer', 'faq insurance-binding'],
  ['en_US', 'insurance_leads', 'will my current insurer know about this', 'faq insurer-told'],
  ['en_US', 'insurance_leads', 'will you contact my current insurance company', 'faq insurer-told'],
  ['nb_NO', 'insurance_leads', 'får det gamle selskapet vite det', 'faq forsikringen-far-vite'],
  ['nb_NO', 'insurance_leads', 'får selskapet jeg har nå vite om dette', 'faq forsikringen-far-vite'],
  ['en_US', 'debt_check', 'is this legit, are you a bank?', 'faq safe-offer'],
  ['en_US', 'insurance_leads', 'are you an insurance company', 'faq bank-or-insurer'],
  ['en_US', 'debt_check', 'who are you', 'faq who-we-are'],
  ['nb_NO', 'debt_check', 'hvem klager jeg til hvis dette blir feil', 'faq klage-refinansiering'],
  ['nb_NO', 'debt_check', 'hvor kan jeg klage på lånet', 'faq klage-refinansiering'],
  ['nb_NO', 'insurance_leads', 'hvor klager jeg på forsikringen', 'faq klage-forsikring'],
  ['en_US', 'debt_check', 'where do i complain if something goes wrong', 'faq refinancing-complaint'],
  ['nb_NO', 'mobile_onboarding', 'bruker dere cookies', 'faq cookies'],
  ['en_US', 'mobile_onboarding', 'do you use cookies on here', 'faq cookies'],
  ['en_US', 'mobile_onboarding', 'how fast is the 5g actually', 'faq speed'],
  ['en_US', 'mobile_onboarding', 'what speed do i get', 'faq speed'],
  ['nb_NO', 'mobile_onboarding', 'hvor raskt er nettet', 'faq hastighet'],
  ['nb_NO', 'mobile_onboarding', 'hvilken hastighet har 5g', 'faq 5g'],
  ['nb_NO', 'mobile_onboarding', 'får jeg 5g på det abonnementet og hvor fort er det', 'faq hastighet'],
  ['en_US', 'insurance_leads', 'how soon will somebody call me?', 'faq after-insurance-request'],
  ['en_US', 'insurance_leads', "how soon will somebody call me? i'm at work till 5", 'faq after-insurance-request'],
  ['en_US', 'mobile_onboarding', 'how do i pay, do you take credit cards or is it invoice only', 'faq invoice'],
  ['en_US', 'mobile_onboarding', 'can i pay by credit card', 'faq invoice'],
  ['en_US', 'mobile_onboarding', 'can i pay with card', 'faq invoice'],
  ['nb_NO', 'mobile_onboarding', 'kan jeg betale med kort eller vipps', 'faq faktura'],
  ['nb_NO', 'mobile_onboarding', 'kan eg betale med vipps?', 'faq faktura'],
  ['en_US', 'mobile_onboarding', 'my wife and 2 kids need plans too, any discount for families?', 'faq discount'],
  ['en_US', 'mobile_onboarding', 'me and my wife both need a plan, is it cheaper together?', 'faq discount'],
  ['en_US', 'mobile_onboarding', 'my kids need plans too, is there a discount', 'faq discount'],
  ['nb_NO', 'mobile_onboarding', 'kona og to unger skal ha abonnement og, blir det billigere da?', 'faq rabatt'],
  ['en_US', 'insurance_leads', 'does travel insurance cover my kids too', 'faq travel-insurance-covers'],
  ['nb_NO', 'insurance_leads', 'dekker reiseforsikring ungene og', 'faq hvem-gjelder-forsikringen-for'],
  ['en_US', 'mobile_onboarding', 'is there any sign up fee or is it just the monthly price', 'faq new-number'],
  ['en_US', 'mobile_onboarding', 'are there any startup costs', 'faq new-number'],
  ['en_US', 'mobile_onboarding', 'how much is this per month and is there a sign up fee', 'faq new-number'],
  ['nb_NO', 'mobile_onboarding', 'hvor mye koster det egentlig, er det noe ekstra ved oppstart?', 'faq nytt-nummer'],
  ['nb_NO', 'mobile_onboarding', 'koster det noe å starte', 'faq nytt-nummer'],
  ['en_US', 'mobile_onboarding', "what if i'm only 17", 'faq age-limit'],
  ['nb_NO', 'mobile_onboarding', 'hvor mange sim kort får jeg', 'faq nytt-sim-kort'],
  [
    'nb_NO',
    'debt_check',
    'jeg har inkasso men ikke betalingsanmerkning, kan jeg likevel refinansiere',
    'faq refinansiere-med-betalingsanmerkning',
  ],
  ['en_US', 'mobile_onboarding', 'can i get it before christmas', 'faq how-long'],
  ['nb_NO', 'mobile_onboarding', 'ta med forsikring på telefonen', 'faq forsikre-telefonen'],
  ['en_US', 'mobile_onboarding', 'Hello, I want to switch my electricity provider in Oslo', 'faq power'],
  ['en_US', 'mobile_onboarding', 'i want to order electricity', 'faq power'],
  ['nb_NO', 'mobile_onboarding', 'jeg skal bestille strøm', 'faq strom'],
  ['nb_NO', 'generic_signup', 'kva får eg med ein konto?', 'faq hva-koster-konto'],
  ['en_US', 'generic_signup', 'is this free', 'faq what-an-account-costs'],
  ['en_US', 'debt_check', 'do you need my fødselsnummer?', 'faq national-id-for-debt-check'],
  ['en_US', 'debt_check', 'do you speak english when you call?', 'faq do-you-speak-english'],
  ['nb_NO', 'debt_check', 'når ringer dere da', 'faq nar-ringer-radgiveren'],
  ['en_US', 'insurance_leads', 'how old do i have to be', 'faq age-for-insurance'],
  ['nb_NO', 'insurance_leads', 'har dere ringt meg før, noen maste fælt i fjor', 'faq har-dere-ringt-meg'],
  ['en_US', 'insurance_leads', 'how many questions are left', 'faq questions-left'],
  [
    'nb_NO',
    'insurance_leads',
    'kan jeg si nei hvis jeg angrer etter at jeg har fått tilbudet',
    'faq binding-pa-forsikring',
  ],
  ['nb_NO', 'insurance_leads', 'binder jeg meg om jeg trykker ja', 'faq binding-pa-forsikring'],
  ['nb_NO', 'insurance_leads', 'er det greit om jeg ikke tar tilbudet', 'faq binding-pa-forsikring'],
  ['en_US', 'insurance_leads', 'is it ok to turn down what you offer me', 'faq insurance-binding'],
  ['nb_NO', 'insurance_leads', 'sier dere ifra til if om dette', 'faq forsikringen-far-vite'],
  ['nb_NO', 'insurance_leads', 'får tryg vite at jeg ser meg om', 'faq forsikringen-far-vite'],
  ['en_US', 'insurance_leads', 'does my present company find out i asked you', 'faq insurer-told'],
  ['en_US', 'debt_check', 'so are you an actual bank', 'faq bank-or-insurer'],
  ['nb_NO', 'debt_check', 'er dere egentlig en bank eller hva', 'faq bank-eller-forsikringsselskap'],
  ['nb_NO', 'debt_check', 'hvem kan jeg klage til om noe går galt', 'faq klage-refinansiering'],
  ['nb_NO', 'insurance_leads', 'jeg vil klage på oppgjøret, hvor gjør jeg det', 'faq klage-forsikring'],
  ['en_US', 'insurance_leads', 'where can i file a complaint', 'faq insurance-complaint'],
  ['en_US', 'debt_check', 'who handles complaints', 'faq refinancing-complaint'],
  ['nb_NO', 'mobile_onboarding', 'hvem kan jeg klage til', 'faq klage'],
  ['nb_NO', 'mobile_onboarding', 'hvilke cookies bruker dere', 'faq cookies'],
  ['en_US', 'mobile_onboarding', 'any cookies on this page', 'faq cookies'],
  ['nb_NO', 'mobile_onboarding', 'hvor fort er mobilnettet', 'faq hastighet'],
  ['en_US', 'mobile_onboarding', 'is it fast internet', 'faq speed'],
  ['nb_NO', 'mobile_onboarding', 'tar dere visa eller mastercard', 'faq faktura'],
  ['en_US', 'mobile_onboarding', 'is vipps ok for paying', 'faq invoice'],
  ['en_US', 'mobile_onboarding', "we're a family of four, do we get it cheaper", 'faq discount'],
  ['nb_NO', 'mobile_onboarding', 'blir det rabatt når både jeg og kona bestiller', 'faq rabatt'],
  ['en_US', 'mobile_onboarding', 'do i have to pay a fee to start', 'faq new-number'],
  ['nb_NO', 'mobile_onboarding', 'er det noen oppstartskostnader', 'faq nytt-nummer'],
  ['en_US', 'mobile_onboarding', 'i turn 18 in march, can i order', 'faq age-limit'],
  ['nb_NO', 'mobile_onboarding', 'følger det med to simkort', 'faq nytt-sim-kort'],
  [
    'nb_NO',
    'debt_check',
    'har en sak hos inkasso, men ingen anmerkning, kan dere hjelpe',
    'faq refinansiere-med-betalingsanmerkning',
  ],
  ['en_US', 'mobile_onboarding', 'does it come before christmas', 'faq how-long'],
  ['nb_NO', 'mobile_onboarding', 'rekker simkortet fram til jul', 'faq hvor-lang-tid'],
  ['nb_NO', 'mobile_onboarding', 'er mobilen forsikret', 'faq forsikre-telefonen'],
  ['en_US', 'mobile_onboarding', 'can i insure the phone too', 'faq phone-insurance'],
  ['en_US', 'mobile_onboarding', 'can you switch my electricity', 'faq power'],
  ['nb_NO', 'mobile_onboarding', 'jeg ønsker å bytte strømleverandør', 'faq strom'],
  ['en_US', 'debt_check', 'can the adviser speak english', 'faq do-you-speak-english'],
  ['en_US', 'insurance_leads', "what's the minimum age", 'faq age-for-insurance'],
  ['nb_NO', 'insurance_leads', 'er det dere som har ringt og mast', 'faq har-dere-ringt-meg'],
  ['nb_NO', 'insurance_leads', 'er det mange spørsmål igjen', 'faq steg-igjen'],
  ['nb_NO', 'generic_signup', 'kan dere maile koden', 'faq koden-pa-epost'],
  ['en_US', 'generic_signup', 'could the code be emailed', 'faq code-by-email'],
])('HEAR-06 in %s where %s is spoken of, "%s" is told %s', (locale, flow, question, topic) => {
  expect(askAt({ locale, flow }, question)?.topic).toBe(topic)
})

test.each<[Locale, FlowName, string, string, string]>([
  ['en_US', 'generic_signup', 'name', 'what happens now', 'faq sign-up'],
  ['nb_NO', 'generic_signup', 'hello', 'hva får jeg ut av det', 'faq hva-koster-konto'],
  ['nb_NO', 'csat_mobile', 'score', 'hva bruker dere svaret til', 'faq hva-svarene-brukes-til'],
  ['en_US', 'csat_mobile', 'score', 'does anyone read these', 'faq what-answers-are-for'],
  ['en_US', 'csat_mobile', 'score', 'why are you asking me this', 'faq what-answers-are-for'],
  ['nb_NO', 'csat_mobile', 'score', 'koster det noe å svare', 'faq hva-svarene-brukes-til'],
  ['nb_NO', 'generic_signup', 'hello', 'e det gratis', 'faq hva-koster-konto'],
  ['nb_NO', 'generic_signup', 'name', 'koster det noe', 'faq hva-koster-konto'],
  ['en_US', 'generic_signup', 'hello', 'is this free', 'faq what-an-account-costs'],
  ['en_US', 'generic_signup', 'name', "what's next", 'faq sign-up'],
  ['nb_NO', 'csat_mobile', 'score', 'hva koster det å svare?', 'faq hva-svarene-brukes-til'],
  ['nb_NO', 'csat_mobile', 'score', 'hva skal dere med det', 'faq hva-svarene-brukes-til'],
  ['en_US', 'csat_mobile', 'score', 'why do you ask?', 'faq what-answers-are-for'],
  ['en_US', 'csat_mobile', 'score', 'do you even read these', 'faq what-answers-are-for'],
])('HEAR-06 in %s at %s %s, "%s" is told %s', (locale, flow, step, question, topic) => {
  expect(askAt({ locale, flow, step }, question)?.topic).toBe(topic)
})

const OF_PLAN = { plan: '6gb', numberChoice: 'new' } as const

test.each([
  ['ka blir det i måneden da?', 'plan 6gb'],
  ['hva blir det per måned', 'plan 6gb'],
  ['kor mykje betaler eg totalt', 'first-bill'],
  ['hvor mye betaler jeg i alt', 'first-bill'],
  ['kordan blir det første fakturaen', 'first-bill'],
])('CHAT-15 where a plan is chosen, "%s" is told %s', (question, topic) => {
  const place = { locale: 'nb_NO', flow: 'mobile_onboarding', step: 'order.summary', facts: OF_PLAN } as const
  expect(askAt(place, question)?.topic).toBe(topic)
})

test.each<[Locale, FlowName, string, RegExp]>([
  ['nb_NO', 'debt_check', 'hvem klager jeg til hvis dette blir feil', /Finansklagenemnda/],
  ['en_US', 'insurance_leads', 'where can i file a complaint', /Finansklagenemnda/],
  ['nb_NO', 'mobile_onboarding', 'hvem kan jeg klage til', /Brukerklagenemnda/],
  ['en_US', 'debt_check', 'is this legit, are you a bank?', /We are not a bank/],
  [
    'nb_NO',
    'mobile_onboarding',
    'får jeg 5g på det abonnementet og hvor fort er det',
    /Hvilken hastighet .* 5G er med/,
  ],
  ['en_US', 'insurance_leads', 'does travel insurance cover my kids too', /whether the children are included/],
  ['en_US', 'mobile_onboarding', 'can i pay by credit card', /cards and Vipps cannot be chosen/],
  ['nb_NO', 'mobile_onboarding', 'kan eg betale med vipps?', /kort og Vipps kan du ikke velge/],
  ['nb_NO', 'debt_check', 'har inkasso, men ingen anmerkning, går det', /Inkasso alene er ingen anmerkning/],
])('HEAR-06 in %s at %s, the answer to "%s" holds what is asked for', (locale, flow, question, text) => {
  expect(askAt({ locale, flow }, question)?.text).toMatch(text)
})

test('HEAR-06 a child in a question about insurance is told of no mobile plan', () => {
  const found = askAt({ locale: 'nb_NO', flow: 'insurance_leads' }, 'er ungene mine med på reiseforsikringa')
  expect(found?.topic).not.toBe('plan barn-1gb')
})

test('HEAR-06 no article begins with a yes or a no, which may answer another question', async () => {
  const content = createEmbeddedContent()
  const articles = await Promise.all(LOCALES.map((locale) => content.articles(locale)))
  const answers = articles.flat().flatMap(({ slug, answer }) => answer.map((text) => `${slug}: ${text}`))
  expect(answers.filter((text) => /^\S+: (?:ja|jo|nei|nej|yes|no)(?!\p{L})/iu.test(text))).toEqual([])
})
