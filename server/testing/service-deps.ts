import type { Context } from 'hono'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import type { RegisterDeps } from '#server/accounts/change-account.ts'
import { embeddedRegister } from '#server/accounts/customer-register.ts'
import { embeddedFeatures, type FeatureToggles } from '#server/ports/features.ts'
import type { Database } from '../db/database.ts'
import { createCookies } from '#server/edge/cookies.ts'
import { createOutbox } from '#server/sms/outbox.ts'
import { testWorld } from './runtime.ts'
import type { LetterDeps } from '#server/confirmation/letter-queue.ts'
import type { EvidenceDeps } from '#server/evidence/record-order.ts'
import type { LeadDeps } from '#server/leads/lead-queue.ts'
import type { AuthDeps } from '#server/identity/logins.ts'

const translate = createSpeak()
const content = createEmbeddedContent()

export function serviceDeps(database: Database) {
  const runtime = testWorld()
  return {
    database,
    runtime,
    customers: embeddedRegister({ database, runtime }),
    features: embeddedFeatures({ database, runtime }, {}),
    env: { APP_ENV: 'test', BRAND: 'Scoopr', HOST: 'localhost', PUBLIC_URL: 'https://portal.example', LOGIN_HOURS: 8 },
    sms: createOutbox({ database, runtime }, false),
    leadQueue: { enqueue: async () => {} },
    letterQueue: { enqueue: async () => {} },
    translate,
    content,
    cookies: createCookies(false),
    addressOf: (c) => c.req.header('x-test-address') ?? '192.0.2.1',
    countedAddress: (c) => c.req.header('x-test-address') ?? null,
  } satisfies AuthDeps &
    LeadDeps &
    LetterDeps &
    EvidenceDeps &
    RegisterDeps & { countedAddress: (c: Context) => string | null; features: FeatureToggles }
}
