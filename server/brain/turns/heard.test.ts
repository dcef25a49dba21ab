import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Facts } from '#contracts/chat/facts.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { runnableFlows } from '#flows/registry.ts'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { createRegisters } from '#server/registers/create-registers.ts'
import { createLookUp } from '#server/questions/create-look-up.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { testBrain } from '#server/testing/test-brain.ts'
import { findSession, initSession } from '#server/brain/sessions/sessions.ts'
import { createSpeak } from './speak.ts'
import { handleTurn } from './handle-turn.ts'
import type { TurnResult } from './turn.ts'

const flows = runnableFlows()
const speak = createSpeak()
const content = createEmbeddedContent()
const lookUp = await createLookUp(content, speak)
const registers = await createRegisters(content)

let database: Database
let visitors = 0
beforeAll(async () => {
  database = await openInMemory()
})
afterAll(() => database.close())

type Conversation = {
  say: (utterance: string) => Promise<string[]>
  own: () => { utterance: string; understood?: string | undefined }
  facts: () => Promise<Facts>
}

async function conversation(flow: FlowName = 'mobile_onboarding', locale: Locale = 'nb_NO'): Promise<Conversation> {
  const brain = testBrain(database, {}, { flowOf: (name) => flows[name], speak, lookUp, registers })
  const visitor = `heard-${(visitors += 1)}`
  const { id } = await initSession(brain, { turnId: 'init', visitor, locale, login: undefined, address: null })
  await handleTurn(brain, id, 'goal', { kind: 'goal', flow, step: 'init', facts: {} })
  let turns = 0
  let last: TurnResult | undefined
  return {
    say: async (utterance) => {
      last = await handleTurn(brain, id, `turn-${(turns += 1)}`, { kind: 'answer', utterance })
      return (last?.elements ?? [])
        .filter(({ from }) => from === 'bot')
        .map((element) => element.utterance.replaceAll('\u00a0', ' '))
    },
    own: () => {
      const { utterance = '', understood } = last?.elements.find(({ from }) => from === 'visitor') ?? {}
      return { utterance, understood }
    },
    facts: async () => (await findSession(brain, id, { visitor, session: id }))?.facts ?? {},
  }
}

async function atTheName(): Promise<Conversation> {
  const talk = await conversation()
  for (const said of ['3 gb', 'ja', 'til meg selv', 'nytt nummer']) await talk.say(said)
  return talk
}

test.each(['Gratis frakt', 'jævla dritt', 'helst esim', 'vil si opp 6 gb', 'det går bra', 'asdf', 'hei på deg'])(
  'HEAR-01 HEAR-02 "%s" where a name is asked for is no name',
  async (said) => {
    const { say, facts } = await atTheName()
    const told = await say(said)
    expect((await facts()).name).toBeUndefined()
    expect(told.join(' ')).not.toContain('Takk,')
  },
)

test.each(['Gratis frakt', 'jævla dritt', 'helst esim', 'vil si opp 6 gb', 'ringer dere meg'])(
  'HEAR-01 HEAR-02 "%s" where a street is asked for is no street',
  async (said) => {
    const { say, facts } = await atTheName()
    for (const answer of ['Kari Nordmann', '24.12.1990', '41223344', 'kari@example.no']) await say(answer)
    expect((await say(said)).join(' ')).not.toContain('postnummer')
    expect((await facts()).street).toBeUndefined()
  },
)

test('HEAR-02 a weak reading is asked back with the words kept; "ja" takes it', async () => {
  const { say, facts, own } = await atTheName()
  expect(await say('zorblax quix')).toEqual(['Mente du «Zorblax Quix»?'])
  expect(own()).toEqual({ utterance: 'zorblax quix' })
  await say('ja')
  expect((await facts()).name).toEqual({ firstName: 'Zorblax', lastName: 'Quix' })
})

test('HEAR-03 the bubble keeps the words of the visitor; what was understood stands beside them', async () => {
  const { say, own } = await atTheName()
  await say('jeg heter Kari Nordmann')
  expect(own()).toEqual({ utterance: 'jeg heter Kari Nordmann', understood: 'Kari Nordmann' })
  await say('24 des 90')
  expect(own()).toEqual({ utterance: '24 des 90', understood: '24/12/1990' })
})

