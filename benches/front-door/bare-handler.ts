import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import { readEnv } from '#server/env.ts'
import { openDatabase } from '#server/db/open-database.ts'

/** The floor: the least that any durable answer costs, one row a request. */
const env = readEnv(process.env)
const { db } = await openDatabase(env)
await db.execute(sql`create table if not exists bare (id bigserial primary key, said text not null)`)
createServer((request, response) => {
  if (request.method !== 'POST') return response.end('ready')
  db.execute(sql`insert into bare (said) values (${request.url})`).then(
    () => response.end('kept'),
    () => response.writeHead(500).end(),
  )
}).listen(env.PORT)
