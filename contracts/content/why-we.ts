import type { MobileLanding } from './landings.ts'
import type { ListItem } from './text.ts'

type Lists = Pick<MobileLanding, 'whyWeLeftList' | 'whyWeRightList' | 'whyWeExcludedList'>

/** Merges the left and right lists without duplicates and excluded texts (PAGE-07). */
export function whyWe({ whyWeLeftList, whyWeRightList, whyWeExcludedList }: Lists): ListItem[] {
  const seen = new Set(whyWeExcludedList.map(({ text }) => text))
  return [...whyWeLeftList, ...whyWeRightList].filter(({ text }) => {
    const first = !seen.has(text)
    seen.add(text)
    return first
  })
}
