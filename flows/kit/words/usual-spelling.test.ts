import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { inUsualSpelling } from './usual-spelling.ts'

test.for<[Locale, typed: string, read: string]>([
  ['da_DK', 'fatima el-sayed 😊', 'fatima el-sayed'],
  ['da_DK', 'Trøjborgvej 8, 8200 aarhus n 📦', 'Trøjborgvej 8, 8200 aarhus n'],
  ['nb_NO', '❤️ Kari 🇳🇴 Vik 👩‍👩‍👧', 'Kari Vik'],
  ['nb_NO', '👍🏽', '👍🏽'],
  ['sv_SE', 'till mej sjääälv', 'till mej själv'],
  ['nb_NO', 'mosss', 'moss'],
  ['en_US', 'threeee gb, its buuut im Liam Berg', "three gb, its but i'm Liam Berg"],
  ['da_DK', 'det ska ik ku være', 'det skal ikke kunne være'],
  ['sv_SE', 'e-posten ska va anna@example.se', 'e-posten ska vara anna@example.se'],
])('HEAR-01 %s: "%s" is read in its usual spelling', ([locale, typed, read]) => {
  expect(inUsualSpelling(typed, locale)).toBe(read)
})

test('HEAR-02 an address of e-mail or of a page keeps its letters', () => {
  expect(inUsualSpelling('kaaari@looong.no på www.kari.no', 'nb_NO')).toBe('kaaari@looong.no på www.kari.no')
})
