import {
  answer,
  choice,
  choose,
  confirmOrder,
  enterCode,
  goOn,
  seesSubscription,
  subscription,
  takenOver,
  tellDetails,
  untilName,
  words,
} from './journey.ts'
import { newPerson } from './customers.ts'
import { expect, test } from './portal-test.ts'
import { startPortal } from './server.ts'
import { startSmsGateway } from './sms-gateway.ts'

const { nb_NO } = words

test('REL-01 CHAT-13 one order is placed although the server is killed three times on the way', async ({
  page,
  portal,
}) => {
  test.slow()
  const kari = newPerson()
  await untilName(page)
  for (const [label, text] of [
    [nb_NO.name, kari.name],
    [nb_NO.birth, kari.birthDate],
    [nb_NO.phone, kari.phone],
    [nb_NO.email, kari.email],
  ] as const) {
    const back = label === nb_NO.name || label === nb_NO.phone ? portal.crash() : undefined
    await answer(page, label, text)
    await back
  }
  await answer(page, nb_NO.street, kari.street)
  await answer(page, nb_NO.postalCode, kari.postalCode)
  await choose(page, nb_NO.credit)
  await choice(page, nb_NO.confirm).click()
  const back = portal.crash()
  await back
  await enterCode(page, kari.phone)
  await seesSubscription(page, '6 GB')
})

test('REL-01 the server is killed while the order is being placed, and it is placed once', async ({ page, portal }) => {
  test.slow()
  const kari = newPerson()
  await untilName(page)
  await tellDetails(page, kari)
  await confirmOrder(page, kari)
  await portal.crash()
  await seesSubscription(page, '6 GB')
})

test('REL-01 an effect that was under way when the server died is carried out after its start, and the order is completed', async ({
  page,
}) => {
  test.slow()
  const gateway = await startSmsGateway()
  const portal = await startPortal({ SMS_GATEWAY_URL: gateway.url })
  try {
    const kari = newPerson()
    await page.goto(`${portal.url}/mobilabonnement`)
    await takenOver(page)
    await choose(page, /^6 GB,/)
    await choose(page, nb_NO.adult)
    await choose(page, nb_NO.newNumber)
    await tellDetails(page, kari)
    await choose(page, nb_NO.confirm)
    await gateway.asked
    gateway.open()
    await portal.crash()
    const field = page.getByLabel(nb_NO.code, { exact: true })
    await field.waitFor()
    expect(
      [...gateway.sent.values()].map(({ to }) => to),
      'the same message, however often it was asked for',
    ).toEqual([`+47${kari.phone}`])
    const [message] = gateway.sent.values()
    await answer(page, nb_NO.code, /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '')
    await goOn(page)
    await expect(page).toHaveURL(`${portal.url}/products`)
    await expect(subscription(page, '6 GB')).toHaveCount(1)
  } finally {
    gateway.close()
    await portal.stop()
  }
})
