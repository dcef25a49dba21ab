import { languageTag } from '#contracts/kernel/locale.ts'
import type { PowerMonth } from '#contracts/products/usage.ts'
import { useLocale, useText } from '#src/i18n/use-text.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './usage.module.css'

const WIDTH = 340
const HEIGHT = 190
const TOP = 26
const BASE = 162

/** Bars for sighted users, a table for screen readers (USE-03). */
export function PowerChart({ months }: { months: readonly PowerMonth[] }) {
  const t = useText()
  const tag = languageTag(useLocale())
  const shown = months.slice(-6)
  const most = Math.max(...shown.map(({ usage }) => usage), 1)
  const column = WIDTH / Math.max(shown.length, 1)
  const wide = Math.min(column * 0.62, 64)
  const figure = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 })
  const nameOf = ({ month, year }: PowerMonth, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(tag, {
      month: style,
      ...(style === 'long' && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(Date.UTC(year, month - 1, 1))
  return (
    <>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {shown.map((month, at) => {
          const height = (Math.max(month.usage, 0) / most) * (BASE - TOP)
          const middle = column * (at + 0.5)
          return (
            <g key={`${month.year}-${month.month}`}>
              <rect
                className={styles.bar}
                data-last={at === shown.length - 1 || undefined}
                x={middle - wide / 2}
                y={BASE - height}
                width={wide}
                height={height}
                rx="6"
              />
              <text className={styles.value} x={middle} y={BASE - height - 8}>
                {figure.format(month.usage)}
              </text>
              <text x={middle} y={BASE + 20}>
                {nameOf(month, 'short').replace('.', '')}
              </text>
            </g>
          )
        })}
        <line className={styles.base} x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
      </svg>
      <VisuallyHidden as="div">
        <table>
          <caption>{t('usage.power.chart')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('usage.power.month')}</th>
              <th scope="col">{t('usage.power.usage')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((month) => (
              <tr key={`${month.year}-${month.month}`}>
                <th scope="row">{nameOf(month, 'long')}</th>
                <td>{figure.format(month.usage)} kWh</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  )
}
