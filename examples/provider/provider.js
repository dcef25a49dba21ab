// A small system that takes the portal's ports `orders`, `credit`, `portability`, `customers`, `leads`, `features`,
// `reviews` and `analytics`: plain Node, no packages, no code of the portal. The contract is docs/api/*.json; docs/providers.md tells it in words.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const { PORT = '4000', PORT_SECRET = '', LEDGER, DECIDES_AFTER, ANSWERS_AFTER, NEWS_TO } = process.env
const WINDOW_SECONDS = 300
const PLANS = { '12gb': 'Provider 12 GB', '6gb': 'Provider 6 GB' }

// The ledger: one line of JSON per decided order, withdrawal and customer, written before it is answered.
const orders = new Map()
const withdrawals = new Map()
const customers = new Map()
const changes = new Map()
const leads = new Map()
const events = new Map()
if (LEDGER && existsSync(LEDGER))
  for (const line of readFileSync(LEDGER, 'utf8').split('\n').filter(Boolean)) keep(JSON.parse(line))
let nextNumber = 48_000_000 + orders.size

function keep(line) {
  if (line.lead) leads.set(line.id, line)
  else if (line.event) events.set(line.id, line)
  else if (line.customer) customers.set(line.customer.id, line.customer)
  else if (line.withdrawnAt) withdrawals.set(line.orderId, line.withdrawnAt)
  else orders.set(line.answer.key, line)
}

function withdraw(orderId, { withdrawnAt }) {
  const isOrder = [...orders.values()].some(({ answer }) => answer.orderId === orderId)
  if (!isOrder) return [404, { code: 'not_found' }]
  if (!withdrawals.has(orderId)) {
    const line = { orderId, withdrawnAt }
    if (LEDGER) appendFileSync(LEDGER, `${JSON.stringify(line)}\n`)
    keep(line)
  }
  return [200, { state: 'withdrawn', orderId }]
}

function keepCustomer(customer, key, changedAt = new Date().toISOString()) {
  const line = { customer, changedAt }
  if (LEDGER) appendFileSync(LEDGER, `${JSON.stringify(line)}\n`)
  keep(line)
  changes.set(key, customer)
  if (NEWS_TO) void report(NEWS_TO, { id: randomUUID(), customerId: customer.id }, 0)
  return [200, customer]
}

function enterCustomer({ customerId, ...details }, key) {
  const known = customers.get(customerId)
  return known ? [200, known] : keepCustomer({ id: customerId, ...details }, key)
}

function changeCustomer(id, { changedAt, consented = [], withdrawn = [], ...details }, key) {
  if (changes.has(key)) return [200, changes.get(key)]
  const known = customers.get(id)
  if (!known) return [404, { code: 'not_found' }]
  if (details.postalCode === '0000') return [422, { code: 'no_such_place' }]
  const stand = [...new Set([...known.acceptanceTags, ...consented])].filter((tag) => !withdrawn.includes(tag))
  return keepCustomer({ ...known, ...details, acceptanceTags: stand }, key, changedAt)
}

function eraseCustomer(customerId) {
  customers.delete(customerId)
  for (const [key, { id }] of changes) if (id === customerId) changes.delete(key)
  if (LEDGER && existsSync(LEDGER)) {
    const lines = readFileSync(LEDGER, 'utf8').split('\n').filter(Boolean)
    const others = lines.filter((line) => JSON.parse(line).customer?.id !== customerId)
    writeFileSync(LEDGER, others.map((line) => `${line}\n`).join(''))
  }
  return [200, { state: 'erased', customerId }]
}

function takeOnce(taken, line) {
  if (!taken.has(line.id)) {
    if (LEDGER) appendFileSync(LEDGER, `${JSON.stringify(line)}\n`)
    keep(line)
  }
  return [200, { state: 'taken', id: line.id }]
}

function decide(key, order) {
  if (order.numberChoice === 'keep' && !/^\+47[49]\d{7}$/.test(order.portNumber ?? ''))
    return { state: 'refused', key, code: 'not_portable' }
  nextNumber += 1
  const newNumber = order.numberChoice === 'new' ? `+47${nextNumber}` : undefined
  return { state: 'placed', key, orderId: `P-${randomUUID()}`, newNumber }
}

function place(key, order) {
  const answer = decide(key, order)
  const kept = { answer, customerId: order.customer.id, order, at: new Date().toISOString() }
  if (LEDGER) appendFileSync(LEDGER, `${JSON.stringify(kept)}\n`)
  keep(kept)
  return answer
}

const undecided = new Set()

function takeOrder({ body, key, later }) {
  const known = orders.get(key)
  if (known) return [200, known.answer]
  const wait = DECIDES_AFTER ?? (later ? '300' : undefined)
  if (wait === undefined) return [201, place(key, body)]
  if (!undecided.has(key)) {
    undecided.add(key)
    setTimeout(() => {
      undecided.delete(key)
      const answer = place(key, body)
      if (body.reportTo) void report(body.reportTo, { id: randomUUID(), key, answer }, 0)
    }, Number(wait))
  }
  return [202, { state: 'pending', key }]
}

// Reports until the portal has taken it, a little less often each time.
async function report(address, told, times) {
  const { pathname, search } = new URL(address)
  const body = JSON.stringify(told)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const headers = {
    'content-type': 'application/json',
    'portal-timestamp': timestamp,
    'portal-signature': `sha256=${signature('POST', pathname + search, timestamp, body)}`,
  }
  const answer = await fetch(address, { method: 'POST', headers, body }).catch(() => undefined)
  if (!answer?.ok && times < 20) setTimeout(() => void report(address, told, times + 1), 500 * 2 ** Math.min(times, 8))
}

