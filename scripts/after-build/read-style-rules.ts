import { generate, parse, type CssNode, type List, type Selector } from 'css-tree'
import { attributeMark, type StyleRule } from '#server/edge/ssr/style-rules.ts'

const ACTS = new Set(['active', 'focus', 'focus-visible', 'focus-within', 'hover', 'popover-open', 'user-invalid'])
const ACTED_ON = new Set([
  'backdrop',
  'selection',
  'view-transition-old',
  'view-transition-new',
  'view-transition-group',
])
const PAPER = /^@media print\b/

export function readStyleRules(css: string): StyleRule[] {
  const sheet = parse(css)
  if (sheet.type !== 'StyleSheet') throw new Error('A stylesheet could not be read.')
  return rulesIn(sheet.children, [])
}

function rulesIn(nodes: List<CssNode>, inside: string[]): StyleRule[] {
  return nodes.toArray().flatMap((node): StyleRule[] => {
    if (node.type === 'Rule') {
      const selectors =
        node.prelude.type === 'SelectorList' ? selectorsOf(node.prelude.children) : [always(generate(node.prelude))]
      return selectors.length > 0 ? [{ inside, selectors, declarations: partsOf(node.block.children) }] : []
    }
    if (node.type !== 'Atrule' || !node.block) return []
    const opening = `@${node.name}${node.prelude ? ` ${generate(node.prelude)}` : ''}`
    if (PAPER.test(opening)) return []
    const isGroup = ['media', 'supports', 'layer', 'container'].includes(node.name)
    return isGroup
      ? rulesIn(node.block.children, [...inside, opening])
      : [{ inside, selectors: [always(opening)], declarations: partsOf(node.block.children) }]
  })
}

const always = (text: string) => ({ text, subject: [], context: [] })

const partsOf = (block: List<CssNode>): string[] => block.toArray().map((part) => generate(part))

function selectorsOf(selectors: List<CssNode>): StyleRule['selectors'] {
  return selectors
    .toArray()
    .flatMap((selector) => (selector.type === 'Selector' && !waitsForAct(selector) ? [marksOf(selector)] : []))
}

const waitsForAct = ({ children }: Selector): boolean =>
  children.some(
    (part) =>
      (part.type === 'PseudoClassSelector' && ACTS.has(part.name)) ||
      (part.type === 'PseudoElementSelector' && ACTED_ON.has(part.name)),
  )

/** Ignores the contents of `:not()`, `:is()` and the like: an extra rule is harmless, a missing one is not. */
function marksOf(selector: Selector): StyleRule['selectors'][number] {
  const parts = selector.children.toArray()
  const last = parts.findLastIndex(({ type }) => type === 'Combinator')
  const marks = (some: readonly CssNode[]) => some.flatMap((part) => markOf(part) ?? [])
  return {
    text: generate(selector),
    subject: marks(parts.slice(last + 1)),
    context: marks(parts.slice(0, Math.max(last, 0))),
  }
}

function markOf(part: CssNode): string | undefined {
  if (part.type === 'TypeSelector' && part.name !== '*') return part.name
  if (part.type === 'ClassSelector') return `.${part.name}`
  // `hidden` is not a visible mark, but its rules must be included.
  if (part.type !== 'AttributeSelector' || part.name.name === 'hidden') return undefined
  if (!part.matcher) return attributeMark(part.name.name)
  return part.matcher === '=' && part.value
    ? attributeMark(part.name.name, part.value.type === 'String' ? part.value.value : part.value.name)
    : undefined
}
