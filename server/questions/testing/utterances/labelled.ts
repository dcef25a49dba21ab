import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFlowName, type FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

export const LANGUAGES: Record<string, Locale> = {
  norwegian: 'nb_NO',
  swedish: 'sv_SE',
  danish: 'da_DK',
  english: 'en_US',
}

/** `name` is a fact, or `pick` for an option by its payload. `asked`: it is right to ask back before it is taken. */
export type Told = { name: string; value: string; asked: boolean }

export type Labelled = {
  flow: FlowName
  step: string
  locale: Locale
  said: string
  answers: Told[]
  corrections: Told[]
  topics: string[]
  /** Other acts: `~` and a wish, or complaint, abuse, chat, remark, nothing. */
  others: string[]
}

/**
 * `work` is worked with; `held-out` is scored once per release and not read in between; `strangers` and, last,
 * `later-strangers` were written by people who do not know the code, and read after they were scored.
 */
export const PARTS = ['work', 'held-out', 'strangers', 'later-strangers'] as const
export type Part = (typeof PARTS)[number]

/**
 * One utterance per line below its place ("@ flow step"): `utterance | act; act`. Acts are `fact=value`, `!fact=value`
 * for a correction, `?topic`, `~wish`, or one of the words above.
 */
export function readLabelled(part: Part): Labelled[] {
  return Object.entries(LANGUAGES).flatMap(([language, locale]) => {
    const folder = join(import.meta.dirname, part, language)
    return readdirSync(folder).flatMap((file) => readUtterances(readFileSync(join(folder, file), 'utf8'), locale))
  })
}

export function readUtterances(text: string, locale: Locale): Labelled[] {
  let at: { flow: FlowName; step: string } | undefined
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('@ ')) {
      const [flow = '', step = ''] = line.slice(2).split(' ')
      if (!isFlowName(flow)) throw new Error(`no flow ${flow}`)
      at = { flow, step }
      return []
    }
    const [said = '', acts] = line.split(' | ')
    if (!acts) return []
    if (!at) throw new Error(`no place above ${line}`)
    return [{ ...at, locale, said, ...labels(acts.split('; ')) }]
  })
}

function labels(acts: readonly string[]): Pick<Labelled, 'answers' | 'corrections' | 'topics' | 'others'> {
  const isCorrection = (act: string) => act.startsWith('!')
  const isAnswer = (act: string) => /^[a-zA-Z]+=/.test(act)
  return {
    answers: acts.filter(isAnswer).map(told),
    corrections: acts.filter(isCorrection).map((act) => told(act.slice(1))),
    topics: acts.filter((act) => act.startsWith('?')).map((act) => act.slice(1)),
    others: acts.filter((act) => !isAnswer(act) && !/^[!?]/.test(act)),
  }
}

function told(act: string): Told {
  const at = act.indexOf('=')
  const asked = act.endsWith('?')
  return { name: act.slice(0, at), value: act.slice(at + 1, asked ? -1 : undefined), asked }
}
