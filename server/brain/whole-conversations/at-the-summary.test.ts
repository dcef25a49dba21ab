import { expect, test } from 'vitest'
import { button, openTalks, MOBILE_ORDER_TO_STREET } from './whole-talk.ts'

const talk = openTalks()

const MOBILE_TO_CONSENT = [...MOBILE_ORDER_TO_STREET, 'Storgata 5, 0155 Oslo']
const MOBILE = [...MOBILE_TO_CONSENT, button('yes')]
const POWER_TO_NAME = ['Storgatan 14, 582 23 Linköping', 'byta', 'Vattenfall', '1 februari', 'rörligt', 'ja']
const POWER_TO_ATTORNEY = [...POWER_TO_NAME, 'Lisa Ström', '0701234567', 'lisa@strom.se']
const POWER = [...POWER_TO_ATTORNEY, button('give')]

const lastTold = ({ told }: { told: string }, question: string) => told.split(question).at(-1)?.trim()

test('HEAR-01 HEAR-05 a no that opens a question refuses no consent, and the question is answered', async () => {
  for (const asked of ['nej men vad är det för fullmakt?', 'nej. vad är en fullmakt?']) {
    const { told } = await talk('power_onboarding', 'sv_SE', [...POWER_TO_ATTORNEY, asked])
    expect(told).toContain('Fullmakten behövs för att')
    expect(told).not.toContain('Utan fullmakt kan vi inte byta')
    expect(told).toMatch(/Kryssa i rutan om du ger oss den\.$/)
  }
  const phones = await talk('mobile_onboarding', 'nb_NO', [
    ...MOBILE_TO_CONSENT,
    'nei jeg mente dere, har dere telefon?',
  ])
  expect(phones.told).toContain('Vi selger bare abonnement')
  expect(phones.told).toMatch(/Er det i orden\?$/)
  const refused = await talk('power_onboarding', 'sv_SE', [...POWER_TO_ATTORNEY, 'nej tack'])
  expect(refused.told).toContain('Utan fullmakt kan vi inte byta')
})

test('CHAT-10 CHAT-14 a power of attorney is given by name, and asked of whoever else is named', async () => {
  const { told } = await talk('power_onboarding', 'sv_SE', POWER_TO_NAME)
  expect(told).not.toContain('fullmakt')
  for (const said of ['nej, namnet är Johan Berg', 'Johan Berg ska stå på avtalet']) {
    const other = await talk('power_onboarding', 'sv_SE', [...POWER, said])
    expect(other.facts).toMatchObject({ name: { firstName: 'Johan', lastName: 'Berg' }, phone: '+46701234567' })
    expect(other.facts.powerOfAttorney).toBeUndefined()
    expect(other.told).toMatch(/Kryssa i rutan om du ger oss den\.$/)
  }
  const same = await talk('power_onboarding', 'sv_SE', [...POWER, 'mejlen är lisa@holm.se'])
  expect(same.facts).toMatchObject({ email: 'lisa@holm.se', powerOfAttorney: true })
})

test('HEAR-04 whose agreement it is to be is a correction of the name, and the birth date is that of another person', async () => {
  for (const said of [
    'abonnementet skal stå på Johan Berg',
    'skriv det på Johan Berg',
    'det skal stå i Johan Bergs navn',
    'Johan Berg skal være kunde',
  ]) {
    const { facts, told } = await talk('mobile_onboarding', 'nb_NO', [...MOBILE, said])
    expect(facts.name).toEqual({ firstName: 'Johan', lastName: 'Berg' })
    expect(facts.birthDate).toBeUndefined()
    expect(told).toMatch(/Når er du født\?$/)
  }
  const born = await talk('mobile_onboarding', 'nb_NO', [...MOBILE, 'Johan Berg skal være kunde', '3.4.1970'])
  expect(born.facts).toMatchObject({ birthDate: '1970-04-03', email: 'solveig@stokke.no', street: 'Storgata 5' })
  expect(born.told).toMatch(/Er det i orden\?$/)
  const married = await talk('mobile_onboarding', 'nb_NO', [...MOBILE, 'jeg heter Solveig Berg nå'])
  expect(married.facts).toMatchObject({ name: { lastName: 'Berg' }, birthDate: '1964-03-14' })
  const partner = await talk('power_onboarding', 'sv_SE', [...POWER, 'min sambo Johan Berg står på avtalet'])
  expect(partner.facts).toMatchObject({ name: { firstName: 'Lisa' }, powerOfAttorney: true })
})

test('HEAR-01 ORD-01 whoever says that they order is asked to confirm it, in whatever mood', async () => {
  for (const said of ['beställ för fan', 'jag vill beställa nu']) {
    const told = await talk('power_onboarding', 'sv_SE', [...POWER, said])
    expect(lastTold(told, 'Stämmer allt?')).toBe('Det behöver du bekräfta, så att inget händer av misstag.')
    expect(told.isOrdered).toBe(false)
  }
  for (const said of ['beställ inte än', 'vi har beställt pizza']) {
    const told = await talk('power_onboarding', 'sv_SE', [...POWER, said])
    expect(told.told).not.toContain('Det behöver du bekräfta')
  }
})

test('HEAR-04 another plan beside another correction: both are taken, and the plan is asked back with its price', async () => {
  const named = await talk('mobile_onboarding', 'nb_NO', [...MOBILE, 'bytt til 6 gb og nytt nummer'])
  expect(named.told).toMatch(/Ingenting er valgt før du sier ja\.$/)
  expect(named.facts.plan).toBeUndefined()
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [...MOBILE, 'bytt til 6 gb og nytt nummer', 'ja'])
  expect(facts).toMatchObject({ plan: '6gb', numberChoice: 'new', quotedMonthly: 33_900, quotedSetUp: 19_900 })
  const mail = await talk('mobile_onboarding', 'nb_NO', [...MOBILE, 'bytt til 6 gb og eposten er sol@stokke.no', 'ja'])
  expect(mail.facts).toMatchObject({ plan: '6gb', numberChoice: 'keep', email: 'sol@stokke.no' })
})

test('HEAR-05 what an order costs together is its first invoice', async () => {
  const { told } = await talk('mobile_onboarding', 'nb_NO', [...MOBILE, 'hva blir det i alt'])
  expect(told).toContain('Den første fakturaen gjelder bare dagene fra')
})

test('HEAR-04 a date of the month is in the month of the known start, in any words for it', async () => {
  const later = await talk('power_onboarding', 'sv_SE', [...POWER, 'vi flyttar först den 15:e'])
  expect(later.facts.startDate).toBe('2027-02-15')
  const DANISH = ['Vestergade 8 st. th., 5000 Odense C', 'flytte', '1. marts', 'den faste', 'ja']
  const danish = [...DANISH, 'Bo Kjær', '22334455', 'bo@kjaer.dk', button('give')]
  for (const said of ['flyt datoen til d 5', 'flyt datoen til den 5.', 'flyt startdatoen til den 5.']) {
    const { facts } = await talk('power_onboarding', 'da_DK', [...danish, said])
    expect(facts.startDate).toBe('2027-03-05')
  }
})

test('HEAR-05 da: a code with its place is taken in front of a day', async () => {
  const { facts } = await talk('power_onboarding', 'da_DK', [
    'vi skal flytte til Vestergade 8 st. th. 5000 Odense C den 1. marts',
  ])
  expect(facts).toMatchObject({ postalCode: '5000', city: 'Odense C', powerReason: 'move', startDate: '2027-03-01' })
})
