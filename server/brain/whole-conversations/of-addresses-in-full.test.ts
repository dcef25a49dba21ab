import { expect, test } from 'vitest'
import { MOBILE_ORDER_TO_STREET, openTalks } from './whole-talk.ts'

const talk = openTalks()
const TO_STREET = {
  nb_NO: MOBILE_ORDER_TO_STREET,
  en_US: ['12 gb', 'yes', 'me', 'keep 915 22 481', 'Kim Vik', '14.03.1964', '915 22 481', 'kim@vik.no'],
  sv_SE: [],
  da_DK: [],
} as const
const addressOf = async (locale: keyof typeof TO_STREET, said: string) => {
  const flow = locale === 'nb_NO' || locale === 'en_US' ? 'mobile_onboarding' : 'power_onboarding'
  return (await talk(flow, locale, [...TO_STREET[locale], said])).facts
}

test.for([
  ['da_DK', 'Sdr. Havnegade 10, 6700 Esbjerg', 'Sdr. Havnegade 10'],
  ['da_DK', 'Nørregade 12, 2. th, Aarhus', 'Nørregade 12, 2. th'],
  ['da_DK', 'Nørregade 12 2. th aarhus', 'Nørregade 12 2. th'],
  ['da_DK', 'Nørregade 10 st th 6700 Esbjerg', 'Nørregade 10 st th'],
  ['da_DK', 'Hyldevej 3 th', 'Hyldevej 3 th'],
  ['da_DK', 'Vesterbrogade 12, 3. sal th, København V', 'Vesterbrogade 12, 3. sal th'],
  ['en_US', 'Storgata 5, ground floor, 0155 Oslo', 'Storgata 5, ground floor'],
  ['en_US', 'Storgata 5, 2nd floor', 'Storgata 5, 2nd floor'],
  ['nb_NO', 'Storgata 5 c/o Dahl', 'Storgata 5, c/o Dahl'],
  ['nb_NO', 'Storgata 5, Moss', 'Storgata 5'],
  ['sv_SE', 'Norra Hult 4, 43244 Varberg', 'Norra Hult 4'],
  ['sv_SE', 'Västra Torp 12', 'Västra Torp 12'],
] as const)('HEAR-02 %s: an address is all of its line and no more: %s', async ([locale, said, street]) => {
  expect((await addressOf(locale, said)).street).toBe(street)
})

test.for([
  ['nb_NO', 'Storgata 5, rom 4021'],
  ['en_US', 'Storgata 5, room 4021'],
] as const)('HEAR-07 %s: the number of a room is no postal code: %s', async ([locale, said]) => {
  expect((await addressOf(locale, said)).postalCode).toBeUndefined()
})

test.for([
  ['nb_NO', 'gammel adresse Storgata 2, 2609 Lillehammer, ny adresse Torget 1, 7013 Trondheim', 'Torget 1', '7013'],
  ['nb_NO', 'jeg bor i Storgata 5, 0155 Oslo, men send det til Torget 1, 7013 Trondheim', 'Torget 1', '7013'],
  ['nb_NO', 'Storgata 5, 0155 Oslo. Faktura til Torget 1, 7013 Trondheim', 'Storgata 5', '0155'],
  ['nb_NO', 'flytter fra Storgata 2, 2609 Lillehammer til Kirkegata 5, 7013 Trondheim', 'Kirkegata 5', '7013'],
  ['sv_SE', 'gammal adress Björkvägen 3, ny adress Ekgatan 5, 41115 Göteborg', 'Ekgatan 5', '41115'],
  ['sv_SE', 'ny adress Ekgatan 5, 41115 Göteborg, gammal adress Björkvägen 3', 'Ekgatan 5', '41115'],
  ['da_DK', 'gammel adresse Havnegade 10, ny adresse Nørregade 5, 8000 Aarhus C', 'Nørregade 5', '8000'],
  ['en_US', 'old address Storgata 2, new address Kirkegata 5, 7013 Trondheim', 'Kirkegata 5', '7013'],
] as const)(
  'HEAR-02 %s: of two addresses the one that is moved or sent to counts: %s',
  async ([locale, said, street, postalCode]) => {
    expect(await addressOf(locale, said)).toMatchObject({ street, postalCode })
  },
)

test.for([
  ['sv_SE', 'anna svensson björkvägen 3 43244 varberg 0701234567', 'Björkvägen 3', '43244'],
  ['da_DK', 'Mette Hansen Havnegade 10 6700 Esbjerg 20112233', 'Havnegade 10', '6700'],
  ['nb_NO', 'Hans Nielsen Hauges gate 44 0481 Oslo', 'Hans Nielsen Hauges gate 44', '0481'],
] as const)(
  'HEAR-05 %s: an address stands apart in a line without commas: %s',
  async ([locale, said, street, postalCode]) => {
    expect(await addressOf(locale, said)).toMatchObject({ street, postalCode })
  },
)

test.for(['vi flyttar till Göteborg', 'nej vänta, rörligt istället'])(
  'HEAR-02 sv: what is said of a town or of an agreement is not asked back as a supplier: %s',
  async (said) => {
    const { told } = await talk('power_onboarding', 'sv_SE', ['björkvägen 3, 43244 varberg', 'byta', said])
    expect(told).not.toContain('Menade du ”')
  },
)

test('HEAR-05 sv: the street that is moved from is no supplier', async () => {
  const { facts } = await talk('power_onboarding', 'sv_SE', [
    'vi flyttar från Björkvägen 3 i Varberg till Ekgatan 5 i Göteborg',
    '41115',
    'byta',
  ])
  expect(facts).toMatchObject({ street: 'Ekgatan 5', city: 'Göteborg' })
  expect(facts.currentSupplier).toBeUndefined()
})
