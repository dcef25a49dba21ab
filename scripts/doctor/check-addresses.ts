import { lookup } from 'node:dns/promises'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Env } from '#server/env.ts'
import { failure, fine, reasonOf, warning, type Finding } from './finding.ts'

const PATIENCE = 5_000
const DAY = 86_400_000
const CERTIFICATE_DAYS = 21
const CLOCKS_APART = 30_000

/** Every setting that holds an address, whatever its name, but those of the portal itself and of the database. */
export function checkAddresses(env: Env): Promise<Finding[]> {
  const { PUBLIC_URL: _own, SITES: _sites, DATABASE_URL: _database, HANDOFF_TARGETS: targets = [], ...others } = env
  const named = Object.entries(others).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && /^(https?|smtps?):\/\//.test(entry[1]),
  )
  const all = [...named, ...targets.map(({ url }): [string, string] => ['HANDOFF_TARGETS', url])]
  return Promise.all([...all.map(([setting, url]) => checkAddress(setting, new URL(url))), ...ownAddress(env)])
}

const ownAddress = ({ PUBLIC_URL }: Env) =>
  PUBLIC_URL === undefined
    ? []
    : [
        lookup(new URL(PUBLIC_URL).hostname).then(
          () => fine('PUBLIC_URL', 'has an address in DNS'),
          () => warning('PUBLIC_URL', 'has no address in DNS', 'Enter its host in DNS before visitors come.'),
        ),
      ]

async function checkAddress(setting: string, url: URL): Promise<Finding> {
  try {
    if (url.protocol.startsWith('smtp')) {
      await reach(url, url.protocol === 'smtps:' ? 465 : 587)
      return fine(setting, `${url.host} accepts connections`)
    }
    const days = url.protocol === 'https:' ? await daysOfCertificate(url) : undefined
    const answer = await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) })
    const date = Date.parse(answer.headers.get('date') ?? '')
    if (Math.abs(date - Date.now()) > CLOCKS_APART)
      return failure(
        setting,
        `${url.host} has another time than this machine`,
        'Let this machine follow a time server (NTP).',
      )
    if (days !== undefined && days < CERTIFICATE_DAYS)
      return warning(setting, `the certificate of ${url.host} ends in ${days} days`, 'Tell who runs it to renew it.')
    return fine(setting, `${url.host} answers${days === undefined ? '' : `, certificate for ${days} days`}`)
  } catch (error) {
    return failure(
      setting,
      `${url.host} does not answer (${reasonOf(error)})`,
      'See that the address is right, that it runs, that this machine may reach it, and its certificate.',
    )
  }
}

function daysOfCertificate(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ host: url.hostname, port: Number(url.port || 443), servername: url.hostname }, () => {
      resolve(Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY))
      socket.destroy()
    })
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('late')))
    socket.once('error', reject)
  })
}

function reach(url: URL, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connectTcp({ host: url.hostname, port: Number(url.port || port) }, () => {
      socket.destroy()
      resolve()
    })
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('late')))
    socket.once('error', reject)
  })
}
