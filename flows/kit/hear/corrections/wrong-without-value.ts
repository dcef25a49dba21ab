import type { Correction } from '#contracts/chat/act.ts'
import { translateKit } from '../../kit-texts.ts'
import { isEveryday, isNot } from '../../words/everyday.ts'
import { choiceWords } from '../../words/language-words.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { chose, heard, said, type Reader } from '../heard.ts'
import { factsNamed, matchOf, withoutNouns } from '../sentence/cues.ts'
import { wordsOf } from '../sentence/forms.ts'
import { isWrong, withoutWrong } from '../sentence/said-wrong.ts'

/** "Alt er feil": at a summary it is asked what to change, elsewhere what is wrong (HEAR-04). */
const byAllWrong: Reader = (reading) => {
  const { utterance, candidates, flow, step, flowContext, translate } = reading
  if (matchOf(phraseOf(utterance), flowContext.locale, 'allWrong') === undefined) return undefined
  const change = candidates.find(({ saysNo }) => saysNo)
  if (flow.steps[step]?.summary && change) return chose(reading, change.payload, 'all of it is wrong', 1)
  return said(reading, { topic: 'all wrong', text: translateKit(translate, 'kit.allWrong') })
}

/** "Både navn og mail er feil": each of them is asked for again (HEAR-04). */
const bySeveralWrong: Reader = (reading) => {
  const { utterance, words, rule, besides, flowContext } = reading
  const { facts, locale } = flowContext
  const phrase = phraseOf(utterance)
  if (rule === 'text' || besides.length > 0 || /[\d@]/.test(utterance) || !isWrong(phrase)) return undefined
  const wrong = factsNamed(phrase, locale).filter((fact) => facts[fact] !== undefined)
  const left = tokensOf(withoutNouns(withoutWrong(phrase), locale)).filter((word) => !JOINS.has(word))
  if (wrong.length < 2 || !left.every((word) => isEveryday(word, locale) && !isNot(word, locale))) return undefined
  return heard(
    reading,
    {},
    wrong.map((fact): Correction => ({ kind: 'correction', fact, words, sure: 0.9, why: 'one of several is wrong' })),
  )
}

/** Joins the answers that are wrong. */
const JOINS = new Set([...choiceWords('both'), ...wordsOf('and')])

export const bySaidWrong: Reader = (reading) => bySeveralWrong(reading) ?? byAllWrong(reading)
