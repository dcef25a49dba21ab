import { vi } from 'vitest'

type Call = { method: string; path: string; body: string }

/** Answers the page's HTTP calls; returns them as they come. */
export function stubPortal(answer: (call: Call) => Response | Promise<Response>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const call = { method: request.method, path: pathname + search, body: await request.text() }
    calls.push(call)
    return answer(call)
  })
  return calls
}
