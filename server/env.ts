import * as v from 'valibot'
import { DEFAULT_BRAND } from '#contracts/kernel/brand.ts'
import { isLoopbackHost } from '#contracts/kernel/loopback.ts'
import { AT_STAKE, PORT_NAMES, PORTS, type PortName } from '#contracts/ports/ports.ts'
import { isLoopback } from './edge/network.ts'
import { OperatorError } from './operator-error.ts'
import {
  editorTokens,
  featureNames,
  embeddedRegisters,
  flag,
  handoffTargets,
  issuer,
  numberWritten,
  origins,
  onPremises,
  outsideService,
  ownAddress,
  pageIds,
  phones,
  rootKey,
  rootKeys,
  secretOf,
  sites,
  staff,
} from './setting-formats.ts'

type SettingRule = { setting: keyof Env; isBroken: (env: Env) => boolean; message: string | ((env: Env) => string) }

const isSet = (value: unknown) => value !== undefined
const inProduction = ({ APP_ENV }: Env) => APP_ENV === 'production'
/** These environments reveal one-time codes to every caller. */
export const showsCodes = ({ APP_ENV }: Pick<Env, 'APP_ENV'>): boolean =>
  APP_ENV === 'development' || APP_ENV === 'test'

const needed = (setting: keyof Env, when: string, isSo: (env: Env) => boolean): SettingRule => ({
  setting,
  isBroken: (env) => isSo(env) && !isSet(env[setting]),
  message: `is needed ${when}`,
})
const onThisMachineOnly = (setting: keyof Env, isElsewhere: (env: Env) => boolean, what: string): SettingRule => ({
  setting,
  isBroken: (env) => showsCodes(env) && isElsewhere(env),
  message: `${what}, which APP_ENV development and test, where anyone is shown one-time codes, must not do; set APP_ENV to staging or production`,
})
const noSandboxInProduction = (setting: 'BANKID_ISSUER' | 'VIPPS_ISSUER' | 'STAFF_ISSUER'): SettingRule => ({
  setting,
  isBroken: (env) => inProduction(env) && env[setting] === 'sandbox',
  message: 'must not be sandbox when APP_ENV is production: anyone could sign in as anyone',
})
const isElsewhere = (issuer: string | undefined) => issuer !== undefined && issuer !== 'sandbox'

/** Combinations of settings that are insecure or incomplete; the process refuses to start with any of them. */
const SETTING_RULES: readonly SettingRule[] = [
  onThisMachineOnly(
    'PUBLIC_URL',
    ({ PUBLIC_URL }) => PUBLIC_URL !== undefined && !isLocalName(new URL(PUBLIC_URL).hostname),
    'names an address others can reach',
  ),
  onThisMachineOnly(
    'DATABASE_URL',
    ({ DATABASE_URL }) => DATABASE_URL !== undefined && !databaseHosts(DATABASE_URL).every(isLocalName),
    'names a database on another machine',
  ),
  onThisMachineOnly('HOST', ({ HOST }) => !isLocalName(HOST), 'listens to other machines'),
  needed('DATABASE_URL', 'when APP_ENV is production', inProduction),
  needed('PUBLIC_URL', 'when APP_ENV is production', inProduction),
  needed(
    'SMS_GATEWAY_URL',
    'when APP_ENV is production: without it, or SMS_URL, nobody gets a one-time code',
    (env) => inProduction(env) && env.SMS_URL === undefined,
  ),
  {
    setting: 'ROOT_KEY',
    isBroken: (env) => inProduction(env) && !isSet(env.ROOT_KEY) && !isSet(env.ROOT_KEY_FILE),
    message: 'or ROOT_KEY_FILE is needed when APP_ENV is production: the key to the secrets in the database',
  },
  {
    setting: 'ROOT_KEY',
    isBroken: ({ ROOT_KEY, ROOT_KEY_FILE }) => isSet(ROOT_KEY) && isSet(ROOT_KEY_FILE),
    message: 'and ROOT_KEY_FILE must not both be set',
  },
  noSandboxInProduction('BANKID_ISSUER'),
  noSandboxInProduction('VIPPS_ISSUER'),
  noSandboxInProduction('STAFF_ISSUER'),
  {
    setting: 'ACCEPT_EMBEDDED',
    isBroken: (env) => inProduction(env) && notAccepted(env).length > 0,
    message: (env) =>
      `must name ${notAccepted(env).join(', ')} when APP_ENV is production: embedded registers hold nothing real, and money or law is at stake; or set the address of an outside system (${notAccepted(env).map(settingsOf).join('; ')})`,
  },
  needed('PORT_SECRET', 'when an order, a check or a register is an outside system’s', (env) =>
    PORT_NAMES.some((name) => portAddress(env, name) !== undefined),
  ),
  {
    setting: 'CREDIT_URL',
    isBroken: (env) => portAddress(env, 'credit') !== undefined && portAddress(env, 'orders') === undefined,
    message: 'needs ORDERS_URL: the embedded orders take no credit check but the embedded one',
  },
  needed('LEAD_WEBHOOK_SECRET', 'when LEAD_WEBHOOK_URL is set', ({ LEAD_WEBHOOK_URL }) => isSet(LEAD_WEBHOOK_URL)),
  needed('ANALYTICS_SCRIPT', 'with ANALYTICS_ORIGINS', ({ ANALYTICS_ORIGINS }) => isSet(ANALYTICS_ORIGINS)),
  needed('MODEL_NAME', 'with MODEL_URL', ({ MODEL_URL }) => isSet(MODEL_URL)),
  needed('LEAD_EMAIL', 'when SMTP_URL is set', ({ SMTP_URL }) => isSet(SMTP_URL)),
  needed('BANKID_CLIENT_ID', 'with BANKID_ISSUER', ({ BANKID_ISSUER }) => isElsewhere(BANKID_ISSUER)),
  needed('BANKID_CLIENT_SECRET', 'with BANKID_ISSUER', ({ BANKID_ISSUER }) => isElsewhere(BANKID_ISSUER)),
  needed('VIPPS_CLIENT_ID', 'with VIPPS_ISSUER', ({ VIPPS_ISSUER }) => isElsewhere(VIPPS_ISSUER)),
  needed('VIPPS_CLIENT_SECRET', 'with VIPPS_ISSUER', ({ VIPPS_ISSUER }) => isElsewhere(VIPPS_ISSUER)),
  needed('STAFF_CLIENT_ID', 'with STAFF_ISSUER', ({ STAFF_ISSUER }) => isElsewhere(STAFF_ISSUER)),
  needed('STAFF_CLIENT_SECRET', 'with STAFF_ISSUER', ({ STAFF_ISSUER }) => isElsewhere(STAFF_ISSUER)),
  needed('STAFF_ISSUER', 'when APP_ENV is production and STAFF is set', (env) => inProduction(env) && isSet(env.STAFF)),
]

