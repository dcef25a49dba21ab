/**
 * What people say instead of the expected words. An `answer` means something at some steps alone, where such an option is
 * or such a value is asked for. An `aside` is known so that nothing else is made of it.
 */
export const KIND_OF_SAYING = {
  yes: 'answer',
  no: 'answer',
  right: 'answer',
  wrong: 'answer',
  unknown: 'answer',
  either: 'answer',
  soonest: 'answer',
  'no-email': 'answer',
  'no-phone': 'answer',
  landline: 'answer',
  'same-number': 'answer',
  person: 'wish',
  back: 'wish',
  later: 'wish',
  cancel: 'wish',
  english: 'wish',
  help: 'wish',
  login: 'complaint',
  bill: 'complaint',
  slow: 'complaint',
  code: 'complaint',
  sorrow: 'complaint',
  abuse: 'talk',
  thanks: 'talk',
  hello: 'talk',
  'done-before': 'aside',
  'wish-new': 'aside',
  talk: 'aside',
  remark: 'aside',
  nonsense: 'aside',
} as const satisfies Record<string, KindOfSaying>

export type KindOfSaying = 'answer' | 'wish' | 'complaint' | 'talk' | 'aside'
export type Saying = keyof typeof KIND_OF_SAYING
const isSaying = (name: string): name is Saying => Object.hasOwn(KIND_OF_SAYING, name)
export const SAYINGS: readonly Saying[] = Object.keys(KIND_OF_SAYING).filter(isSaying)

/** `plain`: the words that are certainly understood; an aside has none. `ways`: other ways to say it. */
export type Sayings = Record<Saying, { plain?: string; ways: readonly string[] }>
