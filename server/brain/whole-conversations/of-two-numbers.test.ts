import { expect, test } from 'vitest'
import { openTalks, SWEDISH_POWER_ORDER_TO_NAME, type Said } from './whole-talk.ts'

const talk = openTalks()

const ordering = async (...said: Said) => (await talk('mobile_onboarding', 'nb_NO', said)).facts
const TO_KEEP = ['12 gb', 'ja', 'meg', 'behold'] as const
const KEPT_AND_CALLED = [
  ...TO_KEEP,
  '971 30 665',
  'Geir Holm',
  '12.08.74',
  '915 44 018',
  'geir@online.no',
  'Storgata 5, 7713 Steinkjer',
] as const
const WITH_A_NEW_NUMBER = ['12 gb', 'ja', 'meg', 'nytt', 'Geir Holm', '12.08.74'] as const

test('HEAR-05 of two numbers in one line the one that is moved is moved, and the other is called', async () => {
  const facts = await ordering(
    ...TO_KEEP,
    'kona sitt er 971 30 665, det er det vi flytter. mitt er 915 44 018',
    'Geir Holm',
  )
  expect(facts.portNumber).toBe('+4797130665')
  expect((await ordering(...TO_KEEP, '971 30 665', 'Geir Holm', '12.08.74', '915 44 018')).phone).toBe('+4791544018')
})

test('HEAR-04 another number is put in the place of the one that it is nearly like', async () => {
  const facts = await ordering(...KEPT_AND_CALLED, 'feil nummer, skal være 971 30 666')
  expect(facts).toMatchObject({ portNumber: '+4797130666', phone: '+4791544018' })
})

test('HEAR-04 where the number is asked for again, another one is moved and not called', async () => {
  const again = [{ payload: 'yes' }, { payload: 'change' }, { payload: 'number' }] as const
  const facts = await ordering(...KEPT_AND_CALLED, ...again, 'behold, 971 30 666')
  expect(facts).toMatchObject({ portNumber: '+4797130666', phone: '+4791544018' })
})

test('HEAR-04 a number that is said to be moved is put right, whatever is asked', async () => {
  const atEmail = [...TO_KEEP, '915 44 018', 'Geir Holm', '12.08.74', '971 30 665'] as const
  expect(await ordering(...atEmail, 'det er 971 30 665 som skal flyttes, ikke mitt')).toMatchObject({
    portNumber: '+4797130665',
  })
  expect(await ordering('12 gb, beholder nr, 951 23 478', 'ja', 'nei feil nr, det er 951 23 487', 'meg')).toMatchObject(
    {
      portNumber: '+4795123487',
    },
  )
})

test('HEAR-04 a number that is kept after all takes the place of the new one, where the number to call is asked for', async () => {
  for (const said of ['nei vent ikke nytt nr, beholder 915 44 018', 'vil heller beholde nummeret mitt 915 44 018'])
    expect(await ordering(...WITH_A_NEW_NUMBER, said)).toMatchObject({
      numberChoice: 'keep',
      portNumber: '+4791544018',
      phone: '+4791544018',
    })
})

test('HEAR-05 a number told with the choice is not asked for again when an account is made', async () => {
  for (const said of [['jeg er ny, heter Torunn Vik, mobil 913 44 556'], ['jeg er ny', 'Torunn Vik, 913 44 556']]) {
    const { facts, told } = await talk('generic_signup', 'nb_NO', said)
    expect(facts.phone).toBe('+4791344556')
    expect(told).not.toContain('mobilnummeret ditt')
  }
})

test('HEAR-05 the number of somebody else told ahead is not kept as the visitor’s', async () => {
  const named = WITH_A_NEW_NUMBER.slice(0, 5)
  const theirs = await ordering(...named, 'kona er med, nummeret hennes er 464 64 646', '12.08.1971')
  expect(theirs.phone).toBeUndefined()
  const own = await ordering(...named, 'mitt nummer er 915 44 018, kona sitt er 464 64 646', '12.08.1971')
  expect(own.phone).toBe('+4791544018')
})

test('HEAR-02 of two numbers the one that is nobody else’s is asked back', async () => {
  const swedish = [...SWEDISH_POWER_ORDER_TO_NAME, 'Kim Vik'] as const
  for (const said of [
    'frugans är 070 765 43 21, mitt är 070 123 45 67',
    '070 123 45 67 är mitt, 070 765 43 21 är sambons',
  ])
    expect((await talk('power_onboarding', 'sv_SE', [...swedish, said])).told).toMatch(/Menade du ”070-123\s45\s67”/u)
})
