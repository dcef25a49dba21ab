import * as v from 'valibot'
import { DEFAULT_BRAND } from '#contracts/kernel/brand.ts'
import { CustomerService } from '#contracts/content/customer-service.ts'
import type { Snapshot } from '../content-document.ts'
import { contentWords } from '../content-words.ts'
import type { Known } from './fit-fields.ts'

/** Names in braces that every text may hold. */
export function knownWords(ours: Snapshot): Known {
  return new Set(contentWords('nb_NO', DEFAULT_BRAND, v.parse(CustomerService, ours.seed('page', 'nb_NO', 'customer-service')?.body)).keys())
}
