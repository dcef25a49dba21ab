import type { Text } from '#locales/message-id.ts'
import { nameOf } from './group-steps.ts'
import type { Box } from './layout.ts'
import type { Marks } from './marks.ts'

export function spokenState(
  { id, kind, note, isStart }: Pick<Box, 'id' | 'kind' | 'note' | 'isStart'>,
  marks: Marks,
  t: Text,
): string {
  const counts = marks.counts?.get(id)
  const finding = marks.faulty?.get(id)
  return [
    nameOf(id),
    t(`sandbox.chart.kind.${kind}`),
    note,
    isStart && t('sandbox.chart.start'),
    marks.current?.includes(id) && t('sandbox.chart.current'),
    marks.passed?.has(id) && t('sandbox.chart.passed'),
    marks.covered && t(marks.covered.has(id) ? 'sandbox.chart.covered' : 'sandbox.chart.uncovered'),
    counts && t('sandbox.chart.counts', counts),
    finding && t('sandbox.chart.faulty', { finding }),
  ]
    .filter(Boolean)
    .join(', ')
}
