import * as v from 'valibot'
import type { Features } from '#contracts/ports/features.ts'
import { AT_STAKE } from '#contracts/ports/ports.ts'
import { norwegianPhone } from '#contracts/kernel/phone.ts'
import { isLoopbackHost } from '#contracts/kernel/loopback.ts'

export const flag = v.pipe(
  v.picklist(['0', '1', 'true', 'false']),
  v.transform((written) => written === '1' || written === 'true'),
)
export const numberWritten = (digits: RegExp, what: string) =>
  v.pipe(v.string(), v.regex(digits, `must be ${what}`), v.transform(Number))
export const secretOf = (length: number) =>
  v.pipe(v.string(), v.minLength(length, `must be at least ${length} characters`))

const ROOT_KEY_WRITTEN = /^[A-Za-z0-9+/]{43}=?$/
export const rootKey = v.pipe(
  v.string(),
  v.regex(ROOT_KEY_WRITTEN, 'must be 32 bytes in base64, as of openssl rand -base64 32'),
  v.transform((written) => Buffer.from(written, 'base64')),
)
export const rootKeys = v.pipe(
  v.string(),
  v.transform((written) => written.split(',').map((key) => key.trim())),
  v.check(
    (keys) => keys.every((key) => ROOT_KEY_WRITTEN.test(key)),
    'must be keys of 32 bytes in base64 with commas between them',
  ),
  v.transform((keys) => keys.map((key) => Buffer.from(key, 'base64'))),
)

const e164 = (written: string) => norwegianPhone(written) ?? /^\+[1-9]\d{7,14}$/.exec(written.replace(/\s/g, ''))?.[0]
export const phones = v.pipe(
  v.string(),
  v.check(
    (written) => written.split(',').every((phone) => e164(phone.trim()) !== undefined),
    'must be phone numbers with commas between them',
  ),
  v.transform((written) => written.split(',').flatMap((phone) => e164(phone.trim()) ?? [])),
)

export const handoffTargets = v.pipe(
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
export const editorTokens = v.pipe(
  v.string(),
  v.transform((written) => written.split(',').map((token) => token.trim())),
  v.check(
    (tokens) => tokens.every((token) => /^\S{32,}$/.test(token)),
    'must be tokens of at least 32 characters without spaces, with commas between',
  ),
)
/** Requires https or this machine, as personal data is sent or shown content is received. */
export const outsideService = v.pipe(
  v.string(),
  v.url('must be a full URL'),
  v.check(
    (written) => isSafeTarget(written),
    'must begin with https://, or name this machine (localhost, 127.0.0.1, [::1])',
  ),
  v.check((written) => !hasOddParts(written), 'must hold no user, password or #'),
)
/** Requires https, this machine, or a private network, as what visitors write is sent. */
export const onPremises = v.pipe(
  v.string(),
  v.url('must be a full URL'),
  v.check(
    (written) => isSafeTarget(written) || isPrivateTarget(written),
    'must begin with https://, or name this machine or a host of a private network (10.…, 172.16.… to 172.31.…, 192.168.…, name.internal)',
  ),
  v.check((written) => !hasOddParts(written), 'must hold no user, password or #'),
)
const PRIVATE =
  /^(10(\.\d{1,3}){3}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}|192\.168(\.\d{1,3}){2}|[\w.-]+\.internal|\[f[cd][\da-f:]*\])$/
const isPrivateTarget = (written: string): boolean => {
  const url = URL.parse(written)
  return url?.protocol === 'http:' && PRIVATE.test(url.hostname)
}
export const issuer = v.union([v.literal('sandbox'), outsideService])
export const ownAddress = v.pipe(
  outsideService,
  v.check(
    (written) => URL.parse(written)?.pathname === '/' && !written.includes('?'),
    'must end with the host: the portal lies at its root',
  ),
)

export const sites = v.pipe(
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

const partsOf = (written: string) =>
  written
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
export const embeddedRegisters = v.pipe(
  v.string(),
  v.check(
    (written) => partsOf(written).every((name) => AT_STAKE.some((register) => register === name)),
    `must be names with commas between them, of: ${AT_STAKE.join(', ')}`,
  ),
  v.transform((written) => AT_STAKE.filter((register) => partsOf(written).includes(register))),
)

const MALFORMED_STAFF = 'must be e-mail=role or subject=role with commas between them, each role see or mend'
const STAFF_ROLES = ['see', 'mend'] as const
export type NamedStaff = { who: string; role: (typeof STAFF_ROLES)[number] }

export const staff = v.pipe(
  v.string(),
  v.transform((written) =>
    partsOf(written).map((pair) => {
      const cut = pair.lastIndexOf('=')
      const who = pair.slice(0, cut).trim()
      return { who: who.includes('@') ? who.toLowerCase() : who, role: pair.slice(cut + 1).trim() }
    }),
  ),
  v.array(
    v.object(
      { who: v.pipe(v.string(), v.minLength(1, MALFORMED_STAFF)), role: v.picklist(STAFF_ROLES, MALFORMED_STAFF) },
      MALFORMED_STAFF,
    ),
  ),
)

export const origins = v.pipe(
  v.string(),
  v.transform((written): readonly string[] => partsOf(written)),
  v.check(
    (all) => all.every((one) => isSafeTarget(one) && URL.parse(one)?.origin === one),
    'must be origins with commas between them, https://host without a path, or this machine',
  ),
)

export const pageIds = v.pipe(
  v.string(),
  v.check(
    (written) => partsOf(written).every((pair) => /^\w+=[\w-]+$/.test(pair)),
    'must be name=number with commas between them',
  ),
  v.transform(
    (written) => new Map(partsOf(written).map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? ''])),
  ),
)

/** Features that are on for everybody, or off with a minus before the name. */
export const featureNames = v.pipe(
  v.string(),
  v.check(
    (written) => partsOf(written).every((name) => /^-?\w[\w.-]{0,99}$/.test(name)),
    'must be names of features with commas between them, and a minus before one that is off',
  ),
  v.transform((written): Features =>
    Object.fromEntries(partsOf(written).map((name) => [name.replace(/^-/, ''), !name.startsWith('-')])),
  ),
)

function isSafeTarget(written: string): boolean {
  const target = URL.parse(written)
  return target?.protocol === 'https:' || (target?.protocol === 'http:' && isLoopbackHost(target.hostname))
}

function hasOddParts(written: string): boolean {
  const target = URL.parse(written)
  return !target || target.username !== '' || target.password !== '' || target.hash !== ''
}
