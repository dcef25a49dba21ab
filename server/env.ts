import * as v from 'valibot'
import { DEFAULT_BRAND } from '#contracts/kernel/brand.ts'
import { norwegianPhone } from '#contracts/kernel/phone.ts'
import { isLoopbackHost } from '#contracts/kernel/loopback.ts'
import { isLoopback } from './edge/network.ts'

/** A rule across settings: the one at fault, when it is, and what to say of it. */
type SettingRule = { setting: keyof Env; isBroken: (env: Env) => boolean; message: string }

const isSet = (value: unknown) => value !== undefined
const inProduction = ({ APP_ENV }: Env) => APP_ENV === 'production'
/** Development and test show one-time codes to whoever asks. */
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
const noSandboxInProduction = (setting: 'BANKID_ISSUER' | 'VIPPS_ISSUER'): SettingRule => ({
  setting,
  isBroken: (env) => inProduction(env) && env[setting] === 'sandbox',
  message: 'must not be sandbox when APP_ENV is production: anyone could sign in as anyone',
})
const isElsewhere = (issuer: string | undefined) => issuer !== undefined && issuer !== 'sandbox'

/** Combinations of settings that open accounts to strangers, promise what nothing keeps, or miss a part. None of them starts. */
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
  needed('SMS_GATEWAY_URL', 'when APP_ENV is production: without it nobody gets a one-time code', inProduction),
  noSandboxInProduction('BANKID_ISSUER'),
  noSandboxInProduction('VIPPS_ISSUER'),
  {
    setting: 'ACCEPT_EMBEDDED',
    isBroken: (env) => inProduction(env) && !env.ACCEPT_EMBEDDED.includes('debtRegister'),
    message:
      "must name debtRegister when APP_ENV is production: the debt register is the embedded one, which knows nobody's real debts, so that has to be accepted by name",
  },
  needed('LEAD_WEBHOOK_SECRET', 'when LEAD_WEBHOOK_URL is set', ({ LEAD_WEBHOOK_URL }) => isSet(LEAD_WEBHOOK_URL)),
  needed('LEAD_EMAIL', 'when SMTP_URL is set', ({ SMTP_URL }) => isSet(SMTP_URL)),
  needed('BANKID_CLIENT_ID', 'with BANKID_ISSUER', ({ BANKID_ISSUER }) => isElsewhere(BANKID_ISSUER)),
  needed('BANKID_CLIENT_SECRET', 'with BANKID_ISSUER', ({ BANKID_ISSUER }) => isElsewhere(BANKID_ISSUER)),
  needed('VIPPS_CLIENT_ID', 'with VIPPS_ISSUER', ({ VIPPS_ISSUER }) => isElsewhere(VIPPS_ISSUER)),
  needed('VIPPS_CLIENT_SECRET', 'with VIPPS_ISSUER', ({ VIPPS_ISSUER }) => isElsewhere(VIPPS_ISSUER)),
]

/** The first rule these settings break, as the rest of a sentence that begins with the setting's name. */
const brokenRule = (env: Env): Pick<SettingRule, 'setting' | 'message'> | undefined =>
  SETTING_RULES.find(({ isBroken }) => isBroken(env))

/** Whether a host, as settings and requests write it, can only be this machine: an address of its own, localhost, or a name under it. */
export function isLocalName(host: string): boolean {
  const name = host.toLowerCase()
  return isLoopbackHost(name) || name.endsWith('.localhost') || isLoopback(name)
}

/** Every host a database address may lead to: the driver prefers one in its query. A folder holds a socket of this machine. */
function databaseHosts(address: string): string[] {
  const parsed = URL.parse(address.replace('@/', '@localhost/'))
  if (!parsed) return ['unknown']
  return [...parsed.searchParams.getAll('host'), parsed.hostname].filter(
    (host) => host !== '' && !/^(\/|%2f)/i.test(host),
  )
}

