// @vitest-environment jsdom
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useFlushOnTouch } from './use-follow-newest.ts'

test('CHAT-01 a key pressed as soon as the first bubble shows brings all waiting ones', async () => {
  const sent: string[] = []
  const Bubbles = () => {
    useFlushOnTouch({ send: ({ type }) => sent.push(type) }, true)
    return <p>The first of them</p>
  }
  const box = document.body.appendChild(document.createElement('div'))
  const seen = new Promise((resolve) => {
    new MutationObserver(resolve).observe(box, { childList: true })
  })
  const root = createRoot(box)
  root.render(<Bubbles />)
  await seen
  document.dispatchEvent(new Event('keydown'))
  expect(sent).toEqual(['visitor.flushed'])
  root.unmount()
})
