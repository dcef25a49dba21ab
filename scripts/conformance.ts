import { parseArgs } from 'node:util'
import { isPortName, PORTS } from '#contracts/ports/ports.ts'
import { say, stop } from './command.ts'
import { createCaller } from './conformance/call.ts'
import { playPort } from './conformance/play-port.ts'
import { receiveReports } from './conformance/receive-reports.ts'

const USAGE = `npm run conformance -- --port=${Object.keys(PORTS).join('|')} --url=https://system.example/base
  with the shared secret in PORT_SECRET; reports are received at 127.0.0.1, or with
  --hook-port=4010 --hook-url=https://kit.example at an address the system can reach`

/** Plays the contract of a port against a system; prints each part, and ends with 1 if one is broken. */
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    url: { type: 'string' },
    'hook-port': { type: 'string', default: '0' },
    'hook-url': { type: 'string' },
  },
})
const { port: name = '', url = '' } = values
const secret = process.env['PORT_SECRET'] ?? ''
if (!isPortName(name) || !URL.canParse(url) || secret === '') stop(USAGE)
const publicUrl = values['hook-url']
const reports = await receiveReports({
  secret,
  port: Number(values['hook-port']),
  host: publicUrl === undefined ? '127.0.0.1' : '0.0.0.0',
  publicUrl,
})
let broken = 0
for await (const { part, problem } of playPort({ port: PORTS[name], caller: createCaller(url, secret), reports })) {
  if (problem !== undefined) broken += 1
  say(problem === undefined ? `  kept    ${part}` : `  BROKEN  ${part}: ${problem}`)
}
reports.close()
say(broken === 0 ? `${url} keeps the contract of ${name}.` : `${broken} parts are broken.`)
process.exitCode = broken === 0 ? 0 : 1
