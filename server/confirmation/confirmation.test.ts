import { and, eq } from 'drizzle-orm'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fault, ok } from '#contracts/kernel/result.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { MESSAGE_BUDGETS } from '#server/budgets/budgets.ts'
import { sendWithinBudget } from '#server/budgets/send-message.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import type { Database } from '#server/db/database.ts'
import { startBoss, stopBoss } from '#server/db/delivery-queue.ts'
import { createSmtpMail } from '#server/gateways/mail/smtp-mail.ts'
import { createMail } from '#server/mail/create-mail.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { freePort } from '#server/testing/free-port.ts'
import { embeddedActs } from '#server/ports/choose-ports.ts'
import { listWork } from '#server/staff/work-items.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { orderedMobile } from '#server/testing/ordered.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { addPowerSubscription } from '#server/testing/power-subscription.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { createWithdrawals } from '#server/withdrawal/create-withdrawals.ts'
import { withdrawalLink } from '#server/withdrawal/tables.ts'
import { createLetterDelivery, keepLetters, openLetterQueue } from './letter-queue.ts'
import { createSendLetter } from './send-letter.ts'
import { orderLetter } from './tables.ts'

const content = createEmbeddedContent()
let database: Database
let server: SMTPServer
let answer: Error | undefined
let numbers = 0
const letters: string[] = []
let deps: ReturnType<typeof depsOf>
let phone = ''

const depsOf = () => ({ ...serviceDeps(database), content, originOf: () => 'https://portal.example' })
const send = (port: number) =>
  createSendLetter({
    ...deps,
    acts: embeddedActs(deps),
    brand: 'Scoopr',
    mail: createSmtpMail({
      url: `smtp://127.0.0.1:${port}`,
      from: { name: 'Scoopr', address: 'kunde@scoopr.example' },
    }),
  })
let port = 0

beforeAll(async () => {
  database = await openInMemory()
  port = await freePort()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let raw = ''
      stream.setEncoding('utf8').on('data', (part: string) => {
        raw += part
      })
      stream.on('end', () => {
        if (!answer) letters.push(raw)
        done(answer)
      })
    },
  })
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening))
}, 60_000)
afterAll(async () => {
  await new Promise<void>((closed) => server.close(closed))
  await database.close()
})
beforeEach(() => {
  letters.length = 0
  answer = undefined
  numbers += 1
  phone = `+479610${String(numbers).padStart(4, '0')}`
  deps = depsOf()
})

const lettersOf = (order: string) =>
  database.db.select().from(orderLetter).where(eq(orderLetter.order, order)).orderBy(orderLetter.id)
const deliver = (id: string) => createLetterDelivery(deps, send(port))(id)
const newest = async () => PostalMime.parse(letters.at(-1) ?? '')

test.each([
  ['nb_NO', 'Bekreftelse på bestillingen: 12 GB', 'Vilkår for mobilabonnement', '16.03.2026', 'Angreskjema'],
  ['en_US', 'Confirmation of your order: 12 GB', 'Terms', '16 Mar 2026', 'Withdrawal form'],
] as const)(
  'ORD-02 in %s the confirmation is a letter of text, HTML and PDF with the agreement, price, terms, last day and form',
  async (locale, subject, terms, lastDay, form) => {
    const { orderId } = await orderedMobile(deps, { phone, numberChoice: 'new', locale })
    for (const { id } of await lettersOf(orderId)) expect(await deliver(id)).toBe('done')
    const mail = await newest()
    expect(mail).toMatchObject({ subject, to: [{ address: 'kari@example.no' }], from: { name: 'Scoopr' } })
    expect(mail.messageId).toBe(`<${orderId}.confirmation.0.email@scoopr.example>`)
    const [attached] = mail.attachments
    expect(attached).toMatchObject({ mimeType: 'application/pdf' })
    const pdf = pdfText(new Uint8Array(attached?.content instanceof ArrayBuffer ? attached.content : []))
    const money = locale === 'nb_NO' ? '399 kr' : 'NOK 399'
    for (const shown of [mail.text ?? '', mail.html ?? '', pdf]) {
      const plain = shown
        .replaceAll(/[\u00a0\u202f]/g, ' ')
        .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
      for (const words of ['12 GB', money, terms, lastDay, orderId, 'Scoopr AS'])
        expect(plain.toLowerCase()).toContain(words.toLowerCase())
      expect(plain.toLowerCase()).toContain(form.toLowerCase())
    }
    expect(mail.html).toMatch(new RegExp(`<html lang="${locale.replace('_', '-')}"`))
    const [sms] = await listMessages(deps, phone)
    expect(sms?.text).toMatch(/12 GB.*https:\/\/portal\.example\/.*https:\/\/portal\.example\/w\/[\w-]{22}/)
  },
)

