import { expect, test } from 'vitest'
import {
  MOBILE_ORDER_TO_PHONE,
  MOBILE_ORDER_TO_STREET,
  openTalks,
  SWEDISH_POWER_ORDER_TO_NAME,
  type Said,
} from './whole-talk.ts'

const talk = openTalks()
const TO_END = [...MOBILE_ORDER_TO_STREET, 'Storgata 2, 2609 Lillehammer'] as const
const IN_ENGLISH = [
  '12 gb',
  'yes',
  'me',
  'keep 915 22 481',
  'Kim Vik',
  '14.03.1964',
  '915 22 481',
  'kim@vik.no',
  'Storgata 2, 2609 Lillehammer',
]
const DANISH_POWER_ORDER = ['Havnegade 10, 6700 Esbjerg', 'skifte', 'norlys', '5 december', 'variabel', 'ja'] as const

const inNorwegian = async (...said: Said) => (await talk('mobile_onboarding', 'nb_NO', [...TO_END, ...said])).facts
const inEnglish = async (...said: Said) => (await talk('mobile_onboarding', 'en_US', [...IN_ENGLISH, ...said])).facts
const inSwedish = async (...said: Said) =>
  (await talk('power_onboarding', 'sv_SE', [...SWEDISH_POWER_ORDER_TO_NAME, 'Kim Vik', ...said])).facts
const inDanish = async (...said: Said) =>
  (await talk('power_onboarding', 'da_DK', [...DANISH_POWER_ORDER, 'Kim Vik', ...said])).facts
const HEARD = { nb: inNorwegian, sv: inSwedish, da: inDanish, en: inEnglish }
const NAMES = { nb: 'Stokke', sv: 'Vik', da: 'Vik', en: 'Vik' }

test.for([
  ['nb', 'adressen skal være Fjellveien 2 B', 'Fjellveien 2 B'],
  ['sv', 'adressen ska vara Ekbacken 2 B', 'Ekbacken 2 B'],
  ['sv', 'adressen ska vara Norra Hult 4', 'Norra Hult 4'],
  ['da', 'adressen skal være Søndergade 4, 8700 Horsens', 'Søndergade 4'],
  ['en', 'the address should be Fjellveien 2 B', 'Fjellveien 2 B'],
  ['nb', 'gata heter Storgaten og ikke Storgata', 'Storgaten 2'],
  ['sv', 'gatan heter Björkgatan och inte Björkvägen', 'Björkgatan 3'],
  ['da', 'gaden hedder Havnegaden og ikke Havnegade', 'Havnegaden 10'],
  ['en', 'the street is called Storgaten and not Storgata', 'Storgaten 2'],
  ['da', 'vejen hedder Sdr. Havnegade', 'Sdr. Havnegade 10'],
  ['da', 'det hedder Sdr. Havnegade 10', 'Sdr. Havnegade 10'],
] as const)('HEAR-04 %s: what is said of the address changes it and no name: %s', async ([language, said, street]) => {
  const { street: heard, name } = await HEARD[language](said)
  expect(heard).toBe(street)
  expect(name?.lastName).toBe(NAMES[language])
})

const LETTERED = 'Storgata 34 e, 0155 Oslo'
test.for([
  ['nb_NO', MOBILE_ORDER_TO_STREET, 'det er 34 uten e'],
  ['nb_NO', MOBILE_ORDER_TO_STREET, 'uten bokstav'],
  ['en_US', IN_ENGLISH.slice(0, -1), '34 without the e'],
] as const)('HEAR-04 %s: a house is put right that has no letter: %s', async ([locale, to, said]) => {
  expect((await talk('mobile_onboarding', locale, [...to, LETTERED, said])).facts.street).toBe('Storgata 34')
})
test('HEAR-04 sv da: a house is put right that has no letter', async () => {
  const swedish = await talk('power_onboarding', 'sv_SE', ['Ekgatan 34 e, 41115 Göteborg', 'byta', '34 inget e'])
  expect(swedish.facts.street).toBe('Ekgatan 34')
  const other = await talk('power_onboarding', 'sv_SE', ['Ekgatan 34 e, 41115 Göteborg', 'byta', '34 inget b'])
  expect(other.facts.street).toBe('Ekgatan 34 e')
  const danish = await talk('power_onboarding', 'da_DK', ['Havnegade 10C, 6700 Esbjerg', 'skifte', '10 uden c'])
  expect(danish.facts.street).toBe('Havnegade 10')
})

