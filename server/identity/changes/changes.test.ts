import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { changeAccount } from '#server/accounts/change-account.ts'
import { changePhone } from '#server/accounts/create-account-service.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import type { Database } from '#server/db/database.ts'
import type { Letter } from '#server/gateways/mail/port.ts'
import { accountOfPerson, hashPerson, isDoubted, proveHolder } from '#server/identity/account-holder.ts'
import { readLogin } from '#server/identity/logins.ts'
import { openedLogin } from '#server/testing/open-login.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { tellChanges, UNDO_FOR } from './tell-changes.ts'
import { createUndo } from './undo-change.ts'

const MINUTE = 60_000
let database: Database
let deps: ReturnType<typeof serviceDeps>
let letters: Letter[]
let mailAnswer: Result<'sent'>
let [id, from, to] = ['', '', '']
let numbers = 0

beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  deps = serviceDeps(database)
  letters = []
  mailAnswer = ok('sent')
  numbers += 1
  from = `+474715${String(numbers).padStart(2, '0')}01`
  to = `+474715${String(numbers).padStart(2, '0')}02`
  id = (await signedInCustomer(deps, from)).id
})

const tell = () =>
  tellChanges({
    ...deps,
    origin: 'https://portal.example',
    mail: {
      send: async (letter) => {
        letters.push(letter)
        return mailAnswer
      },
    },
  })
const account = async () => (await database.db.select().from(legalEntity).where(eq(legalEntity.id, id)))[0]
const told = async (phone: string) => (await listMessages(deps, phone)).map(({ text }) => text)
const tokenIn = (text = '') => /\/undo\/(\S+)$/.exec(text)?.[1] ?? ''
const undo = () => createUndo(deps, { locale: 'nb_NO', address: null })
const codeAt = async (phone: string) =>
  /^\d{6}/m.exec((await told(phone))[0] ?? '')?.[0] ?? /\b\d{6}\b/.exec((await told(phone))[0] ?? '')?.[0] ?? ''

async function confirmed(token: string, phone = from) {
  await undo().askForCode(token)
  return undo().undo(token, await codeAt(phone))
}

test('TRU-03 a new e-mail address is told to the number, the old address and the new one, which gets no way to undo it', async () => {
  await changeAccount(deps, id, { emailPrimary: 'tyv@example.no', city: 'Bergen' })
  await tell()
  await tell()
  const [sms, ...more] = await told(from)
  expect(more).toEqual([])
  expect(sms).toContain('E-postadressen på kontoen din hos Scoopr er endret.')
  expect(letters.map((letter) => [letter.to, tokenIn(letter.text) !== ''])).toEqual([
    ['kari@example.no', true],
    ['tyv@example.no', false],
  ])
  const login = await openedLogin(deps, id)
  expect(await confirmed(tokenIn(sms))).toEqual({ kind: 'undone' })
  expect(await account()).toMatchObject({ email: 'kari@example.no', city: 'Bergen' })
  expect((await readLogin(deps, login.accessToken)).ok).toBe(false)
  expect(await undo().read(tokenIn(sms))).toBeUndefined()
})

test('TRU-03 a new number is told to both, and a code to the old one brings it back', async () => {
  await changePhone(deps, id, to)
  await tell()
  expect(tokenIn((await told(to))[0])).toBe('')
  const token = tokenIn((await told(from))[0])
  expect(await undo().read(token)).toEqual({
    kind: 'phone',
    changedAt: deps.runtime.now(),
    phone: `••••• ${from.slice(-3)}`,
  })
  expect(await confirmed(token)).toEqual({ kind: 'undone' })
  expect((await account())?.phone).toBe(from)
  await tell()
  expect(await told(to)).toHaveLength(1)
})

test('TRU-03 a link that is forged, over three days old or without the right code undoes nothing', async () => {
  await changeAccount(deps, id, { lastName: 'Hansen' })
  await tell()
  const token = tokenIn((await told(from))[0])
  expect(await undo().askForCode(`${token.slice(0, -4)}AAAA`)).toEqual({ kind: 'over' })
  await undo().askForCode(token)
  const right = await codeAt(from)
  expect(await undo().undo(token, right === '000000' ? '000001' : '000000')).toEqual({
    kind: 'refused',
    problem: 'codeWrong',
  })
  deps.runtime.pass(UNDO_FOR)
  expect(await undo().undo(token, right)).toEqual({ kind: 'over' })
  expect((await account())?.lastName).toBe('Hansen')
})

