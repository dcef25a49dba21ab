import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { parsePo, type PoItem } from 'pofile-ts'
import { readLocale, type Locale } from '#contracts/kernel/locale.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { placeholdersOf } from './placeholders.ts'
import { poFault } from './po-fault.ts'
import type { ShippedTexts } from './shipped-texts.ts'

/** Longest a text may be, in characters. */
const LONGEST = 4_000

/** Why a text is not taken over. An unknown id harms nobody; the others are mistakes. */
export type TextFault = 'unknown' | 'not_icu' | 'placeholders' | 'twice' | 'too_long'
export type Finding = { id: string; fault: TextFault }

/** Texts that differ from the shipped ones, as written and compiled, by id; and what was not taken over. */
export type Overrides = { texts: Map<string, string>; messages: Record<string, CompiledMessage>; findings: Finding[] }

export const NO_OVERRIDES: Overrides = { texts: new Map(), messages: {}, findings: [] }

/**
 * Reads the PO file of a locale at the door (CALL-17). A file that is not PO, or says it is another language's, is
 * `unreadable` with the line or 'language' as code. A text with a mistake is left out, so the shipped one stays; what
 * is empty, marked fuzzy or the same as shipped overrides nothing. `base` knows the texts the locale lacks.
 */
export function readOverrides(po: string, locale: Locale, shipped: ShippedTexts, base: ShippedTexts = shipped): Result<Overrides> {
  const badLine = poFault(po)
  if (badLine !== undefined) return fault('unreadable', `line_${badLine}`)
  const { headers, items } = parsePo(po)
  if (headers.Language && readLocale(headers.Language) !== locale) return fault('unreadable', 'language')

  const read: Overrides = { texts: new Map(), messages: {}, findings: [] }
  const seen = new Set<string>()
  for (const { msgid, text } of items.filter((item) => !item.flags['fuzzy'] && !item.obsolete).map(written)) {
    const source = shipped.get(msgid) ?? base.get(msgid)
    const compiled = source && text !== source.text ? compile(text, source.text) : undefined
    const wrong = seen.has(msgid) ? 'twice' : source === undefined ? 'unknown' : typeof compiled === 'string' ? compiled : undefined
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

const written = ({ msgid, msgctxt, msgstr }: PoItem) => ({ msgid: msgctxt ? `${msgctxt}\u0004${msgid}` : msgid, text: msgstr[0] ?? '' })

function compile(text: string, source: string): CompiledMessage | TextFault {
  if (text.length > LONGEST) return 'too_long'
  try {
    const message = compileMessageOrThrow(text)
    return placeholdersOf(message).join() === placeholdersOf(compileMessageOrThrow(source)).join() ? message : 'placeholders'
  } catch {
    return 'not_icu'
  }
}
