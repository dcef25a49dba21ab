// A small system that takes all of the portal's ports: plain Node, no packages, no code of the portal.
// The contract is docs/api/*.json; docs/providers.md tells it in words.
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { changeCustomer, enterCustomer, eraseCustomer, readCustomer } from './customers.js'
import { createList } from './ledger.js'
import { mobileOrders, powerOrders } from './orders.js'
import { checkCredit, checkNumber, findMeter, readDebts } from './registers.js'
import { isSigned } from './signed.js'
import { sendText } from './texts.js'
import { openView, showView } from './views.js'

const { PORT = '4000', ANSWERS_AFTER, SWITCHED_OFF = '' } = process.env

const off = Object.fromEntries(SWITCHED_OFF.split(',').flatMap((name) => (name ? [[name, false]] : [])))
const isNewLead = createList((line) => line.lead)
const isNewEvent = createList((line) => line.event)
const takeLead = (lead) => (isNewLead(lead), [200, { state: 'taken', id: lead.id }])
const takeEvent = (event) => (isNewEvent(event), [200, { state: 'taken', id: event.id }])

const ORDERED = ['customerId', 'customer']
const MOBILE = [...ORDERED, 'plan', 'numberChoice', 'creditCheckId', 'quotedMonthly', 'quotedSetUp']
const POWER = [...ORDERED, 'powerAgreement', 'street', 'postalCode', 'city', 'startDate', 'quotedPerKwh']

// Method and path, the fields a body must have, whether a key is needed, and the answer.
const ROUTES = [
  ...[
    ['orders', MOBILE, mobileOrders],
    ['power-orders', POWER, powerOrders],
  ].flatMap(([path, fields, book]) => [
    [`POST /${path}`, fields, 'key', ({ key, body, later }) => book.place(key, body, later)],
    [`GET /${path}/*`, [], '', ({ names: [key] }) => book.status(key)],
    [`POST /${path}/*/withdrawal`, ['customerId', 'withdrawnAt'], 'key', (c) => book.withdraw(c.names[0], c.body)],
    [`GET /customers/*/${path}`, [], '', ({ names: [customer] }) => book.list(customer)],
  ]),
  ['POST /customers', ['customerId', 'phone', 'acceptanceTags'], 'key', (c) => enterCustomer(c.body, c.key)],
  ['GET /customers/*', [], '', ({ names: [id] }) => readCustomer(id)],
  ['PATCH /customers/*', ['changedAt'], 'key', ({ names: [id], body, key }) => changeCustomer(id, body, key)],
  ['POST /customers/*/erasure', ['erasedAt'], 'key', ({ names: [id] }) => eraseCustomer(id)],
  ['GET /customers/*/features', [], '', () => [200, { power: true, beta: false, ...off }]],
  ['POST /credit-checks', ['subject', 'name', 'birthDate', 'phone', 'plan'], 'key', ({ body }) => checkCredit(body)],
  ['GET /numbers/*', [], '', ({ names: [phone] }) => checkNumber(phone)],
  ['GET /meters/*/*', [], '', ({ names, query }) => findMeter(names[0], names[1], query.get('street') ?? '')],
  ['POST /debts', ['nationalId', 'consent'], '', ({ body }) => readDebts(body)],
  [
    'POST /views',
    ['nationalId', 'consent', 'locale', 'portal', 'back'],
    '',
    ({ body, origin }) => openView(body, origin),
  ],
  ['POST /leads', ['id', 'createdAt', 'name', 'phone', 'lead'], 'key', ({ body }) => takeLead(body)],
  ['POST /events', ['id', 'at', 'locale', 'event', 'flow'], 'key', ({ body }) => takeEvent(body)],
  ['POST /messages', ['from', 'to', 'text'], 'key', ({ key, body }) => sendText(key, body)],
  ['GET /reviews', [], '', () => [200, { rating: 4.4, count: 1280 }]],
].map(([route, fields, needsKey, answer]) => ({
  pattern: new RegExp(`^${route.replaceAll('*', '([^/]+)')}/?$`),
  fields,
  needsKey: needsKey === 'key',
  answer,
}))

function answerTo({ method, url, headers }, body) {
  const { pathname, searchParams: query } = new URL(url, 'http://provider')
  for (const { pattern, fields, needsKey, answer } of ROUTES) {
    const found = pattern.exec(`${method} ${pathname}`)
    if (!found) continue
    const key = headers['idempotency-key']
    const lacks = fields.length > 0 && (typeof body !== 'object' || body === null || fields.some((f) => !(f in body)))
    if (lacks || (needsKey && !key)) return [400, { code: 'invalid' }]
    const names = found.slice(1).map(decodeURIComponent)
    const origin = `http://${headers.host}`
    return answer({ names, query, body, key, origin, later: headers.prefer === 'respond-async' })
  }
  return [404, { code: 'not_found' }]
}

const server = createServer(async (request, response) => {
  const tell = (status, told) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told))
  try {
    const view = request.method === 'GET' && /^\/views\/([\w-]+)$/.exec(request.url)
    if (view) return showView(view[1], response)
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    if (!isSigned(request, text)) return tell(401, { code: 'not_signed' })
    let body
    try {
      body = text === '' ? undefined : JSON.parse(text)
    } catch {
      return tell(400, { code: 'malformed' })
    }
    const told = answerTo(request, body)
    if (ANSWERS_AFTER && request.method === 'POST' && /^\/(power-)?orders\/?$/.test(request.url))
      await wait(Number(ANSWERS_AFTER))
    return tell(...told)
  } catch {
    return response.headersSent ? response.end() : tell(500, { code: 'failed' })
  }
})

server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`)
})
