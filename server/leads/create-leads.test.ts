import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeliveredLead } from '#contracts/leads/lead.ts'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { readEnv } from '#server/env.ts'
import { freePort } from '#server/testing/free-port.ts'
import { testWorld } from '#server/testing/runtime.ts'
import { createLeads } from './create-leads.ts'

const LEAD: DeliveredLead = {
  id: 'lead-0123456789abcdef0123456789abcdef',
  createdAt: '2026-11-21T10:00:00.000Z',
  locale: 'nb_NO',
  name: { firstName: 'Kari', lastName: 'Nordmann\r\nBcc: thief@example.com' },
  phone: '+4791234567',
  email: 'kari@example.no',
  lead: {
    kind: 'refinancing',
    instalmentLoans: 12_500_000,
    creditLines: 4_000_000,
    callWish: 'ring etter 16',
    notes: ['tjener 520 000', 'eier hus'],
  },
}
const translate = createSpeak()

let server: SMTPServer
let port: number
let answer: Error | undefined
const letters: { to: string[]; content: string }[] = []
beforeAll(async () => {
  port = await freePort()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(username === 'us@er' && password === 'pa ss' ? null : new Error('no'), { user: username }),
    onData: (stream, session, done) => {
      let content = ''
      stream.setEncoding('utf8').on('data', (part: string) => {
        content += part
      })
      stream.on('end', () => {
        if (!answer) letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), content })
        done(answer)
      })
    },
  })
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening))
})
afterAll(() => new Promise<void>((closed) => server.close(closed)))

const byMail = (more = '') => {
  const env = readEnv({ SMTP_URL: `smtp://${more}127.0.0.1:${port}`, LEAD_EMAIL: 'leads@scoopr.example' })
  return createLeads({ runtime: testWorld(), translate }, env)
}

test('FLOW-06 by e-mail a lead is a letter in the words of its locale, its Message-ID made of the id', async () => {
  expect(await byMail().send(LEAD)).toEqual({ ok: true, value: 'sent' })
  const [{ to, content } = { to: [], content: '' }] = letters
  expect(to).toEqual(['leads@scoopr.example'])
  const [headers = '', body = ''] = content.split('\r\n\r\n')
  expect(headers).toMatch(/^Message-ID: <lead-0123456789abcdef0123456789abcdef@scoopr\.example>$/m)
  expect(headers).toMatch(/^Subject: Ny henvendelse om refinansiering$/m)
  expect(headers).toMatch(/^Reply-To: kari@example\.no$/m)
  expect(headers).not.toMatch(/thief/)
  const plain = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')))
  expect(plain.replaceAll('\u00a0', ' ')).toMatch(
    /Telefon: \+?[\d ]*912 34 567[\s\S]*Nedbetalingslån: 125 000[\s\S]*Ønske for samtalen: ring etter 16\s+Fortalt i samtalen: tjener 520 000\s+Fortalt i samtalen: eier hus/,
  )
})

test('FLOW-06 a letter the mail server will never take is refused, one it cannot take now is tried again', async () => {
  answer = Object.assign(new Error('no'), { responseCode: 554 })
  expect(await byMail().send(LEAD)).toEqual({ ok: false, reason: 'refused', code: 'smtp_554' })
  answer = Object.assign(new Error('later'), { responseCode: 451 })
  expect(await byMail().send(LEAD)).toEqual({ ok: false, reason: 'unreachable', code: 'smtp_451' })
  answer = undefined
  expect(await byMail('us%40er:wrong@').send(LEAD)).toMatchObject({ ok: false, reason: 'refused' })
  expect(await byMail('us%40er:pa%20ss@').send(LEAD)).toEqual({ ok: true, value: 'sent' })
})

test('FLOW-06 without a webhook or a mail server the log says that a lead was kept, not whose', async () => {
  const lines: string[] = []
  const runtime = { ...testWorld(), log: pino({}, { write: (line: string) => void lines.push(line) }) }
  const leads = createLeads({ runtime, translate }, readEnv({}))
  expect([leads.channel, await leads.send(LEAD)]).toEqual(['log', { ok: true, value: 'sent' }])
  expect(lines.join('')).toMatch(/lead-0123/)
  expect(lines.join('')).not.toMatch(/Kari|91234567|example\.no/)
})

test.each([
  [
    { LEAD_WEBHOOK_URL: 'http://crm.example/leads', LEAD_WEBHOOK_SECRET: 'x'.repeat(16) },
    'LEAD_WEBHOOK_URL must begin with https://',
  ],
  [
    { LEAD_WEBHOOK_URL: 'ftp://localhost/leads', LEAD_WEBHOOK_SECRET: 'x'.repeat(16) },
    'LEAD_WEBHOOK_URL must begin with https://',
  ],
  [{ LEAD_WEBHOOK_URL: 'https://crm.example/leads' }, 'LEAD_WEBHOOK_SECRET is needed when LEAD_WEBHOOK_URL is set'],
  [
    { LEAD_WEBHOOK_URL: 'https://crm.example/leads', LEAD_WEBHOOK_SECRET: 'short' },
    'LEAD_WEBHOOK_SECRET must be at least 16 characters',
  ],
  [{ SMTP_URL: 'http://mail.example', LEAD_EMAIL: 'a@b.no' }, 'SMTP_URL must begin with smtp://'],
  [{ SMTP_URL: 'smtps://mail.example' }, 'LEAD_EMAIL is needed when SMTP_URL is set'],
])('SHELL-20 %o stops the start', (settings, sentence) => {
  expect(() => readEnv(settings)).toThrow(sentence)
})

test('SHELL-20 a webhook may be https, or plain on this machine', () => {
  for (const url of [
    'https://crm.example/leads',
    'http://localhost:9000/',
    'http://127.0.0.1:9000/leads',
    'http://[::1]:9/leads',
  ]) {
    expect(readEnv({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: 'x'.repeat(16) }).LEAD_WEBHOOK_URL).toBe(url)
  }
})