/** The address of the outside system that acts for a port, or undefined if the embedded service does. */
/** Origins of other sites whose pages may be shown in a frame (CHAT-08). */
export const frameOriginsOf = ({ FRAME_ORIGINS, DEBT_REGISTER_URL }: Env): readonly string[] =>
  FRAME_ORIGINS ?? (DEBT_REGISTER_URL === undefined ? [] : [new URL(DEBT_REGISTER_URL).origin])

export function portAddress(env: Env, name: PortName): string | undefined {
  const { setting, orElse }: { setting: PortSetting; orElse?: PortSetting } = PORTS[name]
  return env[setting] ?? (orElse && env[orElse])
}

type PortSetting = (typeof PORTS)[PortName]['setting'] | 'MOBILE_URL'

const notAccepted = (env: Env): PortName[] =>
  AT_STAKE.filter((name) => portAddress(env, name) === undefined && !env.ACCEPT_EMBEDDED.includes(name))

const settingsOf = (name: PortName): string => {
  const { setting, orElse }: { setting: string; orElse?: string } = PORTS[name]
  return orElse === undefined ? setting : `${setting} or ${orElse}`
}

function brokenRule(env: Env): string | undefined {
  const rule = SETTING_RULES.find(({ isBroken }) => isBroken(env))
  return rule && `${rule.setting} ${typeof rule.message === 'string' ? rule.message : rule.message(env)}`
}

/** True for loopback addresses, localhost and names below it. */
export function isLocalName(host: string): boolean {
  const name = host.toLowerCase()
  return isLoopbackHost(name) || name.endsWith('.localhost') || isLoopback(name)
}

/** Includes a host in the query string, which the driver prefers. A directory means a local socket. */
function databaseHosts(address: string): string[] {
  const parsed = URL.parse(address.replace('@/', '@localhost/'))
  if (!parsed) return ['unknown']
  return [...parsed.searchParams.getAll('host'), parsed.hostname].filter(
    (host) => host !== '' && !/^(\/|%2f)/i.test(host),
  )
}

