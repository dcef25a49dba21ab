import type { Server } from 'node:http'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { SessionTokens } from '../brain/proof.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { createCookies } from '../http/cookies.ts'
import { isLoopback, networkOf } from '../http/network.ts'
import { createSites } from '../pages/sites.ts'
import { readCodeMaker } from '../services/auth/one-time-code.ts'
import type { Translate } from '../services/deps.ts'
import { createSms } from '../services/sms/create-sms.ts'
import { createVisitorReader } from '../visitor/read-visitor.ts'
import type { World } from '../world.ts'
import type { Ground } from './parts.ts'

type Given = { env: Env; database: Database; world: World; server: Server; tokens: SessionTokens; translate: Translate }

/** Puts together what every part of the process stands on. */
export async function layGround({ env, database, world, server, tokens, translate }: Given): Promise<Ground> {
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false
  const development = env.APP_ENV === 'development' || env.APP_ENV === 'test'
  const cookies = createCookies(secure)
  const sites = createSites(env)
  const codeMaker = await readCodeMaker(database)
  const addressOf = (c: Context) => (env.TRUST_PROXY ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined) ?? getConnInfo(c).remote.address ?? 'unknown'
  return {
    env,
    database,
    world,
    server,
    cookies,
    sites,
    translate,
    development,
    secure,
    addressOf,
    sms: createSms({ database, world }, env),
    visitors: createVisitorReader({ database, world, cookies, tokens, trustProxy: env.TRUST_PROXY }),
    // On a developer's own machine all visitors have one address; counting it would stop the eleventh order of an hour.
    countedAddress: (c) => (development && isLoopback(addressOf(c)) ? null : codeMaker.hashAddress(networkOf(addressOf(c)))),
    hereOf: (request) => sites.of(request).origin,
  }
}
