// The customer register: it refuses the postal code 0000, and reports each change to NEWS_TO.
import { randomUUID } from 'node:crypto'
import { linesKept, strike, write } from './ledger.js'
import { report } from './signed.js'

const { NEWS_TO } = process.env
const customers = new Map(linesKept().flatMap(({ customer }) => (customer ? [[customer.id, customer]] : [])))
const changes = new Map()

function keep(customer, key, changedAt = new Date().toISOString()) {
  write({ customer, changedAt })
  customers.set(customer.id, customer)
  changes.set(key, customer)
  if (NEWS_TO) void report(NEWS_TO, { id: randomUUID(), customerId: customer.id })
  return [200, customer]
}

export const readCustomer = (id) => (customers.has(id) ? [200, customers.get(id)] : [404, { code: 'not_found' }])

export function enterCustomer({ customerId, ...details }, key) {
  const known = customers.get(customerId)
  return known ? [200, known] : keep({ id: customerId, ...details }, key)
}

export function changeCustomer(id, { changedAt, consented = [], withdrawn = [], ...details }, key) {
  if (changes.has(key)) return [200, changes.get(key)]
  const known = customers.get(id)
  if (!known) return [404, { code: 'not_found' }]
  if (details.postalCode === '0000') return [422, { code: 'no_such_place' }]
  const stand = [...new Set([...known.acceptanceTags, ...consented])].filter((tag) => !withdrawn.includes(tag))
  return keep({ ...known, ...details, acceptanceTags: stand }, key, changedAt)
}

export function eraseCustomer(customerId) {
  customers.delete(customerId)
  for (const [key, { id }] of changes) if (id === customerId) changes.delete(key)
  strike(({ customer }) => customer?.id === customerId)
  return [200, { state: 'erased', customerId }]
}
