import { and, desc, eq, gt, isNotNull, isNull, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { Tx } from '#server/db/database.ts'
import { oneTimeCode } from '#server/accounts/tables.ts'
import {
  CODES_KEPT,
  LONGEST_SHARED_WAIT,
  NETWORK_PACE,
  NUMBER_BUDGETS,
  SHARED_BUDGETS,
  type Limit,
} from './code-budgets.ts'

export type CodeRow = InferSelectModel<typeof oneTimeCode>

export type Counted = Pick<CodeRow, 'phone' | 'asker' | 'network' | 'proven'>

/** Returns the milliseconds until one more event fits all limits, or 0. `times` must be sorted, oldest first. */
export function waitFor(times: readonly number[], limits: readonly Limit[], now: number): number {
  const waits = limits.map(({ most, within }) => {
    const recent = times.filter((time) => time > now - within)
    const oldest = recent[recent.length - most]
    return oldest === undefined ? 0 : oldest + within - now
  })
  return Math.max(0, ...waits)
}

/** Returns the milliseconds until the number's own budgets allow this asker another code. */
export async function waitOnNumber(tx: Tx, counted: Counted, now: number): Promise<number> {
  const recent = and(eq(oneTimeCode.phone, counted.phone), gt(oneTimeCode.sentAt, new Date(now - CODES_KEPT)))
  const rows = await tx.select().from(oneTimeCode).where(recent).orderBy(oneTimeCode.sentAt)
  const waits = NUMBER_BUDGETS.map(({ of, metric, limits }) => {
    const times = rows
      .filter((row) => counts(of, row, counted))
      .flatMap((row) => Array<number>(metric === 'sent' ? 1 : wrongTries(row)).fill(row.sentAt.getTime()))
    return waitFor(times, limits, now)
  })
  return Math.max(0, ...waits)
}

function counts(of: (typeof NUMBER_BUDGETS)[number]['of'], row: CodeRow, { asker, network, proven }: Counted): boolean {
  if (of === 'asker') return row.asker === asker
  if (of === 'proven') return proven && row.proven
  if (proven || row.proven) return false
  return of === 'strangers' || (network !== null && row.network === network)
}

const wrongTries = ({ tries, usedAt }: CodeRow) => tries - (usedAt ? 1 : 0)

/** Returns the milliseconds until the shared budgets allow this asker another code. */
export async function waitOnOthers(tx: Tx, { phone, network, proven }: Counted, now: number): Promise<number> {
  if (proven || network === null) return 0
  const waits = [await waitOnNetwork(tx, network, now)]
  for (const { of, metric, limits } of SHARED_BUDGETS) {
    const scope = and(
      eq(oneTimeCode.proven, false),
      ...(of === 'range' ? [eq(oneTimeCode.numberRange, rangeOf(phone))] : []),
    )
    for (const limit of limits) waits.push(await waitInScope(tx, scope, metric, limit, now))
  }
  return Math.max(...waits)
}

async function waitInScope(
  tx: Tx,
  scope: SQL | undefined,
  metric: 'sent' | 'unused',
  { most, within }: Limit,
  now: number,
): Promise<number> {
  const recent = and(scope, gt(oneTimeCode.sentAt, new Date(now - within)))
  const used = metric === 'unused' ? await tx.$count(oneTimeCode, and(recent, isNotNull(oneTimeCode.usedAt))) : 0
  const [row] = await tx
    .select({ sentAt: oneTimeCode.sentAt })
    .from(oneTimeCode)
    .where(metric === 'unused' ? and(recent, isNull(oneTimeCode.usedAt)) : recent)
    .orderBy(desc(oneTimeCode.sentAt))
    .offset(most - 1 + used)
    .limit(1)
  return row ? Math.min(row.sentAt.getTime() + within - now, LONGEST_SHARED_WAIT) : 0
}

async function waitOnNetwork(tx: Tx, network: string, now: number): Promise<number> {
  const { free, within, first, longest } = NETWORK_PACE
  const unused = and(
    eq(oneTimeCode.network, network),
    eq(oneTimeCode.proven, false),
    isNull(oneTimeCode.usedAt),
    gt(oneTimeCode.sentAt, new Date(now - within)),
  )
  const rows = await tx
    .select({ sentAt: oneTimeCode.sentAt })
    .from(oneTimeCode)
    .where(unused)
    .orderBy(desc(oneTimeCode.sentAt))
  const [latest] = rows
  if (!latest || rows.length < free) return 0
  const pause = Math.min(longest, first * 2 ** (rows.length - free))
  return Math.max(0, latest.sentAt.getTime() + pause - now)
}

export const rangeOf = (phone: string): string => phone.slice(0, -4)
