import { formatDayIn } from '#contracts/kernel/days.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import * as v from 'valibot'
import { fullNameOf, PersonName } from '#contracts/kernel/person-name.ts'
import { asksPrice, wordsFor } from '../heard-answer.ts'
import { dayReadEitherWay } from '../words/either-way.ts'
import { inputRule, type InputRuleName } from '../input-rules.ts'
import { optionsAt } from '../options.ts'
import { formatValues, titleOf, type Translate } from '../render-elements.ts'
import type { Answered } from '../flow-event.ts'
import type { Flow, FlowContext } from '../flow.ts'

/** How a taken answer was understood, unless its words already say so (HEAR-03). */
export function understoodAs(
  flow: Flow,
  step: string,
  flowContext: FlowContext,
  event: Answered,
  translate: Translate,
): string | undefined {
  const asked = Object.hasOwn(flow.steps, step) ? flow.steps[step] : undefined
  if (!asked || !('ask' in asked) || !event.acts || asksPrice(flow, step, flowContext, event)) return undefined
  const shown =
    event.payload === undefined
      ? valueShown(asked.ask.input, flowContext, event)
      : optionShown(flow, step, flowContext, event.payload, translate)
  return shown && plain(shown) !== plain(event.utterance) ? shown : undefined
}

function optionShown(flow: Flow, step: string, flowContext: FlowContext, payload: string, translate: Translate) {
  const option = optionsAt(flow, step, flowContext).find((one) => one.payload === payload)
  const { locale } = flowContext
  return option && titleOf(option, formatValues(flow.values(flowContext), translate, locale), translate, locale)
}

type Input = Extract<Flow['steps'][string], { ask: unknown }>['ask']['input']

function valueShown(input: Input, flowContext: FlowContext, event: Answered): string | undefined {
  const words = input && wordsFor(event, input.write)
  return !input || words === undefined || inputRule(input.rule).secret
    ? undefined
    : valueRead(input.rule, words, flowContext)
}

/** What a rule reads from words, as it is shown to people. */
export function valueRead(rule: InputRuleName, words: string, flowContext: FlowContext): string | undefined {
  const read = inputRule(rule).read(words, flowContext)
  const name = v.safeParse(PersonName, read)
  if (name.success) return fullNameOf(name.output)
  if (typeof read !== 'string') return undefined
  if (rule === 'phone') return formatPhone(read).replaceAll(' ', '\u00a0')
  if (!/^\d{4}-\d\d-\d\d$/.test(read)) return read
  const day = formatDayIn(flowContext.locale, read)
  return dayReadEitherWay(day, flowContext.today, flowContext.locale) ?? day
}

/** The same date in the order of another country is no other reading. */
const plain = (text: string) => {
  const words = text.toLocaleLowerCase()
  return /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/.test(words)
    ? words.split(/[./-]/).toSorted().join('')
    : words.replace(/[\s.,!/-]+/g, '')
}
