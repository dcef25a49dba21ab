import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { providerMeant, weighEmail } from './email.ts'
import { nameByParts, nameInSentence } from './name-in-sentence.ts'
import { weighName } from './name.ts'
import { placeInSentence, weighPlace, weighPostalCode } from './place.ts'
import { noRegisters, type Evidence, type Registers } from './registers.ts'
import { weighStreet } from './street.ts'
import { weighSupplier } from './supplier.ts'
import { saysNone } from './without.ts'

const WORDS = new Set(
  'gratis frakt helst uten binding to sim kort rask levering hemmelig adresse den er på i'.split(' '),
)
const PLACES: Record<string, string> = { '0184': 'Oslo', '5003': 'Bergen', '9008': 'Tromsø' }
const registers: Registers = {
  isOrdinary: (word, locale) => noRegisters.isOrdinary(word, locale) || WORDS.has(word),
  placeOf: (_, code) => PLACES[code],
  placeNamed: (_, name) => Object.values(PLACES).find((place) => place.toLowerCase() === name.toLowerCase()),
  placeMeant: (_, name) => (name === 'Bregen' ? 'Bergen' : undefined),
  knowsPlaces: true,
}
const outcome = ({ value, sure }: Evidence) => (sure >= 0.8 ? value : sure >= 0.4 ? `${value}?` : '-')

test.each<[string, string]>([
  ['kari nordmann', 'kari nordmann'],
  ['MARIT BJØRGEN', 'MARIT BJØRGEN'],
  ['jeg heter priya sharma', 'priya sharma'],
  ['Hansen, Kari', 'Kari Hansen'],
  ['Łukasz Wójcik', 'Łukasz Wójcik'],
  ['Xiomara Quispe', 'Xiomara Quispe'],
  ['xiomara quispe', 'xiomara quispe?'],
  ['Kari Nordmann, født 24.12.1990', 'Kari Nordmann'],
  ['God Norli', 'God Norli'],
  ['Dag Berg', 'Dag Berg'],
  ['gratis frakt', '-'],
  ['Gratis Frakt', '-'],
  ['helst uten binding', '-'],
  ['to sim kort', '-'],
  ['Kari', '-'],
  ['0184 Oslo', '-'],
])('HEAR-02 as a name "%s" is %s', (said, heard) => {
  expect(outcome(weighName(said, 'nb_NO', registers))).toBe(heard)
})

test.each<[Locale, string, string]>([
  ['nb_NO', 'storgata 12b', 'storgata 12b'],
  ['nb_NO', 'jeg bor i Bjørnstjerne Bjørnsons gate 110', 'Bjørnstjerne Bjørnsons gate 110'],
  ['nb_NO', 'Setervegen 7, 2312 Ottestad', 'Setervegen 7'],
  ['nb_NO', 'Kirkegata 14b, andre etasje', 'Kirkegata 14b, andre etasje'],
  ['sv_SE', 'Hantverkargatan 33 tre trappor', 'Hantverkargatan 33 tre trappor'],
  ['nb_NO', 'Storgata 5, H0304. det er døra fra bakgården', 'Storgata 5, H0304'],
  ['da_DK', 'Rundhøjvej 22 st mf, altså den bagved', 'Rundhøjvej 22 st mf'],
  ['nb_NO', 'Postboks 123', 'Postboks 123'],
  ['nb_NO', 'E6 1043', 'E6 1043'],
  ['nb_NO', 'Solbakken', 'Solbakken'],
  ['nb_NO', 'solbakken', 'solbakken?'],
  ['sv_SE', 'Sveavägen 17 lgh 1102', 'Sveavägen 17 lgh 1102'],
  ['da_DK', 'storegade 12 2. tv', 'storegade 12 2. tv'],
  ['en_US', '12 Main Street', '12 Main Street'],
  ['nb_NO', 'helst esim', '-'],
  ['nb_NO', 'vil ha 12 gb', '-'],
  ['nb_NO', 'hemmelig adresse', '-'],
  ['nb_NO', 'jævla dritt', '-'],
])('HEAR-02 in %s, as a street "%s" is %s', (locale, said, heard) => {
  expect(outcome(weighStreet(said, locale, registers))).toBe(heard)
})

test.each<[string, string | undefined, string]>([
  ['oslo', '0184', 'Oslo'],
  ['det er Tromsø sentrum', undefined, 'Tromsø'],
  ['Bregen', undefined, 'Bergen?'],
  ['Bergen', '0184', 'Bergen?'],
  ['Vestre Gausdal', undefined, 'Vestre Gausdal?'],
  ['gratis frakt', undefined, '-'],
])('HEAR-07 as the place of code %2$s "%s" is %3$s', (said, code, heard) => {
  expect(outcome(weighPlace(said, 'nb_NO', registers, code))).toBe(heard)
})

test.each<[string, string, string | undefined]>([
  ['postnummeret er 0184', '0184', 'Oslo'],
  ['N-9008', '9008', 'Tromsø'],
  ['5003 Bergen', '5003', 'Bergen'],
  ['0183', '0183?', undefined],
  ['4000 kwh om året', '-', undefined],
  ['99999', '-', undefined],
])('HEAR-07 as a postal code "%s" is %s, and its place %s', (said, heard, place) => {
  const evidence = weighPostalCode(said, 'nb_NO', registers)
  expect([outcome(evidence), evidence.place]).toEqual([heard, place])
})

