import { TALK_TO_US } from '../kit/flow-event.ts'
import type { PlainText, TextsWith } from '#flows/kit/flow-texts.ts'
import type { Exit, TransferTo, Step } from '#flows/kit/flow.ts'

type Line = 'mobile' | 'insurance' | 'refinancing'
type Name = 'init' | 'init_no_refin' | 'more' | 'others' | 'others_no_refin' | `to_${Line}`

const FLOWS: Record<Line, TransferTo> = {
  mobile: { flow: 'mobile_onboarding', step: 'init' },
  insurance: { flow: 'insurance_leads', step: 'init' },
  refinancing: { flow: 'debt_check', step: 'skip_start' },
}
/** Its from texts may fill in what the flow gives. */
type Texts<From extends Line> = Pick<TextsWith, 'plain' | 'labelled'> & {
  filled: PlainText | `intro.${From}.${'hello' | 'ask' | 'go' | 'more'}`
}

const LINES: readonly Line[] = ['mobile', 'insurance', 'refinancing']

/**
 * A short introduction to a line of products that continues with its conversation or another. `init_no_refin` does not
 * mention refinancing (PAGE-02).
 */
export function introduction<const From extends Line>(from: From): Record<Name, Step<Name | Exit, Texts<From>>> {
  const hello = (others: Name): Step<Name, Texts<From>> => ({
    say: [`intro.${from}.hello`, `intro.${from}.ask`],
    ask: {
      choices: {
        go: { title: `intro.${from}.go`, to: `to_${from}` },
        more: { title: 'intro.more', to: 'more' },
        other: { title: 'intro.other', to: others },
      },
    },
  })
  const others = (lines: readonly Line[]): Step<Name | Exit, Texts<From>> => ({
    say: ['intro.others'],
    ask: {
      choices: {
        ...Object.fromEntries(
          lines
            .filter((line) => line !== from)
            .map((line) => [line, { title: `intro.line.${line}`, to: `to_${line}` as const }]),
        ),
        [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' },
      },
    },
  })
  return {
    init: hello('others'),
    init_no_refin: hello('others_no_refin'),
    more: {
      say: [`intro.${from}.more`],
      ask: {
        choices: {
          go: { title: `intro.${from}.go`, to: `to_${from}` },
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' },
          leave: { title: 'shared.notNow', to: 'leave' },
        },
      },
    },
    others: others(LINES),
    others_no_refin: others(['mobile', 'insurance']),
    to_mobile: { transferTo: FLOWS.mobile },
    to_insurance: { transferTo: FLOWS.insurance },
    to_refinancing: { transferTo: FLOWS.refinancing },
  }
}
