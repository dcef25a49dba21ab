import { createHmac } from 'node:crypto'
import { sealText, unsealText } from './seal-text.ts'

/** Wraps the secrets of the database with a key that is not in it; a key service can take its place. */
export type RootKey = {
  wrap: (name: string, secret: string) => Promise<string>
  /** Throws {@link WrongRootKey} for what another key wrapped, or the same key under another name. */
  unwrap: (name: string, wrapped: string) => Promise<string>
}

export class WrongRootKey extends Error {}

export const ROOT_KEY_BYTES = 32

const VERSION = 'w1'

/** `former` keys still unwrap; new secrets are wrapped with `current`. */
export function createRootKey(current: Buffer, former: readonly Buffer[] = []): RootKey {
  const keys = new Map([current, ...former].map((key) => [idOf(key), key]))
  return {
    wrap: async (name, secret) => [VERSION, idOf(current), sealText(current, secret, name)].join('.'),
    unwrap: async (name, wrapped) => {
      const [version, id = '', sealed = ''] = wrapped.split('.')
      const key = version === VERSION ? keys.get(id) : undefined
      if (!key) throw new WrongRootKey(`no root key given has wrapped the secret ${name}`)
      try {
        return unsealText(key, sealed, name)
      } catch {
        throw new WrongRootKey(`the secret ${name} is not as the root key wrapped it`)
      }
    },
  }
}

const idOf = (key: Buffer): string => createHmac('sha256', key).update('root key id').digest('base64url').slice(0, 11)
