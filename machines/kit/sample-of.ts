import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { ActorResult, Moment } from './story.ts'

/** Thrown for a move the machine does not expect, or one that made it fail. */
export class Unexpected extends Error {}

type Samples<Sample> = Record<string, (moment: Moment<AnyMachineSnapshot['context']>) => Sample>

/** Throws `Unexpected`, listing the known names, if there is no such sample. */
export function sampleOf<Sample extends AnyEventObject | ActorResult>(
  samples: Samples<Sample>,
  name: string,
  kind: string,
  moment: Moment<AnyMachineSnapshot['context']>,
): Sample {
  const sample = Object.hasOwn(samples, name) ? samples[name] : undefined
  if (!sample)
    throw new Unexpected(`there is no ${kind} "${name}"; there are ${Object.keys(samples).join(', ') || 'none'}`)
  return sample(moment)
}
