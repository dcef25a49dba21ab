import { Hono } from 'hono'
import type { Readiness } from '#server/readiness.ts'
import type { Metrics } from './metrics.ts'
import { fact, html, smallPage } from './small-page.ts'

type Status = {
  readiness: Pick<Readiness, 'faults'>
  metrics: Pick<Metrics, 'waiting'>
  database: string
  now: () => number
}

/** For operators, in English, served where /metrics is; it shows counts, never a person. */
export function statusPage({ readiness, metrics, database, now }: Status): Hono {
  const began = now()
  const page = new Hono()
  page.get('/', async () => {
    const faults = await readiness.faults()
    const waiting = await metrics.waiting().catch(() => undefined)
    const minutes = Math.floor((now() - began) / 60_000)
    const rows: [string, string | number][] = [
      ['Node.js', process.versions.node],
      ['Database', database],
      ['Running for', `${Math.floor(minutes / 60)} h ${minutes % 60} min`],
      ['Memory', `${Math.round(process.memoryUsage.rss() / 1_000_000)} MB`],
      ['Effects waiting', waiting?.effects ?? 'unknown'],
      ['Oldest of them', waiting ? `${Math.round(waiting.oldestSeconds)} s` : 'unknown'],
      ['Conversations stuck', waiting?.stuck ?? 'unknown'],
      ['Leads waiting', waiting?.leads ?? 'unknown'],
      ['Leads given up', waiting?.deadLeads ?? 'unknown'],
      ['Messages about orders given up', waiting?.deadLetters ?? 'unknown'],
    ]
    return smallPage({
      locale: 'en_US',
      title: 'Status of this node',
      status: faults.length === 0 ? 200 : 503,
      body: html`<h1>Status of this node</h1>
        <p class="mark ${faults.length === 0 ? 'good' : 'bad'}">${faults.length === 0 ? 'Ready' : 'Not ready'}</p>
        ${faults.map(({ part, fault }) => html`<p>The ${part} ${fault}.</p>`)}
        <dl>${rows.map(([name, value]) => fact(name, value))}</dl>`,
    })
  })
  return page
}
