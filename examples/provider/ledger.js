// The ledger: one line of JSON for all that was decided, written before it is answered.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

const { LEDGER } = process.env

export const linesKept = () =>
  LEDGER && existsSync(LEDGER)
    ? readFileSync(LEDGER, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

export function write(line) {
  if (LEDGER) appendFileSync(LEDGER, `${JSON.stringify(line)}\n`)
}

export function strike(isStruck) {
  if (!LEDGER || !existsSync(LEDGER)) return
  const others = linesKept().filter((line) => !isStruck(line))
  writeFileSync(LEDGER, others.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

// Takes what has an id of its own once: a lead, an event, a text.
export function createList(isOne) {
  const taken = new Map(
    linesKept()
      .filter(isOne)
      .map((line) => [line.id, line]),
  )
  return (line) => {
    if (taken.has(line.id)) return false
    write(line)
    taken.set(line.id, line)
    return true
  }
}
