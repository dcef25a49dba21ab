import type { Act } from '#contracts/chat/act.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { words } from './language.ts'
import { languages } from './languages.ts'

export const SMALL_TALK = ['hello', 'thanks', 'well', 'upset', 'lost', 'wait', 'able', 'bye'] as const
export type SmallTalk = (typeof SMALL_TALK)[number]

const SWEARS = new Set(
  words(
    `faen fanden fan helvete jævla jævlig jävla fuck fucking shit damn idiot idioter idiotisk dust dustete tosk teit dum dumme dumt stupid dumb ubrukelig ubrukelige useless värdelös värdelöst ubrugelig ubrugeligt håpløs håpløst
   elendig søppel rubbish terrible awful drit dritt dritdårlig skit lort møkk kjeft käften kæft irriterende tåpelig latterlig tull tullprat suger sucks suck hater hate forbanna forbannet`,
  ),
)
const AROUND = new Set(
  words(
    `du dere dette det den denne chatten chat boten bot chatboten robot roboten siden for en et din ditt dine er e var bare noe jo så veldig helt skikkelig kjempe i dårlig dårlige off you this it is are hold hold stikk av rett og slett jeg i deg
   hva fy är ni den här the what a an that jeg blir hele greia opplegget shut up håll mig meg me deres`,
  ),
)

const isUpset = (said: readonly string[]) =>
  said.length <= 8 &&
  said.some((word) => SWEARS.has(word)) &&
  said.every((word) => SWEARS.has(word) || AROUND.has(word))

export function smallTalkIn(said: readonly string[], locale: Locale): SmallTalk | undefined {
  const phrase = said.join(' ')
  if (phrase.length > 80) return undefined
  return isUpset(said)
    ? 'upset'
    : SMALL_TALK.find((kind) => kind !== 'upset' && languages[locale].smallTalk[kind].test(phrase))
}

type ActOfTalk = { kind: 'smallTalk' | 'abuse' | 'question' } | { kind: 'wish'; for: 'later' }

const ACTS: Record<SmallTalk, ActOfTalk> = {
  hello: { kind: 'smallTalk' },
  thanks: { kind: 'smallTalk' },
  well: { kind: 'smallTalk' },
  upset: { kind: 'abuse' },
  lost: { kind: 'question' },
  able: { kind: 'question' },
  wait: { kind: 'wish', for: 'later' },
  bye: { kind: 'wish', for: 'later' },
}

/** The act of an utterance that was answered as small talk; undefined for answers to anything else (HEAR-01). */
export function actOfSmallTalk(topic: string, words: string): Act | undefined {
  const kind = SMALL_TALK.find((one) => one === topic)
  return kind && { ...ACTS[kind], words, sure: 0.9, why: `small talk: ${kind}` }
}
