import * as v from 'valibot'
import type { Day } from '../kernel/days.ts'
import type { Locale } from '../kernel/locale.ts'

/** Replaces what a real visitor wrote; the same phone number is always replaced by the same other one. */
type Masking = { locale: Locale; otherPhone: (phone: string) => string; sameAge: (birthDate: Day) => Day }

/**
 * Texts of flows are checked with each of the `samples`. Developers see the first of them in place of what a real
 * visitor told, unless `mask` says otherwise (SAND-05).
 */
export function fact<Schema extends v.GenericSchema>(
  schema: Schema,
  samples: readonly v.InferOutput<Schema>[],
  mask: (value: v.InferOutput<Schema>, masking: Masking) => v.InferOutput<Schema> | undefined = () => samples[0],
) {
  return {
    schema,
    samples,
    mask: (value: unknown, masking: Masking) => {
      const { success, output } = v.safeParse(schema, value)
      return success ? mask(output, masking) : undefined
    },
  }
}

/** A fact that tells nothing of a person: developers see it as it is. */
export const shown = <Schema extends v.GenericSchema>(schema: Schema, samples: readonly v.InferOutput<Schema>[]) =>
  fact(schema, samples, (value) => value)

export type Unit = 'money' | 'perKwh'

/** An amount in øre (`money`) or in hundredths of an øre for each kWh; it is shown in no other unit. */
export const amount = (unit: Unit, sample: number) => ({ ...shown(v.number(), [sample]), unit })
