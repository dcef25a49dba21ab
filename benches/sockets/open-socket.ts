import { WebSocket } from 'ws'

export type HeldSocket = { isOpen: () => boolean }

/** Reconnect delay of the Socket.IO client: 1 s, doubling up to 5 s, ±50 %. */
const FIRST_RETRY = 1_000
const LAST_RETRY = 5_000

/**
 * Joins a socket (Engine.IO 4, Socket.IO 5) and reconnects when cut. Ten thousand Socket.IO clients would need more
 * memory than the measured server.
 */
export async function openSocket(
  origin: string,
  auth: { id: string; jwt: string },
  address: string,
): Promise<HeldSocket> {
  const url = `${origin.replace(/^http/, 'ws')}/services/brain/socket.io/?EIO=4&transport=websocket`
  let open = false
  let tries = 0
  await new Promise<void>((joined) => {
    connect(joined)
  })
  return { isOpen: () => open }

  function connect(joined: () => void): void {
    const socket = new WebSocket(url, { perMessageDeflate: false, headers: { 'x-forwarded-for': address } })
    socket.on('message', (data) => {
      const said = String(data)
      if (said.startsWith('0')) socket.send(`40${JSON.stringify({ session: auth.id, jwt: auth.jwt })}`)
      else if (said === '2') socket.send('3')
      else if (said.startsWith('40')) {
        open = true
        tries = 0
        joined()
      } else if (!said.startsWith('42')) socket.close()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      open = false
      const pause = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** tries) * (0.5 + Math.random())
      tries += 1
      setTimeout(() => connect(joined), pause)
    })
  }
}
