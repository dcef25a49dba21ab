import { expect, test } from 'vitest'
import { openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()
const norwegian = async (lines: Said) => (await talk('mobile_onboarding', 'nb_NO', lines)).facts
const english = async (lines: Said) => (await talk('mobile_onboarding', 'en_US', lines)).facts

const NORA: Said = ['barn 1 gb', 'ja', 'Nora Vik']
const OF_KARI: Said = ['Kari Vik', '12.06.1985', '41234567', 'kari@vik.no', 'Storgata 12, 0184 Oslo']
const TO_CREDIT: Said = [...NORA, '15.05.2017', 'behold 90 11 22 33', ...OF_KARI]
const LEO: Said = ['kids 1 gb', 'yes', 'Leo Kelly']
const OF_LEO: Said = [...LEO, '15.05.2017', 'new number', 'Mary Kelly', ...OF_KARI.slice(1)]

test('HEAR-04 the child called by name is put right, never the parent', async () => {
  expect(await norwegian([...TO_CREDIT, 'Nei, Nora er fødd 16. mai'])).toMatchObject({
    birthDate: '1985-06-12',
    childBirthDate: '2017-05-16',
  })
  expect(await english([...OF_LEO, "oh, Leo's birthday is 4 February"])).toMatchObject({
    birthDate: '1985-06-12',
    childBirthDate: '2017-02-04',
  })
})

test('HEAR-04 the number of the child is the one to move, that of the parent the one to call', async () => {
  const facts = await norwegian([...TO_CREDIT, 'kontaktnummeret er 92 44 55 67', 'og nummeret hennes er 90 44 55 67'])
  expect(facts).toMatchObject({ phone: '+4792445567', portNumber: '+4790445567' })
  expect(await norwegian([...TO_CREDIT, 'Noras nummer er 90 44 55 68'])).toMatchObject({
    phone: '+4741234567',
    portNumber: '+4790445568',
  })
})

test('HEAR-05 who tells the own date of birth where that of the child is asked for is kept for later', async () => {
  const of = await norwegian([...NORA, 'jeg er født 5/6-85', '15.05.2017', 'nytt nummer', 'Kari Vik'])
  expect(of).toMatchObject({ birthDate: '1985-06-05', childBirthDate: '2017-05-15' })
  const parent = await english([...LEO, 'Tomasz Nowak, born 12/11/1984', '9 March 2017', 'new number'])
  expect(parent.childBirthDate).toBe('2017-03-09')
  expect(await english([...LEO, 'she was born in March 2017, the 9th'])).toMatchObject({ childBirthDate: '2017-03-09' })
})

const TO_PHONE: Said = ['12 gb', 'ja', 'meg', 'behold 475 66 777', 'Kari Vik', '7 mars 72']
const IN_ENGLISH: Said = ['12 gb', 'yes', 'me', 'keep 475 66 777', 'Kari Vik', '5 June 1990']

test.for(['nei det er den 8.', 'nei, den 8', 'oi, den åttende', 'nei den 8. skal det være'])(
  'HEAR-04 a date of the month behind a no puts the day right that was told last: %s',
  async (said) => {
    const facts = await norwegian([...TO_PHONE, said])
    expect(facts.birthDate).toBe('1972-03-08')
    expect(facts.phone).toBeUndefined()
  },
)

test.for(["no it's the 21st", 'no, the 21st', 'sorry, my birthday is the 21st of June, not the 5th'])(
  'HEAR-04 en: a date of the month is no plan and no number: %s',
  async (said) => {
    expect(await english([...IN_ENGLISH, said])).toMatchObject({ birthDate: '1990-06-21', plan: '12gb' })
  },
)

test.for([
  '97 12 34 56, abonnementet hennes hos Telenor går ut 31. desember',
  '97 12 34 56. bindingstiden hos Telia går ut 15. januar så det må ikke flyttes før det',
])('HEAR-05 the number to move is not taken for the one to call: %s', async (said) => {
  const facts = await norwegian(['12 gb', 'ja', 'meg', 'behold', said, 'Kari Vik', '7 mars 72'])
  expect(facts.portNumber).toBe('+4797123456')
  expect(facts.phone).toBeUndefined()
})

test.for(['nei bruk mitt andre, 90 01 12 22', 'nei, bruk 900 11 222 i stedet'])(
  'HEAR-04 another number to use is the one to call, and the other is still moved: %s',
  async (said) => {
    const facts = await norwegian([...TO_PHONE, 'bruk det nummeret', said])
    expect(facts).toMatchObject({ portNumber: '+4747566777', phone: '+4790011222' })
  },
)

test.for(['no, use my work phone instead, 900 11 222', 'no, call me on 900 11 222'])(
  'HEAR-04 en: so it is in English: %s',
  async (said) => {
    const facts = await english([...IN_ENGLISH, 'use that number', said])
    expect(facts).toMatchObject({ portNumber: '+4747566777', phone: '+4790011222' })
  },
)

test('HEAR-05 en: a number for the code is no number to move', async () => {
  const facts = await english([...IN_ENGLISH.slice(0, 4), 'no, use my own number for the code: 900 11 222'])
  expect(facts.portNumber).toBe('+4747566777')
})

test('HEAR-07 da: a landline that is called one gets no SMS', async () => {
  for (const said of ['62 21 10 10, det er fastnet', 'jeg har kun fastnet 62 21 10 10']) {
    const { facts, told } = await talk('generic_signup', 'da_DK', ['jeg er ny', 'Pia Nørgaard', said])
    expect(facts.phone).toBeUndefined()
    expect(told).toContain('kan ikke modtage sms')
  }
  for (const said of ['62 21 10 10, jeg har ikke fastnet', 'fastnettet er nedlagt, brug min mobil, 62 21 10 10']) {
    const { facts } = await talk('generic_signup', 'da_DK', ['jeg er ny', 'Pia Nørgaard', said])
    expect(facts.phone).toBe('+4562211010')
  }
})

test('HEAR-04 da: the number of the meter is no telephone', async () => {
  const { facts } = await talk('power_onboarding', 'da_DK', [
    'Havnegade 10, 6700 Esbjerg',
    'skifte',
    'Norlys',
    'så hurtigt som muligt',
    'månedsgennemsnit',
    'ja',
    'Pia Nørgaard',
    '20 12 34 56',
    'pia@mail.dk',
    'mit målernummer er 571313174000000000',
  ])
  expect(facts.phone).toBe('+4520123456')
})
