import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { stepNow } from '#flows/kit/part.ts'
import { flows } from '#flows/registry.ts'
import { PARTS, readLabelled, readUtterances, type Labelled, type Part } from './testing/utterances/labelled.ts'
import { createListen } from './testing/utterances/listen.ts'
import { figuresOf, judge, type Column } from './testing/utterances/measure.ts'
import { TOPICS } from './testing/utterances/topics.ts'

const listen = await createListen()
const judgedOf = (part: Part) => readLabelled(part).map((said) => ({ said, verdict: judge(said, listen(said)) }))
const judged = judgedOf('work')

/** In percent: at least so much is right, at most so much is wrong. No change may make it worse. */
const AT_LEAST: Record<Locale, Partial<Record<Column, number>>> = {
  nb_NO: { 'acts right': 94, 'values right': 98, 'corrections taken': 96, 'questions met': 94 },
  sv_SE: { 'acts right': 97, 'values right': 99, 'corrections taken': 99, 'questions met': 94 },
  da_DK: { 'acts right': 97, 'values right': 99, 'corrections taken': 99, 'questions met': 95 },
  en_US: { 'acts right': 96, 'values right': 99, 'corrections taken': 98, 'questions met': 94 },
}
const AT_MOST: Record<Locale, Partial<Record<Column, number>>> = {
  nb_NO: { 'remarks taken as data': 0, 'wrong values': 0.2, 'wrong facts told': 0, 'answers missed': 0.6 },
  sv_SE: { 'remarks taken as data': 0, 'wrong values': 0, 'wrong facts told': 0, 'answers missed': 0 },
  da_DK: { 'remarks taken as data': 0, 'wrong values': 0, 'wrong facts told': 0, 'answers missed': 0 },
  en_US: { 'remarks taken as data': 0, 'wrong values': 0, 'wrong facts told': 0, 'answers missed': 0 },
}

const percent = ([count, of]: [number, number]) => Math.round((1000 * count) / of) / 10

test.each(LOCALES)('HEAR-02 labelled utterances in %s are understood no worse than before', (locale) => {
  const figures = figuresOf(judged.flatMap(({ said, verdict }) => (said.locale === locale ? [verdict] : [])))
  const reached = Object.fromEntries(Object.entries(figures).map(([column, share]) => [column, percent(share)]))
  const below = Object.entries(AT_LEAST[locale]).filter(([column, least]) => (reached[column] ?? 0) < least)
  const above = Object.entries(AT_MOST[locale]).filter(([column, most]) => (reached[column] ?? 0) > most)
  expect({ reached, below, above }).toEqual({ reached, below: [], above: [] })
})

/** What strangers wrote, in all languages together; no change may make it worse. */
type Bounds = Partial<Record<Column, number>>
const OF_STRANGERS: [Part, least: Bounds, most: Bounds][] = [
  [
    'strangers',
    { 'acts right': 90, 'values right': 88.4, 'corrections taken': 90, 'questions met': 85.4 },
    { 'remarks taken as data': 0.4, 'wrong values': 1.2, 'wrong facts told': 0.8, 'answers missed': 10.3 },
  ],
  [
    'later-strangers',
    { 'acts right': 89.3, 'values right': 83.3, 'corrections taken': 83.6, 'questions met': 85 },
    { 'remarks taken as data': 1, 'wrong values': 2.8, 'wrong facts told': 2, 'answers missed': 15.2 },
  ],
]

test.each(OF_STRANGERS)('HEAR-01 HEAR-02 what %s wrote is understood no worse than before', (part, least, most) => {
  const figures = figuresOf(judgedOf(part).map(({ verdict }) => verdict))
  const reached = Object.fromEntries(Object.entries(figures).map(([column, share]) => [column, percent(share)]))
  const below = Object.entries(least).filter(([column, share]) => (reached[column] ?? 0) < share)
  const above = Object.entries(most).filter(([column, share]) => (reached[column] ?? 0) > share)
  expect({ reached, below, above }).toEqual({ reached, below: [], above: [] })
})