const flag = v.pipe(
  v.picklist(['0', '1', 'true', 'false']),
  v.transform((written) => written === '1' || written === 'true'),
)
const e164 = (written: string) => norwegianPhone(written) ?? /^\+[1-9]\d{7,14}$/.exec(written.replace(/\s/g, ''))?.[0]
const phones = v.pipe(
  v.string(),
  v.check(
    (written) => written.split(',').every((phone) => e164(phone.trim()) !== undefined),
    'must be phone numbers with commas between them',
  ),
  v.transform((written) => written.split(',').flatMap((phone) => e164(phone.trim()) ?? [])),
)

const handoffTargets = v.pipe(
  v.string(),
  v.transform((written) =>
    written.split(',').map((pair) => {
      const cut = pair.lastIndexOf('=')
      return { url: pair.slice(0, cut).trim(), key: pair.slice(cut + 1).trim() }
    }),
  ),
  v.check(
    (targets) =>
      targets.every(({ url: address, key }) => URL.canParse(address) && isSafeTarget(address) && key.length >= 32),
    'must be https://address=key with commas between them, each key at least 32 characters',
  ),
)
const editorTokens = v.pipe(
  v.string(),
  v.transform((written) => written.split(',').map((token) => token.trim())),
  v.check(
    (tokens) => tokens.every((token) => /^\S{32,}$/.test(token)),
    'must be tokens of at least 32 characters without spaces, with commas between',
  ),
)
/** Another system that is sent personal data, or whose words are shown here: nobody on the way may read or change them. */
const outsideService = v.pipe(
  v.string(),
  v.url('must be a full URL'),
  v.check(
    (written) => isSafeTarget(written),
    'must begin with https://, or name this machine (localhost, 127.0.0.1, [::1])',
  ),
  v.check((written) => !hasOddParts(written), 'must hold no user, password or #'),
)
/** An identity provider, or the embedded one that stands in for it. */
const issuer = v.union([v.literal('sandbox'), outsideService])
/** Where the portal is reached: its paths come from elsewhere. */
const ownAddress = v.pipe(
  outsideService,
  v.check(
    (written) => URL.parse(written)?.pathname === '/' && !written.includes('?'),
    'must end with the host: the portal lies at its root',
  ),
)

const sites = v.pipe(
  v.string(),
  v.transform((written) => written.split(',').map((site) => site.trim())),
  v.check(
    (written) =>
      written.every(
        (site) =>
          URL.canParse(site) &&
          isSafeTarget(site) &&
          !hasOddParts(site) &&
          /\.(no|se|dk)$/.test(new URL(site).hostname),
      ),
    'must be https addresses with commas between them, of hosts that end in .no, .se or .dk',
  ),
  v.check(
    (written) => new Set(written.map((site) => new URL(site).hostname.slice(-2))).size === written.length,
    'must name one site for each top-level domain',
  ),
)

/** Embedded registers that hold nothing real, where money or law is at stake: production starts with one only where it is accepted by name. */
const EMBEDDED_REGISTERS = ['debtRegister'] as const
const namesIn = (written: string) =>
  written
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
const embeddedRegisters = v.pipe(
  v.string(),
  v.check(
    (written) => namesIn(written).every((name) => EMBEDDED_REGISTERS.some((register) => register === name)),
    `must be names with commas between them, of: ${EMBEDDED_REGISTERS.join(', ')}`,
  ),
  v.transform((written) => EMBEDDED_REGISTERS.filter((register) => namesIn(written).includes(register))),
)

/** Numbers of pages by their names: "customerService=12,userAgreement=34". */
const pageIds = v.pipe(
  v.string(),
  v.check(
    (written) => written.split(',').every((pair) => !pair.trim() || /^\s*\w+=[\w-]+\s*$/.test(pair)),
    'must be name=number with commas between them',
  ),
  v.transform(
    (written) =>
      new Map(
        written
          .split(',')
          .flatMap((pair) =>
            pair.trim() ? [[pair.split('=')[0]?.trim() ?? '', pair.split('=')[1]?.trim() ?? ''] as const] : [],
          ),
      ),
  ),
)

