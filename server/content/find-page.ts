import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import { DOCUMENTS, type DocumentDeclaration } from '#contracts/content/documents.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { WrittenPage } from './create-reader.ts'
import type { Cms } from './create-embedded-content.ts'

const Plans = v.object({ plans: v.record(v.string(), v.looseObject({})) })

const NAMES = new Map(
  Object.entries<DocumentDeclaration>(DOCUMENTS).flatMap(([name, { id }]) => (id === undefined ? [] : [[id, name]])),
)

export type FoundPage = WrittenPage & { number: number }

export function findPage({ pages }: Cms, locale: Locale, id: string): FoundPage | undefined {
  const written = pages(locale)
  const named = (name: string) => (isPlan(name) ? planIn(written.get('plans'), name) : written.get(name))
  const name = /^\d+$/.test(id)
    ? [...PLAN_IDS, ...written.keys()].find((candidate) => numberOf(candidate) === Number(id))
    : (NAMES.get(id) ?? id)
  const found = name === undefined ? undefined : named(name)
  return found && name !== undefined ? { ...found, number: numberOf(name) } : undefined
}

export const numberOf = (name: string): number => createHash('sha256').update(name).digest().readUIntBE(0, 3)

const isPlan = (name: string) => PLAN_IDS.some((plan) => plan === name)

function planIn(found: WrittenPage | undefined, id: string): WrittenPage | undefined {
  if (!found || !v.is(Plans, found.page)) return undefined
  const page = found.page.plans[id]
  return page && { document: found.document, page }
}
