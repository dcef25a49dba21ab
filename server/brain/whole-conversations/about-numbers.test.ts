import { expect, test } from 'vitest'
import { button, openTalks, MOBILE_ORDER_TO_STREET } from './whole-talk.ts'

const talk = openTalks()

const ordering = (phone: string, said: string) =>
  talk('mobile_onboarding', 'nb_NO', [
    ...MOBILE_ORDER_TO_STREET.map((line) => (line === '915 22 481' ? phone : line)),
    'Toftes gate 12, 0556 Oslo',
    button('yes'),
    said,
  ])

test.for([
  ['915 22 481', 'nei vent. nummeret skal være 91234576, skrev feil i farta', '+4791234576', '+4791234576'],
  ['915 22 481', 'kontaktnummeret skal være 91234576', '+4791234576', '+4791522481'],
  ['915 22 481', 'tlf 91234567', '+4791234567', '+4791522481'],
  ['915 22 481', 'mobil: 91234567', '+4791234567', '+4791522481'],
  ['912 34 567', 'nei, nummeret som skal flyttes er 91234576', '+4791234567', '+4791234576'],
])(
  'HEAR-04 nb: one number told for both is put right for both, else the one spoken of: %s, "%s"',
  async ([phone = '', said = '', toCall, toMove]) => {
    expect((await ordering(phone, said)).facts).toMatchObject({ phone: toCall, portNumber: toMove })
  },
)

test('HEAR-04 nb: a day and month that are the child’s are put right for the child', async () => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [
    '12 gb',
    'ja',
    'et barn',
    '99 kr greit',
    'ja',
    'Tuva Lunde',
    '03.05.2017',
    'nytt',
    'Anne Sæther',
    '18.08.1986',
    '923 45 678',
    'anne@s.no',
    'Toftes gate 12, 0556 Oslo',
    button('yes'),
    'dato skulle være 5 mars ikke 3 mai, altså Tuva',
  ])
  expect(facts).toMatchObject({ birthDate: '1986-08-18', childBirthDate: '2017-03-05' })
})
