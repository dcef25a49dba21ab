import { readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import * as v from 'valibot'
import { attributeMark, STYLE_RULES_FILE, StyleRules, type StyleRule } from './style-rules.ts'

export type FirstScreen = (html: string, nonce: string) => string

const SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g
const EARLY = /<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g

/**
 * The first paint waits for this element, or a browser would paint half a header and move it with the next bytes. It
 * must be empty: Chromium waits for the opening tag of an element, not for its content.
 */
const paintedWhole = (html: string): string =>
  html.includes(' id="end-of-first-screen"') ? 'end-of-first-screen' : 'end-of-content'

/** Sections below the window are not laid out until the stylesheet comes, which undoes this (section.module.css). */
const belowTheFold = (html: string): string =>
  html.includes(' data-below-fold')
    ? '[data-below-fold]{content-visibility:auto;contain-intrinsic-size:auto 40rem}'
    : ''

export function readFirstScreen(): FirstScreen {
  const rules = v.parse(StyleRules, JSON.parse(readFileSync(STYLE_RULES_FILE, 'utf8')))
  return (html, nonce) => withFirstScreen(html, nonce, rules)
}

/**
 * Inlines the rules needed for the first screen. The stylesheets and scripts load after everything that has to be
 * painted.
 */
export function withFirstScreen(html: string, nonce: string, rules: StyleRules): string {
  const headEnd = html.indexOf('</head>')
  const sheets = html.match(SHEET) ?? []
  const at = html.search(SHEET)
  if (at < headEnd) return html
  const head = html.slice(0, headEnd)
  const style = stylesFor(
    html,
    sheets.flatMap((link) => rulesOf(rules, addressOf(link))),
  )
  const later = (head.match(EARLY) ?? []).map((link) => link.replace('<link', '<link fetchpriority="low"'))
  return [
    head.replace(EARLY, ''),
    `<link rel="expect" href="#${paintedWhole(html)}" blocking="render"/>`,
    `<style nonce="${nonce}">${style}${belowTheFold(html)}</style>`,
    html.slice(headEnd, at),
    ...later,
    html.slice(at),
  ].join('')
}

const addressOf = (link: string): string => /\bhref="([^"#]+)/.exec(link)?.[1] ?? ''

function rulesOf(rules: StyleRules, address: string): readonly StyleRule[] {
  const found = rules[address]
  if (!found) throw new Error(`The stylesheet ${address} is not of this build; build it anew with npm run build.`)
  return found
}

function stylesFor(html: string, rules: readonly StyleRule[]): string {
  const { all, shown, inline } = marksOf(html)
  const needed = rules.flatMap((rule): Needed[] => {
    const selectors = rule.selectors.filter(
      ({ subject, context }) => subject.every((mark) => shown.has(mark)) && context.every((mark) => all.has(mark)),
    )
    return selectors.length > 0
      ? [
          {
            inside: rule.inside.join('{'),
            depth: rule.inside.length,
            selector: selectors.map(({ text }) => text).join(),
            declarations: rule.declarations,
          },
        ]
      : []
  })
  const plain = needed.filter((rule) => !isKeyframes(rule))
  const used = usedProperties(plain, inline)
  const drawn = plain.map((rule) => ({
    ...rule,
    declarations: rule.declarations.filter(
      (declaration) => !declaration.startsWith('--') || used.has(nameOf(declaration)),
    ),
  }))
  const animated = drawn
    .flatMap(({ declarations }) => declarations.filter((declaration) => declaration.startsWith('animation')))
    .join()
  return written([
    ...drawn,
    ...needed.filter((rule) => isKeyframes(rule) && animated.includes(rule.selector.slice(KEYFRAMES.length))),
  ])
}

type Needed = { inside: string; depth: number; selector: string; declarations: readonly string[] }

const KEYFRAMES = '@keyframes '
const isKeyframes = ({ selector }: Needed): boolean => selector.startsWith(KEYFRAMES)

const nameOf = (declaration: string): string => declaration.slice(0, declaration.indexOf(':'))
const PROPERTY = /var\((--[\w-]+)/g
const propertiesIn = (css: string): string[] => [...css.matchAll(PROPERTY)].flatMap(([, name]) => name ?? [])

function usedProperties(rules: readonly Needed[], inline: string): Set<string> {
  const declarations = rules.flatMap((rule) => rule.declarations)
  const used = new Set(
    propertiesIn([inline, ...declarations.filter((declaration) => !declaration.startsWith('--'))].join()),
  )
  const defined = Map.groupBy(
    declarations.filter((declaration) => declaration.startsWith('--')),
    nameOf,
  )
  for (const name of used)
    for (const definition of defined.get(name) ?? []) for (const found of propertiesIn(definition)) used.add(found)
  return used
}

function written(rules: readonly Needed[]): string {
  const full = rules.filter(({ declarations }) => declarations.length > 0)
  return full
    .map(({ inside, depth, selector, declarations }, index) => {
      const opens = depth > 0 && inside !== full[index - 1]?.inside ? `${inside}{` : ''
      const closes = depth > 0 && inside !== full[index + 1]?.inside ? '}'.repeat(depth) : ''
      return `${opens}${selector}{${declarations.join(';')}}${closes}`
    })
    .join('')
}

function marksOf(html: string): { all: Set<string>; shown: Set<string>; inline: string } {
  const all = new Set<string>()
  const shown = new Set<string>()
  const styles: string[] = []
  const within: ('shown' | 'closed' | 'hidden')[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const around = within.at(-1) ?? 'shown'
      const isHidden =
        around === 'hidden' ||
        (around === 'closed' && name !== 'summary') ||
        'hidden' in attributes ||
        'popover' in attributes ||
        (name === 'dialog' && !('open' in attributes))
      within.push(isHidden ? 'hidden' : name === 'details' && !('open' in attributes) ? 'closed' : 'shown')
      const classes = (attributes['class'] ?? '').split(/\s+/).map((word) => `.${word}`)
      const others = Object.entries(attributes).flatMap(([attribute, value]) => [
        attributeMark(attribute),
        attributeMark(attribute, value),
      ])
      for (const mark of [name, ...classes, ...others]) {
        all.add(mark)
        if (!isHidden) shown.add(mark)
      }
      if (attributes['style']) styles.push(attributes['style'])
    },
    onclosetag: () => within.pop(),
  })
  parser.end(html)
  return { all, shown, inline: styles.join() }
}
