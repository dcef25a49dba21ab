import { runnableFlows } from '#flows/registry.ts'
import type { Database } from '#server/db/database.ts'
import { sandboxRoutes } from '#server/sandbox/sandbox-routes.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'

/** The sandbox's calls on a copy of the source files at `root`, as a developer asks them. */
export const developerRoutes = (database: Database, root: string, inDevelopment: boolean) =>
  sandboxRoutes({
    deps: serviceDeps(database),
    runnableOf: (name) => runnableFlows()[name],
    root,
    loginOf: async () => ({ legalEntityId: 'kari', jti: 'login', expires: Infinity }),
    isDeveloper: async () => true,
    carryOut: inDevelopment ? async () => ({ outcome: 'failed', gives: {} }) : undefined,
  })
