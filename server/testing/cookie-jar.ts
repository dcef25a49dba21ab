import type { Ask } from './running-app.ts'

export type Browser = {
  ask: Ask
  go: (path: string, init?: RequestInit) => Promise<{ response: Response; passed: string[] }>
  post: (path: string, fields: Record<string, string>) => ReturnType<Browser['go']>
}

type Kept = { value: string; path: string }

export function openBrowser(app: Ask): Browser {
  const jar = new Map<string, Kept>()

  const ask: Ask = async (path, init = {}) => {
    const { pathname } = new URL(path, 'http://localhost')
    const sent = [...jar].flatMap(([name, kept]) => (pathname.startsWith(kept.path) ? [`${name}=${kept.value}`] : []))
    const headers = new Headers(init.headers)
    if (sent.length > 0) headers.set('cookie', sent.join('; '))
    const response = await app(path, { ...init, headers })
    for (const written of response.headers.getSetCookie()) keep(jar, written)
    return response
  }

  const go: Browser['go'] = async (path, init) => {
    const passed: string[] = []
    let [at, how] = [path, init]
    for (;;) {
      const response = await ask(at, how)
      const location = response.headers.get('location')
      if (!location) return { response, passed }
      const next = new URL(location, 'http://localhost')
      at = `${next.pathname}${next.search}`
      how = {}
      passed.push(at)
    }
  }

  const form = (fields: Record<string, string>): RequestInit => ({
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return { ask, go, post: (path, fields) => go(path, form(fields)) }
}

function keep(jar: Map<string, Kept>, written: string): void {
  const [pair = '', ...attributes] = written.split('; ')
  const [name = '', ...value] = pair.split('=')
  const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
  const isGone = attributes.some(
    (attribute) => /^max-age=0$/i.test(attribute) || /^expires=Thu, 01 Jan 1970/i.test(attribute),
  )
  if (isGone) jar.delete(name)
  else jar.set(name, { value: value.join('='), path })
}
