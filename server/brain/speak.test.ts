import { afterEach, expect, test, vi } from 'vitest'
import { createSpeak } from './speak.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('REL-01 in a built process a text that need not be there is its id, and the log hears nothing of it', () => {
  vi.stubEnv('NODE_ENV', 'production')
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  expect(createSpeak()('nb_NO', 'every.go.words')).toBe('every.go.words')
  expect(warned).not.toHaveBeenCalled()
})
