import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { NewPasskey, PasskeyProof } from '#contracts/account/passkeys.ts'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const encoded = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/** An authenticator in software with one passkey; `verifies` false leaves out the fingerprint or the PIN. */
export function softwarePasskey(origin: string, { verifies = true }: { verifies?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(16)
  const id = encoded(credential)
  const flags = USER_PRESENT | (verifies ? USER_VERIFIED : 0)
  let counter = 0

  const clientData = (type: 'create' | 'get', challenge: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))

  function authenticatorData(more: number, rest: Uint8Array = new Uint8Array()): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags | more]), count, rest])
  }

  return {
    id,
    /** A clone of the authenticator would sign with a counter that was used before. */
    turnBack: () => {
      counter = 0
    },
    make: (challenge: string): NewPasskey => {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential.length)
      const authData = authenticatorData(
        HAS_CREDENTIAL,
        Buffer.concat([Buffer.alloc(16), length, credential, isoCBOR.encode(key)]),
      )
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: encoded(clientData('create', challenge)),
          attestationObject: encoded(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      }
    },
    prove: (challenge: string): PasskeyProof => {
      counter += 1
      const data = clientData('get', challenge)
      const authData = authenticatorData(0)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: encoded(data),
          authenticatorData: encoded(authData),
          signature: encoded(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
        },
      }
    },
  }
}
