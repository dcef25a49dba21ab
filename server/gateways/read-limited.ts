const decoder = new TextDecoder('utf-8', { fatal: true })

/** The body of an answer as text. Throws when it is longer than `limit` bytes or no well-formed UTF-8; what is left of it is not read. */
export async function readLimited(answer: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw new Error('longer than allowed')
    chunks.push(chunk)
  }
  return decoder.decode(Buffer.concat(chunks))
}
