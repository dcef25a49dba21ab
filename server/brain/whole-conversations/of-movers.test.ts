import { expect, test } from 'vitest'
import { button, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const inSwedish = (...said: Said) => talk('power_onboarding', 'sv_SE', said)
const inDanish = (...said: Said) => talk('power_onboarding', 'da_DK', said)
const UMEA = 'Storgatan 14 lgh 1002, 903 26 Umeå'
const SUMMARY = [
  UMEA,
  'byta',
  'Fortum',
  '1 februari',
  'rörligt',
  'ja',
  'Lisa Ström',
  '0701234567',
  'lisa@strom.se',
  button('give'),
]
const COPENHAGEN = 'Nørrebrogade 45, 3. tv, 2200 København N'

test('HEAR-05 da: a day to begin is taken beside an e-mail address or a phone number', async () => {
  for (const said of [
    '1. januar, og min mail er mette@gmail.com, tlf 28 45 67 12',
    'til nytår, altså 1. januar. og min mail er mette@gmail.com, tlf 28 45 67 12',
  ]) {
    const { facts } = await inDanish(COPENHAGEN, 'flytter ind', said, 'fast pris', 'ja', 'Mette Hansen')
    expect(facts).toMatchObject({ startDate: '2027-01-01', email: 'mette@gmail.com', phone: '+4528456712' })
  }
})

test('HEAR-05 sv: as soon as possible is taken beside the reason, a move from the day it can be', async () => {
  expect((await inSwedish(UMEA, 'ska flytta in så snart som möjligt')).facts.startDate).toBe('2026-11-22')
  const { facts } = await inSwedish(UMEA, 'byta, Fortum, så fort det går')
  expect(facts).toMatchObject({ powerReason: 'switch', currentSupplier: 'Fortum', startDate: '2026-12-05' })
  const now = await inSwedish(UMEA, 'byta', 'Fortum har jag nu')
  expect(now.facts).toMatchObject({ currentSupplier: 'Fortum' })
  expect(now.facts.startDate).toBeUndefined()
})

test('HEAR-05 da: a move, its town and its day are taken with the street', async () => {
  const { facts } = await inDanish('skal flytte til vestergade 12 2 th i århus d. 15/12', '8000', 'flytte')
  expect(facts).toMatchObject({ street: 'Vestergade 12 2 th', city: 'Aarhus C', startDate: '2026-12-15' })
  expect((await inDanish(COPENHAGEN, 'flytter ind d. 15/12')).facts.startDate).toBe('2026-12-15')
})

test('HEAR-03 HEAR-04 sv: an agreement chosen beside a correction is asked back with its price', async () => {
  const begun = [UMEA, 'flytta in', '1 januari', 'den rörliga då. vänta, ändra till 17 dec'] as const
  const asked = await inSwedish(...begun)
  expect(asked.told).toMatch(/Inget är valt förrän du säger ja\.$/)
  expect(asked.facts).toMatchObject({ startDate: '2026-12-17' })
  expect(asked.facts.powerAgreement).toBeUndefined()
  expect((await inSwedish(...begun, 'ja')).facts.powerAgreement).toBe('se-rorligt')
})

test('HEAR-02 whoever asks whether the street is right keeps the floor and the door', async () => {
  const danish = await inDanish('Vestergade 14 2 th, 8000 Aarhus', 'flytte', 'der står vestergade 14 ik?')
  expect(danish.facts.street).toBe('Vestergade 14 2 th')
  const swedish = await inSwedish(UMEA, 'byta', 'visst står det storgatan 14 va?')
  expect(swedish.facts.street).toBe('Storgatan 14 lgh 1002')
  expect((await inSwedish(UMEA, 'byta', 'adressen är Storgatan 41')).facts.street).toBe('Storgatan 41')
})

test('HEAR-04 da: "st. tv" is one door, also in a sentence', async () => {
  const { facts } = await inDanish(COPENHAGEN, 'nej Nørrebrogade 45, st. tv hedder det')
  expect(facts.street).toBe('Nørrebrogade 45, st. tv')
})

test('HEAR-04 sv: whose agreement it is to be is a name, and no supplier', async () => {
  for (const said of [
    'nej avtalet ska stå på Gunborg Nyström, inte på mig. mejl petra.nystrom@live.se',
    'avtalet ska stå på min mamma Gunborg Nyström, inte på mig',
  ]) {
    const begun = [UMEA, 'byta', 'Mälarenergi', 'så snart det går', 'fast pris', 'ja', 'Petra Nyström, 0761234567']
    const { facts } = await inSwedish(...begun, said)
    expect(facts).toMatchObject({
      name: { firstName: 'Gunborg', lastName: 'Nyström' },
      currentSupplier: 'Mälarenergi',
    })
  }
})

test('HEAR-07 sv: what leads in is no part of a street or a name, and a code is sure ahead of a remark', async () => {
  expect((await inSwedish('jaha söderg 4a i lund')).facts.street).toBe('Söderg 4a')
  const { facts } = await inSwedish('södergatan 4a', '22237 skrev ja ju. det är inte så lätt det här')
  expect(facts).toMatchObject({ postalCode: '22237', city: 'Lund' })
  const named = await inSwedish(UMEA, 'byta', 'Fortum', '1 februari', 'rörligt', 'ja', 'Gunilla Åkesson förresten')
  expect(named.facts.name).toEqual({ firstName: 'Gunilla', lastName: 'Åkesson' })
})

test('HEAR-02 da: the known code is no other one, whatever number stands beside it', async () => {
  const said = 'der står vestergade 14 ik? postnr er egentlig 8000 ja. hvornår kommer første regning'
  const { facts, told } = await inDanish('Vestergade 14 2 th, 8000 Aarhus', 'flytter ind', said)
  expect(facts).toMatchObject({ street: 'Vestergade 14 2 th', postalCode: '8000' })
  expect(told).toContain('første regning regnes kun for dagene')
})

test('HEAR-01 sv: people and wishes in two sentences ask for nobody', async () => {
  const { told } = await inSwedish(
    UMEA,
    'byta',
    'Fortum',
    '1 februari',
    'vilket tar folk mest? hon vill ha lugn och ro',
  )
  expect(told).not.toContain('här svarar människor')
})

test('HEAR-02 da: "noget andet" with more words behind it is not asked back again', async () => {
  const { told } = await inDanish(COPENHAGEN, 'flytte', '1. marts', 'den faste', 'noget andet, det andet altså')
  expect(told).toMatch(/Hvilken aftale passer dig\? .*$/)
})

test('HEAR-04 sv: of two codes the one that is put right is checked', async () => {
  const { isOrdered } = await inSwedish(...SUMMARY, button('confirm'), '808181 nej 808182')
  expect(isOrdered).toBe(true)
})

test('HEAR-05 sv: a question beside a correction that has no answer is not passed over', async () => {
  const said = 'går det att betala med krypto? å mobilen blir hennes istället, 070 111 22 33'
  const { facts, told } = await inSwedish(...SUMMARY, said)
  expect(facts.phone).toBe('+46701112233')
  expect(told).toContain('Det har jag tyvärr inget svar på.')
})

test('HEAR-04 da: the ground floor is told in place of another', async () => {
  const { facts } = await inDanish(COPENHAGEN, 'flytte', 'hov jeg bor i stuen ikke 3. sal.')
  expect(facts.street).toBe('Nørrebrogade 45, st. tv')
})

test('HEAR-01 whoever wants to think it over is waited for, and nothing is changed or left', async () => {
  for (const said of ['jag vill fundera på det', 'beställ inte än, jag måste tänka']) {
    const { told } = await inSwedish(...SUMMARY, said)
    expect(told).toContain('Ta den tid du behöver')
    expect(told).not.toContain('Vad vill du ändra')
  }
  const { told } = await inDanish(COPENHAGEN, 'flytte', '1. marts', 'jeg vil lige tænke over det')
  expect(told).toContain('Tag den tid')
})

test('HEAR-05 whoever tells the old supplier as what they change from is not asked why', async () => {
  const swedish = await inSwedish('byter från tibber, bor på hantverkargatan 33 lgh 1104 i sthlm 112 21')
  expect(swedish.facts).toMatchObject({ powerReason: 'switch', currentSupplier: 'Tibber', city: 'Stockholm' })
  const soon = await inSwedish('byter från tibber så snart som möjligt, bor på Storgatan 14, 582 23 Linköping')
  expect(soon.facts).toMatchObject({ powerReason: 'switch', currentSupplier: 'Tibber', startDate: '2026-12-05' })
  const danish = await inDanish('skifter fra norlys, Amagerbrogade 112, 2. th 2300 Kbh S')
  expect(danish.facts).toMatchObject({ powerReason: 'switch', currentSupplier: 'Norlys', city: 'København S' })
})

test('HEAR-02 sv: of two people one is asked back, and a floor is told in stairs', async () => {
  const { told } = await inSwedish(UMEA, 'flytta in', '1 mars', 'rörligt', 'ja', 'Erik & Sara Lindholm')
  expect(told).toMatch(/Menade du ”Erik Lindholm”\?$/)
  const { facts } = await inSwedish('Drottninggatan 8A, 753 10 Uppsala', 'vi bor på 2 trappor också')
  expect(facts.street).toBe('Drottninggatan 8A, 2 trappor')
})
