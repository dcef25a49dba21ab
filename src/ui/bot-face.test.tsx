// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import calm from './art/bot-calm.svg?no-inline'
import { BotFace } from './bot-face.tsx'

afterEach(cleanup)

test('CHAT-13 a face that cannot be fetched is replaced by the calm one, which is not retried for ever', () => {
  const { container, rerender } = render(<BotFace mood="thinking" />)
  const face = container.querySelector('img')
  if (!face) throw new Error('no face')
  expect(face.getAttribute('src')).not.toBe(calm)
  fireEvent.error(face)
  expect(face.getAttribute('src')).toBe(calm)
  rerender(<BotFace />)
  face.removeAttribute('src')
  fireEvent.error(face)
  expect(face.getAttribute('src')).toBeNull()
})
