import * as v from 'valibot'
import { expect, test } from 'vitest'
import { EFFECTS, isEffectName, outcomesOf, sampleGives, sampleNeedsOf } from './effects.ts'

const EFFECT_NAMES = Object.keys(EFFECTS).filter(isEffectName)

test.each(EFFECT_NAMES)('ONE-01 the samples of %s fit its declared needs and results, for every outcome', (effect) => {
  const { needs, gives } = EFFECTS[effect]
  const sampleNeeds = sampleNeedsOf(effect)
  expect(v.parse(needs, sampleNeeds)).toEqual(sampleNeeds)
  for (const outcome of outcomesOf(effect)) {
    const given = sampleGives(effect, outcome, sampleNeeds)
    expect(v.parse(gives, given)).toEqual(given)
  }
})

test.each(EFFECT_NAMES)('ONE-01 the test double of %s ends with an outcome it has', (effect) => {
  expect(outcomesOf(effect)).toContain(EFFECTS[effect].doubleOf(sampleNeedsOf(effect)))
})
