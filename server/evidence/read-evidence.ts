import { and, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { EvidenceContent, type Personal } from '#contracts/orders/evidence.ts'
import type { StoreDeps } from '#server/deps.ts'
import { type ChainRow } from './chain.ts'
import { evidenceChain, evidenceCustomer, shownDocument } from './tables.ts'

export type OrderEvidence = {
  row: Omit<ChainRow, 'personal' | 'rowHash'>
  rowHash: string
  personal: Personal | null
  content: EvidenceContent
  /** The texts of the terms, by their SHA-256. */
  documents: Record<string, string>
}

/** The evidence of the customer's own order; `undefined` for a missing or another customer's one. */
export async function readEvidence(
  { database: { db } }: StoreDeps,
  legalEntity: string,
  order: string,
): Promise<OrderEvidence | undefined> {
  const [found] = await db
    .select()
    .from(evidenceChain)
    .where(and(eq(evidenceChain.order, order), eq(evidenceCustomer, legalEntity)))
  if (!found) return undefined
  const { rowHash, personal, ...row } = found
  const content = v.parse(EvidenceContent, JSON.parse(row.content))
  const texts = await db
    .select()
    .from(shownDocument)
    .where(
      inArray(
        shownDocument.hash,
        content.terms.documents.map(({ sha256 }) => sha256),
      ),
    )
  return { row, rowHash, personal, content, documents: Object.fromEntries(texts.map((text) => [text.hash, text.text])) }
}

export const evidenceJson = (evidence: OrderEvidence): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${JSON.stringify(evidence, undefined, 2)}\n`)
