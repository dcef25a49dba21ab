import { afterEach, expect, test, vi } from 'vitest'
import { createSessionTokens } from './session-credential.ts'

afterEach(() => void vi.useRealTimers())

const END = new Date('2026-03-02T10:00:00Z')
const KEY = Buffer.alloc(32, 7)

test('SEC-04 a token that is known already is still refused when a character is changed, and after its end', async () => {
  vi.useFakeTimers({ now: END.getTime() - 60_000, toFake: ['Date'] })
  const tokens = createSessionTokens(KEY)
  const token = await tokens.sign('one', END)
  expect(await tokens.sign('one', END)).toBe(token)
  expect(await createSessionTokens(KEY).sign('one', END)).toBe(token)
  expect(await tokens.read(`Bearer ${token}`)).toBe('one')
  const changed = token.slice(0, -2) + (token.at(-2) === 'A' ? 'B' : 'A') + token.slice(-1)
  expect(await tokens.read(`Bearer ${changed}`)).toBeUndefined()
  vi.setSystemTime(END)
  expect(await tokens.read(`Bearer ${token}`)).toBeUndefined()
})

test('SEC-04 a token made by another node is read again and again, until its end', async () => {
  vi.useFakeTimers({ now: END.getTime() - 60_000, toFake: ['Date'] })
  const bearer = `Bearer ${await createSessionTokens(KEY).sign('one', END)}`
  const tokens = createSessionTokens(KEY)
  expect([await tokens.read(bearer), await tokens.read(bearer)]).toEqual(['one', 'one'])
  vi.setSystemTime(END)
  expect(await tokens.read(bearer)).toBeUndefined()
})
