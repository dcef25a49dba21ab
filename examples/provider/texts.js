// Text messages: what became of each is reported to the portal. A number that ends with 000 is switched off.
import { randomUUID } from 'node:crypto'
import { createList } from './ledger.js'
import { report } from './signed.js'

const MOBILE = /^\+(47[49]\d{7}|467\d{8}|45[2-9]\d{7})$/
const take = createList((line) => line.text !== undefined)

export function sendText(key, { from, to, text, reportTo }) {
  if (!MOBILE.test(to)) return [200, { state: 'refused', code: 'no_mobile' }]
  if (take({ id: key, from, to, text, at: new Date().toISOString() }) && reportTo) {
    const answer = to.endsWith('000') ? { state: 'failed', code: 'switched_off' } : { state: 'delivered' }
    setTimeout(() => void report(reportTo, { kind: 'delivery', id: randomUUID(), key, answer }), 100)
  }
  return [200, { state: 'accepted', reported: reportTo !== undefined }]
}
