import { DAY, HOUR, MINUTE, SECOND, type Limit, type Says } from './limit.ts'

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
 * by the codes used in the same period, so that honest peaks pass. `worked`: counts only codes for which a puzzle was
 * solved, or only the others, so that neither uses up what is meant for the other.
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
    worked: false,
    limits: [
      { most: 100, within: 10 * MINUTE },
      { most: 300, within: HOUR },
    ],
  },
  {
    name: 'unused codes, worked for, of everyone',
    of: 'everyone',
    metric: 'unused',
    worked: true,
    limits: [{ most: 600, within: HOUR }],
  },
  { name: 'codes of everyone', of: 'everyone', metric: 'sent', limits: [{ most: 3_000, within: HOUR }] },
] as const satisfies readonly {
  name: string
  of: 'range' | 'everyone'
  metric: 'sent' | 'unused'
  worked?: boolean
  limits: readonly Limit[]
}[]

/**
 * After `free` unused codes, a network must wait between codes; the wait doubles from `first` up to `longest`. Codes for
 * which a puzzle was solved neither wait nor count.
 */
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
