import type { Database } from '#server/db/database.ts'
import type { Acknowledged } from './start-visitors.ts'

export type Found = {
  lost: number
  misnumbered: number
  /** Finished conversations without exactly one order, and orders without a conversation. */
  misordered: number
  /** Difference between the operations that services stored and those that conversations requested. */
  doubled: number
  /** Effects not carried out although every conversation has ended. */
  undone: number
}

export async function checkStore(
  database: Database,
  acknowledged: readonly Acknowledged[],
  finished: readonly string[],
): Promise<Found> {
  const { lost, misnumbered } = await checkTurns(database, acknowledged)
  return { lost, misnumbered, ...(await checkEffects(database, finished)) }
}

async function checkTurns(
  { db }: Database,
  acknowledged: readonly Acknowledged[],
): Promise<Pick<Found, 'lost' | 'misnumbered'>> {
  const sessions = await db.query.chatSession.findMany()
  const turns = Map.groupBy(
    await db.query.chatTurn.findMany({ orderBy: (turn, { asc }) => asc(turn.n) }),
    ({ session }) => session,
  )
  const isStored = ({ session, turnId, kind, elements, cursor }: Acknowledged) => {
    if (kind === 'init') return sessions.some(({ id }) => id === session)
    return (
      turns
        .get(session)
        ?.some(
          (turn) => turn.turnId === turnId && turn.lastSeq === cursor && sameJson(turn.elements, JSON.parse(elements)),
        ) ?? false
    )
  }
  const misnumbered = sessions.map(({ id, turns: count, cursor }) => {
    const own = turns.get(id) ?? []
    const numbers = own.map(({ n }) => n)
    const seqs = own.flatMap(({ elements }) => elements.map(({ seq }) => seq))
    const repeats = own.length - new Set(own.map(({ turnId }) => turnId)).size
    return (
      offBy(numbers) + offBy(seqs) + repeats + (count === numbers.length ? 0 : 1) + (cursor === seqs.length ? 0 : 1)
    )
  })
  return { lost: acknowledged.filter((turn) => !isStored(turn)).length, misnumbered: sum(misnumbered) }
}

async function checkEffects(
  { db }: Database,
  finished: readonly string[],
): Promise<Pick<Found, 'misordered' | 'doubled' | 'undone'>> {
  const effects = await db.query.chatEffect.findMany()
  const orders = await db.query.mobileOrder.findMany()
  const ordersOf = Map.groupBy(orders, ({ key }) => key.split(':')[0] ?? '')
  const done = (name: string, outcomes: string[]) =>
    effects.filter((effect) => effect.name === name && outcomes.includes(effect.outcome ?? '')).length
  const kept = async (rows: Promise<unknown[]>) => (await rows).length
  const letters = await db.query.orderLetter.findMany({ where: (letter, { eq }) => eq(letter.channel, 'sms') })
  const letterIds = new Set(letters.map(({ id }) => id))
  const messages = (await db.query.sentMessage.findMany()).map(({ key }) => key)
  const codes = messages.filter((key) => !letterIds.has(key))
  const isMissing = ({ id, status }: { id: string; status: string }) => status === 'sent' && !messages.includes(id)
  const made = [
    { kept: orders.length, asked: done('order.place', ['placed']) },
    { kept: await kept(db.query.contract.findMany()), asked: orders.length },
    { kept: await kept(db.query.subscription.findMany()), asked: orders.length },
    { kept: codes.length, asked: done('code.send', ['sent']) },
    { kept: letters.filter(({ kind }) => kind === 'confirmation').length, asked: orders.length },
    { kept: letters.filter(isMissing).length, asked: 0 },
    { kept: letters.filter(({ status }) => status === 'dead').length, asked: 0 },
    { kept: await kept(db.query.legalEntity.findMany()), asked: done('customer.create', ['created']) },
  ]
  return {
    misordered:
      finished.filter((session) => ordersOf.get(session)?.length !== 1).length +
      Math.abs(ordersOf.size - finished.length),
    doubled: sum(made.map((service) => Math.abs(service.kept - service.asked))),
    undone: effects.filter(({ status }) => status !== 'done').length,
  }
}

const offBy = (numbers: readonly number[]) => numbers.filter((number, index) => number !== index + 1).length
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted)
}
function sorted(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([x], [y]) => (x < y ? -1 : 1)))
    : value
}
