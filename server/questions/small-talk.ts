import type { Act } from '#contracts/chat/act.ts'
import { type Locale, LOCALES } from '#contracts/kernel/locale.ts'
import type { TalkWords } from './language.ts'
import { languages } from './languages.ts'

export const SMALL_TALK = [
  'hello',
  'thanks',
  'well',
  'upset',
  'lost',
  'ask',
  'wait',
  'hurry',
  'able',
  'bye',
  'trouble',
] as const
export type SmallTalk = (typeof SMALL_TALK)[number]

const ofEvery = (kind: keyof TalkWords) => new Set(LOCALES.flatMap((locale) => languages[locale].talkWords[kind]))
const SWEARS = ofEvery('swears')
const AROUND = ofEvery('around')

export const isUpset = (said: readonly string[]) =>
  said.length <= 8 &&
  said.some((word) => SWEARS.has(word)) &&
  said.every((word) => SWEARS.has(word) || AROUND.has(word))

export function smallTalkIn(said: readonly string[], locale: Locale): SmallTalk | undefined {
  const phrase = said.join(' ')
  if (phrase.length > 80) return undefined
  return isUpset(said)
    ? 'upset'
    : SMALL_TALK.find(
        (kind) => kind !== 'upset' && kind !== 'trouble' && languages[locale].smallTalk[kind].test(phrase),
      )
}

/** "Jeg har akkurat blitt skilt", "drowning in debt": a hard time, told beside anything (HEAR-08). */
export const tellsOfTrouble = (said: readonly string[], locale: Locale): boolean =>
  languages[locale].smallTalk.trouble.test(said.join(' '))

const GREETS = ofEvery('greets')
const THANKS = ofEvery('thanks')
const YOU = ofEvery('you')
const MOST_TALK = 10

/** What is mostly small talk, where nothing else was found in it: a greeting, thanks, or a swear word at somebody. */
export function likelyTalk(said: readonly string[]): SmallTalk | undefined {
  const [first = ''] = said
  if (said.length > MOST_TALK) return undefined
  if (said.some((word) => SWEARS.has(word))) return 'upset'
  if (GREETS.has(first) && said.length <= 4) return 'hello'
  return THANKS.has(first) && !said.some((word) => YOU.has(word)) ? 'thanks' : undefined
}

type ActOfTalk = { kind: 'smallTalk' | 'abuse' | 'question' | 'sorrow' } | { kind: 'wish'; for: 'later' }

const ACTS: Record<SmallTalk, ActOfTalk> = {
  hello: { kind: 'smallTalk' },
  thanks: { kind: 'smallTalk' },
  well: { kind: 'smallTalk' },
  upset: { kind: 'abuse' },
  lost: { kind: 'question' },
  ask: { kind: 'question' },
  able: { kind: 'question' },
  hurry: { kind: 'smallTalk' },
  trouble: { kind: 'sorrow' },
  wait: { kind: 'wish', for: 'later' },
  bye: { kind: 'wish', for: 'later' },
}

/** The act of an utterance that was answered as small talk; undefined for answers to anything else (HEAR-01). */
export function actOfSmallTalk(topic: string, words: string): Act | undefined {
  const kind = SMALL_TALK.find((one) => one === topic)
  return kind && { ...ACTS[kind], words, sure: 0.9, why: `small talk: ${kind}` }
}
