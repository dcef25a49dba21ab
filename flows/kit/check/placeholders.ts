/** The names an ICU text fills in, those inside plural and select branches too. `#` is none. */
export function placeholders(text: string): string[] {
  return [...new Set(argumentsOf(text))]
}

function argumentsOf(text: string): string[] {
  return blocksOf(text).flatMap((block) => {
    const [, name = '', type, rest = ''] = /^\s*([\w.]+)\s*(?:,\s*(\w+)\s*(?:,([\s\S]*))?)?$/.exec(block) ?? []
    const branches = type === 'plural' || type === 'select' || type === 'selectordinal' ? blocksOf(rest).flatMap(argumentsOf) : []
    return name ? [name, ...branches] : branches
  })
}

/** Whether every brace of an ICU text is closed, and none closed that was not opened. */
export function isBalanced(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

/** The contents of the outermost braces. */
function blocksOf(text: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const [index, character] of [...text].entries()) {
    if (character === '{' && depth++ === 0) start = index + 1
    if (character === '}' && --depth === 0) blocks.push([...text].slice(start, index).join(''))
  }
  return blocks
}
