import { expect, test } from 'vitest'
import { MOBILE_ORDER_TO_STREET, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()
const power = async (locale: 'sv_SE' | 'da_DK', ...lines: Said) => (await talk('power_onboarding', locale, lines)).facts
const mobile = async (...lines: Said) => (await talk('mobile_onboarding', 'nb_NO', lines)).facts

test('HEAR-02 a street called after a day or with an ordinal is kept whole', async () => {
  const danish = await power('da_DK', '10. Februar Vej 7, 8000 Aarhus')
  expect(danish).toMatchObject({ street: '10. Februar Vej 7', postalCode: '8000' })
  expect(danish.startDate).toBeUndefined()
  expect((await power('da_DK', '2. Tværvej 12')).street).toBe('2. Tværvej 12')
  expect(await power('sv_SE', '1:a Långgatan 7, 41303 Göteborg')).toMatchObject({
    street: '1:a Långgatan 7',
    postalCode: '41303',
  })
  expect((await mobile(...MOBILE_ORDER_TO_STREET, 'gaten heter 17. mai-plassen 4')).street).toBe('17. mai-plassen 4')
  expect((await mobile(...MOBILE_ORDER_TO_STREET, 'trondheimsveien 2c oppg. B')).street).toBe(
    'Trondheimsveien 2c oppg. B',
  )
})

test('HEAR-04 a street with an ordinal takes the place of the known one', async () => {
  expect((await mobile(...MOBILE_ORDER_TO_STREET, 'Storgata 5', '3. Strandgate 4')).street).toBe('3. Strandgate 4')
  const moving = await power('da_DK', 'vi flytter ind 10. februar, Vestergade 7, 8000 Aarhus')
  expect(moving).toMatchObject({ street: 'Vestergade 7', startDate: '2027-02-10' })
})
