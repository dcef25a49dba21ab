import { expect, test } from 'vitest'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { renderElements } from '../kit/render-elements.ts'
import { powerValues } from './values.ts'

const speak = createSpeak()

test.each<[Locale, Facts, RegExp]>([
  [
    'sv_SE',
    { powerAgreement: 'se-fast-12', priceArea: 'SE3', quotedPerKwh: 9_999, quotedMonthly: 1_500 },
    /från 99,99 öre\/kWh och 15 kr i månaden till .+ och .+ i månaden/,
  ],
  [
    'da_DK',
    { powerAgreement: 'dk-fast-12', priceArea: 'DK1', quotedPerKwh: 9_999, quotedMonthly: 1_500 },
    /fra 99,99 øre\/kWh og 15 kr om måneden til .+ og .+ om måneden/,
  ],
])('BEY-07 in %s a price of power that has changed is told with what it was and what it is', (locale, facts, told) => {
  const values = powerValues({ facts, today: '2026-11-21', locale })
  const [said] = renderElements(
    [{ kind: 'say', text: 'powerOrder.priceChanged', values }],
    (id, filled) => speak(locale, id, filled),
    locale,
  )
  expect(said?.utterance.replaceAll('\u00a0', ' ')).toMatch(told)
  expect(said?.utterance).not.toMatch(/\{|undefined/)
})
