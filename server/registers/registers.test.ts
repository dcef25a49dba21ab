import { expect, test } from 'vitest'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { createRegisters } from './create-registers.ts'

const { isOrdinary, placeMeant, placeNamed, placeOf } = await createRegisters(createEmbeddedContent())

test('HEAR-07 a postal code has the place the register of its country gives it', () => {
  expect([placeOf('NO', '0184'), placeOf('SE', '41106'), placeOf('DK', '5000'), placeOf('NO', '0000')]).toEqual([
    'Oslo',
    'Göteborg',
    'Odense C',
    undefined,
  ])
})

test('HEAR-07 a place is found without its accents, its district and with a slip', () => {
  expect([placeNamed('NO', 'tromso'), placeNamed('DK', 'odense'), placeMeant('NO', 'Trondhiem')]).toEqual([
    'Tromsø',
    'Odense',
    'Trondheim',
  ])
  expect(placeNamed('NO', 'gratis frakt')).toBeUndefined()
})

test('HEAR-02 the words of our own texts are ordinary, names in them are not', () => {
  expect(['gratis', 'binding', 'abonnementet'].filter((word) => !isOrdinary(word, 'nb_NO'))).toEqual([])
  expect(['nordmann', 'kari', 'hansen'].filter((word) => isOrdinary(word, 'nb_NO'))).toEqual([])
})
