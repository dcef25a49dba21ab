import { createSpeak } from '../brain/speak.ts'
import type { Database } from '../db/database.ts'
import { createCookies } from '../http/cookies.ts'
import type { AuthDeps, LeadDeps } from '../services/deps.ts'
import { createOutbox } from '../services/sms/outbox.ts'
import { testWorld } from './world.ts'

const translate = createSpeak()

/** What the embedded services need, over a database, in a still world; messages go to the outbox, callers come from 192.0.2.1. */
export function serviceDeps(database: Database) {
  const world = testWorld()
  return {
    database,
    world,
    env: { APP_ENV: 'test', BRAND: 'Scoopr', HOST: 'localhost', PUBLIC_URL: 'https://portal.example', LOGIN_HOURS: 8 },
    sms: createOutbox({ database, world }, false),
    leadQueue: { enqueue: async () => {} },
    translate,
    cookies: createCookies(false),
    addressOf: (c) => c.req.header('x-test-address') ?? '192.0.2.1',
  } satisfies AuthDeps & LeadDeps
}
