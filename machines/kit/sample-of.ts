import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { ActorResult, Moment } from './story.ts'

/** A move the machine does not wait for, or one that broke it. */
export class Unexpected extends Error {}

type Samples<Sample> = Record<string, (moment: Moment<AnyMachineSnapshot['context']>) => Sample>

/** What an story gives by this name at a moment. Throws `Unexpected` with the names there are. */
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
