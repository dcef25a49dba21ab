import type * as v from 'valibot'
import { HttpProblem } from './problem.ts'
import { parsed, readText } from './read-body.ts'

const LIMIT = 64 * 1024

/** Reads a form of at most 64 kB of valid UTF-8 without NUL. The last value wins for repeated fields. */
export async function readForm<S extends v.GenericSchema>(request: Request, schema: S): Promise<v.InferOutput<S>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new HttpProblem(415, 'not_form', 'Send the form as application/x-www-form-urlencoded.')
  }
  return parsed(schema, fieldsOf(await readText(request, LIMIT)))
}

function fieldsOf(text: string): Record<string, string> {
  try {
    return Object.fromEntries(
      text
        .split('&')
        .filter((field) => field !== '')
        .map((field) => {
          const [name = '', ...value] = field.split('=')
          return [decoded(name), decoded(value.join('='))]
        }),
    )
  } catch {
    throw new HttpProblem(400, 'not_utf8', 'The fields must be well-formed UTF-8 without NUL characters.')
  }
}

function decoded(written: string): string {
  const text = decodeURIComponent(written.replaceAll('+', ' '))
  if (text.includes('\u0000')) throw new Error('NUL')
  return text
}
