import { expect, test } from 'vitest'
import { everyElement } from '../every-element/flow.ts'
import { opened, pick, play, settles, type } from './play.ts'
import { runnable } from './turn.ts'

const flow = runnable(everyElement)

test('FLOW-03 a script that the conversation does not wait for fails instead of saying nothing', () => {
  expect(() => play(flow, [pick('go')])).toThrow('nothing was asked')
  expect(() => play(flow, [opened('init'), pick('nothing')])).toThrow('init offers go, person, not nothing')
  expect(() => play(flow, [opened('init'), type('Hei')])).toThrow('init takes no typed answer')
  expect(() => play(flow, [opened('init'), settles('code.send', 'sent')])).toThrow('code.send was not called')
})

test('FLOW-03 a script shows an effect that lacks facts it needs', () => {
  expect(play(flow, [opened('effect')])).toEqual(['bot: every.effect', '(number.check lacks facts)'])
})
