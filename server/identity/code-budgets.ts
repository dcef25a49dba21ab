const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** In milliseconds (SEC-01). */
export const CODE_LIFE = 5 * MINUTE

/** Guesses allowed per code (SEC-01). */
export const CODE_TRIES = 5

/** Must cover the longest window below. */
export const CODES_KEPT = DAY

/** `within` is in milliseconds. */
export type Limit = { most: number; within: number }

/** Longest wait reported for a shared budget, as codes used in the meantime free it earlier. */
export const LONGEST_SHARED_WAIT = 10 * MINUTE

const PER_ASKER: readonly Limit[] = [
  { most: 1, within: MINUTE },
  { most: 5, within: 10 * MINUTE },
]
const WRONG_PER_ASKER: readonly Limit[] = [
  { most: 10, within: HOUR },
  { most: 30, within: DAY },
]

/**
 * Budgets per phone number. `asker` is one browser, conversation or sign-in, `proven` all browsers that have proven the
 * number; `network` and `strangers` are all others, per network and in total.
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
 * Budgets across all numbers for unproven browsers. `unused` counts unused codes; its limit grows by the codes used in
 * the same period, so that honest peaks pass.
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
