import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { parseAccept } from 'hono/utils/accept'

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** Returns the client's preferred encoding (RFC 9110, 12.5.3); ties go to the one that compresses best. */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  if (!header) return 'identity'
  const wishes = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]))
  const wishFor = (encoding: Encoding) => wishes.get(encoding) ?? (encoding === 'identity' ? 0 : wishes.get('*')) ?? 0
  const [best] = [...ENCODINGS, 'identity' as const].toSorted((a, b) => wishFor(b) - wishFor(a))
  return best !== undefined && wishFor(best) > 0 ? best : 'identity'
}

type Packing = Exclude<Encoding, 'identity'>

const SMALLEST = 1024
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 }
const wholeBrotli = promisify(brotliCompress)
const wholeGzip = promisify(gzip)

/**
 * Compresses dynamic answers. Pages are compressed whole; streamed answers are flushed chunk by chunk so that none is
 * delayed.
 */
export const compressAnswer = createMiddleware(async (c, next) => {
  await next()
  // The body is read first: reading it copies the headers, and what is set on the old ones would be lost.
  const { body } = c.res
  const { headers, status } = c.res
  if (
    !body ||
    c.req.method === 'HEAD' ||
    status === 206 ||
    headers.has('content-encoding') ||
    !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '')
  )
    return
  if (!/\baccept-encoding\b/i.test(headers.get('vary') ?? '')) headers.append('vary', 'accept-encoding')
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  if (encoding === 'identity') return
  const isWhole = headers.get('content-type')?.startsWith('text/html') && headers.get('x-accel-buffering') !== 'no'
  const content = isWhole ? new Uint8Array(await c.res.arrayBuffer()) : body
  const isSmall = content instanceof Uint8Array && content.byteLength < SMALLEST
  const packed =
    content instanceof Uint8Array
      ? isSmall
        ? content
        : await packWhole(content, encoding)
      : packParts(content, encoding)
  const answer = new Response(packed, { status, headers })
  if (!isSmall) answer.headers.set('content-encoding', encoding)
  answer.headers.delete('content-length')
  c.res = undefined
  c.res = answer
})

const packWhole = async (content: Uint8Array, encoding: Packing): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(encoding === 'br' ? await wholeBrotli(content, { params: QUALITY }) : await wholeGzip(content))

function packParts(body: ReadableStream<Uint8Array>, encoding: Packing): ReadableStream<Uint8Array<ArrayBuffer>> {
  const packer =
    encoding === 'br'
      ? createBrotliCompress({ params: QUALITY, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ flush: constants.Z_SYNC_FLUSH })
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        packer.on('data', (part: Buffer) => {
          try {
            controller.enqueue(new Uint8Array(part))
          } catch {
            packer.destroy()
          }
        })
        packer.on('error', (error) => controller.error(error))
      },
      transform: (part) => new Promise((taken) => packer.write(part, () => taken())),
      flush: () =>
        new Promise((ended) => {
          packer.once('end', ended)
          packer.end()
        }),
    }),
  )
}