/** Every setting of the process, as docs/settings.md and .env.example list them (SHELL-20). */
export const Settings = v.object({
  APP_ENV: v.optional(v.picklist(['development', 'test', 'staging', 'production']), 'development'),
  PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number)), '3000'),
  HOST: v.optional(v.string(), 'localhost'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  ACCEPT_EMBEDDED: v.optional(embeddedRegisters, ''),
  PUBLIC_URL: v.optional(ownAddress),
  SITES: v.optional(sites),
  TRUST_PROXY: v.optional(flag, '0'),
  BRAND: v.optional(v.pipe(v.string(), v.minLength(1)), DEFAULT_BRAND),
  SMS_GATEWAY_URL: v.optional(outsideService),
  SMS_GATEWAY_KEY: v.optional(v.string()),
  SMS_SENDER: v.optional(v.string(), DEFAULT_BRAND),
  LEAD_WEBHOOK_URL: v.optional(outsideService),
  LEAD_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must be at least 16 characters'))),
  REVIEWS_URL: v.optional(outsideService),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.url('must be a full URL'), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  ),
  LEAD_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  SESSION_DAYS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'must be a number of days'), v.transform(Number)),
    '30',
  ),
  LEAD_DAYS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'must be a number of days'), v.transform(Number)),
    '365',
  ),
  SCORE_DAYS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'must be a number of days'), v.transform(Number)),
    '730',
  ),
  LOGIN_HOURS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'must be a number of hours'), v.transform(Number)),
    '8',
  ),
  BANKID_ISSUER: v.optional(issuer),
  BANKID_CLIENT_ID: v.optional(v.string()),
  BANKID_CLIENT_SECRET: v.optional(v.string()),
  BANKID_MINUTES: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d{1,3})?$/, 'must be a number of minutes below 100'), v.transform(Number)),
    '15',
  ),
  MOBILE_URL: v.optional(outsideService),
  ERATE_URL: v.optional(outsideService),
  ESN_URL: v.optional(outsideService),
  BILLING_URL: v.optional(outsideService),
  INSURANCE_URL: v.optional(outsideService),
  SUBSCRIPTIONS_URL: v.optional(outsideService),
  CORE_URL: v.optional(outsideService),
  PAYMENT_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters'))),
  USAGE_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters'))),
  INSURER_URL: v.optional(outsideService),
  VIPPS_ISSUER: v.optional(issuer),
  VIPPS_CLIENT_ID: v.optional(v.string()),
  VIPPS_CLIENT_SECRET: v.optional(v.string()),
  METRICS: v.optional(flag, '0'),
  TRANSLATIONS_URL: v.optional(outsideService),
  EDITOR_TOKENS: v.optional(editorTokens),
  CMS_URL: v.optional(outsideService),
  CMS_PAGES: v.optional(pageIds, ''),
  DEVELOPERS: v.optional(phones),
  HANDOFF_TARGETS: v.optional(handoffTargets),
  ACCESS_LOG: v.optional(flag),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
})
export type Env = v.InferOutput<typeof Settings>

/** A setting that cannot be used; its message is one sentence for the terminal. */
export class SettingError extends Error {}

/** Reads and checks the settings; a wrong one stops the start with one clear sentence. Empty values count as unset. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = v.safeParse(Settings, Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')))
  if (!parsed.success)
    throw new SettingError(`The setting ${v.getDotPath(parsed.issues[0]) ?? ''} ${parsed.issues[0].message}.`)
  const broken = brokenRule(parsed.output)
  if (broken) throw new SettingError(`The setting ${broken.setting} ${broken.message}.`)
  return parsed.output
}

/** What may be sent personal data, or brings what is shown: https, or this machine. */
function isSafeTarget(written: string): boolean {
  const target = URL.parse(written)
  return target?.protocol === 'https:' || (target?.protocol === 'http:' && isLoopbackHost(target.hostname))
}

/** What no address of a service has, and no request can be sent to. */
function hasOddParts(written: string): boolean {
  const target = URL.parse(written)
  return !target || target.username !== '' || target.password !== '' || target.hash !== ''
}
