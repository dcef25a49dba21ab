import { afterAll, beforeAll, expect, test } from 'vitest'
import { runnableFlows } from '#flows/registry.ts'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { chatTurn } from '#server/brain/tables.ts'
import { createLookUp } from '#server/questions/create-look-up.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { testBrain } from '#server/testing/test-brain.ts'
import { createSpeak } from './speak.ts'
import { initSession } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from './handle-turn.ts'
import type { TurnResult } from './turn.ts'

const flows = runnableFlows()
const speak = createSpeak()
const lookUp = await createLookUp(createEmbeddedContent(), speak)

let database: Database
let visitors = 0
beforeAll(async () => {
  database = await openInMemory()
})
afterAll(() => database.close())

async function conversation(step: string) {
  const brain = testBrain(database, {}, { flowOf: (name) => flows[name], speak, lookUp })
  const { id } = await initSession(brain, {
    turnId: 'init',
    visitor: `visitor-${(visitors += 1)}`,
    locale: 'nb_NO',
    login: undefined,
    address: null,
  })
  let turns = 0
  await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'mobile_onboarding', step, facts: {} })
  return async (utterance: string): Promise<TurnResult> => {
    const taken = await handleTurn(brain, id, `turn-${(turns += 1)}`, { kind: 'answer', utterance })
    if (!taken) throw new Error('no conversation')
    return taken
  }
}
const said = ({ elements }: TurnResult) =>
  elements.filter(({ from }) => from === 'bot').map(({ utterance }) => utterance.replaceAll('\u00a0', ' '))

test('CHAT-15 a question at a choice is answered with a path, then the same is asked; the log keeps what was found', async () => {
  const say = await conversation('init')
  const taken = await say('hva koster 6 gb?')
  expect(said(taken)).toEqual([
    '6 GB koster 339 kr i måneden. Med 6 GB data og fri bruk av samtaler, SMS og MMS i Norge, og uten bindingstid. Les mer: «6 GB» (/mobilabonnement/6gb).',
    'Hvor mye data trenger du i måneden?',
  ])
  expect(taken.elements.at(-1)?.suggested_responses.map(({ payload }) => payload)).toContain('6gb')
  const rows = await database.db.select({ event: chatTurn.event }).from(chatTurn)
  expect(JSON.stringify(rows)).toContain('"topic":"plan 6gb"')
})

test('CHAT-15 typed words choose: the plan, whose it is, the number; a plan is asked for with its price first, in a bubble of the words', async () => {
  const say = await conversation('init')
  const plan = await say('den på 6 giga')
  expect(plan.elements[0]).toMatchObject({ from: 'visitor', utterance: 'den på 6 giga' })
  expect(plan.elements.at(-1)?.suggested_responses[0]?.title.replaceAll('\u00a0', ' ')).toContain('339 kr')
  expect(said(await say('ja'))).toEqual(['Hvem skal bruke abonnementet?'])
  expect(said(await say('til meg selv')).join(' ')).toContain('nummer')
  expect(said(await say('nummer'))).toEqual(['Det kan være flere av disse. Hvilken mener du?'])
  expect(said(await say('behold nummeret'))).toEqual(['Hvilket mobilnummer skal vi flytte hit?'])
  expect(said(await say('hvor lang tid tar det å flytte nummeret?')).at(-1)).toBe(
    'Hvilket mobilnummer skal vi flytte hit?',
  )
})

test('CHAT-15 a plan one tap away is understood when typed, but its payload was never offered', async () => {
  const say = await conversation('init')
  await say('2 gb')
  expect(said(await say('ja takk'))).toEqual(['Hvem skal bruke abonnementet?'])
})

test('CHAT-15 questions do not count as failed attempts; the second failed attempt offers a person, who can be asked for at any time', async () => {
  const say = await conversation('init')
  const payloads = (taken: TurnResult) => taken.elements.at(-1)?.suggested_responses.map(({ payload }) => payload)
  await say('når har dere åpent')
  await say('hva er puk')
  expect(payloads(await say('bla bla'))).not.toContain('customer_service')
  await say('virker det i tyrkia')
  expect(payloads(await say('bla bla'))).toContain('customer_service')
  expect(said(await say('kan jeg snakke med et menneske')).join(' ')).toContain('21 00 00 40')
})

test('CHAT-15 questions typed where a name or a street is expected are not taken for one', async () => {
  const say = await conversation('init')
  for (const answer of ['6 gb', 'ja', 'til meg selv', 'nytt nummer']) await say(answer)
  expect(said(await say('hva er angrerett')).at(-1)).toBe(
    'Det er du som bestiller. Hva heter du, med fornavn og etternavn?',
  )
  expect(said(await say('Kari Nordmann'))).toEqual(['Takk, Kari. Når er du født?'])
})

test('CHAT-14 CHAT-15 "nei det var feil" takes back the last answer and quotes it; without one there is a fitting reply', async () => {
  const say = await conversation('init')
  expect(said(await say('nei det var feil')).join(' ')).not.toContain('Her er spørsmålet igjen')
  await say('6 gb')
  await say('ja')
  await say('til meg selv')
  const back = await say('nei det var feil')
  expect(back.elements[0]).toMatchObject({ from: 'visitor', utterance: 'nei det var feil', changes: 9 })
  expect(said(back)[0]).toContain('Her er spørsmålet igjen')
  expect(said(back).at(-1)).toBe('Hvem skal bruke abonnementet?')
  expect(said(await say('gå tilbake')).at(-1)).toBe('Hvor mye data trenger du i måneden?')
})

test('CHAT-15 a question without an answer is acknowledged as a question, and after two of them a person is offered', async () => {
  const say = await conversation('init')
  const first = await say('hvem vant kampen i går?')
  expect(said(first)[0]).toContain('ikke svar på')
  expect(said(first).at(-1)).toBe('Hvor mye data trenger du i måneden?')
  expect((await say('når går toget')).elements.at(-1)?.suggested_responses.map(({ payload }) => payload)).toContain(
    'customer_service',
  )
})

test('CHAT-15 why something is asked is told at the question; a name in a sentence is taken', async () => {
  const say = await conversation('init')
  for (const answer of ['6 gb', 'ja', 'til meg selv', 'nytt nummer']) await say(answer)
  const why = await say('hvorfor trenger dere navnet mitt?')
  expect(said(why)[0]).toContain('Navnet trenger jeg')
  expect(said(why).at(-1)).toContain('Hva heter du')
  expect(said(await say('jeg heter kari nordmann')).at(-1)).toBe('Takk, Kari. Når er du født?')
})