test('HEAR-02 every label is written so that it can be checked, and no utterance stands in both parts', () => {
  const work = PARTS.filter((part) => part !== 'held-out').flatMap(readLabelled)
  const heldOut = readLabelled('held-out')
  expect(work.length + heldOut.length).toBeGreaterThanOrEqual(1_500)
  const OTHERS =
    /^(?:remark|chat|abuse|complaint|sorrow|nothing|~(?:person|cancel|back|english|later|help|no-email|no-phone|same-number|landline))$/
  const topics = new Set(['*', ...Object.keys(TOPICS)])
  const wrong = [...work, ...heldOut].filter(
    ({ flow, step, topics: asked, others }) =>
      !Object.hasOwn(flows[flow].steps, stepNow(flows[flow], step)) ||
      asked.some((topic) => !topics.has(topic)) ||
      others.some((other) => !OTHERS.test(other)),
  )
  expect(wrong).toEqual([])
  const key = ({ flow, step, locale, said }: Labelled) => [locale, flow, step, said].join(' ')
  const worked = new Set(work.map(key))
  expect(heldOut.map(key).filter((one) => worked.has(one))).toEqual([])
})

const SUMMARIES: Record<Locale, string> = {
  nb_NO: `@ mobile_onboarding summary
nei, 6 ikke 12 | !plan=6gb
jeg mente Storgata 5 | !street=Storgata 5
etternavnet mitt er Hansen, ikke Hanson | !name=Kim Hansen
husnummer 11, ikke 1 | !street=Nygata 11
1532 ikke 1530 | !postalCode=1532
kan du endre postnummeret til 1532 | !postalCode=1532
jeg er født i 1981 | !birthDate=1981-01-02
jeg vil ikke beholde nummeret likevel | !numberChoice=new
glem det, jeg er født i 82 | !birthDate=1982-01-02
stedet er Rygge ikke Moss | !city=Rygge
mailen ender på .com og ikke .no, altså ida@brygga.com | !email=ida@brygga.com
har giftet meg, så det er Kim Solberg nå | !name=Kim Solberg
det er ikke til sønnen min, det er til meg | !forWhom=adult
tre gb holder, glem tolv | !plan=3gb`,
  sv_SE: `@ power_onboarding summary
nej, jag heter Åsa | !name=Åsa Vik
mejlen blev fel, kim@gmail.com ska det vara | !email=kim@gmail.com
ändra adressen till Björkvägen 12 | !street=Björkvägen 12
jag har Fortum, inte Nordkraft | !currentSupplier=Fortum
vi flyttar in 15 januari istället | !startDate=2027-01-15
jag vill ha fast pris istället för rörligt | !powerAgreement=se-fast-12
glöm det, ta fast pris | !powerAgreement=se-fast-12
adressen skulle vara Nygata 10 | !street=Nygata 10
bor på Solvägen 4 numera | !street=Solvägen 4
det är ingen flytt, jag ska byta elbolag | !powerReason=switch`,
  da_DK: `@ power_onboarding summary
mit efternavn er Hansen | !name=Kim Hansen
det var forkert postnummer, 2100 | !postalCode=2100
ret adressen til Birkevej 12 | !street=Birkevej 12
jeg har Norlys, ikke Nordkraft | !currentSupplier=Norlys
ikke skifte, jeg skal flytte | !powerReason=move
byt til fast pris | !powerAgreement=dk-fast-12
forkert elselskab, Norlys skal der stå | !currentSupplier=Norlys
det er ikke en flytning, jeg skal skifte elselskab | !powerReason=switch`,
  en_US: `@ mobile_onboarding summary
my last name is Hansen | !name=Kim Hansen
wrong number, it's 400 00 000 | !phone=+4740000000
i want 6 gb instead of 12 | !plan=6gb
it's spelled Kim Wiik | !name=Kim Wiik
it is not for my daughter, it is for me | !forWhom=adult`,
}

test.each(LOCALES)('HEAR-04 a correction goes to the answer it belongs to, in %s', (locale) => {
  const said = readUtterances(SUMMARIES[locale], locale)
  const missed = said.filter((one) => judge(one, listen(one)).corrected !== true)
  expect(missed.map((one) => one.said)).toEqual([])
})

const REMARKS: Record<Locale, string> = {
  nb_NO: `@ mobile_onboarding name
spør mannen min, det er han som bestemmer | remark
det er ikke mitt navn, det er kona sitt | remark
@ mobile_onboarding street
ved kirka, det gule huset | remark
@ mobile_onboarding summary
det var billigere på telia, ikke sant | remark
adressen er midlertidig | remark`,
  sv_SE: `@ power_onboarding street
vi är 4 i huset | remark
@ power_onboarding summary
det är för dyrt, inte billigt | remark`,
  da_DK: `@ power_onboarding supplier
fra starten var det billigt | remark
@ power_onboarding summary
nummeret er hemmeligt | remark`,
  en_US: `@ mobile_onboarding name
it's late, i'm tired | remark
@ mobile_onboarding summary
cheap, not expensive | remark`,
}

