import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SECRET, startProvider } from '#server/ports/testing/start-provider.ts'
import { readEnv } from '#server/env.ts'
import { freePort } from '#server/testing/free-port.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { createLeads } from './create-leads.ts'
import { keepLead } from './keep-lead.ts'
import { createLeadDelivery } from './lead-queue.ts'
import { leads } from './tables.ts'

test('ORD-04 ORD-05 FLOW-06 a lead for a system that is down waits here, and the system takes it once', async () => {
  const database = await openInMemory()
  const deps = serviceDeps(database)
  const port = String(await freePort())
  const LEDGER = join(mkdtempSync(join(tmpdir(), 'leads-')), 'ledger.jsonl')
  const env = readEnv({ APP_ENV: 'test', LEADS_URL: `http://127.0.0.1:${port}`, PORT_SECRET: SECRET })
  const send = createLeads({ ...deps, runtime: { ...deps.runtime, now: Date.now } }, env)
  const name = { firstName: 'Kari', lastName: 'Nordmann' }
  const lead = { kind: 'insurance' as const, cover: ['car' as const], notes: ['Toyota Yaris 2017'] }
  const request = { name, phone: '+4791234567', lead }
  const id = await keepLead(deps, request, 'k', 'nb_NO')
  const row = async () => (await database.db.select().from(leads).where(eq(leads.id, id)))[0]
  expect(await createLeadDelivery(deps, send)(id)).toBe('again')
  expect(await row()).toMatchObject({ status: 'waiting', attempts: 1 })
  const provider = await startProvider({ PORT: port, LEDGER })
  try {
    await expect.poll(() => createLeadDelivery(deps, send)(id), { timeout: 30_000, interval: 1000 }).toBe('done')
    expect(await row()).toMatchObject({ status: 'delivered', channel: 'port' })
    await database.db.update(leads).set({ status: 'waiting' })
    expect(await createLeadDelivery(deps, send)(id)).toBe('done')
    const lines = readFileSync(LEDGER, 'utf8').split('\n').filter(Boolean)
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ id, name, lead: request.lead }])
  } finally {
    await provider.close()
    await database.close()
  }
}, 60_000)
