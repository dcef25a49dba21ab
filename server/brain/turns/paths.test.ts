import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Facts } from '#contracts/chat/facts.ts'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { LEAVE_OUTCOMES } from '#contracts/chat/providers.ts'
import { edgesOf } from '#flows/kit/edges.ts'
import type { Step } from '#flows/kit/flow.ts'
import { partOf } from '#flows/kit/part.ts'
import type { Translate } from '#flows/kit/render-elements.ts'
import { wayId } from '#flows/kit/run/coverage.ts'
import { elementsOf } from '#flows/kit/run/elements.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { open, type Move, type Run } from '#flows/kit/run/run.ts'
import { passedBy, shortestRuns, WALKED_IN } from '#flows/kit/testing/paths.ts'
import { openingFacts } from '#flows/opening-facts.ts'
import { runnableFlows } from '#flows/registry.ts'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { chatSession, chatTurn } from '#server/brain/tables.ts'
import { scriptedEffects, type Ending } from '#server/testing/scripted-effects.ts'
import { testBrain, type TestBrain } from '#server/testing/test-brain.ts'
import { runEffect } from '#server/brain/effects/run-effect.ts'
import { initSession } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from './handle-turn.ts'

type Door = { productValue?: string; customer?: Facts; learnt?: Facts }

const customer: Facts = {
  customerId: 'c1',
  firstName: 'Kari',
  signedIn: true,
  name: { firstName: 'Kari', lastName: 'Nordmann' },
  phone: '+4791234567',
  email: 'kari@example.no',
}
const DOORS: Door[] = [
  {},
  { productValue: '6gb' },
  { customer },
  { productValue: '6gb', customer },
  { customer: { ...customer, birthDate: '2011-12-24' } },
  { customer: { ...customer, street: 'Götgatan 12B', postalCode: '11846', city: 'Stockholm' } },
  { learnt: { phone: '+4791234567' } },
  { learnt: { numberChoice: 'keep' } },
  { customer: { ...customer, switchedOff: ['calls'] } },
]
const NOT_REACHED: Partial<Record<FlowName, string[]>> = { every_element: ['greeting otherwise'] }
/** Paths run on a Saturday, when customer service is closed; the weekday replays cover these (BEY-10). */
const WHILE_OPEN = /^handover(\.open|\.soon| handover\.serviceOpen)\b/
/** Customer service, which does not lead back to the flow, is walked in one flow, too. */
const ELSEWHERE: Readonly<Record<string, FlowName>> = { ...WALKED_IN, handover: 'csat_mobile' }
const closedIn = (name: FlowName) =>
  (flows[name].flow.parts ?? []).flatMap(({ at, part }) => ((ELSEWHERE[part] ?? name) === name ? [] : [at]))
/** Vipps is offered where the part is walked. */
const WITH_VIPPS: Door = { learnt: { phone: '+4791234567', vippsOffered: true } }
const doorsOf = (name: FlowName) => (name === WALKED_IN['vipps'] ? [...DOORS, WITH_VIPPS] : DOORS)
const isOfVipps = (name: FlowName, id: string) => name !== WALKED_IN['vipps'] && /\.vipps\b/.test(id)
const SPOKEN = / [\w.]*(typedPlans|instead|portNumberKnown)$/
/** A choice that is heard and not shown; replays cover it. */
const isTypedOnly = (step: Step<string>, choice: string) =>
  'ask' in step && step.ask.choices !== undefined && step.ask.choices[choice]?.hidden === true
const TOGETHER = 20

const flows = runnableFlows()
const endings = new Map<string, Ending>()
const inWords: Translate = (id, values) => `${id} ${JSON.stringify(values)}`
let database: Database
let brain: TestBrain
beforeAll(async () => {
  database = await openInMemory()
  const effects = scriptedEffects((session) => endings.get(session))
  brain = testBrain(database, effects, {
    flowOf: (name) => flows[name],
    speak: (_, id, values = {}) => inWords(id, values),
  })
})
afterAll(() => database.close())

const begunBy = (name: FlowName) =>
  doorsOf(name).flatMap((door) =>
    flows[name].flow.entries.map((step) => ({
      door,
      step,
      facts: { ...door.learnt, ...openingFacts({ ...door, facts: door.customer ?? {} }) },
    })),
  )