test('ORD-02 an order placed again keeps one message by SMS and one by e-mail; without an e-mail address only the SMS', async () => {
  const { orderId, again, customer } = await orderedMobile(deps, { phone, numberChoice: 'keep' })
  await again()
  expect((await lettersOf(orderId)).map(({ channel }) => channel)).toEqual(['email', 'sms'])
  await database.db.update(legalEntity).set({ email: null }).where(eq(legalEntity.id, customer))
  await database.db.delete(orderLetter).where(eq(orderLetter.order, orderId))
  await database.transaction((tx) =>
    keepLetters(
      deps,
      tx,
      { id: customer, email: null },
      { order: orderId, product: 'mobile', kind: 'confirmation', locale: 'nb_NO' },
    ),
  )
  expect((await lettersOf(orderId)).map(({ channel }) => channel)).toEqual(['sms'])
})

test('ORD-02 a letter the mail server cannot take is tried again and arrives once; one it refuses is dead and logged', async () => {
  const { orderId } = await orderedMobile(deps, { phone, numberChoice: 'new' })
  const id = `${orderId}.confirmation.0.email`
  answer = Object.assign(new Error('later'), { responseCode: 451 })
  expect(await deliver(id)).toBe('again')
  answer = undefined
  expect([await deliver(id), await deliver(id)]).toEqual(['done', 'done'])
  expect(letters).toHaveLength(1)
  const other = await orderedMobile(deps, { phone: phone.replace('+4796', '+4797'), numberChoice: 'new' })
  answer = Object.assign(new Error('no'), { responseCode: 550 })
  expect(await deliver(`${other.orderId}.confirmation.0.email`)).toBe('done')
  expect(await lettersOf(other.orderId)).toMatchObject([
    { status: 'dead', lastFault: 'refused smtp_550' },
    { channel: 'sms', status: 'waiting' },
  ])
})

test('ORD-02 TRU-05 a letter that is over the budget of its address is not made: no link and no letter until there is room', async () => {
  const { orderId, customer } = await orderedMobile(deps, { phone, numberChoice: 'new' })
  const mailbox = { channel: 'email', to: 'busy@example.no' } as const
  await database.db.update(legalEntity).set({ email: mailbox.to }).where(eq(legalEntity.id, customer))
  const { most } = MESSAGE_BUDGETS['e-mails to an address'].limits[0]
  for (let n = 0; n < most; n += 1)
    await sendWithinBudget(deps, { ...mailbox, key: `${orderId}:${n}` }, async () => ok('sent'))
  const links = () => database.db.$count(withdrawalLink, eq(withdrawalLink.order, orderId))
  expect(await deliver(`${orderId}.confirmation.0.email`)).toBe('again')
  expect([letters.length, await links()]).toEqual([0, 0])
  deps.runtime.pass(3_600_000)
  expect(await deliver(`${orderId}.confirmation.0.email`)).toBe('done')
  expect([letters.length, await links()]).toEqual([1, 1])
})

test('ORD-02 the durable queue sends each message of an order once, though the first try fails', async () => {
  const { customer, orderId } = await orderedMobile(deps, { phone, numberChoice: 'new' })
  const boss = await startBoss(deps)
  const queue = await openLetterQueue({ ...deps, boss })
  const tries: string[] = []
  await queue.work(async ({ id, order }) => {
    if (order === orderId) tries.push(id)
    return order === orderId && tries.length === 1 ? fault('unreachable') : ok('sent')
  })
  const letter = { order: orderId, product: 'mobile', kind: 'confirmation', locale: 'nb_NO', copy: 1 } as const
  await database.transaction((tx) =>
    keepLetters({ ...deps, letterQueue: queue }, tx, { id: customer, email: null }, letter),
  )
  const sent = and(eq(orderLetter.order, orderId), eq(orderLetter.status, 'sent'))
  await vi.waitFor(async () => expect(await database.db.$count(orderLetter, sent)).toBe(1), {
    timeout: 15_000,
    interval: 200,
  })
  await stopBoss(boss)
  expect(tries).toEqual([`${orderId}.confirmation.1.sms`, `${orderId}.confirmation.1.sms`])
}, 30_000)

