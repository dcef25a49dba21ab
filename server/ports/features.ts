import { eq } from 'drizzle-orm'
import { ok, type Result } from '#contracts/kernel/result.ts'
import { featuresPort, type Features } from '#contracts/ports/features.ts'
import { featureToggle } from '#server/accounts/tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { PortClient } from '#server/gateways/ports/port-client.ts'

export type FeatureToggles = { read: (customerId: string) => Promise<Result<Features>> }

/** `everybodys` are on for each customer for whom the table does not say otherwise. */
export const embeddedFeatures = ({ database: { db } }: StoreDeps, everybodys: readonly string[]): FeatureToggles => ({
  read: async (customerId) => {
    const rows = await db.select().from(featureToggle).where(eq(featureToggle.legalEntity, customerId))
    return ok({
      ...Object.fromEntries(everybodys.map((name) => [name, true])),
      ...Object.fromEntries(rows.map(({ name, enabled }) => [name, enabled])),
    })
  },
})

export const outsideFeatures = (ask: PortClient): FeatureToggles => ({
  read: (customerId) => ask(featuresPort.operations.read, { customerId }, { customer: customerId }),
})
