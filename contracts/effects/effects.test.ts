import * as v from 'valibot'
import { expect, test } from 'vitest'
import { EFFECTS, isEffectName, outcomesOf, sampleGives } from './effects.ts'

const EFFECT_NAMES = Object.keys(EFFECTS).filter(isEffectName)

test.each(EFFECT_NAMES)('ONE-01 the samples of %s are what it needs and gives, for every outcome', (effect) => {
  const { needs, gives, sampleNeeds } = EFFECTS[effect]
  expect(v.parse(needs, sampleNeeds)).toEqual(sampleNeeds)
  for (const outcome of outcomesOf(effect)) {
    const given = sampleGives(effect, outcome, sampleNeeds)
    expect(v.parse(gives, given)).toEqual(given)
  }
})

test.each(EFFECT_NAMES)('ONE-01 the test double of %s ends with an outcome it has', (effect) => {
  expect(outcomesOf(effect)).toContain(EFFECTS[effect].doubleOf(EFFECTS[effect].sampleNeeds))
})