test('TRU-03 a change that could not be told is told later with the same link, and the phone hears of it once', async () => {
  mailAnswer = fault('unreachable')
  await changeAccount(deps, id, { firstName: 'Karin' })
  await tell()
  await tell()
  mailAnswer = ok('sent')
  deps.runtime.pass(MINUTE)
  await tell()
  deps.runtime.pass(60 * MINUTE)
  await tell()
  expect(letters).toHaveLength(2)
  expect(letters[1]).toEqual(letters[0])
  expect(await told(from)).toHaveLength(1)
})

test('TRU-03 what is not changed is not told', async () => {
  await changeAccount(deps, id, { emailPrimary: 'kari@example.no', firstName: 'Kari', city: 'Bergen' })
  await tell()
  expect([await told(from), letters]).toEqual([[], []])
})

test('TRU-03 undoing a change undoes what was changed since, whose links lead to numbers of who changed it', async () => {
  const third = to.replace(/02$/, '03')
  await changePhone(deps, id, to)
  deps.runtime.pass(MINUTE)
  await changePhone(deps, id, third)
  deps.runtime.pass(MINUTE)
  await changeAccount(deps, id, { emailPrimary: 'tyv@example.no' })
  await tell()
  const [first, second] = [tokenIn((await told(from))[0]), tokenIn((await told(to)).find((text) => tokenIn(text)))]
  await undo().askForCode(second)
  const code = await codeAt(to)
  expect(await confirmed(first)).toEqual({ kind: 'undone' })
  expect(await account()).toMatchObject({ phone: from, email: 'kari@example.no' })
  expect(await undo().undo(second, code)).toEqual({ kind: 'over' })
  expect(await undo().read(second)).toBeUndefined()
  expect((await account())?.phone).toBe(from)
})

test('TRU-03 TRU-04 who made an account their own by name, birth date and BankID loses it by the owner’s link', async () => {
  const thief = { name: { firstName: 'Ola', lastName: 'Hansen' }, birthDate: '1978-05-03', nationalId: '03857821059' }
  const proves = async () => {
    const row = await account()
    return row && proveHolder(deps, row, thief, 'bankid')
  }
  await changeAccount(deps, id, { ...thief.name, birthDate: '03/05/1978' })
  deps.runtime.pass(MINUTE)
  expect([await proves(), await proves()]).toEqual(['holder', 'holder'])
  await tell()
  const [bankId, ...changed] = (await told(from)).toSorted((one) => (one.includes('BankID') ? -1 : 1))
  expect([bankId, ...changed].map((text) => tokenIn(text) !== '')).toEqual([true, true, true])
  expect(await confirmed(tokenIn(changed.find((text) => text.startsWith('Fødselsdatoen'))))).toEqual({ kind: 'undone' })
  expect(await account()).toMatchObject({ firstName: 'Kari', birthDate: '1984-05-17' })
  const opened = await accountOfPerson(database.db, await hashPerson(deps, thief.nationalId))
  expect([opened, await isDoubted(deps, id), await proves()]).toEqual([undefined, true, 'otherPerson'])
})

test('TRU-03 of two links at once, the one of the earlier change wins, and each counts once', async () => {
  await changeAccount(deps, id, { emailPrimary: 'tyv@example.no' })
  deps.runtime.pass(MINUTE)
  await changePhone(deps, id, to)
  await tell()
  const [later, earlier] = (await told(from)).map(tokenIn)
  await undo().askForCode(earlier ?? '')
  const code = await codeAt(from)
  const both = await Promise.all([undo().undo(earlier ?? '', code), undo().undo(earlier ?? '', code)])
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'undone'])
  expect(await account()).toMatchObject({ phone: from, email: 'kari@example.no' })
  expect(await undo().read(later ?? '')).toBeUndefined()
})