async function played({ flow, locale, moves }: Run, door: Door, name: string): Promise<string> {
  const login = door.customer && { legalEntityId: 'c1', jti: name, expires: Number.MAX_SAFE_INTEGER }
  const { id } = await initSession(brain, { turnId: name, visitor: name, locale, login, address: null })
  // Detach the runs from each other, because they all belong to one customer and would otherwise be joined.
  await database.db
    .update(chatSession)
    .set({ entry: name, ...(door.learnt && { facts: door.learnt }) })
    .where(eq(chatSession.id, id))
  for (const [index, move] of moves.entries()) await play(id, `turn-${index}`, flow, move, door)
  return id
}

async function play(
  id: string,
  turnId: string,
  flow: FlowName,
  move: Move,
  { productValue, customer: facts = {} }: Door,
): Promise<void> {
  if (move.kind === 'open')
    await handleTurn(brain, id, turnId, {
      kind: 'goal',
      flow,
      step: move.step,
      facts,
      ...(productValue && { productValue }),
    })
  if (move.kind === 'pick')
    await handleTurn(brain, id, turnId, {
      kind: 'answer',
      utterance: '',
      payload: move.payload,
      ...(move.consent && { consent: true }),
    })
  if (move.kind === 'type') await handleTurn(brain, id, turnId, { kind: 'answer', utterance: move.text })
  if (move.kind === 'return')
    await handleTurn(brain, id, turnId, {
      kind: 'returned',
      provider: move.provider,
      outcome: v.parse(v.picklist(LEAVE_OUTCOMES), move.outcome),
      gives: move.gives,
    })
  if (move.kind !== 'settle') return
  endings.set(id, move)
  const at = brain.dispatched.findIndex((key) => key.startsWith(`${id}:`))
  for (const key of brain.dispatched.splice(at, at < 0 ? 0 : 1)) await runEffect(brain, key)
}

async function stored(id: string) {
  const [row] = await database.db.select().from(chatSession).where(eq(chatSession.id, id))
  const turns = await database.db.select().from(chatTurn).where(eq(chatTurn.session, id)).orderBy(asc(chatTurn.n))
  return {
    steps: turns.map(({ step }) => step),
    elements: turns.flatMap(({ elements }) => elements),
    facts: row?.facts,
    failedAttempts: row?.failedAttempts,
    waiting: row?.waiting,
    ended: row?.ended,
  }
}

function said(run: Run): Awaited<ReturnType<typeof stored>> {
  const { frames } = playRun(flows[run.flow], run)
  const last = frames.at(-1)?.turn
  const own = {
    steps: frames.map(({ turn }) => turn.state.step),
    elements: elementsOf(frames, inWords, run.locale),
    facts: last?.state.facts,
    failedAttempts: last?.state.failedAttempts,
    waiting: last?.waiting,
    ended: last?.end ?? null,
  }
  if (!last?.transferTo) return own
  const { flow, step } = last.transferTo
  const next = said({ ...run, flow, moves: [open(step, last.state.facts)] })
  const elements = [...own.elements, ...next.elements].map((element, index) => ({ ...element, seq: index + 1 }))
  return { ...next, steps: [...own.steps, ...next.steps], elements }
}

test.each(FLOW_NAMES)(
  'FLOW-03 %s: shortest paths pass every step and way, and the brain takes each as the flow alone does',
  async (name) => {
    const begun = begunBy(name)
    const runs = shortestRuns(flows[name], begun, closedIn(name))
    const passed = new Set(runs.flatMap((run) => playRun(flows[name], run).frames.flatMap(passedBy)))
    const { flow } = flows[name]
    const all = Object.entries(flow.steps)
      .filter(([step]) => !closedIn(name).includes(partOf(flow, step) ?? ''))
      .flatMap(([step, to]) => [
        step,
        ...edgesOf(to).flatMap(({ label }) => (isTypedOnly(to, label) ? [] : [wayId(step, label)])),
      ])
    expect(
      all.filter((id) => !passed.has(id) && !WHILE_OPEN.test(id) && !SPOKEN.test(id) && !isOfVipps(name, id)),
    ).toEqual(NOT_REACHED[name] ?? [])

    const waiting = runs.map((run, index) => ({ run, name: `${name} ${index}` }))
    await Promise.all(
      Array.from({ length: TOGETHER }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [first] = next.run.moves
          const at = begun.find(
            ({ step, facts }) => first?.kind === 'open' && first.step === step && first.facts === facts,
          )
          expect(await stored(await played(next.run, at?.door ?? {}, next.name))).toEqual(said(next.run))
        }
      }),
    )
  },
  240_000,
)
