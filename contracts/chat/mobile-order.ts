import * as v from 'valibot'
import { PlanId } from '../catalogue/plans.ts'
import { PersonName } from '../kernel/person-name.ts'

export const PORT_REFUSALS = ['not_mobile', 'not_active', 'company_number', 'owner_mismatch'] as const
export const PortRefusal = v.picklist(PORT_REFUSALS)
export type PortRefusal = v.InferOutput<typeof PortRefusal>

export const OrderRequest = v.object({
  plan: PlanId,
  numberChoice: v.picklist(['new', 'keep']),
  portNumber: v.optional(v.string()),
  forWhom: v.picklist(['adult', 'child']),
  childName: v.optional(PersonName),
  childBirthDate: v.optional(v.string()),
  customerId: v.string(),
  street: v.string(),
  postalCode: v.string(),
  city: v.string(),
  creditCheckId: v.string(),
  depositOre: v.optional(v.number()),
  quotedMonthly: v.number(),
  quotedSetUp: v.number(),
  catalogueVersion: v.string(),
})
export type OrderRequest = v.InferOutput<typeof OrderRequest>
