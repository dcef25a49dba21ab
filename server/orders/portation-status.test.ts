import { expect, test } from 'vitest'
import { firstWorkingDay } from '#contracts/kernel/working-days.ts'
import { portationStatusAt } from './portation-status.ts'

const MINUTE = 60_000
const submittedAt = new Date('2026-02-26T11:00:00Z')
const porting = {
  subscription: 's',
  phone: '+4791234567',
  submittedAt,
  refusedAt: null,
  refusal: null,
  cancelledAt: null,
  ownerName: null,
  ownerAskedAt: null,
  approvedAt: null,
  chosenDay: null,
  earlier: [],
}
const after = (ms: number) => submittedAt.getTime() + ms

test('CALL-08 a porting moves on with time to the first working day', () => {
  const states = [0, MINUTE, 5 * MINUTE, 10 * MINUTE, 11 * 60 * MINUTE, 12 * 60 * MINUTE].map((ms) =>
    portationStatusAt(porting, after(ms)),
  )
  expect(states.map(({ state, date }) => [state, date])).toEqual([
    ['submitted', undefined],
    ['sent', undefined],
    ['accepted', undefined],
    ['scheduled', '2026-02-27'],
    ['scheduled', '2026-02-27'],
    ['done', '2026-02-27'],
  ])
})

test('CALL-08 a refusal stops the porting with its reason when it comes', () => {
  const refused = { ...porting, refusedAt: new Date(after(7 * MINUTE)), refusal: 'owner_mismatch' as const }
  expect(portationStatusAt(refused, after(6 * MINUTE)).state).toBe('sent')
  expect(portationStatusAt(refused, after(7 * MINUTE))).toEqual({
    phoneNumber: '+4791234567',
    state: 'refused',
    reason: 'owner_mismatch',
  })
})

test('CALL-08 a cancelled porting stays cancelled', () => {
  const cancelled = { ...porting, cancelledAt: new Date(after(2 * MINUTE)) }
  expect(portationStatusAt(cancelled, after(MINUTE)).state).toBe('sent')
  expect(portationStatusAt(cancelled, after(1e9)).state).toBe('cancelled')
})

test('CALL-08 numbers move neither on weekends nor on Norwegian holidays', () => {
  const days = [
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-04-02',
    '2026-05-01',
    '2026-05-14',
    '2026-05-16',
    '2026-05-25',
    '2026-12-25',
    '2027-03-25',
  ]
  expect(days.map((day) => firstWorkingDay(day))).toEqual([
    '2026-02-27',
    '2026-03-02',
    '2026-03-02',
    '2026-04-07',
    '2026-05-04',
    '2026-05-15',
    '2026-05-18',
    '2026-05-26',
    '2026-12-28',
    '2027-03-30',
  ])
})
