import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { inputRule } from '../input-rules.ts'

const read = (rule: 'startDate' | 'birthDate', said: string, locale: Locale) =>
  inputRule(rule).read(said, { today: '2026-11-21', locale })

test.each<[Locale, string, string | undefined]>([
  ['sv_SE', '1 december', '2026-12-01'],
  ['sv_SE', '1/12', '2026-12-01'],
  ['sv_SE', 'nästa måndag', '2026-11-23'],
  ['sv_SE', 'den första februari', '2027-02-01'],
  ['sv_SE', 'vid årsskiftet', '2027-01-01'],
  ['sv_SE', 'om två veckor', '2026-12-05'],
  ['sv_SE', 'om cirka en månad', '2026-12-21'],
  ['da_DK', 'om to måneder', '2027-01-21'],
  ['da_DK', '1. dec, og jeg hedder Eva Lund', '2026-12-01'],
  ['da_DK', 'fra 15. januar', '2027-01-15'],
  ['da_DK', 'før 15. januar', undefined],
  ['da_DK', '4000 kwh om året', undefined],
  ['sv_SE', 'inte 1 december', undefined],
  ['sv_SE', 'på lucia', '2026-12-13'],
  ['da_DK', 'lillejuleaften', '2026-12-23'],
  ['da_DK', 'dagen før nytårsaften', '2026-12-30'],
  ['sv_SE', 'dagen efter nyår', '2027-01-02'],
  ['sv_SE', 'före nyår', undefined],
  ['da_DK', 'anden juledag', '2026-12-26'],
  ['da_DK', 'den toogtyvende december', '2026-12-22'],
  ['sv_SE', 'den sista januari', '2027-01-31'],
  ['sv_SE', 'vi har bott här sedan 2 mars', undefined],
  ['nb_NO', 'i jul, 27. desember', '2026-12-27'],
  ['sv_SE', 'jul 27 december', '2026-12-27'],
  ['nb_NO', '27. jul', '2027-07-27'],
  ['en_US', '12th of July', '2027-07-12'],
  ['nb_NO', 'femtende', '2026-12-15'],
  ['nb_NO', 'andre', undefined],
  ['sv_SE', 'fredag nästa vecka', '2026-11-27'],
])('HEAR-05 in %s, a start "%s" is %s', (locale, said, day) => {
  expect(read('startDate', said, locale)).toBe(day)
})

test.each<[Locale, string, string | undefined]>([
  ['nb_NO', 'født i 1971 den 3. mars', '1971-03-03'],
  ['nb_NO', 'første i første nitti', '1990-01-01'],
  ['nb_NO', 'julaften 1990', '1990-12-24'],
  ['nb_NO', 'blir 40 på julaften', '1986-12-24'],
  ['nb_NO', 'fyller 40 den 3. januar', '1987-01-03'],
  ['sv_SE', 'fyller 30 i dag', '1996-11-21'],
  ['nb_NO', 'ble 40 i dag', '1986-11-21'],
  ['en_US', 'i turned 30 yesterday!!', '1996-11-20'],
  ['nb_NO', 'blir 40 snart', undefined],
  ['en_US', '07/23/1994', '1994-07-23'],
  ['nb_NO', '07/23/1994', undefined],
  ['en_US', '07/08/1994', '1994-08-07'],
  ['en_US', '07/08/1994, I’m American', '1994-07-08'],
  ['nb_NO', '07/08/1994, amerikansk så måneden først', '1994-07-08'],
  ['en_US', '4th of March 88', '1988-03-04'],
  ['sv_SE', 'den sjunde maj 1984', '1984-05-07'],
  ['en_US', 'twenty first of may nineteen seventy', '1970-05-21'],
  ['en_US', 'second of april two thousand and one', '2001-04-02'],
  ['nb_NO', '14de mars nitti fire', '1994-03-14'],
  ['nb_NO', 'ho vart sju den 8. august i år', '2019-08-08'],
  ['nb_NO', '9 år nå, fyller ti i november, den 3. november 2016', '2016-11-03'],
  ['nb_NO', 'eg fylte einogsøtti i mars, den fjortande, så fødd i 1955', '1955-03-14'],
  ['da_DK', 'femte i sjette nittenhundrede fireoghalvfjerds', '1974-06-05'],
  ['da_DK', 'den første i anden nittenhundredefirs', '1980-02-01'],
  ['nb_NO', 'i desember', undefined],
  ['nb_NO', '3. mars', undefined],
  ['nb_NO', 'på mandag', undefined],
])('HEAR-05 in %s, a birth date "%s" is %s', (locale, said, day) => {
  expect(read('birthDate', said, locale)).toBe(day)
})

test('HEAR-05 a day of next week is in that week', () => {
  const onMonday = (said: string, locale: Locale) => inputRule('startDate').read(said, { today: '2026-11-23', locale })
  expect(onMonday('fredag neste uke', 'nb_NO')).toBe('2026-12-04')
  expect(onMonday('på fredag', 'nb_NO')).toBe('2026-11-27')
  expect(onMonday('torsdag i næste uge', 'da_DK')).toBe('2026-12-03')
})
