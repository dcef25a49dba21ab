import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { actOfSmallTalk, smallTalkIn } from './small-talk.ts'

test.each<[Locale, string, string]>([
  ['nb_NO', 'hei', 'smallTalk'],
  ['nb_NO', 'tusen takk', 'smallTalk'],
  ['nb_NO', 'du er dum', 'abuse'],
  ['nb_NO', 'vent litt', 'later'],
  ['sv_SE', 'hej', 'smallTalk'],
  ['da_DK', 'tak', 'smallTalk'],
  ['en_US', 'you idiot', 'abuse'],
])('HEAR-01 in %s "%s" is an act of its own: %s', (locale, said, expected) => {
  const topic = smallTalkIn(said.split(' '), locale)
  const act = actOfSmallTalk(topic ?? '', said)
  expect(act?.kind === 'wish' ? act.for : act?.kind).toBe(expected)
})

test('HEAR-01 an answer from an article is not small talk', () => {
  expect(actOfSmallTalk('faq angrerett', 'angrerett')).toBeUndefined()
})
