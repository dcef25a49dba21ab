import { eq } from 'drizzle-orm'
import { ok, type Result } from '#contracts/kernel/result.ts'
import { featuresPort, type Features } from '#contracts/ports/features.ts'
import { featureToggle } from '#server/accounts/tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { PortClient } from '#server/gateways/ports/port-client.ts'

export type FeatureToggles = { read: (customerId: string) => Promise<Result<Features>> }

/** `everybodys` stand for each customer for whom the table does not say otherwise. */
export const embeddedFeatures = ({ database: { db } }: StoreDeps, everybodys: Features): FeatureToggles => ({
  read: async (customerId) => {
    const rows = await db.select().from(featureToggle).where(eq(featureToggle.legalEntity, customerId))
    return ok({
      ...everybodys,
      ...Object.fromEntries(rows.map(({ name, enabled }) => [name, enabled])),
    })
  },
})

/** A visitor who is not signed in has the features of everybody. */
export const EVERYBODY = 'everybody'

export const outsideFeatures = (ask: PortClient): FeatureToggles => ({
  read: (customerId) => ask(featuresPort.operations.read, { customerId }, { customer: customerId }),
})