test.each([
  ['ola@gmial.com', 'ola@gmail.com?'],
  ['kari@hotmial.com', 'kari@hotmail.com?'],
  ['per@gmail.con', 'per@gmail.com?'],
  ['min mail er per@online.no', 'per@online.no'],
  ['ole hansen at gmail.com', 'olehansen@gmail.com?'],
  ['siri@gmax.no', 'siri@gmax.no'],
  ['ola@', '-'],
])('HEAR-07 as an e-mail address "%s" is %s', (said, heard) => {
  expect(outcome(weighEmail(said))).toBe(heard)
})

test('HEAR-07 the addresses of large providers and of companies are never taken for slips', () => {
  const good = [
    'a@me.com',
    'a@gmail.com',
    'a@mail.dk',
    'a@live.se',
    'a@equinor.com',
    'a@nav.no',
    'a@uio.no',
    'a@gmx.de',
  ]
  expect(good.filter((email) => providerMeant(email) !== undefined)).toEqual([])
})

test('HEAR-02 a browser without registers asks back rather than refusing a place', () => {
  expect(outcome(weighPlace('Vestre Gausdal', 'nb_NO'))).toBe('Vestre Gausdal')
  expect(outcome(weighPostalCode('0183', 'nb_NO'))).toBe('0183')
})

test('HEAR-07 who has no e-mail or no mobile says so in every language', () => {
  const email = [
    'har ikke e-post',
    'har ikkje mail',
    'bruker ikke epost',
    'vil ikke gi mailen min',
    'dere får ikke mailen min',
    'eig ikkje epost',
    'har ingen',
    'har ingen mejl',
    'använder inte mail',
    'bruger ikke mail',
    "i don't have email",
    'no email',
    "don't use email",
  ]
  expect(email.filter((said) => !saysNone('email', said))).toEqual([])
  expect(
    ['har ikke mobil', "i don't have a phone", 'har ingen mobil'].filter((said) => !saysNone('phone', said)),
  ).toEqual([])
  const others = ['har ikke peiling', 'ola@online.no', 'har mail', 'ingen aning', 'hvorfor trenger dere eposten']
  expect(others.filter((said) => saysNone('email', said) || saysNone('phone', said))).toEqual([])
})

test.each<[Locale, string, string]>([
  ['nb_NO', 'den er på Kari Nordmann', 'Kari Nordmann'],
  ['nb_NO', 'noter Ola van Dijk', 'Ola van Dijk?'],
  ['nb_NO', 'det er kona som heter Kari Nordmann og Per Hansen', '-'],
  ['nb_NO', 'gratis frakt på kort', '-'],
])('HEAR-02 in %s, the name in the sentence "%s" is %s', (locale, said, heard) => {
  expect(outcome(nameInSentence(said, locale, registers))).toBe(heard)
})

test.each<[Locale, string, string | undefined]>([
  ['nb_NO', 'Nguyen er etternavnet og fornavnet er Linh', 'Linh Nguyen'],
  ['sv_SE', 'efternamn Lindgren, förnamn Maj', 'Maj Lindgren'],
  ['da_DK', 'fornavn Ida, efternavn Vestergaard', 'Ida Vestergaard'],
  ['en_US', 'Lindqvist (last) Mia (first)', 'Mia Lindqvist'],
  ['en_US', 'my last name is Hansen', undefined],
])('HEAR-02 in %s, of "%s" each part stands beside the word for it', (locale, said, name) => {
  expect(nameByParts(said, locale, registers)).toBe(name)
})

test.each<[string, string]>([
  ['det er Bergen, tror jeg', 'Bergen'],
  ['fraktes til tromsø', 'Tromsø?'],
  ['fra Oslo til Bergen', '-'],
])('HEAR-07 the place in the sentence "%s" is %s', (said, heard) => {
  expect(outcome(placeInSentence(said, 'nb_NO', registers))).toBe(heard)
})

test.each<[Locale, string, string]>([
  ['sv_SE', 'jag ligger hos Vattenfall just nu', 'Vattenfall'],
  ['da_DK', 'det er vist andel energi', 'andel energi'],
  ['da_DK', 'min søster har Norlys', 'Norlys?'],
  ['da_DK', 'vi har haft norlys i ti år', 'norlys?'],
  ['da_DK', 'ok', 'OK?'],
  ['sv_SE', 'ok', '-'],
])('HEAR-02 in %s, the supplier of "%s" is %s', (locale, said, heard) => {
  expect(outcome(weighSupplier(said, locale, registers))).toBe(heard)
})

test.each<[Locale, string, string]>([
  ['nb_NO', 'alt skal sendes til Myrveien 3', 'Myrveien 3'],
  ['nb_NO', 'pb 118 sentrum 0102 Oslo', 'pb 118 sentrum'],
  ['sv_SE', 'Kungsgatan 4 lgh 1203 411 19 Göteborg', 'Kungsgatan 4 lgh 1203'],
])('HEAR-02 in %s, "%s" is the street %s', (locale, said, heard) => {
  expect(outcome(weighStreet(said, locale, registers))).toBe(heard)
})