function list(customerId) {
  return [...orders.values()]
    .filter((one) => one.customerId === customerId && one.answer.state === 'placed')
    .map(({ answer, order, at }) => ({
      accountId: customerId,
      orderId: answer.orderId,
      contractId: answer.orderId,
      id: answer.orderId,
      subscriptionName: PLANS[order.plan] ?? `Provider ${order.plan}`,
      plan: order.plan,
      phoneNumber: answer.newNumber ?? order.portNumber,
      state: withdrawals.has(answer.orderId) ? 'ENDED' : 'ORDERED',
      monthly: order.quotedMonthly,
      setUp: order.quotedSetUp,
      created: at,
    }))
    .reverse()
}

function checkCredit({ birthDate, subject }) {
  const grown = new Date(birthDate)
  grown.setFullYear(grown.getFullYear() + 18)
  const id = `C-${subject}`
  return grown > new Date() ? { outcome: 'refused', id, reason: 'under_age' } : { outcome: 'approved', id }
}

const checkNumber = (phone) =>
  /^\+47[49]\d{7}$/.test(phone) ? { outcome: 'portable', phone } : { outcome: 'notPortable', refusal: 'not_mobile' }

const ORDER_FIELDS = ['plan', 'numberChoice', 'customerId', 'creditCheckId', 'quotedMonthly', 'quotedSetUp', 'customer']
const CUSTOMER_FIELDS = ['customerId', 'firstName', 'lastName', 'phone', 'acceptanceTags']
const LEAD_FIELDS = ['id', 'createdAt', 'name', 'phone', 'lead']
const EVENT_FIELDS = ['id', 'at', 'locale', 'event', 'flow']
const CREDIT_FIELDS = ['subject', 'name', 'birthDate', 'phone', 'plan']

function answerTo({ method, parts, body, key, later }) {
  const [what, id, rest] = parts
  const lacks = (fields) =>
    typeof body !== 'object' || body === null || fields.some((field) => body[field] === undefined)
  if (method === 'POST' && what === 'orders' && parts.length === 1)
    return lacks(ORDER_FIELDS) || !key ? [400, { code: 'invalid' }] : takeOrder({ body, key, later })
  if (method === 'POST' && what === 'credit-checks' && parts.length === 1)
    return lacks(CREDIT_FIELDS) || !key ? [400, { code: 'invalid' }] : [200, checkCredit(body)]
  if (method === 'POST' && what === 'orders' && rest === 'withdrawal')
    return lacks(['customerId', 'withdrawnAt']) || !key ? [400, { code: 'invalid' }] : withdraw(id, body)
  if (method === 'GET' && what === 'orders' && parts.length === 2) {
    const known = orders.get(id)
    if (known) return [200, known.answer]
    return undecided.has(id) ? [200, { state: 'pending', key: id }] : [404, { code: 'not_found' }]
  }
  if (method === 'GET' && what === 'customers' && rest === 'orders') return [200, list(id)]
  if (method === 'POST' && what === 'customers' && parts.length === 1)
    return lacks(CUSTOMER_FIELDS) || !key ? [400, { code: 'invalid' }] : enterCustomer(body, key)
  if (method === 'PATCH' && what === 'customers' && parts.length === 2)
    return lacks(['changedAt']) || !key ? [400, { code: 'invalid' }] : changeCustomer(id, body, key)
  if (method === 'POST' && what === 'customers' && rest === 'erasure')
    return lacks(['erasedAt']) || !key ? [400, { code: 'invalid' }] : eraseCustomer(id)
  if (method === 'GET' && what === 'customers' && parts.length === 2)
    return customers.has(id) ? [200, customers.get(id)] : [404, { code: 'not_found' }]
  if (method === 'POST' && what === 'leads' && parts.length === 1)
    return lacks(LEAD_FIELDS) || !key ? [400, { code: 'invalid' }] : takeOnce(leads, body)
  if (method === 'GET' && what === 'customers' && rest === 'features') return [200, { power: true, beta: false }]
  if (method === 'GET' && what === 'reviews' && parts.length === 1) return [200, { rating: 4.4, count: 1280 }]
  if (method === 'POST' && what === 'events' && parts.length === 1)
    return lacks(EVENT_FIELDS) || !key ? [400, { code: 'invalid' }] : takeOnce(events, body)
  if (method === 'GET' && what === 'numbers' && parts.length === 2) return [200, checkNumber(id)]
  return [404, { code: 'not_found' }]
}

const signature = (method, path, timestamp, body) =>
  createHmac('sha256', PORT_SECRET).update([method, path, timestamp, body].join('\n')).digest('hex')

function isSigned({ method, url, headers }, body) {
  const timestamp = headers['portal-timestamp'] ?? ''
  const given = /^sha256=([0-9a-f]{64})$/.exec(headers['portal-signature'] ?? '')?.[1]
  if (!given || Math.abs(Date.now() / 1000 - Number(timestamp)) > WINDOW_SECONDS) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(signature(method, url, timestamp, body), 'hex'))
}

const server = createServer(async (request, response) => {
  const tell = (status, told) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told))
  try {
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
    const { method, url, headers } = request
    const parts = new URL(url, 'http://provider').pathname.split('/').filter(Boolean).map(decodeURIComponent)
    const later = headers.prefer === 'respond-async'
    const told = answerTo({ method, parts, body, key: headers['idempotency-key'], later })
    if (ANSWERS_AFTER && method === 'POST' && parts[0] === 'orders') await wait(Number(ANSWERS_AFTER))
    return tell(...told)
  } catch {
    return response.headersSent ? response.end() : tell(500, { code: 'failed' })
  }
})

if (PORT_SECRET.length < 32) throw new Error('PORT_SECRET must be at least 32 characters.')
server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`)
})
