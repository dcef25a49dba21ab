/**
 * What people say beside an answer, or instead of its plain words. `talk`, `remark`, `question`, `nonsense` and the like
 * are known so that nothing else is made of them.
 */
export const SAYINGS = [
  'person',
  'back',
  'later',
  'cancel',
  'english',
  'help',
  'login',
  'bill',
  'slow',
  'code',
  'sorrow',
  'abuse',
  'thanks',
  'hello',
  'yes',
  'no',
  'right',
  'wrong',
  'unknown',
  'either',
  'soonest',
  'no-email',
  'no-phone',
  'landline',
  'same-number',
  'done-before',
  'wish-new',
  'talk',
  'remark',
  'nonsense',
] as const
export type Saying = (typeof SAYINGS)[number]

/** `plain`: the words that are certainly understood, for what is acted on; `ways`: other ways to say it. */
export type Sayings = Record<Saying, { plain?: string; ways: readonly string[] }>

/** Parses "way | way". */
export const ways = (written: string): string[] => written.split('|').map((way) => way.trim())
