import type { IncomingMessage, Server } from 'node:http'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { SessionTokens } from '#server/brain/sessions/session-credential.ts'
import type { Database } from '../db/database.ts'
import { type Env, showsCodes } from '#server/env.ts'
import { OPEN_SOCKETS } from '#server/budgets/budgets.ts'
import { noteExhausted } from '#server/budgets/exhausted.ts'
import { createCookies } from '#server/edge/cookies.ts'
import { isLoopback, networkOf } from '#server/edge/network.ts'
import { createServedHosts } from '#server/edge/served-hosts.ts'
import { createSocketDoor } from '#server/edge/socket-door.ts'
import { createSites } from '#server/edge/sites.ts'
import { readCodeMaker } from '#server/identity/one-time-code.ts'
import type { Translate } from '#server/deps.ts'
import type { PgBoss } from 'pg-boss'
import type { LetterQueue } from '#server/confirmation/letter-queue.ts'
import { createMail } from '#server/mail/create-mail.ts'
import { createSms } from '#server/sms/create-sms.ts'
import { isConfigured } from '#server/identity/identities.ts'
import { createVisitorReader } from '#server/edge/read-visitor.ts'
import { chooseFeatures, rememberSwitchedOff } from '#server/ports/switched-off.ts'
import type { Runtime } from '#server/runtime.ts'
import type { Ground } from './parts.ts'

type Given = {
  env: Env
  database: Database
  runtime: Runtime
  server: Server
  tokens: SessionTokens
  translate: Translate
  sharesSockets: boolean
  boss: PgBoss
  letterQueue: LetterQueue
}

export async function layGround({
  env,
  database,
  runtime,
  server,
  tokens,
  translate,
  sharesSockets,
  boss,
  letterQueue,
}: Given): Promise<Ground> {
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false
  const development = showsCodes(env)
  const cookies = createCookies(secure)
  const sites = createSites(env)
  const codeMaker = await readCodeMaker(database)
  const servesHost = createServedHosts(env)
  const switchedOff = rememberSwitchedOff(runtime, chooseFeatures({ database, runtime }, env))
  const clientAddress = (forwardedFor: string | undefined, remote: string | undefined) =>
    (env.TRUST_PROXY ? forwardedFor?.split(',').at(-1)?.trim() : undefined) ?? remote ?? 'unknown'
  const addressOf = (c: Context) => clientAddress(c.req.header('x-forwarded-for'), getConnInfo(c).remote.address)
  const addressOfSocket = ({ headers, socket }: IncomingMessage) =>
    clientAddress(headers['x-forwarded-for']?.toString(), socket.remoteAddress)
  // In development all visitors share the loopback address, so a rate limit would block the eleventh order in an hour.
  const isCounted = (address: string) => !(development && isLoopback(address))
  return {
    env,
    database,
    runtime,
    socketDoor: createSocketDoor({
      server,
      servesHost,
      shared: sharesSockets,
      onFull: (network, wait) =>
        noteExhausted({ database, runtime }, { budget: OPEN_SOCKETS, of: codeMaker.hashAddress(network), wait }),
    }),
    cookies,
    sites,
    translate,
    development,
    secure,
    addressOf,
    sms: createSms({ database, runtime }, env),
    mail: createMail({ database, runtime }, env),
    boss,
    letterQueue,
    originOf: (locale) =>
      sites.all.find((site) => site.locale === locale)?.origin ??
      (env.PUBLIC_URL === undefined ? `http://${env.HOST}:${env.PORT}` : new URL(env.PUBLIC_URL).origin),
    visitors: createVisitorReader({
      vippsOffered: isConfigured(env.VIPPS_ISSUER, development),
      database,
      runtime,
      cookies,
      tokens,
      trustProxy: env.TRUST_PROXY,
      switchedOff,
    }),
    switchedOff,
    countedAddress: (c) => (isCounted(addressOf(c)) ? codeMaker.hashAddress(networkOf(addressOf(c))) : null),
    networkOfSocket: (request) => networkOf(addressOfSocket(request)),
    countedNetwork: (request) =>
      isCounted(addressOfSocket(request)) ? networkOf(addressOfSocket(request)) : undefined,
    servesHost,
    hereOf: (request) => sites.of(request).origin,
  }
}
