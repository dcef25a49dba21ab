import { readFileSync } from 'node:fs'
import type { Section } from '#contracts/pages/page.ts'

const ART = new URL('../../src/site/landings/art/', import.meta.url)
const FACES = new URL('../../src/ui/art/', import.meta.url)
const svgOf = (name: string, folder = ART) => readFileSync(new URL(`${name}.svg`, folder), 'utf8')
const asUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

type Look = { scene: string; sky: string; tint: string; soft: string; glyph: string }

const glyphOf = (line: string) =>
  new RegExp(`<symbol id="${line}"[^>]*>(.*?)</symbol>`, 's').exec(svgOf('lines'))?.[1] ?? ''
const phone =
  '<path d="M19 12h7l4 11-5.5 4.500a31 31 0 0 0 16 16L45 38l11 4v7a6.7 6.7 0 0 1-7.3 6.700A43 43 0 0 1 12.3 19.3 6.7 6.7 0 0 1 19 12Z" fill="var(--tint)"/>'
const book =
  '<path d="M8 14c9-3 17-2 24 3v38c-7-5-15-6-24-3Z" fill="var(--tint)"/><path d="M56 14c-9-3-17-2-24 3v38c7-5 15-6 24-3Z" fill="var(--tint-soft)" stroke="var(--tint)" stroke-width="3"/><path d="M38 27q6-3 12-2M38 35q6-3 12-2" stroke="var(--accent)" stroke-width="3"/>'

const LOOKS: Record<Section, Look> = {
  home: { scene: 'fjord', sky: '#dce9f7', tint: '#1d5fbf', soft: '#e2ecfa', glyph: glyphOf('mobile') },
  mobile: { scene: 'fjord', sky: '#dce9f7', tint: '#1d5fbf', soft: '#e2ecfa', glyph: glyphOf('mobile') },
  power: { scene: 'fields', sky: '#fbeed4', tint: '#8f5500', soft: '#fbe9c6', glyph: glyphOf('power') },
  insurance: { scene: 'skerry', sky: '#dbeee7', tint: '#0d6e54', soft: '#dcf0e7', glyph: glyphOf('insurance') },
  refinancing: { scene: 'tow', sky: '#f2e4f0', tint: '#7a3a78', soft: '#f3e4f1', glyph: glyphOf('refinancing') },
  service: { scene: 'fjord', sky: '#f1eadf', tint: '#0f2a3a', soft: '#e4dbcd', glyph: phone },
  blog: { scene: 'fields', sky: '#fbe4dc', tint: '#c4402a', soft: '#fbe4dc', glyph: book },
}

export const SECTIONS: readonly Section[] = ['home', 'mobile', 'power', 'insurance', 'refinancing', 'service', 'blog']

/** Contains no words because it is shared in every language. */
export function sharingPicture(section: Section): string {
  const { scene, sky, tint, soft, glyph } = LOOKS[section]
  const lines = (x: number, y: number, widths: number[], colour: string) =>
    widths
      .map((width, at) => `<rect x="${x}" y="${y + at * 26}" width="${width}" height="12" rx="6" fill="${colour}"/>`)
      .join('')
  return `<!doctype html><style>html,body{margin:0;background:${sky}}svg,img{position:absolute;left:0}:root{--tint:${tint};--tint-soft:${soft};--accent:#c4402a}</style>
<img src="${asUrl(svgOf(scene))}" style="bottom:0;width:1440px;height:560px">
<svg width="1200" height="630" style="top:0">
  <image href="${asUrl(svgOf('bot-happy', FACES))}" x="985" y="44" width="110" height="110"/>
  <rect x="694" y="118" width="430" height="420" rx="34" fill="#fffdf9"/>
  <circle cx="762" cy="190" r="42" fill="${soft}"/><g transform="translate(734 162) scale(.88)" fill="none" stroke-linecap="round" stroke-linejoin="round">${glyph}</g>
  ${lines(824, 172, [180, 110], '#0f2a3a')}
  <path d="M760 262h240a26 26 0 0 1 26 26v26a26 26 0 0 1-26 26H734v-52a26 26 0 0 1 26-26Z" fill="#f1eadf"/>${lines(762, 284, [210, 150], '#c9bda9')}
  <path d="M860 366h206a26 26 0 0 1 26 26v34H860a26 26 0 0 1-26-26v-8a26 26 0 0 1 26-26Z" fill="${tint}"/><rect x="864" y="390" width="180" height="12" rx="6" fill="#fffdf9" opacity=".85"/>
  <rect x="842" y="452" width="118" height="48" rx="24" fill="none" stroke="${tint}" stroke-width="3"/><rect x="974" y="452" width="118" height="48" rx="24" fill="none" stroke="${tint}" stroke-width="3"/>
  ${[868, 1000].map((x) => `<rect x="${x}" y="470" width="66" height="12" rx="6" fill="${tint}"/>`).join('')}
</svg>`
}

export function homeScreenIcon(size: number): string {
  const face = Math.round(size * 0.62)
  return `<!doctype html><style>html,body{margin:0;background:#dce9f7}img{position:absolute;inset:0;margin:auto}</style><img src="${asUrl(svgOf('bot-happy', FACES))}" width="${face}" height="${face}">`
}
