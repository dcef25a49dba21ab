import { createSpeak } from '#server/brain/turns/speak.ts'
import type { Database } from '../db/database.ts'
import { createCookies } from '#server/edge/cookies.ts'
import { createOutbox } from '#server/sms/outbox.ts'
import { testWorld } from './runtime.ts'
import type { LeadDeps } from '#server/leads/lead-queue.ts'
import type { AuthDeps } from '#server/identity/logins.ts'

const translate = createSpeak()

/** What the embedded services need, over a database, in a still world; messages go to the outbox, callers come from 192.0.2.1. */
export function serviceDeps(database: Database) {
  const runtime = testWorld()
  return {
    database,
    runtime,
    env: { APP_ENV: 'test', BRAND: 'Scoopr', HOST: 'localhost', PUBLIC_URL: 'https://portal.example', LOGIN_HOURS: 8 },
    sms: createOutbox({ database, runtime }, false),
    leadQueue: { enqueue: async () => {} },
    translate,
    cookies: createCookies(false),
    addressOf: (c) => c.req.header('x-test-address') ?? '192.0.2.1',
  } satisfies AuthDeps & LeadDeps
}
