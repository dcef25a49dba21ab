import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { portalForTests } from './testing/portal-for-tests.ts'

const portal = portalForTests()
const rules = readFileSync('docs/alerts/rules.yml', 'utf8')
const operating = readFileSync('docs/operating.md', 'utf8')
const Dashboard = v.object({
  panels: v.array(v.object({ targets: v.array(v.object({ expr: v.string() })) })),
})
const dashboard = v.parse(Dashboard, JSON.parse(readFileSync('docs/alerts/dashboard.json', 'utf8')))

const expressions = [
  ...[...rules.matchAll(/expr: (?:>\n((?: {10}.*\n)+)|(.*))/g)].map(([, folded, line]) => folded ?? line ?? ''),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]
/** Names of metrics are the words that contain an underscore and stand outside of quotes and of function calls. */
const metricsIn = (expression: string) =>
  [...expression.replaceAll(/"[^"]*"/g, '').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\s*\()/g)].map(([name]) => name)

test('OPS-05 every metric that an alert or the dashboard names is served at /metrics', async () => {
  await portal.app.ask('/status')
  const served = await (await portal.app.ask('/metrics')).text()
  const families = new Set([...served.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const named = new Set(expressions.flatMap(metricsIn).map((name) => name.replace(/_(bucket|count)$/, '')))
  expect(named.size).toBeGreaterThan(9)
  expect([...named].filter((name) => !families.has(name))).toEqual([])
})

test('OPS-05 every alert has its runbook, and every runbook its alert', () => {
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
  const runbooks = operating.slice(operating.indexOf('## Runbooks'))
  expect([...runbooks.matchAll(/^### (.*)$/gm)].map(([, name]) => name)).toEqual(alerts)
  const anchors = [...rules.matchAll(/runbook: docs\/operating\.md#(\S+)/g)].map(([, anchor]) => anchor)
  expect(anchors).toEqual(alerts.map((name) => name.toLowerCase()))
})

test('OPS-05 every query of a runbook is one that the database answers', async () => {
  const queries = [...operating.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, query = '']) => query)
  expect(queries.length).toBeGreaterThan(4)
  for (const query of queries) await portal.database.db.execute(query)
})

test('OPS-05 the status page shows operators what waits, and says 503 when the node is not ready', async () => {
  const page = await portal.app.ask('/status')
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Effects waiting')])
  await portal.database.db.execute('alter schema pgboss rename to elsewhere')
  const without = await portal.app.ask('/status')
  await portal.database.db.execute('alter schema elsewhere rename to pgboss')
  expect([without.status, await without.text()]).toEqual([503, expect.stringContaining('has no table of queues')])
})