test('HEAR-05 several facts in one sentence are all taken and said back', async () => {
  const { say, facts } = await atTheName()
  const told = await say('Kari Nordmann, født 24.12.1990, tlf 41223344, kari@example.no')
  expect(told[0]).toBe('Dette tar jeg med videre: kari@example.no, 24/12/1990, 412 23 344.')
  expect(await facts()).toMatchObject({
    name: { firstName: 'Kari', lastName: 'Nordmann' },
    birthDate: '1990-12-24',
    phone: '+4741223344',
    email: 'kari@example.no',
  })
  await say('Storgata 5, 0184 Oslo')
  expect(await facts()).toMatchObject({ street: 'Storgata 5', postalCode: '0184', city: 'Oslo' })
})

test('HEAR-05 a question beside an answer loses neither', async () => {
  const { say, facts } = await atTheName()
  const told = await say('Kari Nordmann, men hva koster 6 gb?')
  expect(told[0]).toContain('339 kr')
  expect(told.at(-1)).toBe('Takk, Kari. Når er du født?')
  expect((await facts()).name).toEqual({ firstName: 'Kari', lastName: 'Nordmann' })
})

test('HEAR-04 a correction with a value goes to the answer it belongs to, and the later ones are kept', async () => {
  const { say, facts, own } = await atTheName()
  for (const answer of ['Kari Nordmann', '24.12.1990', '41223344']) await say(answer)
  const date = await say('feil dato, 12. mai')
  expect(date[0]).toContain('24/12/1990')
  expect(own()).toMatchObject({ utterance: 'feil dato, 12. mai' })
  expect(await facts()).toMatchObject({ birthDate: '1990-05-12', phone: '+4741223344' })
  await say('nummeret er 41223355')
  expect(await facts()).toMatchObject({ birthDate: '1990-05-12', phone: '+4741223355' })
  expect((await say('nei jeg mente 6 gb')).at(-1)).toBe('Er det dette du mener? Ingenting er valgt før du sier ja.')
  const on = await say('ja')
  expect(await facts()).toMatchObject({ plan: '6gb', phone: '+4741223355', birthDate: '1990-05-12' })
  expect(on.at(-1)).toContain('e-post')
})

test('HEAR-04 HEAR-05 one more of several is added to what was chosen, and one less is taken out of it', async () => {
  const { say, facts } = await conversation('insurance_leads')
  for (const said of ['hus', 'bil', 'nei', 'nei', 'Kari Nordmann']) await say(said)
  await say('legg til reise også')
  const on = await say('nei')
  expect(await facts()).toMatchObject({ cover: ['house', 'car', 'travel'], name: { firstName: 'Kari' } })
  expect(on.at(-1)).toContain('nummer')
  for (const said of ['ta bort bilen', 'nei']) await say(said)
  expect(await facts()).toMatchObject({ cover: ['house', 'travel'], name: { firstName: 'Kari' } })
})

test('HEAR-04 an answer that is put right in the same breath is the last one said', async () => {
  const { say, facts } = await atTheStreet()
  await say('Lia 8, nei 9')
  expect(await facts()).toMatchObject({ street: 'Lia 9' })
  await say('ikke 9, men 11')
  expect(await facts()).toMatchObject({ street: 'Lia 11' })
})

async function atTheStreet(): Promise<Conversation> {
  const talk = await atTheName()
  for (const answer of ['Kari Nordmann', '24.12.1990', '41223344', 'kari@example.no']) await talk.say(answer)
  return talk
}

test('HEAR-07 the place comes from the postal code, is shown as an answer and can be changed', async () => {
  const { say, facts } = await atTheStreet()
  await say('Storgata 5')
  const told = await say('0184')
  expect(told[0]).toBe('Dette tar jeg med videre: Oslo.')
  expect(await facts()).toMatchObject({ postalCode: '0184', city: 'Oslo' })
  await say('postnummeret er 5003')
  expect(await facts()).toMatchObject({ postalCode: '5003', city: 'Bergen' })
})

