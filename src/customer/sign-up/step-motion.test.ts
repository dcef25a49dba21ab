import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STEP_TURNS } from '#machines/signup/signup-machine.ts'

test('SIGN-05 what is seen of a step coming in lasts as long as the machine says', () => {
  const css = readFileSync('src/customer/sign-up/sign-up-card.module.css', 'utf8')
  const lasting = [...css.matchAll(/animation: come-\w+ (\d+)ms/g)].map(([, duration]) => Number(duration))
  expect(lasting).toEqual([STEP_TURNS, STEP_TURNS])
})
