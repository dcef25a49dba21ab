import { Agent, request } from 'node:http'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'

export type Answer = { path: string; status: number; headers: Record<string, string>; body: string }

/** English has no host of its own: the visitor's choice is stored in a cookie (SHELL-01). */
export const HOSTS: Record<Locale, string> = {
  nb_NO: 'scoopr.no',
  sv_SE: 'scoopr.se',
  da_DK: 'scoopr.dk',
  en_US: 'scoopr.no',
}
export const SITES = ['https://scoopr.no', 'https://scoopr.se', 'https://scoopr.dk']
export const HOST_RULES =
  '--host-resolver-rules=MAP scoopr.no localhost, MAP scoopr.se localhost, MAP scoopr.dk localhost'

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

export function siteReader(url: string, locale: Locale): (path: string, method?: string) => Promise<Answer> {
  const { port, hostname } = new URL(url)
  const headers = { host: HOSTS[locale], ...(locale === 'en_US' && { cookie: `prat_locale=${languageTag(locale)}` }) }
  return (path, method = 'GET') =>
    new Promise((resolve, reject) => {
      const asked = request({ agent, hostname, port, path, method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const told = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
          resolve({
            path,
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(told),
            body: Buffer.concat(chunks).toString('utf8'),
          })
        })
      })
      asked.on('error', reject)
      asked.end()
    })
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const readable = (written: string) =>
  written.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_all, name: string) => CHARACTERS[name] ?? '')

export function elements(html: string, name: string): Record<string, string>[] {
  const tag = new RegExp(`<${name === '*' ? '[a-z][\\w-]*' : name}((?:\\s+[\\w:-]+(?:="[^"]*")?)*)\\s*/?>`, 'gi')
  return [...html.replace(/<(script|style)\b([^>]*)>[^]*?<\/\1>/g, '<$1$2>').matchAll(tag)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        readable(value),
      ]),
    ),
  )
}

export const wordsOf = (html: string): string =>
  readable(html.replace(/<(script|style|svg)\b[^]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' '))