test('HEAR-07 a postal code that does not exist is told and asked back, and taken when it is confirmed', async () => {
  const { say, facts } = await atTheStreet()
  await say('Storgata 5')
  expect(await say('0002')).toEqual(['Jeg finner ikke postnummeret 0002 i registeret til Posten.', 'Mente du «0002»?'])
  await say('ja')
  expect(await facts()).toMatchObject({ postalCode: '0002' })
  expect((await facts()).city).toBeUndefined()
})

test('HEAR-07 a landline is not asked to take an SMS, and who has no e-mail gets a way on', async () => {
  const { say, facts } = await atTheName()
  for (const answer of ['Kari Nordmann', '24.12.1990']) await say(answer)
  expect((await say('22 12 34 56'))[0]).toContain('fasttelefon')
  expect((await facts()).phone).toBeUndefined()
  await say('412 23 344')
  const told = await say('har ikke e-post')
  expect(told[0]).toContain('ring meg')
  expect((await facts()).email).toBeUndefined()
  expect(await say('kari@gmial.com')).toEqual(['Mente du «kari@gmail.com»?'])
})

test('HEAR-08 a wish for English is met where the flow has it, and the conversation stays in English', async () => {
  const { say, facts } = await atTheName()
  const told = await say('kan du snakke engelsk?')
  expect(told[0]).toBe('Of course. We continue in English.')
  expect((await facts()).language).toBe('en_US')
  expect((await say('Kari Nordmann')).at(-1)).toContain('born')
})

test('HEAR-05 HEAR-08 who answers later questions is asked again, offered no person, and is not taken for choosing', async () => {
  const { say, facts } = await conversation()
  for (const told of ['Kari Nordmann', '24.12.1990', 'kari@example.no', 'Storgata 12B, 0184 Oslo']) {
    const answers = await say(told)
    expect(answers[0]).toMatch(/^Dette tar jeg med videre: /)
    expect(answers.at(-1)).toBe('Hvor mye data trenger du i måneden?')
    expect(answers).toHaveLength(2)
  }
  expect((await say('nei vent det er til meg selv')).join(' ')).not.toContain('Det må du bekrefte')
  for (const said of ['6 gb', 'ja']) await say(said)
  expect(await facts()).toMatchObject({ plan: '6gb', forWhom: 'adult' })
})

test('HEAR-08 repair adapts: an example, then ways as buttons, then a person', async () => {
  const { say } = await atTheName()
  expect((await say('qwrtp'))[0]).toContain('for eksempel')
  await say('qwrtp')
  expect((await say('qwrtp'))[0]).toContain('menneske')
})

test('HEAR-04 "oi 83 ikke 86" goes to the known value that has the number', async () => {
  const street = await atTheStreet()
  for (const said of ['Lia 86', 'oi 83 ikke 86']) await street.say(said)
  expect(await street.facts()).toMatchObject({ street: 'Lia 83' })
  const phone = await atTheName()
  for (const said of ['Kari Nordmann', '24.12.1990', '41223386', 'oi 83 ikke 86']) await phone.say(said)
  expect(await phone.facts()).toMatchObject({ phone: '+4741223383' })
})

test('HEAR-05 a wish with a question mark beside an answer is a question, and the answer is kept', async () => {
  const { say, facts } = await atTheName()
  await say('Ola Normann, kan jeg få tilsendt sim i posten?')
  expect((await facts()).name).toEqual({ firstName: 'Ola', lastName: 'Normann' })
})

test('HEAR-05 a question right behind an address is answered, and the address is kept', async () => {
  const { say, facts } = await atTheName()
  for (const answer of ['Kari Nordmann', '24.12.1990', '41223344']) await say(answer)
  expect((await say('kari@example.no hvorfor trenger dere den'))[0]).toMatch(/bekreftelse/i)
  expect((await facts()).email).toBe('kari@example.no')
})

test('HEAR-02 the number of somebody else is asked back before it is taken', async () => {
  const { say, facts } = await atTheName()
  for (const answer of ['Kari Nordmann', '24.12.1990']) await say(answer)
  expect((await say('nummeret til kona er 41223344'))[0]).toBe('Mente du «412 23 344»?')
  expect((await facts()).phone).toBeUndefined()
  await say('ja')
  expect((await facts()).phone).toBe('+4741223344')
})
