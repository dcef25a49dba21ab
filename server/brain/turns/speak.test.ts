import { afterEach, expect, test, vi } from 'vitest'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { renderElements } from '#flows/kit/render-elements.ts'
import { createSpeak } from './speak.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('REL-01 in a built process a text that need not be there is its id, and the log hears nothing of it', () => {
  vi.stubEnv('NODE_ENV', 'production')
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const error = vi.fn()
  expect(createSpeak({ error })('nb_NO', 'every.go.words')).toBe('every.go.words')
  expect(warned).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})

test('FLOW-04 ONE-04 a text a locale lacks is said in the nearest locale’s words, marked with their language, and is an error in the log, once', () => {
  const error = vi.fn()
  const speak = createSpeak({ error })
  const [element] = renderElements(
    [{ kind: 'say', text: 'intro.power.hello', values: {} }],
    (id, values) => speak('nb_NO', id, values),
    'nb_NO',
    (id) => speak.languageOf('nb_NO', id).replace('_', '-'),
  )
  expect(element).toMatchObject({
    utterance: 'Hej! Vi har elavtal utan krångel, och vi sköter bytet åt dig.',
    lang: 'sv-SE',
  })
  speak('nb_NO', 'intro.power.hello')
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { code: 'text_missing', locale: 'nb_NO', id: 'intro.power.hello', said: 'sv_SE' },
    'a text is missing',
  )
})

test.each(LOCALES)('ONE-04 a text that no locale has is never shown as its id, in %s', (locale) => {
  const error = vi.fn()
  expect(createSpeak({ error })(locale, 'no.such.text')).toBe('…')
  expect(error).toHaveBeenCalledOnce()
})