test.for([
  ['sv_SE', ['björkvägen 3, 43244 varberg', 'byta', 'vattenfall', '5 december', 'nr 2 tack'], 'Björkvägen 3'],
  ['da_DK', ['Havnegade 10, 6700 Esbjerg', 'skifte', 'norlys', '5 december', 'nr. 2 tak'], 'Havnegade 10'],
  ['da_DK', ['Havnegade 10, 6700 Esbjerg', 'skifte', 'norlys', '5 december', 'jeg tager nr. 2'], 'Havnegade 10'],
  ['da_DK', ['Havnegade 10, 6700 Esbjerg', 'skifte', 'norlys', '5 december', 'nej nummer 14'], 'Havnegade 14'],
] as const)('HEAR-04 %s: the number of an option is none of a house: %j', async ([locale, said, street]) => {
  expect((await talk('power_onboarding', locale, said)).facts.street).toBe(street)
})

test.for([
  ['nb', 'fakturaadressen er en annen, Torget 1, 7013 Trondheim', 'Lillehammer'],
  ['sv', 'faktureringsadressen är en annan, Ekgatan 5, 41115 Göteborg', 'Varberg'],
  ['da', 'faktureringsadressen er en anden, Nørregade 5, 8000 Aarhus C', 'Esbjerg'],
  ['en', 'the billing address is another one, Torget 1, 7013 Trondheim', 'Lillehammer'],
] as const)('HEAR-04 %s: where bills go is no address of the order: %s', async ([language, said, city]) => {
  expect((await HEARD[language](said)).city).toBe(city)
})

const ONE_LINE = 'kari nordmann storgata 5 0155 oslo 91234567'
test.for([ONE_LINE, 'Kari Nordmann Storgata 5 0155 Oslo 91234567', 'Kari Nordmann, Storgata 5, 0155 Oslo'] as const)(
  'HEAR-05 nb: all in one line is told apart: %s',
  async (said) => {
    const { facts } = await talk('mobile_onboarding', 'nb_NO', [
      ...MOBILE_ORDER_TO_PHONE.slice(0, -2),
      said,
      '14.03.1964',
      '91234567',
      'kari@nordmann.no',
    ])
    const { name, street, postalCode } = facts
    expect({ name, street, postalCode }).toEqual({
      name: { firstName: 'Kari', lastName: 'Nordmann' },
      street: 'Storgata 5',
      postalCode: '0155',
    })
  },
)

test.for([
  ['nb', 'det var gammel adresse, den rette er Fjellveien 6 b og postnummer 2609', 'Fjellveien 6 b', '2609'],
  ['sv', 'det var gamla adressen, den rätta är Ekbacken 6 och postnummer 11120', 'Ekbacken 6', '11120'],
  ['da', 'jeg skrev min gamle adresse, den rigtige er nygade 60 4. tv og postnummer 1635', 'Nygade 60 4. tv', '1635'],
] as const)(
  'HEAR-04 a postal code told with its word stays out of the street: %s',
  async ([language, said, street, code]) => {
    const { street: told, postalCode } = await HEARD[language](said)
    expect([told, postalCode]).toEqual([street, code])
  },
)

test.for([
  'vi bor ude på landet, gården hedder Gl. Nygaard og er ikke nummereret',
  'vi bor her ude, vejen hedder Gl. Bygade og er ny',
])('HEAR-02 what a farm or a street is called names nobody: %s', async (said) => {
  const { facts } = await talk('power_onboarding', 'da_DK', [said])
  expect(facts.name).toBeUndefined()
})

test('HEAR-02 a lower-case adjective of a street stays with its name', async () => {
  const { street } = await inDanish('jeg flytter til gammel kongevej 12, 1610 København V')
  expect(street).toBe('Gammel kongevej 12')
})
