import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { parsePo, type PoItem } from 'pofile-ts'
import { readLocale, type Locale } from '#contracts/kernel/locale.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import type { ShippedTexts } from './po-files.ts'

const CHOICES = new Set(['plural', 'select', 'selectordinal'])

/**
 * Returns the sorted, unique placeholders of a message, with their format if any ("estimate:number"). A select is
 * ignored, as languages may need different ones.
 */
export function placeholdersOf(message: CompiledMessage): string[] {
  return [...new Set(message.flatMap(namesIn))].sort()
}

function namesIn(token: CompiledMessage[number]): string[] {
  if (typeof token === 'string') return []
  const [name, type, format] = token
  if (type === undefined) return [name]
  if (!CHOICES.has(type))
    return [`${name}:${type}${format === undefined || format === null ? '' : `:${JSON.stringify(format)}`}`]
  const choices = Object.entries(format ?? {})
  if (!choices.some(([choice]) => choice === 'other')) return [`${name}:${type} without other`]
  return [
    ...(type === 'select' ? [] : [name]),
    ...choices
      .map(([, said]) => said)
      .filter(isMessage)
      .flatMap(placeholdersOf),
  ]
}

const isMessage = (value: unknown): value is CompiledMessage => Array.isArray(value)

const KEYWORD = /^(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?)\s+"((?:[^"\\\p{Cc}]|\t|\\[nrt"\\])*)"\s*$/u
const MORE = /^"(?:[^"\\\p{Cc}]|\t|\\[nrt"\\])*"\s*$/u
const FOLLOWS: Record<string, readonly string[]> = {
  '': ['msgctxt', 'msgid'],
  msgctxt: ['msgid'],
  msgid: ['msgid_plural', 'msgstr'],
  msgid_plural: ['msgstr'],
  msgstr: ['msgstr', 'msgctxt', 'msgid'],
}

/** Returns the number of the first invalid line, or undefined. The PO parser itself ignores such lines. */
export function poFault(text: string): number | undefined {
  const lines = text.split(/\r?\n/)
  let last = ''
  for (const [index, line] of lines.entries()) {
    if (!line.trim() || line.startsWith('#')) continue
    if (MORE.test(line) && last !== '') continue
    const keyword = KEYWORD.exec(line)?.[1]?.replace(/\[\d\]$/, '')
    if (keyword === undefined || !FOLLOWS[last]?.includes(keyword)) return index + 1
    last = keyword
  }
  return last === 'msgstr' ? undefined : lines.length
}

const LONGEST = 4_000

export type TextFault = 'unknown' | 'not_icu' | 'placeholders' | 'twice' | 'too_long'
export type Finding = { id: string; fault: TextFault }

export type Overrides = { texts: Map<string, string>; messages: Record<string, CompiledMessage>; findings: Finding[] }

export const NO_OVERRIDES: Overrides = { texts: new Map(), messages: {}, findings: [] }

/**
 * Validates a PO file (CALL-17); `unreadable` has the line or 'language' as code. Faulty texts are left out; empty,
 * fuzzy or unchanged ones override nothing.
 */
export function readOverrides(
  po: string,
  locale: Locale,
  shipped: ShippedTexts,
  base: ShippedTexts = shipped,
): Result<Overrides> {
  const badLine = poFault(po)
  if (badLine !== undefined) return fault('unreadable', `line_${badLine}`)
  const { headers, items } = parsePo(po)
  if (headers.Language && readLocale(headers.Language) !== locale) return fault('unreadable', 'language')

  const read: Overrides = { texts: new Map(), messages: {}, findings: [] }
  const seen = new Set<string>()
  for (const { msgid, text } of items.filter((item) => !item.flags['fuzzy'] && !item.obsolete).map(written)) {
    const source = shipped.get(msgid) ?? base.get(msgid)
    const compiled = source && text !== source.text ? compile(text, source.text) : undefined
    const wrong = seen.has(msgid)
      ? 'twice'
      : source === undefined
        ? 'unknown'
        : typeof compiled === 'string'
          ? compiled
          : undefined
    seen.add(msgid)
    if (!text) continue
    if (wrong) read.findings.push({ id: msgid, fault: wrong })
    else if (typeof compiled === 'object') {
      read.texts.set(msgid, text)
      read.messages[msgid] = compiled
    }
  }
  return ok(read)
}

const written = ({ msgid, msgctxt, msgstr }: PoItem) => ({
  msgid: msgctxt ? `${msgctxt}\u0004${msgid}` : msgid,
  text: msgstr[0] ?? '',
})

function compile(text: string, source: string): CompiledMessage | TextFault {
  if (text.length > LONGEST) return 'too_long'
  try {
    const message = compileMessageOrThrow(text)
    return placeholdersOf(message).join() === placeholdersOf(compileMessageOrThrow(source)).join()
      ? message
      : 'placeholders'
  } catch {
    return 'not_icu'
  }
}
