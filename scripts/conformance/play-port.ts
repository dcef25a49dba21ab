import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { PORT_CALL_DEADLINE } from '#contracts/kernel/deadlines.ts'
import { namesInPath, type Operation } from '#contracts/ports/port.ts'
import { Broken, firstSample, isRefused, keyOf, sampleOf, shaped, type Input } from './answers.ts'
import type { Caller, Told } from './call.ts'
import { DECIDED_WITHIN, keptParts, reportedParts, type Kit, type Part } from './kept-and-reported.ts'

/** `problem` is undefined if the system keeps this part of the contract. */
export type Verdict = { part: string; problem: string | undefined }

const AT_ONCE = 5

/** Plays every part of the port's contract and yields what became of it. */
export async function* playPort(kit: Kit): AsyncGenerator<Verdict> {
  for (const [part, play] of partsOf(kit)) {
    try {
      await play()
      yield { part, problem: undefined }
    } catch (error) {
      yield { part, problem: error instanceof Broken ? error.message : `no answer: ${causeOf(error)}` }
    }
  }
}

function partsOf(kit: Kit): Part[] {
  const operations = Object.entries(kit.port.operations)
  return [
    ...operations.flatMap(([name, operation]) => [
      ...Object.keys(operation.outcomes).flatMap((outcome): Part[] => {
        const sample = sampleOf(operation, outcome)
        return sample ? [[`${name}: ${outcome}`, () => isAnswered(kit, operation, outcome, sample)]] : []
      }),
      ...(operation.idempotent === 'key' ? twiceParts(kit, name, operation) : []),
      ...garbageParts(kit, name, operation),
    ]),
    ...laterParts(kit),
    ...keptParts(kit),
    ...reportedParts(kit),
  ]
}

async function isAnswered(kit: Kit, operation: Operation, outcome: string, sample: Input): Promise<void> {
  const key = randomUUID()
  const told = await decided(kit, operation, await kit.caller.call(operation, sample, keyOf(operation, key)), key)
  const became = operation.outcomeOf(told)
  if (became !== outcome) throw new Broken(`the outcome is ${became}`)
}

function twiceParts({ caller, ...kit }: Kit, name: string, operation: Operation): Part[] {
  if (!firstSample(operation)) return []
  const settled = async (told: Told, key: string) => decided({ caller, ...kit }, operation, told, key)
  return [
    [
      `${name}: twice with the same key`,
      async () => {
        const [key, sample] = [randomUUID(), firstSample(operation) ?? {}]
        const first = await settled(await caller.call(operation, sample, { key }), key)
        const second = await settled(await caller.call(operation, sample, { key }), key)
        if (!isDeepStrictEqual(first, second)) throw new Broken('the second answer is not the first one')
      },
    ],
    [
      `${name}: ${AT_ONCE} at once with the same key, each in time`,
      async () => {
        const [key, sample] = [randomUUID(), firstSample(operation) ?? {}]
        const told = await Promise.all(Array.from({ length: AT_ONCE }, () => caller.call(operation, sample, { key })))
        const slowest = Math.max(...told.map(({ took }) => took))
        if (slowest > PORT_CALL_DEADLINE) throw new Broken(`the slowest answer took ${Math.round(slowest)} ms`)
        const [first, ...others] = await Promise.all(told.map((one) => settled(one, key)))
        if (!others.every((other) => isDeepStrictEqual(other, first))) throw new Broken('the answers differ')
      },
    ],
    [
      `${name}: without a key`,
      async () => isRefused(await caller.call(operation, firstSample(operation) ?? {}), [400, 422]),
    ],
  ]
}

function garbageParts({ caller }: Kit, name: string, operation: Operation): Part[] {
  const sample =
    firstSample(operation) ?? Object.fromEntries(namesInPath(operation.path).map((path) => [path, 'unknown']))
  const { method } = operation
  const key = keyOf(operation, randomUUID())
  const refused = (over: Parameters<Caller['call']>[2], statuses: number[]) => async () =>
    isRefused(await caller.call(operation, sample, { ...key, ...over }), statuses)
  const bodies: Part[] =
    method === 'GET'
      ? []
      : [
          [`${name}: a body that is no JSON`, refused({ body: '{"plan": "12gb"' }, [400, 415, 422])],
          [`${name}: a body of another shape`, refused({ body: '[null, {"a": {}}]' }, [400, 422])],
          [`${name}: a body without any field`, refused({ body: '{}' }, [400, 422])],
        ]
  return [
    ...bodies,
    [`${name}: without a signature`, refused({ headers: { 'portal-signature': '' } }, [401])],
    [
      `${name}: with a signature of another secret`,
      refused({ headers: { 'portal-signature': `sha256=${'0'.repeat(64)}` } }, [401]),
    ],
    [`${name}: signed ten minutes ago`, refused({ signedAt: Date.now() - 600_000 }, [401])],
  ]
}

