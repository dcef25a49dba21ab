import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { unzipSync, strFromU8 } from 'fflate'
import * as v from 'valibot'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { fullCustomer } from '#server/testing/full-customer.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { createMyData } from '#server/privacy/create-my-data.ts'

export const NORA = {
  phone: '+4746100201',
  name: { firstName: 'Norafrida', lastName: 'Liestøl' },
  email: 'norafrida@example.no',
  locale: 'nb_NO' as const,
  birthDate: '1991-07-13',
  street: 'Fløyveien 77',
  postalCode: '5014',
  city: 'Bergen',
}

export const OTHER = {
  ...NORA,
  phone: '+4746100202',
  name: { firstName: 'Olafur', lastName: 'Testesen' },
  email: 'olafur@example.no',
  birthDate: '1970-01-02',
  street: 'Torget 1',
}

export const namesOf = (decisions: readonly { table: PgTable }[]) =>
  decisions.map(({ table }) => getTableName(table)).sort()

export async function openPeople() {
  const database = await openInMemory()
  const deps = serviceDeps(database)
  const nora = await fullCustomer(deps, NORA, 'n')
  const other = await fullCustomer(deps, OTHER, 'o')

  const pageOf = (entity: string | undefined, cookie = 'prat_login=x') =>
    createMyData(
      { ...deps, content: createEmbeddedContent(), beforeErasure: async () => {} },
      { entity, headers: new Headers({ cookie }), locale: 'nb_NO', address: null },
    )

  const archiveText = async (id: string): Promise<string> =>
    strFromU8(unzipSync((await pageOf(id).archive())?.bytes ?? new Uint8Array())['my-data.json'] ?? new Uint8Array())

  const codeTo = async (phone: string) => /\d{6}/.exec((await listMessages(deps, phone))[0]?.text ?? '')?.[0] ?? ''

  async function tablesWith(texts: readonly string[]): Promise<string[]> {
    const all = await database.db.execute(
      sql`select table_schema as room, table_name as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { room, name } of v.parse(v.array(v.object({ room: v.string(), name: v.string() })), all.rows)) {
      const dump = JSON.stringify((await database.db.execute(sql.raw(`select * from "${room}"."${name}"`))).rows)
      if (texts.some((text) => dump.includes(text))) found.push(name)
    }
    return found.sort()
  }

  return { database, deps, nora, other, pageOf, archiveText, codeTo, tablesWith }
}

export type People = Awaited<ReturnType<typeof openPeople>>
