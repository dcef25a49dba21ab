import { expect, test } from 'vitest'
import { whyWe } from './why-we.ts'

const item = (id: string, text: string) => ({ id, text })

test('PAGE-07 the checklist merges left and right, shows a text once and leaves out the excluded', () => {
  expect(
    whyWe({
      whyWeLeftList: [item('l1', 'No binding'), item('l2', 'Free use'), item('l3', 'Roses')],
      whyWeRightList: [item('r1', 'Free use'), item('r2', 'Good coverage'), item('r3', 'No binding')],
      whyWeExcludedList: [item('x1', 'Roses')],
    }),
  ).toEqual([item('l1', 'No binding'), item('l2', 'Free use'), item('r2', 'Good coverage')])
})