/** What a port must bear whose outcome may come later: lost answers, and webhooks that are lost or late. */
function laterParts(kit: Kit): Part[] {
  const { port, caller, reports } = kit
  const { act, status } = {
    act: port.operations[port.later?.act ?? ''],
    status: port.operations[port.later?.status ?? ''],
  }
  const sample = act && firstSample(act)
  if (!act || !status || !sample) return []
  const asked = (key: string) => caller.call(status, { key })
  return [
    ['a key that was never sent', async () => isRefused(await asked(randomUUID()), [404])],
    [
      'a lost answer: asked about, then sent again, it is one order',
      async () => {
        const before = await ledgerOf(kit)
        const key = randomUUID()
        await caller.hangUp(act, sample, key)
        const known = await asked(key)
        if (known.status !== 404) shaped(status, known)
        const first = await decided(kit, act, await caller.call(act, sample, { key }), key)
        if (!isDeepStrictEqual(first, shaped(status, await asked(key))))
          throw new Broken('the status is not what was answered')
        await wait(200)
        const more = (await ledgerOf(kit)) - before
        if (more !== 1) throw new Broken(`the customer has ${more} more in the list`)
      },
    ],
    ['a withdrawal: taken, and again with the same key; then the list shows it ended', async () => withdraws(kit, act)],
    [
      'a late outcome: reported signed, and again if the report is lost',
      async () => {
        const key = randomUUID()
        const told = await caller.call(
          act,
          { ...firstSample(act), reportTo: reports.address },
          { key, headers: { prefer: 'respond-async' } },
        )
        if (act.outcomeOf(shaped(act, told)) !== 'pending') return
        const report = await reports.of(key, DECIDED_WITHIN)
        if (!report) throw new Broken('no report came')
        if (!report.isSigned) throw new Broken('the report is not signed')
        if (report.times < 2) throw new Broken('a report that was answered by 503 did not come again')
        const now = shaped(status, await asked(key))
        if (!isDeepStrictEqual(report.answer, now)) throw new Broken('the status is not what was reported')
      },
    ],
  ]
}

const Placed = v.object({ orderId: v.string() })
const Listed = v.array(v.looseObject({ orderId: v.optional(v.string()), accountId: v.string(), state: v.string() }))

async function withdraws(kit: Kit, act: Operation): Promise<void> {
  const { port, caller } = kit
  const [withdraw, list] = [port.operations[port.later?.withdraw ?? ''], port.operations[port.later?.list ?? '']]
  const [sample, asked] = [firstSample(act), list && firstSample(list)]
  if (!withdraw || !list || !sample || !asked) return
  const key = randomUUID()
  const answer = await decided(kit, act, await caller.call(act, sample, { key }), key)
  const { orderId } = v.parse(Placed, answer)
  const listed = async () => {
    const all = v.parse(Listed, shaped(list, await caller.call(list, asked)))
    const one = all.find((held) => held.orderId === orderId)
    if (!one) throw new Broken('the order is not in the list')
    return one
  }
  const { accountId: customerId } = await listed()
  const input = { orderId, customerId, withdrawnAt: new Date().toISOString() }
  const [once, again] = [randomUUID(), randomUUID()]
  const first = shaped(withdraw, await caller.call(withdraw, input, { key: once }))
  for (const repeated of [once, again])
    if (!isDeepStrictEqual(first, shaped(withdraw, await caller.call(withdraw, input, { key: repeated }))))
      throw new Broken('the withdrawal taken again is answered otherwise')
  const { state } = await listed()
  if (state !== 'ENDED') throw new Broken(`the subscription is still ${state}`)
  isRefused(await caller.call(withdraw, { ...input, orderId: 'unknown' }, { key: randomUUID() }), [404])
}

async function ledgerOf({ port, caller }: Kit): Promise<number> {
  const list = port.operations[port.later?.list ?? '']
  const sample = list && firstSample(list)
  if (!list || !sample) return 0
  const told = shaped(list, await caller.call(list, sample))
  return Array.isArray(told) ? told.length : 0
}

/** The final answer: asks for the status while it is pending. */
async function decided({ port, caller }: Kit, operation: Operation, told: Told, key: string): Promise<unknown> {
  const status = port.operations[port.later?.status ?? '']
  let answer = shaped(operation, told)
  if (!status) return answer
  for (const until = Date.now() + DECIDED_WITHIN; operation.outcomeOf(answer) === 'pending';) {
    if (Date.now() > until) throw new Broken(`not decided within ${DECIDED_WITHIN / 1000} s`)
    await wait(200)
    answer = shaped(status, await caller.call(status, { key }))
  }
  return answer
}

const causeOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : 'unknown'
