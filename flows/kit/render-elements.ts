import type { TextValue, Told } from './text-value.ts'
import type { ResultingState, UnnumberedElement } from '#contracts/chat/element.ts'
import { saying } from '#contracts/chat/saying.ts'
import { formatDayIn } from '#contracts/kernel/days.ts'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import { formatMoney, formatPerKwh } from '#contracts/kernel/money.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import { VIEWS } from '#contracts/chat/views.ts'
import type { TurnOutput, Values } from './turn-output.ts'
import { translateKit } from './kit-texts.ts'
import { inputParameters } from './input-rules.ts'
import type { Frame, Option } from './flow.ts'

export type Translate = (id: string, values: Readonly<Record<string, string | number>>) => string

export type LanguageOf = (id: string) => string | undefined

/** Renders drafts as elements, one per bubble; a question, effect or end is attached to the last of them. */
export function renderElements(
  drafts: readonly TurnOutput[],
  translate: Translate,
  locale: Locale,
  languageOf: LanguageOf = () => undefined,
): UnnumberedElement[] {
  const inLanguage = (id: string) => {
    const lang = languageOf(id)
    return lang === undefined ? {} : { lang }
  }
  const elements: UnnumberedElement[] = []
  const last = (): UnnumberedElement => {
    const element = elements.at(-1)
    if (element) return element
    const silent = bubble('')
    elements.push(silent)
    return silent
  }
  for (const draft of drafts) {
    if (draft.kind === 'say')
      elements.push({
        ...bubble(translate(draft.text, formatValues(draft.values, translate, locale))),
        tone: draft.tone ?? 'normal',
        ...inLanguage(draft.text),
      })
    if (draft.kind === 'found') elements.push({ ...bubble(draft.text), tone: 'normal' })
    if (draft.kind === 'summary') {
      const rows = draft.rows.map(({ label, values = {}, value, strong }) => ({
        label: translate(label, formatValues(values, translate, locale)),
        value: String(formatValue(value, translate, locale)),
        ...(strong && { strong }),
        ...inLanguage(label),
      }))
      elements.push({ ...bubble(''), content_type: 'summary', summary: rows })
    }
    if (draft.kind === 'ask') Object.assign(last(), question(draft, translate, locale, inLanguage))
    if (draft.kind === 'call' && elements.length > 0) last().resulting_state = 'AWAIT_EFFECT'
    if (draft.kind === 'end') Object.assign(last(), ending(draft, translate))
    if (draft.kind === 'tell') last().parameters = { ...last().parameters, fb_event: draft.event }
  }
  return elements
}

const bubble = (utterance: string) => saying('bot', utterance)

/** Values of texts as they are shown. */
export type Formatted = Readonly<Record<string, string | number>>

/** `known`: what the flow fills into its texts. */
export const titleOf = (
  { title, values }: Pick<Option, 'title' | 'values'>,
  known: Formatted,
  translate: Translate,
  locale: Locale,
): string => translate(title, values ? { ...known, ...formatValues(values, translate, locale) } : known)

function question(
  draft: TurnOutput & { kind: 'ask' },
  translate: Translate,
  locale: Locale,
  inLanguage: (id: string) => { lang?: string },
): Partial<UnnumberedElement> {
  const known = formatValues(draft.values, translate, locale)
  const suggested_responses = draft.options
    .filter(({ hidden }) => !hidden)
    .map((option) => ({
      title: titleOf(option, known, translate, locale),
      payload: option.payload,
      ...(option.icon && { icon: option.icon }),
      ...(option.obliges && { obliges: true }),
      ...inLanguage(option.title),
    }))
  if (draft.leave) return leaving(draft.leave, suggested_responses, translate, known)
  if (!draft.input) {
    const parameters = draft.consent ? { parameters: { consent_label: translate(draft.consent, known) } } : {}
    const { frame } = draft
    const framed = frame && framing(frame, translate(frame.button, known))
    return {
      suggested_responses,
      force_suggested_responses: true,
      resulting_state: 'AWAIT_CHOICE',
      ...parameters,
      ...framed,
    }
  }
  const { rule, label } = draft.input
  const narrative: ResultingState = 'AWAIT_NARRATIVE'
  return {
    suggested_responses,
    input_type: 'text',
    parameters: {
      ...inputParameters(rule, locale),
      input_label: translate(label, {}),
      input_button_text: translateKit(translate, 'kit.send'),
    },
    resulting_state: narrative,
  }
}

const framing = ({ view }: Frame, input_button_text: string): Partial<UnnumberedElement> => ({
  content_type: 'iframe',
  input_type: 'iframe',
  parameters: { input_button_text },
  extra_parameters: { action: 'view', target: VIEWS[view] },
})

function leaving(
  { to, button }: NonNullable<(TurnOutput & { kind: 'ask' })['leave']>,
  suggested_responses: UnnumberedElement['suggested_responses'],
  translate: Translate,
  values: Formatted,
): Partial<UnnumberedElement> {
  return {
    content_type: 'redirect',
    input_type: 'redirect',
    suggested_responses,
    force_suggested_responses: true,
    parameters: { input_button_text: translate(button, values) },
    extra_parameters: { action: 'leave', target: to },
    resulting_state: 'AWAIT_EXTERNAL',
  }
}

function ending({ redirectTo }: TurnOutput & { kind: 'end' }, translate: Translate): Partial<UnnumberedElement> {
  if (!redirectTo) return { resulting_state: 'END' }
  return {
    content_type: 'redirect',
    input_type: 'redirect',
    parameters: { input_button_text: translateKit(translate, 'kit.continue') },
    extra_parameters: { action: redirectTo.startsWith('/') ? 'login' : 'intellitech_redirect', target: redirectTo },
    resulting_state: 'END',
  }
}

export function formatValues(values: Values, translate: Translate, locale: Locale): Formatted {
  const known = Object.entries(values).filter((entry): entry is [string, TextValue] => entry[1] !== undefined)
  return Object.fromEntries(known.map(([name, value]) => [name, formatValue(value, translate, locale)]))
}

function formatValue(value: TextValue, translate: Translate, locale: Locale): string | number {
  if (typeof value !== 'object') return value
  if ('money' in value) return formatMoney(value.money, locale, value.currency)
  if ('perKwh' in value) return formatPerKwh(value.perKwh, locale, value.currency)
  if ('day' in value) return formatDayIn(locale, value.day)
  if ('phone' in value) return formatPhone(value.phone)
  if ('texts' in value)
    return listed(
      value.texts.map((id) => translate(id, {})),
      locale,
    )
  if ('told' in value) return tellBack(value.told, translate, locale)
  return translate(value.text, {})
}

export const tellBack = (told: readonly Told[], translate: Translate, locale: Locale): string =>
  told
    .map((one) => (typeof one === 'string' ? one : translate(one.title, formatValues(one.values, translate, locale))))
    .join(', ')

function listed(titles: readonly string[], locale: Locale): string {
  const words = titles.map((title, at) => (at === 0 ? title : title.charAt(0).toLowerCase() + title.slice(1)))
  return new Intl.ListFormat(languageTag(locale), { type: 'conjunction' }).format(words)
}
