import { channel } from 'node:diagnostics_channel'
import * as v from 'valibot'
import { HttpProblem } from './problem.ts'

const DEEPEST = 20
/** Tells whoever listens by which schema something from outside is parsed: the fuzzer learns each call's from it. */
export const PARSED = channel('prat:parsed')

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a JSON body of at most `limit` bytes, valid UTF-8 without NUL and at most 20 levels deep. Throws a 4xx problem
 * that names invalid fields.
 */
export async function readBody<S extends v.GenericSchema>(
  request: Request,
  schema: S,
  limit: number,
): Promise<v.InferOutput<S>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new HttpProblem(415, 'not_json', 'Send the body as application/json.')
  }
  return parsed(schema, jsonOf(await readText(request, limit)))
}

/** Throws a 400 problem that names the invalid fields. */
export function parsed<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  if (PARSED.hasSubscribers) PARSED.publish({ schema })
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  const errors = result.issues
    .slice(0, 20)
    .map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
  throw new HttpProblem(400, 'invalid', 'Some fields are missing or wrong; see errors.', { errors })
}

/** Reads a body of at most `limit` bytes of valid UTF-8 without NUL. Throws a 4xx problem otherwise. */
export async function readText(request: Request, limit: number): Promise<string> {
  const tooLarge = () => new HttpProblem(413, 'too_large', `The body may be at most ${limit} bytes.`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > limit) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof HttpProblem
      ? error
      : new HttpProblem(400, 'incomplete', 'The body ended before it was whole.')
  }
  try {
    const text = decoder.decode(Buffer.concat(chunks))
    if (text.includes('\u0000')) throw new Error('NUL')
    return text
  } catch {
    throw new HttpProblem(400, 'not_utf8', 'The body must be well-formed UTF-8 without NUL characters.')
  }
}

function jsonOf(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new HttpProblem(400, 'malformed', 'The body is not well-formed JSON.')
  }
  if (tooDeep(value, DEEPEST))
    throw new HttpProblem(400, 'too_deep', `The body may be nested at most ${DEEPEST} levels.`)
  return value
}

function tooDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return left === 0 || Object.values(value).some((inner) => tooDeep(inner, left - 1))
}
