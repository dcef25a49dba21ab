import * as v from 'valibot'
import { DEFAULT_BRAND } from '#contracts/kernel/brand.ts'
import { norwegianPhone } from '#contracts/kernel/phone.ts'
import { isLoopbackHost } from '#contracts/kernel/loopback.ts'

const flag = v.pipe(v.picklist(['0', '1', 'true', 'false']), v.transform((written) => written === '1' || written === 'true'))
const url = v.pipe(v.string(), v.url('must be a full URL'))
const e164 = (written: string) => norwegianPhone(written) ?? /^\+[1-9]\d{7,14}$/.exec(written.replace(/\s/g, ''))?.[0]
const phones = v.pipe(
  v.string(),
  v.check((written) => written.split(',').every((phone) => e164(phone.trim()) !== undefined), 'must be phone numbers with commas between them'),
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
  v.check((targets) => targets.every(({ url: address, key }) => URL.canParse(address) && isSafeTarget(address) && key.length >= 32), 'must be https://address=key with commas between them, each key at least 32 characters'),
)
const editorTokens = v.pipe(
  v.string(),
  v.transform((written) => written.split(',').map((token) => token.trim())),
  v.check((tokens) => tokens.every((token) => /^\S{32,}$/.test(token)), 'must be tokens of at least 32 characters without spaces, with commas between'),
)
/** Another system that is sent personal data, or whose words are shown here: nobody on the way may read or change them. */
const outsideService = v.pipe(url, v.check((written) => isSafeTarget(written), 'must begin with https://, or name this machine (localhost, 127.0.0.1, [::1])'))

const sites = v.pipe(
  v.string(),
  v.transform((written) => written.split(',').map((site) => site.trim())),
  v.check((written) => written.every((site) => URL.canParse(site) && isSafeTarget(site) && /\.(no|se|dk)$/.test(new URL(site).hostname)), 'must be https addresses with commas between them, of hosts that end in .no, .se or .dk'),
  v.check((written) => new Set(written.map((site) => new URL(site).hostname.slice(-2))).size === written.length, 'must name one site for each top-level domain'),
)

/** Numbers of pages by their names: "customerService=12,userAgreement=34". */
const pageIds = v.pipe(
  v.string(),
  v.check((written) => written.split(',').every((pair) => !pair.trim() || /^\s*\w+=[\w-]+\s*$/.test(pair)), 'must be name=number with commas between them'),
  v.transform((written) => new Map(written.split(',').flatMap((pair) => (pair.trim() ? [[pair.split('=')[0]?.trim() ?? '', pair.split('=')[1]?.trim() ?? ''] as const] : [])))),
)

/** Every setting of the process, as README and .env.example list them (SHELL-20). */
export const Settings = v.object({
  APP_ENV: v.optional(v.picklist(['development', 'test', 'staging', 'production']), 'development'),
  PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number)), '3000'),
  HOST: v.optional(v.string(), 'localhost'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  PUBLIC_URL: v.optional(url),
  SITES: v.optional(sites),
  TRUST_PROXY: v.optional(flag, '0'),
  BRAND: v.optional(v.pipe(v.string(), v.minLength(1)), DEFAULT_BRAND),
  SMS_GATEWAY_URL: v.optional(url),
  SMS_GATEWAY_KEY: v.optional(v.string()),
  SMS_SENDER: v.optional(v.string(), DEFAULT_BRAND),
  LEAD_WEBHOOK_URL: v.optional(outsideService),
  LEAD_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must be at least 16 characters'))),
  REVIEWS_URL: v.optional(outsideService),
  SMTP_URL: v.optional(v.pipe(v.string(), v.url('must be a full URL'), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  LEAD_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  SESSION_DAYS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'must be a number of days'), v.transform(Number)), '30'),
  LEAD_DAYS: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'must be a number of days'), v.transform(Number)), '365'),
  SCORE_DAYS: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'must be a number of days'), v.transform(Number)), '730'),
  LOGIN_HOURS: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'must be a number of hours'), v.transform(Number)), '8'),
  BANKID_ISSUER: v.optional(v.union([v.literal('sandbox'), url], 'must be a full URL, or sandbox')),
  BANKID_CLIENT_ID: v.optional(v.string()),
  BANKID_CLIENT_SECRET: v.optional(v.string()),
  BANKID_MINUTES: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}(\.\d{1,3})?$/, 'must be a number of minutes below 100'), v.transform(Number)), '15'),
  MOBILE_URL: v.optional(outsideService),
  ERATE_URL: v.optional(outsideService),
  ESN_URL: v.optional(outsideService),
  BILLING_URL: v.optional(outsideService),
  INSURANCE_URL: v.optional(outsideService),
  SUBSCRIPTIONS_URL: v.optional(outsideService),
  CORE_URL: v.optional(outsideService),
  PAYMENT_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters'))),
  USAGE_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters'))),
  INSURER_URL: v.optional(url),
  VIPPS_ISSUER: v.optional(v.union([v.literal('sandbox'), url], 'must be a full URL, or sandbox')),
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
type Settings = v.InferOutput<typeof Settings>

/** A setting that must be there in some case. */
const needed = (setting: keyof Settings, when: string, isSo: (env: Settings) => boolean) =>
  v.forward(v.check((env: Settings) => env[setting] !== undefined || !isSo(env), `is needed ${when}`), [setting])
const inProduction = ({ APP_ENV }: Settings) => APP_ENV === 'production'
const isElsewhere = (issuer: string | undefined) => issuer !== undefined && issuer !== 'sandbox'

const Env = v.pipe(
  Settings,
  needed('DATABASE_URL', 'when APP_ENV is production', inProduction),
  needed('PUBLIC_URL', 'when APP_ENV is production', inProduction),
  needed('LEAD_WEBHOOK_SECRET', 'when LEAD_WEBHOOK_URL is set', ({ LEAD_WEBHOOK_URL }) => LEAD_WEBHOOK_URL !== undefined),
  needed('LEAD_EMAIL', 'when SMTP_URL is set', ({ SMTP_URL }) => SMTP_URL !== undefined),
  needed('BANKID_CLIENT_ID', 'with BANKID_ISSUER', ({ BANKID_ISSUER }) => isElsewhere(BANKID_ISSUER)),
  needed('BANKID_CLIENT_SECRET', 'with BANKID_ISSUER', ({ BANKID_ISSUER }) => isElsewhere(BANKID_ISSUER)),
  needed('VIPPS_CLIENT_ID', 'with VIPPS_ISSUER', ({ VIPPS_ISSUER }) => isElsewhere(VIPPS_ISSUER)),
  needed('VIPPS_CLIENT_SECRET', 'with VIPPS_ISSUER', ({ VIPPS_ISSUER }) => isElsewhere(VIPPS_ISSUER)),
)
export type Env = v.InferOutput<typeof Env>

/** A setting that cannot be used; its message is one sentence for the terminal. */
export class SettingError extends Error {}

/** Reads and checks the settings; a wrong one stops the start with one clear sentence. Empty values count as unset. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = v.safeParse(Env, Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new SettingError(`The setting ${v.getDotPath(issue) ?? ''} ${issue.message}.`)
}

/** What may be sent personal data, or brings what is shown: https, or this machine. */
function isSafeTarget(written: string): boolean {
  const target = URL.parse(written)
  return target?.protocol === 'https:' || (target?.protocol === 'http:' && isLoopbackHost(target.hostname))
}
