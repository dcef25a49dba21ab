import { readdirSync, readFileSync } from 'node:fs'
import { stories } from '../registry.ts'

export type SavedReplay = { machine: string; name: string; text: string }

export const savedReplays = (): SavedReplay[] => Object.keys(stories).flatMap(replaysOf)

function replaysOf(machine: string): SavedReplay[] {
  const folder = new URL(`../${machine}/replays/`, import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.replay'))
    .sort()
    .map((file) => ({ machine, name: file.replace('.replay', ''), text: readFileSync(new URL(file, folder), 'utf8') }))
}
