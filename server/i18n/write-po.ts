import { createItem, stringifyPo } from 'pofile-ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** Texts of a locale as a PO file that msgfmt accepts, each with the area it belongs to as a comment. */
export function writePo(locale: Locale, texts: Iterable<{ id: string; text: string; area: string }>, changedAt: Date): string {
  return `${stringifyPo(
    {
      headers: {
        'Project-Id-Version': 'Prat',
        'PO-Revision-Date': `${changedAt.toISOString().slice(0, 16).replace('T', ' ')}+0000`,
        'Last-Translator': 'Prat',
        'Language-Team': locale,
        Language: locale,
        'MIME-Version': '1.0',
        'Content-Type': 'text/plain; charset=UTF-8',
        'Content-Transfer-Encoding': '8bit',
        'Plural-Forms': 'nplurals=2; plural=(n != 1);',
      },
      items: [...texts].map(({ id, text, area }) => ({ ...createItem(), msgid: id, msgstr: [text], extractedComments: [area] })),
    },
    { foldLength: 0 },
  ).trimEnd()}\n`
}