/** Every setting of the process, as listed in docs/settings.md and .env.example (SHELL-20). */
export const Settings = v.object({
  APP_ENV: v.optional(v.picklist(['development', 'test', 'staging', 'production']), 'development'),
  PORT: v.optional(numberWritten(/^\d{1,5}$/, 'a port number'), '3000'),
  HOST: v.optional(v.string(), 'localhost'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  ROOT_KEY: v.optional(rootKey),
  ROOT_KEY_FILE: v.optional(v.string()),
  ROOT_KEY_OLD: v.optional(rootKeys),
  ACCEPT_EMBEDDED: v.optional(embeddedRegisters, ''),
  PUBLIC_URL: v.optional(ownAddress),
  SITES: v.optional(sites),
  TRUST_PROXY: v.optional(flag, '0'),
  DRAIN_SECONDS: v.optional(numberWritten(/^\d{1,2}$/, 'a number of seconds below 100')),
  BRAND: v.optional(v.pipe(v.string(), v.minLength(1)), DEFAULT_BRAND),
  SMS_URL: v.optional(outsideService),
  SMS_GATEWAY_URL: v.optional(outsideService),
  SMS_GATEWAY_KEY: v.optional(v.string()),
  SMS_SENDER: v.optional(v.string(), DEFAULT_BRAND),
  LEADS_URL: v.optional(outsideService),
  LEAD_WEBHOOK_URL: v.optional(outsideService),
  LEAD_WEBHOOK_SECRET: v.optional(secretOf(16)),
  REVIEWS_URL: v.optional(outsideService),
  ANALYTICS_URL: v.optional(outsideService),
  ANALYTICS_SCRIPT: v.optional(outsideService),
  ANALYTICS_ORIGINS: v.optional(origins),
  MODEL_URL: v.optional(onPremises),
  MODEL_NAME: v.optional(v.string()),
  MODEL_TOKEN: v.optional(v.string()),
  MODEL_PER_HOUR: v.optional(numberWritten(/^\d{1,6}$/, 'a number of calls'), '500'),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.url('must be a full URL'), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  ),
  LEAD_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  SESSION_DAYS: v.optional(numberWritten(/^\d{1,3}$/, 'a number of days'), '30'),
  LEAD_DAYS: v.optional(numberWritten(/^[1-9]\d{0,3}$/, 'a number of days'), '365'),
  SCORE_DAYS: v.optional(numberWritten(/^[1-9]\d{0,3}$/, 'a number of days'), '730'),
  LOGIN_HOURS: v.optional(numberWritten(/^[1-9]\d{0,2}$/, 'a number of hours'), '8'),
  BANKID_ISSUER: v.optional(issuer),
  BANKID_CLIENT_ID: v.optional(v.string()),
  BANKID_CLIENT_SECRET: v.optional(v.string()),
  BANKID_MINUTES: v.optional(numberWritten(/^\d{1,2}(\.\d{1,3})?$/, 'a number of minutes below 100'), '15'),
  MOBILE_URL: v.optional(outsideService),
  ORDERS_URL: v.optional(outsideService),
  CREDIT_URL: v.optional(outsideService),
  PORTABILITY_URL: v.optional(outsideService),
  METERS_URL: v.optional(outsideService),
  POWER_URL: v.optional(outsideService),
  DEBT_REGISTER_URL: v.optional(outsideService),
  FRAME_ORIGINS: v.optional(origins),
  PORT_SECRET: v.optional(secretOf(32)),
  ERATE_URL: v.optional(outsideService),
  ESN_URL: v.optional(outsideService),
  BILLING_URL: v.optional(outsideService),
  INSURANCE_URL: v.optional(outsideService),
  SUBSCRIPTIONS_URL: v.optional(outsideService),
  CORE_URL: v.optional(outsideService),
  FEATURES_URL: v.optional(outsideService),
  FEATURES: v.optional(featureNames, ''),
  PAYMENT_KEY: v.optional(secretOf(32)),
  USAGE_KEY: v.optional(secretOf(32)),
  INSURER_URL: v.optional(outsideService),
  VIPPS_ISSUER: v.optional(issuer),
  VIPPS_CLIENT_ID: v.optional(v.string()),
  VIPPS_CLIENT_SECRET: v.optional(v.string()),
  STAFF: v.optional(staff),
  STAFF_ISSUER: v.optional(issuer),
  STAFF_CLIENT_ID: v.optional(v.string()),
  STAFF_CLIENT_SECRET: v.optional(v.string()),
  METRICS: v.optional(flag, '0'),
  TRANSLATIONS_URL: v.optional(outsideService),
  EDITOR_TOKENS: v.optional(editorTokens),
  CMS_URL: v.optional(outsideService),
  CMS_PAGES: v.optional(pageIds, ''),
  DEVELOPERS: v.optional(phones),
  HANDOFF_TARGETS: v.optional(handoffTargets),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.url('must be a full URL'), v.regex(/^https?:\/\//, 'must begin with https:// or http://')),
  ),
  ACCESS_LOG: v.optional(flag),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})
export type Env = v.InferOutput<typeof Settings>

export class SettingError extends OperatorError {}

/** Throws a `SettingError` for invalid settings. Empty values count as unset. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = v.safeParse(Settings, Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')))
  if (!parsed.success)
    throw new SettingError(`The setting ${v.getDotPath(parsed.issues[0]) ?? ''} ${parsed.issues[0].message}.`)
  const broken = brokenRule(parsed.output)
  if (broken !== undefined) throw new SettingError(`The setting ${broken}.`)
  return parsed.output
}
