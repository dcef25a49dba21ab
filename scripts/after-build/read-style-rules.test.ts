import { expect, test } from 'vitest'
import { withFirstScreen } from '#server/edge/ssr/first-screen.ts'
import { readStyleRules } from './read-style-rules.ts'

const SHEET = '/assets/page.css'
const pageOf = (body: string) =>
  `<html><head><title>Hei</title><link rel="modulepreload" href="/assets/page.js"/></head><body>${body}<link nonce="" rel="stylesheet" href="${SHEET}#"/><script>1</script></body></html>`
const firstScreen = (css: string, body: string) => withFirstScreen(pageOf(body), 'n1', { [SHEET]: readStyleRules(css) })
const stylesOf = (css: string, body: string) => /<style nonce="n1">(.*?)<\/style>/.exec(firstScreen(css, body))?.[1]

test('CHAT-18 a page contains exactly the style rules its first screen uses, in their order', () => {
  const css =
    '*{margin:0}.a{color:red}.b,.a .b,.c{color:blue}table{color:tan}.d>.a{left:0}@media (max-width:9rem){.a{top:0}.b{top:1px}}@media (min-width:9rem){.b{top:0}}'
  expect(stylesOf(css, '<p class="a x">Hei</p>')).toBe('*{margin:0}.a{color:red}@media (max-width:9rem){.a{top:0}}')
})

test('CHAT-18 styles for pointer, keyboard or print are not part of the first screen', () => {
  expect(
    stylesOf(
      '.a{top:0}.a:hover,.a:focus-visible{top:1px}.a::backdrop{top:2px}.a:not(:focus){top:3px}@media print{.a{top:4px}}',
      '<p class="a">Hei</p>',
    ),
  ).toBe('.a{top:0}.a:not(:focus){top:3px}')
})

test('CHAT-18 the content of a closed menu or dialog is not part of the first screen, its neighbours are', () => {
  const css = '.m{top:0}.s{top:1px}.d{top:2px}.m~.a{top:3px}.o{top:4px}'
  expect(
    stylesOf(
      css,
      '<details><summary class="s">Meny</summary><p class="m">Hei</p></details><dialog><p class="d">Hei</p></dialog><p class="a">Hei</p><details open><p class="o">Hei</p></details>',
    ),
  ).toBe('.s{top:1px}.m~.a{top:3px}.o{top:4px}')
})

test('CHAT-18 only the tints and properties that are used come along', () => {
  const css =
    ':root{--a:1px;--b:var(--c);--c:2px;--d:3px}[data-tint=power]{--a:4px}[data-tint=mobile]{--a:5px}.a{top:var(--b)}@keyframes in{0%{top:0}}@keyframes out{0%{top:0}}.b{animation:in 1s}'
  expect(stylesOf(css, '<p class="a" data-tint="mobile" style="left:var(--a)">Hei</p>')).toBe(
    ':root{--a:1px;--b:var(--c);--c:2px}[data-tint=mobile]{--a:5px}.a{top:var(--b)}',
  )
  expect(stylesOf(css, '<p class="b">Hei</p>')).toBe('.b{animation:in 1s}@keyframes in{0%{top:0}}')
})

test('CHAT-18 rules for states no element is in are left out; hidden elements stay hidden', () => {
  const css =
    '[hidden]{display:none}.a[aria-disabled=true]{top:0}.a[aria-current]{top:1px}details[open] .a{top:2px}.a[href^="http"]{top:3px}'
  expect(stylesOf(css, '<p class="a" aria-current="page">Hei</p>')).toBe(
    '[hidden]{display:none}.a[aria-current]{top:1px}.a[href^="http"]{top:3px}',
  )
})

test('CHAT-18 scripts and full stylesheets come after all visible content', () => {
  const page = firstScreen('.a{top:0}', '<p class="a">Hei</p>')
  expect(page).toMatch(/<link rel="expect" href="#end-of-content" blocking="render"\/><style.*<\/style><\/head>/)
  expect(page.slice(page.indexOf('Hei</p>'))).toBe(
    `Hei</p><link fetchpriority="low" rel="modulepreload" href="/assets/page.js"/><link nonce="" rel="stylesheet" href="${SHEET}#"/><script>1</script></body></html>`,
  )
})

test('CHAT-18 the first paint waits for the hero if there is one, not for the content below it', () => {
  const css = '.a{top:0}section{content-visibility:visible}'
  const page = firstScreen(
    css,
    '<div class="a">Hei<div id="end-of-first-screen"></div></div><section data-below-fold="">Mer</section>',
  )
  expect(page).toContain('<link rel="expect" href="#end-of-first-screen" blocking="render"/>')
  expect(page).toMatch(
    /section\{content-visibility:visible\}\[data-below-fold\]\{content-visibility:auto;[^}]*\}<\/style>/,
  )
})
