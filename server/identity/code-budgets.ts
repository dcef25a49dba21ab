const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long a one-time code is good, in milliseconds (SEC-01). */
export const CODE_LIFE = 5 * MINUTE

/** Guesses a code allows (SEC-01). */
export const CODE_TRIES = 5

/** How long a code is remembered: the longest window below. */
export const CODES_KEPT = DAY

/** At most `most` in any `within` milliseconds. */
export type Limit = { most: number; within: number }

/** Longest wait that is told for a budget many share: codes that are used in the meantime free it earlier. */
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
 * Budgets of one number. `asker`: the browser, conversation or sign-in that asks; `proven`: all browsers that have proven the
 * number, which count apart from strangers; `network` and `strangers`: everybody else, from one network and from all.
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
 * Budgets over all numbers, for browsers that have not proven theirs. `unused`: codes nobody has used; as many more are allowed
 * as were used in the same time, so that honest rushes are not stopped.
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

/** A network may have so many codes nobody has used; from then on it waits between two, each time twice as long up to `longest`. */
export const NETWORK_PACE = {
  name: 'unused codes of a network',
  free: 10,
  within: HOUR,
  first: 5 * SECOND,
  longest: 5 * MINUTE,
} as const
