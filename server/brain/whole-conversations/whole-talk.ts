import { afterAll, beforeAll } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { runnableFlows } from '#flows/registry.ts'
import type { EffectHandlers } from '#server/brain/effects/effects.ts'
import { findSession, initSession } from '#server/brain/sessions/sessions.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import type { Database } from '#server/db/database.ts'
import { createLookUp } from '#server/questions/create-look-up.ts'
import { createRegisters } from '#server/registers/create-registers.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { testBrain } from '#server/testing/test-brain.ts'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'

const flows = runnableFlows()
const speak = createSpeak()
const content = createEmbeddedContent()
const lookUp = await createLookUp(content, speak)
const registers = await createRegisters(content)

const QUESTIONS: ReadonlySet<string | undefined> = new Set(['AWAIT_CHOICE', 'AWAIT_NARRATIVE', 'AWAIT_EXTERNAL'])

let visitors = 0

const IN_DENMARK: Partial<EffectHandlers> = {
  'metering.find': async () => ({
    outcome: 'found',
    gives: { meteringPoint: '571313100000000018', priceArea: 'DK1' },
  }),
}

const A_NEW_CUSTOMER: Partial<EffectHandlers> = { 'code.check': async () => ({ outcome: 'new', gives: {} }) }

/** What orders it all, after the summary. */
export const ORDERS = [{ payload: 'confirm' }, '808182'] as const

/** What a visitor types in a Norwegian mobile order up to the question of the number to call. */
export const MOBILE_ORDER_TO_PHONE = [
  '12 gb',
  'ja',
  'meg',
  'behold 915 22 481',
  'Solveig Stokke',
  '14.03.1964',
] as const
/** The same up to the question of the street. */
export const MOBILE_ORDER_TO_STREET = [...MOBILE_ORDER_TO_PHONE, '915 22 481', 'solveig@stokke.no'] as const

/** What a visitor types in a Swedish power order up to the question of the name. */
export const SWEDISH_POWER_ORDER_TO_NAME = [
  'björkvägen 3, 43244 varberg',
  'byta',
  'vattenfall',
  '5 december',
  'rörligt',
  'ja',
] as const

/** A button, in a conversation of typed lines. */
export const button = (payload: string) => ({ payload })
type Line = string | { payload: string }
/** What a visitor types, and the buttons pressed. */
export type Said = readonly Line[]

/** For a test file: plays whole conversations on one database, which is closed at the end. */
export function openTalks(): (
  ...conversation: [flow: FlowName, locale: Locale, lines: Said]
) => ReturnType<typeof talk> {
  let database: Database | undefined
  beforeAll(async () => {
    database = await openInMemory()
  })
  afterAll(() => database?.close())
  return (...conversation) => {
    if (!database) throw new Error('a conversation is played in a test, after the database is open')
    return talk(database, ...conversation)
  }
}

/** A whole conversation, and what is known at its end. */
async function talk(database: Database, flow: FlowName, locale: Locale, lines: Said) {
  const over = { ...A_NEW_CUSTOMER, ...(locale === 'da_DK' && IN_DENMARK) }
  const brain = testBrain(database, over, {
    flowOf: (name) => flows[name],
    speak,
    lookUp,
    registers,
  })
  const visitor = `whole-${(visitors += 1)}`
  const { id } = await initSession(brain, { turnId: 'init', visitor, locale, login: undefined, address: null })
  await handleTurn(brain, id, 'goal', { kind: 'goal', flow, step: 'init', facts: {} })
  const told: string[] = []
  for (const [at, line] of lines.entries()) {
    const answer =
      typeof line === 'string' ? { utterance: line } : { utterance: '', payload: line.payload, consent: true }
    const taken = await handleTurn(brain, id, `turn-${at}`, { kind: 'answer', ...answer })
    const bot = (taken?.elements ?? []).filter(({ from }) => from === 'bot').map(({ utterance }) => utterance)
    told.push(...bot)
    if (taken?.waiting === 'answer' && !QUESTIONS.has(taken.elements.at(-1)?.resulting_state))
      throw new Error(`No question is asked after ${JSON.stringify(line)}: ${bot.join(' ')}`)
    await brain.settle()
  }
  const facts: Facts = (await findSession(brain, id, { visitor, session: id }))?.facts ?? {}
  return { facts, isOrdered: facts.orderId !== undefined, told: told.join('\n') }
}
