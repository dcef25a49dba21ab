import { and, eq, gt, isNotNull, isNull, or, sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Tx } from '#server/db/database.ts'
import { holdText } from '#server/db/hold-text.ts'
import { oneTimeCode } from '#server/accounts/tables.ts'
import { COUNTED_KEPT } from '#server/budgets/budgets.ts'
import {
  LONGEST_SHARED_WAIT,
  NETWORK_PACE,
  NUMBER_BUDGETS,
  SHARED_BUDGETS,
  type CodeBudget,
} from '#server/budgets/code-budgets.ts'
import type { Limit } from '#server/budgets/limit.ts'
import { longest, type Exhausted, type Scope } from '#server/budgets/exhausted.ts'

export type CodeRow = InferSelectModel<typeof oneTimeCode>

export type Counted = Pick<CodeRow, 'phone' | 'asker' | 'network' | 'proven' | 'worked'>

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
  [...NUMBER_BUDGETS, ...sharedFor(counted), ...(counted.worked ? [] : [PACE])].flatMap(({ name, of }) =>
    scopeOf(name, SCOPES[of](counted)),
  )

const PACE = { name: NETWORK_PACE.name, of: 'whole network' } as const
const sharedFor = ({ worked }: Pick<Counted, 'worked'>) =>
  SHARED_BUDGETS.filter((budget) => !('worked' in budget) || budget.worked === worked)

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

/** The codes of a number that count for its budgets, oldest first, and the one that was sent with `key`. */
export const recentCodes = (tx: Tx, { phone, key }: { phone: string; key?: string }, now: number): Promise<CodeRow[]> =>
  tx
    .select()
    .from(oneTimeCode)
    .where(
      or(
        and(eq(oneTimeCode.phone, phone), gt(oneTimeCode.sentAt, new Date(now - COUNTED_KEPT))),
        key === undefined ? undefined : eq(oneTimeCode.sendKey, key),
      ),
    )
    .orderBy(oneTimeCode.sentAt)

/** Returns the budget of the number that this asker must wait for, and the milliseconds. */
export function waitOnNumber(
  recent: readonly CodeRow[],
  counted: Counted,
  now: number,
): Exhausted<CodeBudget> | undefined {
  return longest(
    NUMBER_BUDGETS.flatMap(({ name, of, metric, limits }) => {
      const times = recent
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

/**
 * Returns the shared budget that this asker must wait for, and the milliseconds. Where there are any, other nodes wait
 * with their codes until the transaction ends.
 */
export async function waitOnOthers(tx: Tx, counted: Counted, now: number): Promise<Exhausted<CodeBudget> | undefined> {
  const { phone, network, proven, worked } = counted
  if (proven || network === null) return undefined
  await holdText(tx, 'one-time codes')
  const limits = sharedFor(counted).flatMap((budget) => budget.limits.map((limit) => ({ ...budget, ...limit })))
  const lasts = limits.map((limit, index) => {
    const { of, metric, most, within } = limit
    const recent = and(
      eq(oneTimeCode.proven, false),
      gt(oneTimeCode.sentAt, new Date(now - within)),
      of === 'range' ? eq(oneTimeCode.numberRange, rangeOf(phone)) : undefined,
      'worked' in limit ? eq(oneTimeCode.worked, limit.worked) : undefined,
    )
    const used = sql`(select count(*) from ${oneTimeCode} where ${and(recent, isNotNull(oneTimeCode.usedAt))})`
    return metric === 'unused'
      ? lastSent(index, and(recent, isNull(oneTimeCode.usedAt)), sql`${most - 1}::int + ${used}`)
      : lastSent(index, recent, sql`${most - 1}::int`)
  })
  const unusedOfNetwork = and(
    eq(oneTimeCode.network, network),
    eq(oneTimeCode.proven, false),
    eq(oneTimeCode.worked, false),
    isNull(oneTimeCode.usedAt),
    gt(oneTimeCode.sentAt, new Date(now - NETWORK_PACE.within)),
  )
  const paced = sql`(select ${limits.length}::int as index, ${MS_SENT}, count(*) over ()::int as unused
    from ${oneTimeCode} where ${unusedOfNetwork} order by ${oneTimeCode.sentAt} desc limit 1)`
  const { rows } = await tx.execute(sql.join(worked ? lasts : [...lasts, paced], sql` union all `))
  return longest(
    v.parse(v.array(SentRow), rows).flatMap(({ index, at, unused }) => {
      const limit = limits[index]
      if (!limit) return exhausted(NETWORK_PACE.name, network, paceAfter(at, unused) - now)
      const wait = Math.min(at + limit.within - now, LONGEST_SHARED_WAIT)
      return exhausted(limit.name, SCOPES[limit.of](counted), wait)
    }),
  )
}

const SentRow = v.object({ index: v.number(), at: v.number(), unused: v.number() })
const MS_SENT = sql`(extract(epoch from ${oneTimeCode.sentAt}) * 1000)::float8 as at`

const lastSent = (index: number, scope: SQL | undefined, offset: SQL): SQL =>
  sql`(select ${index}::int as index, ${MS_SENT}, 0 as unused
    from ${oneTimeCode} where ${scope} order by ${oneTimeCode.sentAt} desc offset ${offset} limit 1)`

/** When a network with this many unused codes, the latest sent at `at`, may ask for one more. */
function paceAfter(at: number, unused: number): number {
  const { free, first, longest: most } = NETWORK_PACE
  return unused < free ? 0 : at + Math.min(most, first * 2 ** (unused - free))
}

export const rangeOf = (phone: string): string => phone.slice(0, -4)
