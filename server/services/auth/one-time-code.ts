import { createHmac } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { readSecret } from '../../db/read-secret.ts'

/** Makes and hashes one-time codes with a key only the server has. */
export type CodeMaker = {
  /** Six digits for a request to a number; the same request always gets the same, so that it can be sent again. */
  codeFor: (phone: string, request: string) => string
  /** What is stored of a code. */
  hash: (phone: string, code: string) => string
  /** What is stored of an address. */
  hashAddress: (address: string) => string
  /** What a browser keeps of a number it has proven. */
  hashNumber: (phone: string) => string
}

const made = new WeakMap<Database, Promise<CodeMaker>>()

/** The code maker of a database; the same on all nodes. */
export function readCodeMaker(database: Database): Promise<CodeMaker> {
  const known = made.get(database)
  if (known) return known
  const maker = readSecret(database.db, 'one-time-codes').then(createCodeMaker)
  made.set(database, maker)
  maker.catch(() => made.delete(database))
  return maker
}

function createCodeMaker(key: Buffer): CodeMaker {
  const hmac = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  return {
    codeFor: (phone, request) => String(hmac('code', phone, request).readUIntBE(0, 6) % 1_000_000).padStart(6, '0'),
    hash: (phone, code) => hmac('hash', phone, code).toString('base64url'),
    hashAddress: (address) => hmac('address', address).toString('base64url'),
    hashNumber: (phone) => hmac('number', phone).toString('base64url'),
  }
}
