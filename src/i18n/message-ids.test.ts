import { expect, test } from 'vitest'
import type { Text } from '#locales/message-id.ts'

const t: Text = (id, ...[values]) => `${id} ${values ? Object.values(values).join() : ''}`.trim()

test('ONE-03 a wrong message id, or a text without its values, does not compile', () => {
  expect([t('account.phone.title'), t('account.signUp.count', { at: 1 })]).toEqual([
    'account.phone.title',
    'account.signUp.count 1',
  ])
  // @ts-expect-error -- there is no such id
  t('account.phone.titel')
  // @ts-expect-error -- the text fills in a value
  t('account.signUp.count')
  // @ts-expect-error -- the text fills in another value
  t('account.signUp.count', { att: 1 })
  const word: string = 'title'
  // @ts-expect-error -- a word of any kind makes no id
  t(`account.phone.${word}`)
})
