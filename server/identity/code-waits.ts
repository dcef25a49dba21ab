import { and, desc, eq, gt, isNotNull, isNull, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { Tx } from '#server/db/database.ts'
import { oneTimeCode } from '#server/accounts/tables.ts'
import {
  COUNTED_KEPT,
  LONGEST_SHARED_WAIT,
  NETWORK_PACE,
  NUMBER_BUDGETS,
  SHARED_BUDGETS,
  type CodeBudget,
  type Limit,
} from '#server/budgets/budgets.ts'
import { longest, type Exhausted, type Scope } from '#server/budgets/exhausted.ts'

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

/** The budgets that a request spends from. */
export const scopesOf = (counted: Counted): Scope<CodeBudget>[] =>
  [...NUMBER_BUDGETS, ...SHARED_BUDGETS, { name: NETWORK_PACE.name, of: 'whole network' } as const].flatMap(
    ({ name, of }) => scopeOf(name, SCOPES[of](counted)),
  )

const scopeOf = (budget: CodeBudget, of: string | undefined) => (of === undefined ? [] : [{ budget, of }])

type ScopeOf = (counted: Counted) => string | undefined
const ofStrangers =
  (scope: ScopeOf): ScopeOf =>
  (counted) =>
    counted.proven ? undefined : scope(counted)
const ofNetworks = (scope: (network: string, counted: Counted) => string): ScopeOf =>
  ofStrangers((counted) => (counted.network === null ? undefined : scope(counted.network, counted)))

const SCOPES = {
  asker: ({ phone, asker }) => `${phone} ${asker}`,
  proven: ({ phone, proven }) => (proven ? phone : undefined),
  network: ofNetworks((network, { phone }) => `${phone} ${network}`),
  strangers: ofStrangers(({ phone }) => phone),
  range: ofNetworks((_network, { phone }) => rangeOf(phone)),
  everyone: ofNetworks(() => ''),
  'whole network': ofNetworks((network) => network),
} satisfies Record<string, ScopeOf>

/** Returns the budget of the number that this asker must wait for, and the milliseconds. */
export async function waitOnNumber(tx: Tx, counted: Counted, now: number): Promise<Exhausted<CodeBudget> | undefined> {
  const recent = and(eq(oneTimeCode.phone, counted.phone), gt(oneTimeCode.sentAt, new Date(now - COUNTED_KEPT)))
  const rows = await tx.select().from(oneTimeCode).where(recent).orderBy(oneTimeCode.sentAt)
  return longest(
    NUMBER_BUDGETS.flatMap(({ name, of, metric, limits }) => {
      const times = rows
        .filter((row) => counts(of, row, counted))
        .flatMap((row) => Array<number>(metric === 'sent' ? 1 : wrongTries(row)).fill(row.sentAt.getTime()))
      return exhausted(name, SCOPES[of](counted), waitFor(times, limits, now))
    }),
  )
}

const exhausted = (budget: CodeBudget, of: string | undefined, wait: number) =>
  wait > 0 ? scopeOf(budget, of).map((scope) => ({ ...scope, wait })) : []

function counts(of: (typeof NUMBER_BUDGETS)[number]['of'], row: CodeRow, { asker, network, proven }: Counted): boolean {
  if (of === 'asker') return row.asker === asker
  if (of === 'proven') return proven && row.proven
  if (proven || row.proven) return false
  return of === 'strangers' || (network !== null && row.network === network)
}

const wrongTries = ({ tries, usedAt }: CodeRow) => tries - (usedAt ? 1 : 0)

/** Returns the shared budget that this asker must wait for, and the milliseconds. */
export async function waitOnOthers(tx: Tx, counted: Counted, now: number): Promise<Exhausted<CodeBudget> | undefined> {
  const { phone, network, proven } = counted
  if (proven || network === null) return undefined
  const waits = exhausted(NETWORK_PACE.name, network, await waitOnNetwork(tx, network, now))
  for (const { name, of, metric, limits } of SHARED_BUDGETS) {
    const scope = and(
      eq(oneTimeCode.proven, false),
      ...(of === 'range' ? [eq(oneTimeCode.numberRange, rangeOf(phone))] : []),
    )
    for (const limit of limits)
      waits.push(...exhausted(name, SCOPES[of](counted), await waitInScope(tx, scope, metric, limit, now)))
  }
  return longest(waits)
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