test('ORD-02 the confirmation is sent again on wish, at most three times and a minute apart, and only to its customer', async () => {
  const { orderId, customer } = await orderedMobile(deps, { phone, numberChoice: 'new' })
  const by = (entity: string | undefined) => createWithdrawals(deps, { entity, locale: 'nb_NO', address: null })
  expect(await by(customer).resend(orderId)).toBe('tooOften')
  const asked: unknown[] = []
  for (let n = 0; n < 5; n += 1) {
    deps.runtime.pass(61_000)
    asked.push(await by(customer).resend(orderId))
  }
  expect(asked).toEqual(['sent', 'sent', 'sent', 'tooOften', 'tooOften'])
  expect(await lettersOf(orderId)).toHaveLength(8)
  expect([await by('nobody').resend(orderId), await by(undefined).resend(orderId)]).toEqual([undefined, undefined])
  expect(await by('nobody').confirmation(orderId)).toBe(undefined)
  expect((await by(customer).confirmation(orderId))?.subarray(0, 5)).toEqual(new TextEncoder().encode('%PDF-'))
})

test('ORD-02 an order of power is confirmed in Swedish, with its start, price and last day', async () => {
  const { id: customer } = await signedInCustomer(deps, phone)
  const order = `power-${numbers}`
  const createdAt = new Date(deps.runtime.now())
  await addPowerSubscription(deps, { id: order, legalEntity: customer, startDate: '2026-03-20', createdAt })
  const by = createWithdrawals(deps, { entity: customer, locale: 'sv_SE', address: null })
  const words = pdfText((await by.confirmation(order)) ?? new Uint8Array()).replaceAll(/[\u00a0\u202f]/g, ' ')
  for (const shown of ['Månadsmedelpris', '2026-03-20', '39 kr', '2026-03-16', 'Ångerblankett', 'Storgatan 1'])
    expect(words).toContain(shown)
})

test('ORD-02 ORD-07 a portal without a mail server says so once, and its e-mails are no failures for staff; set later, they are sent', async () => {
  const settings = { APP_ENV: 'production', BRAND: 'Scoopr', SMTP_URL: undefined, LEAD_EMAIL: undefined } as const
  const lines: string[] = []
  const log = pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(line) })
  deps = { ...deps, runtime: { ...deps.runtime, log } }
  const mail = createMail(deps, { ...settings, MAIL_FROM: undefined })
  const { orderId } = await orderedMobile(deps, { phone, numberChoice: 'new' })
  const id = `${orderId}.confirmation.0.email`
  const sendNothing = createSendLetter({ ...deps, acts: embeddedActs(deps), brand: 'Scoopr', mail })
  expect(await createLetterDelivery(deps, sendNothing)(id)).toBe('done')
  expect((await lettersOf(orderId))[0]).toMatchObject({ status: 'dead', lastFault: 'refused no_mail_server' })
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([expect.stringContaining('no mail server is set')])
  expect((await listWork(deps)).filter((item) => item.id === id)).toEqual([])
  const boss = await startBoss(deps)
  const queue = await openLetterQueue({ ...deps, boss })
  await queue.work(send(port))
  await vi.waitFor(async () => expect((await lettersOf(orderId))[0]?.status).toBe('sent'), { timeout: 15_000 })
  await stopBoss(boss)
  expect((await newest()).to).toEqual([{ address: 'kari@example.no', name: '' }])
})

test('ORD-02 of the key in a link only the hash is kept', async () => {
  const { orderId } = await orderedMobile(deps, { phone, numberChoice: 'new' })
  await deliver(`${orderId}.confirmation.0.sms`)
  const key = /\/w\/([\w-]{22})/.exec((await listMessages(deps, phone))[0]?.text ?? '')?.[1] ?? 'no key'
  const rows = await database.db.select().from(withdrawalLink).where(eq(withdrawalLink.order, orderId))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(key)
})
