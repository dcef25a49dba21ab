/** What runs in production, or is sent to browsers. */
const RUNNING = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/** Also allowed for what only builds and tests, as nothing of it is handed on. */
const BUILDING = new Set(['CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0'])

/** The lock file has no licence of these; read in their own files. */
export const READ_BY_HAND: Readonly<Record<string, string>> = { 'png-js': 'MIT', 'xmlhttprequest-ssl': 'MIT' }

export const isAllowed = (licence: string, { isBuilding }: { isBuilding: boolean }): boolean =>
  RUNNING.has(licence) || (isBuilding && BUILDING.has(licence))
