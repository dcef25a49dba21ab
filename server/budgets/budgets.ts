const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** At most `most` in any `within` milliseconds. */
export type Limit = { most: number; within: number }

/** What an HTTP answer says; `Retry-After` says after how long. */
export type Says = { code: string; detail: string }

/** `tooMany`: a budget of the number is exhausted; `busy`: one it shares with others. */
export const CODE_REFUSALS = {
  tooMany: { code: 'too_many', detail: 'Too many codes were asked for; wait before asking for another.' },
  busy: {
    code: 'too_many',
    detail: 'Many codes are being asked for, from your network or at all; wait, then ask again.',
  },
} as const satisfies Record<string, Says>

const PER_ASKER: readonly Limit[] = [
  { most: 1, within: MINUTE },
  { most: 5, within: 10 * MINUTE },
]
const WRONG_PER_ASKER: readonly Limit[] = [
  { most: 10, within: HOUR },
  { most: 30, within: DAY },
]

/**
 * Per phone number, counted in `one_time_code`. `asker` is one browser, conversation or sign-in, `proven` all browsers
 * that have proven the number; `network` and `strangers` are all others, per network and in total.
 */
export const NUMBER_BUDGETS = [
  { name: 'codes an asker asks for', of: 'asker', metric: 'sent', limits: PER_ASKER },
  { name: 'wrong guesses of an asker', of: 'asker', metric: 'wrong', limits: WRONG_PER_ASKER },
  { name: 'codes for browsers that have proven the number', of: 'proven', metric: 'sent', limits: PER_ASKER },
  {
    name: 'wrong guesses in browsers that have proven the number',
    of: 'proven',
    metric: 'wrong',
    limits: WRONG_PER_ASKER,
  },
  {
    name: 'codes strangers of one network ask for',
    of: 'network',
    metric: 'sent',
    limits: [
      { most: 3, within: MINUTE },
      { most: 8, within: 10 * MINUTE },
    ],
  },
  { name: 'wrong guesses of strangers of one network', of: 'network', metric: 'wrong', limits: WRONG_PER_ASKER },
  {
    name: 'codes strangers ask for',
    of: 'strangers',
    metric: 'sent',
    limits: [
      { most: 4, within: MINUTE },
      { most: 10, within: 10 * MINUTE },
      { most: 20, within: HOUR },
      { most: 40, within: DAY },
    ],
  },
] as const satisfies readonly {
  name: string
  of: 'asker' | 'proven' | 'network' | 'strangers'
  metric: 'sent' | 'wrong'
  limits: readonly Limit[]
}[]

/**
 * Across all numbers for unproven browsers, counted in `one_time_code`. `unused` counts unused codes; its limit grows
 * by the codes used in the same period, so that honest peaks pass.
 */
export const SHARED_BUDGETS = [
  {
    name: 'unused codes of a range of ten thousand numbers',
    of: 'range',
    metric: 'unused',
    limits: [
      { most: 20, within: 10 * MINUTE },
      { most: 60, within: HOUR },
    ],
  },
  {
    name: 'unused codes of everyone',
    of: 'everyone',
    metric: 'unused',
    limits: [
      { most: 100, within: 10 * MINUTE },
      { most: 300, within: HOUR },
    ],
  },
  { name: 'codes of everyone', of: 'everyone', metric: 'sent', limits: [{ most: 3_000, within: HOUR }] },
] as const satisfies readonly {
  name: string
  of: 'range' | 'everyone'
  metric: 'sent' | 'unused'
  limits: readonly Limit[]
}[]

/** After `free` unused codes, a network must wait between codes; the wait doubles from `first` up to `longest`. */
export const NETWORK_PACE = {
  name: 'unused codes of a network',
  free: 10,
  within: HOUR,
  first: 5 * SECOND,
  longest: 5 * MINUTE,
} as const

export type CodeBudget =
  | (typeof NUMBER_BUDGETS)[number]['name']
  | (typeof SHARED_BUDGETS)[number]['name']
  | (typeof NETWORK_PACE)['name']

export const codeRefusal = (budget: CodeBudget): keyof typeof CODE_REFUSALS =>
  NUMBER_BUDGETS.some(({ name }) => name === budget) ? 'tooMany' : 'busy'

/** Longest wait reported for a shared budget, as codes used in the meantime free it earlier. */
export const LONGEST_SHARED_WAIT = 10 * MINUTE

const MANY_ORDERS: Says = {
  code: 'too_many_orders',
  detail: 'Many orders are being placed; nothing is ordered. Wait, then send the order again with the same key.',
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

/** Open at once per network and node. */
export const SOCKET_LIMITS = { chat: 500, graph: 50 } as const

export type BudgetName = CodeBudget | SpentBudget | BeginningBudget

export const BUDGET_NAMES: readonly string[] = [
  ...[...NUMBER_BUDGETS, ...SHARED_BUDGETS, NETWORK_PACE].map(({ name }) => name),
  ...Object.keys(ACT_BUDGETS),
  ...Object.keys(ORDER_PATTERNS),
  ...Object.keys(MESSAGE_BUDGETS),
  ...Object.keys(BEGINNING_BUDGETS),
]

/** What is counted must be kept for the longest window above. */
export const COUNTED_KEPT = DAY
