import type { EffectName, EffectOutcome } from '#contracts/effects/effects.ts'
import type { ValuedText } from './flow-texts.ts'
import type { Collect, Does, Says, TextIds } from './flow.ts'

/** Steps by name, before they are checked. */
export type WrittenSteps = Readonly<Record<string, unknown>>

/**
 * A step as it is written. `Used` is what TypeScript reads in it: the effect it calls, and its texts. What is wrong with
 * these, and that it does nothing, is told in words, as a property that is missing.
 */
export type DeclaredStep<Way, Ids extends TextIds, Given extends string, StepName, Used, Messages> = Unfilled<
  Exclude<Extract<Used, ValuedText<Messages>>, Ids['filled']>,
  Given,
  StepName,
  Messages
> &
  (
    | Collect<Way, WithUsed<Ids, Used, Messages>>
    | (Says<WithUsed<Ids, Used, Messages>> &
        Does<Way, WithUsed<Ids, Used, Messages>, Calling<Used, StepName, Way, Messages>>)
    | (Says<WithUsed<Ids, Used, Messages>> & {
        does: `step ${StepName & string} lacks one of ask, call, collect, branch, next, end and transferTo`
      })
  )

type Told<Mistake extends string> = { [Words in Mistake]: never }

type Unfilled<Text, Given extends string, StepName, Messages> = [Text] extends [never]
  ? unknown
  : Told<Lacking<Text, Given, StepName, Messages>>

type Lacking<Text, Given extends string, StepName, Messages> = Text extends keyof Messages
  ? `step ${StepName & string}: ${Text & string} fills in {${Exclude<Messages[Text], Given> & string}}, which values does not give`
  : never

type WithUsed<Ids extends TextIds, Used, Messages> = {
  filled: Ids['filled'] | Extract<Used, ValuedText<Messages>>
  plain: Ids['plain']
  labelled: Ids['labelled']
}

type Calling<Used, StepName, Way, Messages> = { effect: Used; outcomes: WaysAfter<Used, StepName, Way, Messages> }

type WaysAfter<Effect, StepName, Way, Messages> = Effect extends EffectName
  ? Outcomes<StepName, Effect, Way>
  : Effect extends keyof Messages
    ? never
    : `step ${StepName & string} calls ${Effect & string}, and there is no such effect`

/** Each outcome of an effect has a way. The name of the step is told with what is wrong. */
type Outcomes<_StepName, Effect extends EffectName, Way> = { [Outcome in EffectOutcome<Effect>]: Way }
