import { isLoopbackHost } from '#contracts/kernel/loopback.ts'
import type { Env } from './env.ts'
import { isLoopback } from './http/network.ts'

/** A rule across settings: the one at fault, when it is, and what to say of it. */
type SettingRule = { setting: keyof Env; isBroken: (env: Env) => boolean; message: string }

const isSet = (value: unknown) => value !== undefined
const inProduction = ({ APP_ENV }: Env) => APP_ENV === 'production'
/** Development and test show one-time codes to whoever asks. */
export const showsCodes = ({ APP_ENV }: Pick<Env, 'APP_ENV'>): boolean => APP_ENV === 'development' || APP_ENV === 'test'

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
  onThisMachineOnly('PUBLIC_URL', ({ PUBLIC_URL }) => PUBLIC_URL !== undefined && !isLocalName(new URL(PUBLIC_URL).hostname), 'names an address others can reach'),
  onThisMachineOnly('DATABASE_URL', ({ DATABASE_URL }) => DATABASE_URL !== undefined && !databaseHosts(DATABASE_URL).every(isLocalName), 'names a database on another machine'),
  onThisMachineOnly('HOST', ({ HOST }) => !isLocalName(HOST), 'listens to other machines'),
  needed('DATABASE_URL', 'when APP_ENV is production', inProduction),
  needed('PUBLIC_URL', 'when APP_ENV is production', inProduction),
  needed('SMS_GATEWAY_URL', 'when APP_ENV is production: without it nobody gets a one-time code', inProduction),
  noSandboxInProduction('BANKID_ISSUER'),
  noSandboxInProduction('VIPPS_ISSUER'),
  {
    setting: 'ACCEPT_EMBEDDED',
    isBroken: (env) => inProduction(env) && !env.ACCEPT_EMBEDDED.includes('debtRegister'),
    message: 'must name debtRegister when APP_ENV is production: the debt register is the embedded one, which knows nobody\'s real debts, so that has to be accepted by name',
  },
  needed('LEAD_WEBHOOK_SECRET', 'when LEAD_WEBHOOK_URL is set', ({ LEAD_WEBHOOK_URL }) => isSet(LEAD_WEBHOOK_URL)),
  needed('LEAD_EMAIL', 'when SMTP_URL is set', ({ SMTP_URL }) => isSet(SMTP_URL)),
  needed('BANKID_CLIENT_ID', 'with BANKID_ISSUER', ({ BANKID_ISSUER }) => isElsewhere(BANKID_ISSUER)),
  needed('BANKID_CLIENT_SECRET', 'with BANKID_ISSUER', ({ BANKID_ISSUER }) => isElsewhere(BANKID_ISSUER)),
  needed('VIPPS_CLIENT_ID', 'with VIPPS_ISSUER', ({ VIPPS_ISSUER }) => isElsewhere(VIPPS_ISSUER)),
  needed('VIPPS_CLIENT_SECRET', 'with VIPPS_ISSUER', ({ VIPPS_ISSUER }) => isElsewhere(VIPPS_ISSUER)),
]

/** The first rule these settings break, as the rest of a sentence that begins with the setting's name. */
export const brokenRule = (env: Env): Pick<SettingRule, 'setting' | 'message'> | undefined => SETTING_RULES.find(({ isBroken }) => isBroken(env))

/** Whether a host, as settings and requests write it, can only be this machine: an address of its own, localhost, or a name under it. */
export function isLocalName(host: string): boolean {
  const name = host.toLowerCase()
  return isLoopbackHost(name) || name.endsWith('.localhost') || isLoopback(name)
}

/** Every host a database address may lead to: the driver prefers one in its query. A folder holds a socket of this machine. */
function databaseHosts(address: string): string[] {
  const parsed = URL.parse(address.replace('@/', '@localhost/'))
  if (!parsed) return ['unknown']
  return [...parsed.searchParams.getAll('host'), parsed.hostname].filter((host) => host !== '' && !/^(\/|%2f)/i.test(host))
}
