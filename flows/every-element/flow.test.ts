import { expect, test } from 'vitest'
import { inputRules } from '../kit/input-rules.ts'
import { opened, pick, play, settles, type } from '../kit/play.ts'
import { runnable } from '../kit/turn.ts'
import { everyElement } from './flow.ts'

test('FLOW-03 every_element shows each kind of element once', () => {
  const lines = play(runnable(everyElement), [
    opened('init'), pick('go'), pick('3gb'), type('Kari'), type('Kari Nordmann'), type('Ola Nordmann'), type('912 34 567'), type('kari@example.no'),
    type('Fjordgata 12'), type('0150'), type('Oslo'), type('24/12/1990'), type('24/12/2018'), type('774411'), type('Noen ord'),
    settles('number.check', 'failed'), pick('again'), settles('number.check', 'portable'), pick('finish'),
  ])
  expect(lines.flatMap((line) => /^bot: .*<(\w+)>$/.exec(line)?.[1] ?? [])).toEqual(Object.keys(inputRules))
  expect(lines.filter((line) => /^(help|card|end|\()/.test(line))).toEqual([
    'help: rule.name <name>',
    '(number.check)',
    '(number.check -> failed)',
    '(number.check)',
    '(number.check -> portable)',
    'card: every.row.name | every.row.phone | every.row.day | every.row.text | every.row.amount [finish | again]',
    'end: thanks -> /products',
  ])
})
