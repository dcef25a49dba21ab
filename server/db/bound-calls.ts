import type { PGlite } from '@electric-sql/pglite'
import { DATABASE_DEADLINE, withDeadline } from './deadline.ts'

/** The embedded database with a deadline on each single call, which the server has by itself: on a full disk one may never settle. */
export function boundCalls(client: PGlite, ms = DATABASE_DEADLINE): PGlite {
  const query: PGlite['query'] = (text, params, options) => withDeadline(client.query(text, params, options), ms)
  return new Proxy(client, {
    get: (target, key) => {
      if (key === 'query') return query
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
