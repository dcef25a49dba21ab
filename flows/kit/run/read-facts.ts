import * as v from 'valibot'
import { Facts } from '#contracts/chat/facts.ts'

const Known = v.strictObject(Facts.entries)

export function readFacts(written: string): { facts: Facts } | { problem: string } {
  try {
    const given: unknown = JSON.parse(written.trim() === '' ? '{}' : written)
    const parsed = v.safeParse(Known, given)
    if (parsed.success) return { facts: parsed.output }
    const [issue] = parsed.issues
    const name = v.getDotPath(issue) ?? ''
    if (issue.expected === 'never') return { problem: `there is no fact ${name}` }
    return { problem: name ? `${name}: ${issue.message}` : issue.message }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'no JSON' }
  }
}
