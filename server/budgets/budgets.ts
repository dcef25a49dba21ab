import { NETWORK_PACE, NUMBER_BUDGETS, SHARED_BUDGETS, type CodeBudget } from './code-budgets.ts'
import { DAY, HOUR, MINUTE, SECOND, type Limit, type Says } from './limit.ts'

const MANY_ORDERS: Says = {
  code: 'too_many_orders',
  detail: 'Many orders are being placed; nothing is ordered. Wait, then send the order again with the same key.',
}
const MANY_LEADS: Says = {
  code: 'too_many_leads',
  detail: 'Many inquiries come from your network; nothing is sent. Wait, then send it again with the same key.',
}
const MANY_RECOVERIES: Says = {
  code: 'too_many_recoveries',
  detail: 'Accounts are being recovered by many; wait, then try again.',
}
const MANY_CREDIT_CHECKS: Says = {
  code: 'too_many_credit_checks',
  detail: 'Many credit checks are being asked for; wait, then ask again.',
}

/**
 * What an act costs, counted in `budget_spending`, the same on every node. A conversation waits until the budget allows
 * the act; a call is refused.
 */
export const ACT_BUDGETS = {
  'orders of an account': {
    limits: [
      { most: 10, within: HOUR },
      { most: 20, within: DAY },
    ],
    says: MANY_ORDERS,
  },
  'orders of a network': {
    limits: [
      { most: 30, within: 10 * MINUTE },
      { most: 100, within: HOUR },
    ],
    says: MANY_ORDERS,
  },
  'orders of everyone': { limits: [{ most: 1_000, within: HOUR }], says: MANY_ORDERS },
  'credit checks of a person': { limits: [{ most: 20, within: DAY }], says: MANY_CREDIT_CHECKS },
  'credit checks of a network': {
    limits: [
      { most: 40, within: 10 * MINUTE },
      { most: 120, within: HOUR },
    ],
    says: MANY_CREDIT_CHECKS,
  },
  'credit checks of everyone': { limits: [{ most: 1_500, within: HOUR }], says: MANY_CREDIT_CHECKS },
  'leads of a network': {
    limits: [
      { most: 40, within: 10 * MINUTE },
      { most: 120, within: HOUR },
    ],
    says: MANY_LEADS,
  },
  'leads of everyone': { limits: [{ most: 1_000, within: HOUR }], says: MANY_LEADS },
  'recoveries by a person': { limits: [{ most: 5, within: DAY }], says: MANY_RECOVERIES },
  'recoveries of a network': {
    limits: [
      { most: 20, within: 10 * MINUTE },
      { most: 60, within: HOUR },
    ],
    says: MANY_RECOVERIES,
  },
  'recoveries of everyone': { limits: [{ most: 300, within: HOUR }], says: MANY_RECOVERIES },
  'sign-ins with a passkey of a network': {
    limits: [
      { most: 60, within: 10 * MINUTE },
      { most: 200, within: HOUR },
    ],
    says: { code: 'too_many', detail: 'Many sign-ins with a passkey come from your network; wait, then try again.' },
  },
} as const satisfies Record<string, { limits: readonly Limit[]; says: Says }>

export type ActBudget = keyof typeof ACT_BUDGETS

/**
 * Messages that are no codes: letters about orders, notices of changes, what was promised in a conversation. Counted in
 * `budget_spending`; one beyond waits in its queue and is sent later.
 */
export const MESSAGE_BUDGETS = {
  'texts to a number': {
    limits: [
      { most: 40, within: HOUR },
      { most: 80, within: DAY },
    ],
  },
  'texts of everyone': { limits: [{ most: 5_000, within: HOUR }] },
  'e-mails to an address': {
    limits: [
      { most: 40, within: HOUR },
      { most: 80, within: DAY },
    ],
  },
  'e-mails of everyone': { limits: [{ most: 10_000, within: HOUR }] },
} as const satisfies Record<string, { limits: readonly Limit[] }>

/**
 * Different customers who order, counted in `budget_spending`. An order beyond is held until staff have looked at it;
 * the amounts leave room for a family, a block of flats, a shared mailbox and an employer.
 */
export const ORDER_PATTERNS = {
  'customers who order from a browser': { limits: [{ most: 5, within: DAY }] },
  'customers who order to an address': { limits: [{ most: 20, within: DAY }] },
  'customers who order with a mailbox': { limits: [{ most: 20, within: DAY }] },
  'customers who order with a mail domain': { limits: [{ most: 40, within: DAY }] },
  'customers who order with throwaway mailboxes': { limits: [{ most: 3, within: DAY }] },
} as const satisfies Record<string, { limits: readonly Limit[] }>

export type OrderPattern = keyof typeof ORDER_PATTERNS
export type MessageBudget = keyof typeof MESSAGE_BUDGETS
export type SpentBudget = ActBudget | OrderPattern | MessageBudget

/** A browser filled a field that people do not see; kept beside what is spent, not limited. */
export const TRAP_FILLED = 'a field that people do not see was filled'

/** Puzzles that a network has solved, kept beside what is spent; not limited. */
export const PROOFS = 'puzzles solved by a network'

/**
 * Per network (see `networkOf`) and node, as they cost a little work and no money: enough for an office behind one
 * address, too little to starve others.
 */
export const BEGINNING_BUDGETS = {
  'conversations a network begins': {
    atOnce: 120,
    perMinute: 60,
    says: {
      code: 'too_many_conversations',
      detail: 'Too many conversations were begun from your network; wait a little, then try again.',
    },
  },
} as const satisfies Record<string, { atOnce: number; perMinute: number; says: Says }>

export type BeginningBudget = keyof typeof BEGINNING_BUDGETS

/**
 * Waits that solving a puzzle ends: budgets that a shared address uses up for everybody behind it. Account, person,
 * number and range have limits that no work lifts.
 */
export const LIFTED_BY_WORK: ReadonlySet<BudgetName> = new Set<BudgetName>([
  NETWORK_PACE.name,
  'unused codes of everyone',
  'orders of a network',
  'credit checks of a network',
  'leads of a network',
  'conversations a network begins',
])

/**
 * Leading zero bits that a puzzle asks for. A network's next puzzles cost twice as much after each `harderAfter` solved
 * within the hour. A puzzle `lasts` so many milliseconds.
 */
export const WORK = { easiest: 9, hardest: 14, harderAfter: 20, within: HOUR, lasts: 3 * MINUTE } as const

/** A conversation waits so long for a code by itself, then the visitor is asked to try again. */
export const LONGEST_WAIT_FOR_CODE = 45 * SECOND

/** Answers that come faster, in milliseconds on average over at least `answers`, are no person's. */
export const PERSONS_PACE = { answers: 6, average: 120 } as const

/** Open at once per network and node. */
export const SOCKET_LIMITS = { chat: 500, graph: 50 } as const

export const OPEN_SOCKETS = 'open sockets of a network'

export type BudgetName = CodeBudget | SpentBudget | BeginningBudget | typeof OPEN_SOCKETS

export const BUDGET_NAMES: readonly string[] = [
  ...[...NUMBER_BUDGETS, ...SHARED_BUDGETS, NETWORK_PACE].map(({ name }) => name),
  ...Object.keys(ACT_BUDGETS),
  ...Object.keys(ORDER_PATTERNS),
  ...Object.keys(MESSAGE_BUDGETS),
  ...Object.keys(BEGINNING_BUDGETS),
  OPEN_SOCKETS,
]

/** What is counted must be kept for the longest window above. */
export const COUNTED_KEPT = DAY
