import type { Person } from '#contracts/account/credentials.ts'
import type { Portal } from '#src/api/portal.ts'
import type { Conversations } from '#server/brain/turns/follow-flows.ts'
import type { LookUp } from '#server/brain/turns/look-up.ts'
import { developersOnly } from '../sandbox/permission.ts'
import { listFlows } from '#server/sandbox/flow-figures.ts'
import { sandboxFromFiles } from '#server/sandbox/read-sandbox-service.ts'
import { createRealEffects } from '../sandbox/real-effects.ts'
import { ROOT } from '#server/sandbox/write-replay.ts'
import { sandboxRoutes } from '../sandbox/sandbox-routes.ts'
import { createOutbox } from '#server/sms/outbox.ts'
import type { Ground, Part } from './parts.ts'

type SandboxPart = Part & { of: (person: Person | undefined) => Promise<Portal['sandbox']> }

type Needs = { flowOf: Conversations['flowOf']; lookUp: LookUp | undefined }

/** The flow sandbox for developers (SAND-05); effects can use the real services only outside production. */
export function composeSandbox(ground: Ground, { flowOf, lookUp }: Needs): SandboxPart {
  const { env, database, runtime, visitors, development } = ground
  const isDeveloper = developersOnly({ database, runtime, everyone: development, phones: env.DEVELOPERS ?? [] })
  const sandbox = { ...sandboxFromFiles(ROOT, development), flows: () => listFlows(ground, flowOf) }
  const realEffects = development
    ? createRealEffects({ ...ground, sms: createOutbox(ground, env.APP_ENV === 'development') })
    : undefined
  return {
    of: async (person) => (person && (await isDeveloper(person.id)) ? sandbox : undefined),
    mount: (app) => {
      app.route(
        '/services/sandbox',
        sandboxRoutes({
          loginOf: visitors.loginOf,
          isDeveloper,
          deps: ground,
          runnableOf: flowOf,
          root: ROOT,
          carryOut: realEffects?.carryOut,
          lookUp,
        }),
      )
    },
    close: async () => realEffects?.close(),
  }
}
