import { expect, test } from 'vitest'
import { createSpeak } from '#server/brain/turns/speak.ts'
import type { Translate } from '#server/deps.ts'

const translate: Translate = createSpeak()

test('ONE-03 on the server a message id that does not exist, or a missing value, does not compile', () => {
  expect(translate('nb_NO', 'identity.cancel')).toBe('Avbryt, logg ikke inn')
  expect(translate('nb_NO', 'invoice.vat', { percent: 25 })).toContain('25')
  // @ts-expect-error -- there is no such id
  expect(translate('nb_NO', 'identity.cansel')).toBe('…')
  // @ts-expect-error -- the text fills in a value
  translate('nb_NO', 'invoice.vat')
  // @ts-expect-error -- the text fills in another value
  translate('nb_NO', 'invoice.vat', { percentage: 25 })
  const word: string = 'vat'
  // @ts-expect-error -- a word of any kind makes no id
  translate('nb_NO', `invoice.${word}`, { percent: 25 })
})
