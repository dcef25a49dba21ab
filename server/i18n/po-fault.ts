/** An entry's keywords in their order, and what a line of a PO file may be. Escapes beside these have no place in a text. */
const KEYWORD = /^(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?)\s+"((?:[^"\\\p{Cc}]|\t|\\[nrt"\\])*)"\s*$/u
const MORE = /^"(?:[^"\\\p{Cc}]|\t|\\[nrt"\\])*"\s*$/u
const FOLLOWS: Record<string, readonly string[]> = {
  '': ['msgctxt', 'msgid'],
  msgctxt: ['msgid'],
  msgid: ['msgid_plural', 'msgstr'],
  msgid_plural: ['msgstr'],
  msgstr: ['msgstr', 'msgctxt', 'msgid'],
}

/** The number of the first line that a PO file cannot have there, or undefined when the file is one. The parser itself overlooks such lines. */
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
