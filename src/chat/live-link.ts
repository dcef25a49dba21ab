import * as v from 'valibot'
import { fromCallback } from 'xstate'
import { CHAT_SOCKET_PATH, NewestElement, SOCKET_UNAVAILABLE } from '#contracts/chat/chat-socket.ts'
import type { ChatEvent } from '#machines/chat/chat-context.ts'

/** Milliseconds. */
const TRY_AGAIN = 2_000

/** Notifies of new elements over a lazily loaded socket; without it the chat still works, only slower. */
export const liveLink = fromCallback<ChatEvent, { sessionId: string }>(({ input, sendBack }) => {
  let close = () => {}
  let isOver = false
  const open = async () => {
    const { io } = await import('socket.io-client')
    if (isOver) return
    const socket = io({
      path: CHAT_SOCKET_PATH,
      transports: ['websocket'],
      auth: { session: input.sessionId },
    })
    let again: ReturnType<typeof setTimeout> | undefined
    close = () => {
      clearTimeout(again)
      socket.close()
    }
    // The library tries again on its own unless the server itself said no.
    socket.on('connect_error', ({ message }) => {
      if (message === SOCKET_UNAVAILABLE) again = setTimeout(() => socket.connect(), TRY_AGAIN)
    })
    socket.on('connect', () => sendBack({ type: 'link.opened' }))
    socket.on('poke', (message: unknown) => {
      const newest = v.safeParse(NewestElement, message)
      if (newest.success) sendBack({ type: 'link.notified', ...newest.output })
    })
  }
  open().catch(() => {})
  return () => {
    isOver = true
    close()
  }
})
