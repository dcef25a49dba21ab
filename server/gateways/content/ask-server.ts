import * as v from 'valibot'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { readLimited } from '../read-limited.ts'

/** Longest an answer may take, in milliseconds, and be, in bytes; and how many are asked for at once. */
const DEADLINE = 4_000
const LONGEST = 2 * 1024 * 1024
const AT_ONCE = 4

/** Asks one server for JSON, few questions at a time. An answer that leads elsewhere counts as none: only that host is asked. */
export function createAsk(deadline: number = DEADLINE) {
  const waiting: (() => void)[] = []
  let asking = 0

  async function ask(url: string, init: RequestInit): Promise<Result<unknown>> {
    if (asking >= AT_ONCE) await new Promise<void>((resume) => void waiting.push(resume))
    asking += 1
    try {
      const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(deadline) })
      if (!answer.ok) {
        await answer.body?.cancel()
        const code = `http_${answer.status}`
        if (answer.status === 404 || answer.status === 410) return fault('notFound', code)
        return answer.status === 401 || answer.status === 403 ? fault('refused', 'access denied') : fault(answer.status < 500 && answer.status !== 429 ? 'refused' : 'unreachable', code)
      }
      const json = v.safeParse(v.pipe(v.string(), v.parseJson()), await readLimited(answer, LONGEST))
      return json.success ? ok(json.output) : fault('unreadable', 'not_json')
    } catch (error) {
      return fault('unreachable', error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'no_answer')
    } finally {
      asking -= 1
      waiting.shift()?.()
    }
  }
  return ask
}
