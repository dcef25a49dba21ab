import { expect, test } from 'vitest'
import { callTimesIn } from './call-time.ts'

const hours = [
  [8, 10],
  [10, 12],
  [12, 14],
  [14, 16],
] as const
const slots = ['2026-11-23', '2026-11-24'].flatMap((day) => hours.map(([from, to]) => ({ day, from, to })))
const heard = (said: string) => callTimesIn(said, slots, '2026-11-21')

test.each<[string, number[]]>([
  ['mandag morgen', [0]],
  ['etter 14', [3]],
  ['rundt 11', [1]],
  ['kl 13', [2]],
  ['kl. 10.30', [1]],
  ['mellom 10 og 12', [1]],
  ['10-12', [1]],
  ['så tidlig som mulig', [0]],
  ['når som helst', [0]],
  ['ring meg klokka ni', [0]],
  ['klokka to', [3]],
  ['halv ti', [0]],
  ['før lunsj', [0, 1]],
  ['etter lunsj', [2, 3]],
  ['på ettermiddagen', [2, 3]],
  ['helst ikke før 12', [2, 3]],
  ['tirsdag', [4, 5, 6, 7]],
  ['tysdag morgon', [4]],
  ['tirsdag kl 14', [7]],
  ['kan dere ringe meg tirsdag formiddag?', [4, 5]],
  ['etter helga', [0, 1, 2, 3]],
  ['mandag 23. november kl 12', [2]],
  ['måndag efter 14', [3]],
  ['på tisdag förmiddag', [4, 5]],
  ['tidlig på formiddagen', [0]],
  ['sent tirsdag formiddag', [5]],
  ['late tuesday morning', [5]],
  ['etter mandag', [4, 5, 6, 7]],
  ['efter måndag', [4, 5, 6, 7]],
  ['after monday', [4, 5, 6, 7]],
  ['ikke før tirsdag', [4, 5, 6, 7]],
  ['etter mandag kl 12', [6]],
  ['monday morning', [0, 1]],
  ['afternoon, 2 to 4', [3]],
  ['monday 2-4', [3]],
  ['tirsdag eftermiddag', [6, 7]],
  ['tuesday before 10', [4]],
  ['fredag', []],
  ['i morgen formiddag', []],
  ['i kveld', []],
  ['etter 16', []],
  ['lørdag', []],
])('BEY-10 a call is wished for "%s"', (said, at) => {
  expect(heard(said)).toEqual(at)
})

test.each([
  'når har dere åpent på lørdag',
  'når åpner dere på mandag',
  'hva koster det',
  '912 34 567',
  'mitt nummer er 41 22 33 44',
  'ikke på mandag',
  'Kari Nordmann',
  'tilbake',
  'ja',
  '',
])('BEY-10 "%s" names no time to call', (said) => {
  expect(heard(said)).toBeUndefined()
})
