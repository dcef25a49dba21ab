import { renderToStaticMarkup } from 'react-dom/server'
import type { Chart } from '#contracts/sandbox/chart.ts'
import { ChartDrawing } from '#src/sandbox/chart/chart-drawing.tsx'
import lineStyle from '#src/sandbox/chart/chart-line.module.css?inline'
import drawing from '#src/sandbox/chart/drawing.module.css'
import style from '#src/sandbox/chart/drawing.module.css?inline'
import { layoutChart } from '#src/sandbox/chart/layout-chart.ts'
import tokens from '#src/ui/tokens.css?raw'

export function chartSvg(chart: Chart): string {
  const layout = layoutChart(chart)
  const { width, height } = layout
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={drawing.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <title>{chart.name}</title>
      <style>{'STYLE'}</style>
      <rect width={width} height={height} style={{ fill: 'var(--paper)' }} />
      <ChartDrawing layout={layout} marks={{}} selected={undefined} now="" />
    </svg>,
  )
  const still = stillStyle()
  return `${svg.replace('STYLE', `${usedTokens(still)}\n${still}`).replaceAll('><', '>\n<')}\n`
}

function usedTokens(css: string): string {
  const [day = '', night = ''] = tokens.split('@media screen and (prefers-color-scheme: dark)')
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const kept = (part: string) =>
    [...part.matchAll(/:root[^{}]*\{([^{}]*)\}/g)]
      .flatMap(([, tokensOfRoot = '']) => [...tokensOfRoot.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
      .filter(([, name]) => used.has(name))
      .map(([, name, value]) => `${name}:${value};`)
      .join('')
  return `svg{${kept(day)}}\n@media (prefers-color-scheme:dark){svg{${kept(night)}}}`
}

function stillStyle(): string {
  return `${style}\n${lineStyle}`
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}|@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    .replace(
      /[^{}]*(?:data-(?:near|uncovered|passed|possible|current|selected)|_tag|_fault|_figures|_track|_bar|_sign|:focus)[^{}]*\{[^{}]*\}/g,
      '',
    )
    .replace(/\s+/g, ' ')
    .replaceAll('} ', '}\n')
    .trim()
}
