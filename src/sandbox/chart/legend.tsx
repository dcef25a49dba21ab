import { useText } from '#src/i18n/use-text.ts'
import type { ChartKind } from '#contracts/sandbox/chart.ts'
import line from './chart-line.module.css'
import drawing from './drawing.module.css'
import { Glyph } from './glyph.tsx'
import type { Box } from './layout.ts'
import type { Marks } from './marks.ts'
import styles from './statechart.module.css'

const CHART_KINDS = [
  'say',
  'ask',
  'call',
  'branch',
  'end',
  'state',
  'compound',
  'parallel',
] as const satisfies readonly ChartKind[]

const LINES = [
  { mark: 'data-passed', id: 'sandbox.chart.passed', of: 'passed' },
  { mark: 'data-possible', id: 'sandbox.chart.possible', of: 'possible' },
  { mark: 'data-uncovered', id: 'sandbox.chart.uncovered', of: 'covered' },
] as const

export function Legend({ boxes, marks }: { boxes: readonly Pick<Box, 'kind'>[]; marks: Marks }) {
  const t = useText()
  return (
    <details className={styles.legend}>
      <summary>{t('sandbox.chart.legend')}</summary>
      <ul className={styles.signs}>
        {CHART_KINDS.filter((kind) => boxes.some((box) => box.kind === kind)).map((kind) => (
          <li key={kind}>
            <svg className={drawing.sign} width="18" height="18" viewBox="0 0 16 16" aria-hidden="true">
              <Glyph kind={kind} />
            </svg>
            {t(`sandbox.chart.kind.${kind}`)}
          </li>
        ))}
        {LINES.filter(({ of }) => marks[of] !== undefined).map(({ mark, id }) => (
          <li key={id}>
            <svg className={drawing.sign} width="32" height="10" viewBox="0 0 32 10" aria-hidden="true">
              <g className={line.line} {...{ [mark]: true }}>
                <path className={line.path} d="M0,5H24" />
                <path className={line.head} d="M32,5l-8,-4v8Z" />
              </g>
            </svg>
            {t(id)}
          </li>
        ))}
      </ul>
    </details>
  )
}
