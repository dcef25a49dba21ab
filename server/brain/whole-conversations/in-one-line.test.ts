import { expect, test } from 'vitest'
import { button, openTalks, type Said, MOBILE_ORDER_TO_STREET } from './whole-talk.ts'

const talk = openTalks()

const ordering = (...lines: Said) => talk('mobile_onboarding', 'nb_NO', lines)
const inSweden = (...lines: Said) => talk('power_onboarding', 'sv_SE', lines)
const inDenmark = (...lines: Said) => talk('power_onboarding', 'da_DK', lines)
const SWITCHING_IN_DENMARK = ['Vesterbrogade 118, 3 sal tv', '1620', 'skifte', 'ewii', '1 januar', 'fast pris'] as const

test('HEAR-04 HEAR-05 da: a yes to what was asked back is kept beside a correction and other facts', async () => {
  const corrected = await inDenmark(...SWITCHING_IN_DENMARK, 'jow jow. å a skrev forkert det er nr 41 ikk 118')
  expect(corrected.facts).toMatchObject({ powerAgreement: 'dk-fast-12', street: 'Vesterbrogade 41, 3 sal tv' })
  const told = await inDenmark(...SWITCHING_IN_DENMARK, 'ja tak. og han gider ikke, nummer 22 60 15 38')
  expect(told.facts.powerAgreement).toBe('dk-fast-12')
  expect(told.told).toMatch(/tager jeg med videre: 22.60.15.38/)
})

test('HEAR-02 nb: a yes with a condition in a clause of its own is a yes, and "ja, vent" is none', async () => {
  const agreed = await ordering('12 gb', 'ja for faen, 12. og jeg skal IKKE ha noe bindingstid')
  expect(agreed.facts.plan).toBe('12gb')
  expect((await ordering('12 gb', 'ja, vent')).facts.plan).toBeUndefined()
})

test('HEAR-04 da: the side of a floor stays on another floor', async () => {
  const done = [...SWITCHING_IN_DENMARK, 'ja', 'Birgit Holm', '22601538', 'b@holm.dk', button('give')] as const
  expect((await inDenmark(...done, '4 sal ikke 3')).facts.street).toBe('Vesterbrogade 118, 4 sal tv')
})

test('HEAR-02 sv: until when another agreement lasts is no day to begin, and a day that is asked for is', async () => {
  const street = ['Storgatan 14 B', '753 31'] as const
  const bound = await inSweden(...street, 'Byta, från Eon. Men jag har bundet avtal där till 31 mars, vad gäller då?')
  expect(bound.facts).toMatchObject({ powerReason: 'switch', currentSupplier: 'EON' })
  expect(bound.facts.startDate).toBeUndefined()
  const asked = 'ja nu ska vi se, min syster fyller år den 12 december så då går det inte. går det den 15 december?'
  expect((await inSweden(...street, 'byta', 'vattenfall', asked)).facts.startDate).toBe('2026-12-15')
  const summary = ['1 maj', 'rörligt', 'ja', 'Lisa Ström', '0701234567', 'lisa@strom.se', button('give')] as const
  const afterwards = 'Vänta. Eons bindning går ju ut 31 mars, står jag utan el i april då när ni börjar 1 maj?'
  const { facts } = await inSweden(...street, 'byta', 'vattenfall', ...summary, afterwards)
  expect(facts.startDate).toBe('2027-05-01')
})

test('HEAR-02 en: "no car, no pets" adds neither, and "no, house and car" adds both', async () => {
  const insuring = (...lines: Said) => talk('insurance_leads', 'en_US', lines)
  const first = 'home contents and travel'
  expect((await insuring(first, 'thats it, no car no pets lol')).facts.cover).toEqual(['home', 'travel'])
  expect((await insuring(first, 'no, house and car')).facts.cover).toEqual(['home', 'travel', 'house', 'car'])
})

test('HEAR-02 "glem det. ja send" ends no conversation', async () => {
  const { told } = await ordering(
    ...MOBILE_ORDER_TO_STREET,
    'Toftes gate 12, 0556 Oslo',
    button('yes'),
    'glem det. ja send',
  )
  expect(told).not.toContain('Ingenting er bestilt')
})

test('HEAR-04 nb: a number to keep after all is the one that is moved, and not the one to call', async () => {
  const lines = MOBILE_ORDER_TO_STREET.map((line) => (line.startsWith('behold') ? 'nytt nummer' : line))
  const { facts } = await ordering(
    ...lines,
    'Toftes gate 12, 0556 Oslo',
    button('yes'),
    'la han beholde nr likevel. 45218876',
  )
  expect(facts).toMatchObject({ numberChoice: 'keep', portNumber: '+4745218876', phone: '+4791522481' })
})

test('HEAR-02 en: a count of months is no number of the house', async () => {
  const { facts } = await talk('mobile_onboarding', 'en_US', [
    '12 gb',
    'yes',
    'me',
    'new',
    'Solveig Stokke',
    '14.03.1964',
    '915 22 481',
    'solveig@stokke.no',
    'Hillevågsveien 101 leil 12, 4016 Stavanger',
    button('yes'),
    'if i go poland in january 2 month must i pay? and when sim come, i have no mailbox only reception',
  ])
  expect(facts.street).toBe('Hillevågsveien 101 leil 12')
})

test.each([
  'Björkvägen 12, 11120 Stockholm och jag heter Karin Ek',
  'Björkvägen 12 11120 Stockholm jag heter Karin Ek',
])('HEAR-05 sv: an address and a name are both kept, with or without what joins them: %s', async (said) => {
  const { facts, told } = await inSweden(said)
  expect(facts).toMatchObject({ street: 'Björkvägen 12', postalCode: '11120', city: 'Stockholm' })
  expect(told).toContain('Karin Ek')
})
