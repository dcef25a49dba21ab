import type { IncomingMessage, Server } from 'node:http'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { SessionTokens } from '../brain/proof.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { createCookies } from '../http/cookies.ts'
import { isLoopback, networkOf } from '../http/network.ts'
import { createServedHosts } from '../http/served-hosts.ts'
import { createSocketDoor } from '../http/socket-door.ts'
import { createSites } from '../pages/sites.ts'
import { readCodeMaker } from '../services/auth/one-time-code.ts'
import type { Translate } from '../services/deps.ts'
import { createSms } from '../services/sms/create-sms.ts'
import { showsCodes } from '../setting-rules.ts'
import { createVisitorReader } from '../visitor/read-visitor.ts'
import type { World } from '../world.ts'
import type { Ground } from './parts.ts'

type Given = { env: Env; database: Database; world: World; server: Server; tokens: SessionTokens; translate: Translate; sharesSockets: boolean }

/** Puts together what every part of the process stands on. */
export async function layGround({ env, database, world, server, tokens, translate, sharesSockets }: Given): Promise<Ground> {
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false
  const development = showsCodes(env)
  const cookies = createCookies(secure)
  const sites = createSites(env)
  const codeMaker = await readCodeMaker(database)
  const servesHost = createServedHosts(env)
  const clientAddress = (forwardedFor: string | undefined, remote: string | undefined) => (env.TRUST_PROXY ? forwardedFor?.split(',').at(-1)?.trim() : undefined) ?? remote ?? 'unknown'
  const addressOf = (c: Context) => clientAddress(c.req.header('x-forwarded-for'), getConnInfo(c).remote.address)
  const addressOfSocket = ({ headers, socket }: IncomingMessage) => clientAddress(headers['x-forwarded-for']?.toString(), socket.remoteAddress)
  // On a developer's own machine all visitors have one address; counting it would stop the eleventh order of an hour.
  const isCounted = (address: string) => !(development && isLoopback(address))
  return {
    env,
    database,
    world,
    socketDoor: createSocketDoor({ server, servesHost, shared: sharesSockets }),
    cookies,
    sites,
    translate,
    development,
    secure,
    addressOf,
    sms: createSms({ database, world }, env),
    visitors: createVisitorReader({ database, world, cookies, tokens, trustProxy: env.TRUST_PROXY }),
    countedAddress: (c) => (isCounted(addressOf(c)) ? codeMaker.hashAddress(networkOf(addressOf(c))) : null),
    networkOfSocket: (request) => networkOf(addressOfSocket(request)),
    countedNetwork: (request) => (isCounted(addressOfSocket(request)) ? networkOf(addressOfSocket(request)) : undefined),
    servesHost,
    hereOf: (request) => sites.of(request).origin,
  }
}
