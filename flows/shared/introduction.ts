import { TALK_TO_US } from '../kit/flow-event.ts'
import { leaving, type LeavingStep } from './leave.ts'
import type { Flow, TransferTo, Step } from '#flows/kit/flow.ts'

type Line = 'mobile' | 'insurance' | 'refinancing'
type Name = 'init' | 'init_no_refin' | 'more' | 'others' | 'others_no_refin' | `to_${Line}` | LeavingStep

const FLOWS: Record<Line, TransferTo> = {
  mobile: { flow: 'mobile_onboarding', step: 'init' },
  insurance: { flow: 'insurance_leads', step: 'init' },
  refinancing: { flow: 'debt_check', step: 'skip_start' },
}
const LINES: readonly Line[] = ['mobile', 'insurance', 'refinancing']

/** What the introductions have in common: nothing is asked for that had to be remembered. */
export const introScene: Omit<Flow, 'name' | 'offered' | 'locales' | 'steps' | 'entries' | 'humanHandover'> = {
  secrets: [],
  guards: {},
  offers: {},
  summaries: {},
  learn: {},
  values: () => ({}),
}

/**
 * A short introduction to a line of products, which goes on to its conversation, or to another's.
 * `init_no_refin` does not speak of refinancing (PAGE-02).
 */
export function introduction(own: Line): Record<Name, Step<Name>> {
  const hello = (others: Name): Step<Name> => ({
    say: [`intro.${own}.hello`, `intro.${own}.ask`],
    ask: {
      choices: {
        go: { title: `intro.${own}.go`, to: `to_${own}` },
        more: { title: 'intro.more', to: 'more' },
        other: { title: 'intro.other', to: others },
      },
    },
  })
  const others = (lines: readonly Line[]): Step<Name> => ({
    say: ['intro.others'],
    ask: {
      choices: {
        ...Object.fromEntries(
          lines
            .filter((line) => line !== own)
            .map((line) => [line, { title: `intro.line.${line}`, to: `to_${line}` as const }]),
        ),
        [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' },
      },
    },
  })
  return {
    init: hello('others'),
    init_no_refin: hello('others_no_refin'),
    more: {
      say: [`intro.${own}.more`],
      ask: {
        choices: {
          go: { title: `intro.${own}.go`, to: `to_${own}` },
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' },
          leave: { title: 'shared.notNow', to: 'leave' },
        },
      },
    },
    others: others(LINES),
    others_no_refin: others(['mobile', 'insurance']),
    to_mobile: { transferTo: FLOWS.mobile },
    to_insurance: { transferTo: FLOWS.insurance },
    to_refinancing: { transferTo: FLOWS.refinancing },
    ...leaving(),
  }
}
