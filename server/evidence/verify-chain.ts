import * as v from 'valibot'
import { EvidenceContent, Personal } from '#contracts/orders/evidence.ts'
import type { Database } from '#server/db/database.ts'
import { verifyRows, type ChainCheck } from '#server/db/hash-chain.ts'
import { canonicalJson, EVIDENCE, hashOf, partHash, sha256, type ChainRow } from './chain.ts'
import { shownDocument } from './tables.ts'

const Erasure = v.object({ at: v.string(), erased: v.array(v.number()) })

/** Reads the whole chain, and stops at the first row that is not what was written. */
export async function verifyChain({ db }: Pick<Database, 'db'>): Promise<ChainCheck> {
  const documents = new Set<string>()
  for (const { hash, text } of await db.select().from(shownDocument)) if (sha256(text) === hash) documents.add(hash)
  const withoutPersonal = new Set<number>()
  const check = await verifyRows({ db }, EVIDENCE, (row, previous) =>
    faultOf(row, previous, documents, withoutPersonal),
  )
  const [lost] = [...withoutPersonal].toSorted((a, b) => a - b)
  return check.broken || lost === undefined
    ? check
    : { ...check, broken: { seq: lost, reason: 'its personal part is gone, and no erasure is recorded' } }
}

function faultOf(
  row: ChainRow,
  previous: string,
  documents: ReadonlySet<string>,
  withoutPersonal: Set<number>,
): string | undefined {
  if (row.previousHash !== previous) return 'it does not follow the row before it'
  if (hashOf(row) !== row.rowHash) return 'its content is not what was hashed'
  if (row.kind === 'erasure') {
    const { erased } = v.parse(Erasure, JSON.parse(row.content))
    for (const seq of erased) withoutPersonal.delete(seq)
    return row.personal === null ? undefined : 'an erasure has no personal part'
  }
  const { personal: hashes, terms } = v.parse(EvidenceContent, JSON.parse(row.content))
  const missing = terms.documents.find(({ sha256: hash }) => !documents.has(hash))
  if (missing) return `the text of ${missing.name} is not what was shown`
  if (row.personal === null) {
    withoutPersonal.add(row.seq)
    return undefined
  }
  const read = v.safeParse(Personal, row.personal)
  if (!read.success) return 'its personal part cannot be read'
  const { salt, parts } = read.output
  const found = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, partHash(salt, part)]))
  return canonicalJson(found) === canonicalJson(hashes) && canonicalJson(read.output) === canonicalJson(row.personal)
    ? undefined
    : 'its personal part is not what was hashed'
}