test.each(LOCALES)('HEAR-02 a remark with a denial or a hedge changes nothing, in %s', (locale) => {
  const said = readUtterances(REMARKS[locale], locale)
  const heard = said.map((one) => listen(one))
  expect(heard.flatMap(({ taken, asked, changed }) => [...taken, ...asked, ...changed])).toEqual([])
})

const QUESTIONS: Record<Locale, string> = {
  nb_NO: `@ mobile_onboarding street
hva koster det om jeg ringer fra utlandet | ?roaming
koster det noe å få tilsendt | ?shipping
@ mobile_onboarding plan
koster det å ringe 02800 | ?special-numbers
@ debt_check name
hva tjener dere på dette | ?refinancing-cost
@ generic_signup terms
hva godtar jeg egentlig | ?terms`,
  sv_SE: `@ power_onboarding summary
när kommer första räkningen | ?when-invoice
@ generic_signup name
vad är det jag godkänner | ?terms`,
  da_DK: `@ power_onboarding agreement
hvad koster det hvis jeg går før tid | ?power-binding
hvad er abonnementet | ?power-price
@ generic_signup name
hvad er det jeg siger ja til | ?terms`,
  en_US: `@ mobile_onboarding name
what happens to my data | ?privacy
@ mobile_onboarding plan
does it work in the us | ?roaming
@ generic_signup terms
what do the terms say | ?terms`,
}

test.each(LOCALES)('HEAR-06 a question gets the answer of its direction, time and topic or none, in %s', (locale) => {
  const said = readUtterances(QUESTIONS[locale], locale)
  const wrong = said.filter((one) => judge(one, listen(one)).offTopic === true)
  expect(wrong.map((one) => one.said)).toEqual([])
})

test.each<[Locale, string, string]>([
  ['sv_SE', 'behöver ni mitt personnummer', 'faq personnummer'],
  ['sv_SE', 'när får jag avtalet', 'faq avtalet'],
  ['sv_SE', 'vad kostar det att ha konto', 'faq konto'],
  ['da_DK', 'skal I bruge mit cpr nummer', 'faq cpr-nummer'],
  ['da_DK', 'hvornår får jeg aftalen', 'faq aftalen'],
  ['da_DK', 'hvad koster det at have en konto', 'faq konto'],
])('HEAR-06 in %s "%s" gets its own answer', (locale, said, topic) => {
  const [asked] = readUtterances(`@ power_onboarding agreement\n${said} | ?none`, locale)
  expect(asked && listen(asked).topic).toBe(topic)
})

test.each<[Locale, string, string]>([
  ['sv_SE', 'men vad kostar det egentligen', 'faq elpris'],
  ['sv_SE', 'vad kostar det då?', 'faq elpris'],
  ['da_DK', 'men hvad koster det egentlig', 'faq elpris'],
])('HEAR-06 in %s "%s" is asked without the words around it', async (locale, said, topic) => {
  const [asked] = readUtterances(`@ power_onboarding agreement\n${said} | ?power-price`, locale)
  expect(asked && listen(asked).topic).toBe(topic)
})

test.each<[Locale, string]>([
  ['sv_SE', 'kommer fakturan på posten'],
  ['sv_SE', 'lämnas mitt nummer ut till nån'],
  ['da_DK', 'kommer regningen med posten'],
  ['da_DK', 'gives mit nummer videre'],
  ['nb_NO', 'kommer fakturaen i posten'],
])('HEAR-01 in %s "%s" asks, with its verb first', (locale, said) => {
  const flow = locale === 'nb_NO' ? 'mobile_onboarding phone' : 'power_onboarding phone'
  const [asked] = readUtterances(`@ ${flow}\n${said} | ?none`, locale)
  expect(asked && [...listen(asked).acts]).toEqual(['question'])
})

test.each<[Locale, string]>([
  ['sv_SE', 'bryts strömmen vid bytet'],
  ['sv_SE', 'skickar ni reklam'],
  ['da_DK', 'ryger strømmen når jeg skifter'],
  ['da_DK', 'sender I reklamer'],
])('HEAR-02 in %s "%s" asks, and chooses nothing', (locale, said) => {
  const [asked] = readUtterances(`@ power_onboarding reason\n${said} | ?none`, locale)
  const heard = asked && listen(asked)
  expect([heard?.acts.has('question'), heard?.taken]).toEqual([true, []])
})

test('HEAR-01 a consent in dialect is heard as the written one', () => {
  const [said] = readUtterances('@ mobile_onboarding credit_consent\ndet e bra for mæ | pick=yes', 'nb_NO')
  expect(said && listen(said).asked.concat(listen(said).taken)).toEqual([{ name: 'pick', value: 'yes' }])
})
