import { expect, test } from 'vitest'
import { button, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const ordering = (...said: Said) => talk('mobile_onboarding', 'nb_NO', said)
const insuring = (...said: Said) => talk('insurance_leads', 'nb_NO', said)
const TO_SUMMARY = [
  '6 gb, Kari Vik, 12.05.1990, 912 34 567, kari@vik.no, Lia 7, 0368 Oslo',
  'ja',
  'meg',
  'nytt',
] as const

test('HEAR-01 whoever asks for a moment gets it, and nothing is chosen', async () => {
  for (const said of ['vent litt', 'må sjekke noe først', 'vent litt, må finne passet']) {
    const { facts, told } = await ordering('12 gb', 'ja', said)
    expect(facts.forWhom).toBeUndefined()
    expect(told).toMatch(/Samtalen venter her til du er klar\.\n.*bruke abonnementet\?$/)
  }
})

test('HEAR-08 who refuses to talk to anybody is not passed on to a person', async () => {
  const refusing = await talk('power_onboarding', 'da_DK', ['jeg vil ikke tale med kundeservice'])
  expect(refusing.facts.cameFrom).toBeUndefined()
  expect((await ordering('vil ikke chatte med en robot')).facts.cameFrom).toBeDefined()
  expect((await ordering('kan jeg ikke få snakke med noen')).facts.cameFrom).toBeDefined()
})

test('HEAR-01 help with what is offered as an option asks for no person', async () => {
  expect((await ordering('kan dere hjelpe meg å velge?')).told).toContain('Hva bruker du telefonen til')
  const debts = await talk('debt_check', 'nb_NO', ['har tre kort og et lån på 340 000, kan dere hjelpe?'])
  expect(debts.facts.cameFrom).toBeUndefined()
})

test('HEAR-04 one thing in place of another that was chosen alone', async () => {
  const instead = 'nei slett bilen, det er bare innbo jeg vil ha'
  expect((await insuring('bil', instead)).facts.cover).toEqual(['home'])
  const atSummary = ['bil', 'det var alt', button('without'), 'Marte Lien', '934 11 876', button('skip')] as const
  expect((await insuring(...atSummary, instead)).facts.cover).toEqual(['home'])
})

test('HEAR-04 a smaller plan, whatever else is told beside it', async () => {
  const { told } = await ordering('6 gb', 'ja', 'nei vent, ta heller 12, ungene ser mye på youtube', 'ja')
  expect(told).toMatch(/bruke abonnementet\?$/)
  const { facts } = await ordering('6 gb', 'ja', 'nei vent, ta heller 12, ungene ser mye på youtube', 'ja', 'meg')
  expect(facts.plan).toBe('12gb')
})

test('HEAR-04 where it is asked what to change, the new value may be told at once', async () => {
  const changing = async (said: string) => (await ordering(...TO_SUMMARY, button('yes'), button('change'), said)).facts
  expect((await changing('Lia 9')).street).toBe('Lia 9')
  expect((await changing('Kari Wiik')).name).toEqual({ firstName: 'Kari', lastName: 'Wiik' })
  const other = await ordering(...TO_SUMMARY, button('yes'), button('change'), '12 gb', 'ja')
  expect(other.facts.plan).toBe('12gb')
})

test('HEAR-04 another year in two digits, a longer name and another number of the house', async () => {
  const told = ['12 gb, heter Geir Holm, født 12.08.74, bor Storgata 5, 7713 Steinkjer', 'ja', 'meg', 'nytt'] as const
  for (const said of ['nei 75 ikke 74', 'født 75 ikke 74', 'fødselsåret er feil, 75 ikke 74'])
    expect((await ordering(...told, said)).facts.birthDate).toBe('1975-08-12')
  expect((await ordering(...told, 'navnet mitt er Geir Holm-Dahl')).facts.name?.lastName).toBe('Holm-Dahl')
  for (const said of ['jeg skrev Storgata 5, det skal være 15', 'er adressen riktig? jeg skrev vel 5, det er 15'])
    expect((await ordering(...told, said, '915 44 018', 'geir@online.no')).facts.street).toBe('Storgata 15')
})

test('BEY-10 an answer to the question before leads back from customer service, and is not lost', async () => {
  const landing = await talk('se_landing_page', 'sv_SE', ['kan jag prata med nån', 'äh skit samma teckna el då'])
  expect(landing.told).toMatch(/Vad kan jag hjälpa dig med\?$/)
  const { facts, told } = await ordering('kundeservice', 'nei ta 12 gb', 'ja')
  expect(told).toMatch(/bruke abonnementet\?$/)
  expect(facts.plan).toBe('12gb')
})

test('HEAR-04 what is put right is said back by its value, and once', async () => {
  const kept = ['12 gb', 'ja', 'meg', 'behold', '915 44 018', 'Geir Holm', '12.08.74', 'Bruk 915 44 018'] as const
  const { told } = await ordering(...kept, 'nei nummeret skal være 915 12 444')
  expect(told.replaceAll('\u00a0', ' ')).toContain('Da retter jeg det til «915 12 444». Før stod det «915 44 018».')
})
