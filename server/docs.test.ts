import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { DeliveredLead } from '#contracts/leads/lead.ts'
import { Payouts } from '#contracts/products/payment.ts'
import packageFile from '../package.json' with { type: 'json' }
import { AccessLogLine } from './edge/access-log.ts'
import { Settings } from './env.ts'
import { readUtterances } from './questions/testing/utterances/labelled.ts'
import { portalForTests } from './testing/portal-for-tests.ts'

const settings = {
  EDITOR_TOKENS: 'editor-token-of-thirty-two-characters',
  USAGE_KEY: 'usage-key-of-thirty-two-characters-or-more',
  PAYMENT_KEY: 'payment-key-of-thirty-two-characters-or-more',
}
const portal = portalForTests({ settings })

/** Their blocks are followed on a copy of the project, by scripts/guides.test.ts. */
const followed = (file: string) => file === 'docs/flows.md' || file.startsWith('docs/recipes/')
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md')].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))
const blocks = documents.flatMap(({ file, text }) =>
  [...text.matchAll(/^[ >]*```(.*)\n([\s\S]*?)^[ >]*```/gm)].map(([, kind = '', code = '']) => ({ file, kind, code })),
)
const blocksOf = (kind: string) => blocks.filter((block) => !followed(block.file) && block.kind === kind)

test('ONE-03 every block of the documents is of a kind that a test executes or parses', () => {
  const kinds = ({ file, kind }: { file: string; kind: string }) =>
    followed(file)
      ? /^diff$|^sh run$|^\w+ file=\S+$/.test(kind)
      : /^(sh|sql|http|json( answer)?|utterances)$/.test(kind)
  expect(blocks.length).toBeGreaterThan(30)
  expect(blocks.filter((block) => !kinds(block)).map(({ file, kind, code }) => `${file}: ${kind} ${code}`)).toEqual([])
})

test('ONE-03 every npm command in the documents is a script of the project, with flags that its code reads', () => {
  const sources = globSync('{scripts,benches,server}/**/*.ts', { exclude: ['**/*.test.ts'] })
  const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  const shell = blocks.filter(({ kind }) => /^sh\b/.test(kind)).map(({ file, code: text }) => ({ file, text }))
  const written = [...documents, ...shell].flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm (run [\w-]+|test|start|install)( -- [^`\n]*)?/g)].map(
      ([command, script = '', rest = '']) => ({
        command: `${file}: ${command}`,
        script: script.replace('run ', ''),
        flags: [...rest.matchAll(/ (--[\w-]+)/g)].map(([, flag = '']) => flag),
      }),
    ),
  )
  const commands = new Map<string, string>([['install', ''], ...Object.entries(packageFile.scripts)])
  const isOurs = (script: string) => commands.get(script)?.startsWith('exec node ') ?? false
  const isRead = (flag: string) =>
    code.includes(`'${flag}`) || new RegExp(`\\b'?${flag.slice(2)}'?: \\{ type:`).test(code)
  expect(written.length).toBeGreaterThan(20)
  expect(
    written
      .filter(({ script, flags }) => !commands.has(script) || flags.some((flag) => isOurs(script) && !isRead(flag)))
      .map(({ command }) => command),
  ).toEqual([])
  const other = blocksOf('sh').flatMap(({ code: text }) =>
    text
      .split(/&&|\n/)
      .filter((command) => command.trim() && !/^\s*npm (run [\w-]+|test|start|install)\s*$/.test(command)),
  )
  expect(other).toEqual([])
})

test('ONE-03 every npm script of the project is told in the documents', () => {
  const text = documents.map((document) => document.text).join('\n')
  const isTold = (script: string) => new RegExp(`\\bnpm (run )?${script}(?![\\w-])`).test(text)
  expect(Object.keys(packageFile.scripts).filter((script) => !isTold(script))).toEqual([])
})

const Lead = v.strictObject(DeliveredLead.entries)
const isLead = ({ path }: { path: string }) => path === '{LEAD_WEBHOOK_URL}'

test('ONE-03 every call in the documents is one that the portal takes', async () => {
  const calls = blocksOf('http').map(({ file, code }) => {
    const [head = '', body] = code.split(/\n\n([\s\S]*)/)
    const [request = '', ...headers] = head.trim().split('\n')
    const [method = '', path = ''] = request.split(' ')
    const filled = headers.map((line) => line.replace(/\{(\w+)\}/, (_, name: string) => read(settings, name)))
    return { file, method, path, headers: filled.map((line) => line.split(/: (.*)/).slice(0, 2)), body }
  })
  expect(calls.length).toBeGreaterThan(7)
  const [leads, own] = [calls.filter(isLead), calls.filter((call) => !isLead(call))]
  expect(leads.map(({ body = '' }) => v.safeParse(Lead, JSON.parse(body)).issues)).toEqual(leads.map(() => undefined))
  const refused: string[] = []
  for (const { file, method, path, headers, body } of own) {
    const init = { method, headers: Object.fromEntries(headers), ...(body !== undefined && { body }) }
    const response = await portal.app.ask(path, init)
    if (!response.ok) refused.push(`${file}: ${method} ${path} ${response.status} ${await response.text()}`)
  }
  expect(refused).toEqual([])
})

test('ONE-03 every answer and line of the log in the documents has the shape it has', () => {
  const log = v.strictObject({ level: v.number(), time: v.number(), ...AccessLogLine.entries })
  const parsed = [
    ...blocksOf('json answer').map(({ code }) => v.safeParse(Payouts, JSON.parse(code))),
    ...blocksOf('json').map(({ code }) => v.safeParse(log, JSON.parse(code))),
  ]
  expect(parsed.length).toBeGreaterThan(1)
  expect(parsed.map(({ issues }) => issues)).toEqual(parsed.map(() => undefined))
})

test('ONE-03 every labelled utterance in the documents is read as the files of utterances are', () => {
  const read = blocksOf('utterances').map(({ code }) => [code, readUtterances(code, 'nb_NO').length])
  expect(read).toEqual(blocksOf('utterances').map(({ code }) => [code, code.trim().split('\n').length - 1]))
})

test('ONE-03 SHELL-20 every setting given a value in the documents takes it', () => {
  const given = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/`([A-Z][A-Z_]{2,})=([^`\s]+)`/g)].map(([, name = '', value]) => ({ file, name, value })),
  )
  const entries = new Map<string, v.GenericSchema>(Object.entries(Settings.entries))
  expect(given.length).toBeGreaterThan(3)
  expect(given.filter(({ name, value }) => !v.safeParse(entries.get(name) ?? v.never(), value).success)).toEqual([])
})

const read = (from: Record<string, string>, name: string): string => from[name] ?? ''
