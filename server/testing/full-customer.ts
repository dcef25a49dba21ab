import { GENERAL_CONSENT, TELIPOL_CONSENT } from '#contracts/account/consent.ts'
import { saying } from '#contracts/chat/saying.ts'
import * as schema from '../db/schema.ts'
import { approveTag } from '#server/accounts/approve-tag.ts'
import { appendLink } from '#server/evidence/chain.ts'
import { createCustomer, type NewCustomer } from '#server/accounts/create-customer.ts'
import { type LoginDeps } from '#server/identity/logins.ts'
import { openedLogin } from './open-login.ts'
import { leaveAnswers } from './left-answers.ts'

export async function fullCustomer(
  deps: LoginDeps,
  who: NewCustomer & { street: string; postalCode: string; city: string },
  at: string,
): Promise<string> {
  const { db } = deps.database
  const { phone, name, street, postalCode, city } = who
  const { id } = await createCustomer(deps, who)
  await approveTag(deps, id, GENERAL_CONSENT, 'sign_up')
  await approveTag(deps, id, TELIPOL_CONSENT, 'api')
  await openedLogin(deps, id)
  const [now, soon] = [new Date(deps.runtime.now()), new Date(deps.runtime.now() + 86_400_000)]
  const evidence = { name, phone, street }
  const s = schema
  await db.insert(s.registration).values({ phone, asker: `network:${at}`, details: `sealed${at}`, createdAt: now })
  await db.insert(s.passkey).values({
    id: `pk${at}`,
    legalEntity: id,
    publicKey: '',
    counter: 0,
    transports: [],
    name: 'Mobilen',
    createdAt: now,
  })
  await db.insert(s.accountChange).values({
    id: `ac${at}`,
    legalEntity: id,
    kind: 'name',
    former: { phone, email: null, ...name, middleName: null },
    changedAt: now,
    dueAt: now,
  })
  await db.insert(s.accountHolder).values({ legalEntity: id, person: `person${at}` })
  const pattern = 'customers who order with a mailbox' as const
  await db.insert(s.heldOrder).values({ key: `ho${at}`, legalEntity: id, pattern, createdAt: now })
  await db.insert(s.passkeyOffer).values({ legalEntity: id, answeredAt: now })
  await db.insert(s.featureToggle).values({ legalEntity: id, name: 'beta', enabled: true })
  await db
    .insert(s.formerPhone)
    .values({ legalEntity: id, phone: `${phone.slice(0, -3)}9${at.charCodeAt(0)}`.slice(0, 11), until: now })
  await db.insert(s.chatSession).values({
    id: `s${at}`,
    initTurn: `i${at}`,
    locale: 'nb_NO',
    facts: { customerId: id, phone, name },
    expiresAt: soon,
  })
  await db.insert(s.chatTurn).values({
    session: `s${at}`,
    n: 1,
    turnId: '1',
    event: { text: name.firstName },
    lastSeq: 1,
    waiting: 'answer',
    elements: [{ seq: 1, ...saying('visitor', `Jeg heter ${name.firstName}`) }],
  })
  await db.insert(s.chatEffect).values({ key: `e${at}`, session: `s${at}`, name: 'code.send', needs: { phone } })
  await db.insert(s.chatHandoff).values({ id: `h${at}`, session: `s${at}`, target: 'x', expiresAt: soon })
  await db.insert(s.externalAuthorizationRequest).values({
    id: `l${at}`,
    session: `s${at}`,
    provider: 'bankid',
    stateHash: `st${at}`,
    verifier: '',
    nonce: '',
    redirectUri: '',
    page: '/',
    createdAt: now,
    expiresAt: soon,
  })
  await db
    .insert(s.identityProof)
    .values({ id: `p${at}`, session: `s${at}`, provider: 'bankid', sealed: 'x', createdAt: now, expiresAt: soon })
  await db.insert(s.creditCheck).values({
    id: `c${at}`,
    person: `hash${at}`,
    phone,
    day: '2026-03-02',
    openCases: 0,
    age: 34,
    reason: 'order',
    createdAt: now,
  })
  await db.insert(s.creditRecord).values({ phone, openCases: 1 })
  await db.insert(s.numberRegister).values({ phone, kind: 'private', ownerName: name.lastName })
  await db.insert(s.mobileOrder).values({
    id: `o${at}`,
    key: `o${at}`,
    legalEntity: id,
    plan: '6gb',
    phone,
    numberChoice: 'keep',
    creditCheck: `c${at}`,
    monthly: 33_900,
    setUp: 0,
    deposit: 0,
    evidence,
    createdAt: now,
  })
  await db.insert(s.portRequest).values({ key: `q${at}`, port: 'orders', legalEntity: id, sentAt: now })
  await db
    .insert(s.contract)
    .values({ id: `k${at}`, legalEntity: id, order: `o${at}`, termsVersion: '1', createdAt: now })
  await db
    .insert(s.subscription)
    .values({ id: `a${at}`, contract: `k${at}`, legalEntity: id, plan: '6gb', phone, monthly: 33_900, createdAt: now })
  await db.insert(s.dataPack).values({
    id: `dp${at}`,
    subscription: `a${at}`,
    legalEntity: id,
    where: 'norwayAndEu',
    mb: 1_000,
    price: 9_900,
    offeredAt: now,
  })
  await db.insert(s.incomingText).values({ id: `it${at}`, phone, act: 'pack', status: 'waiting', receivedAt: now })
  await db.insert(s.portation).values({ subscription: `a${at}`, phone, submittedAt: now })
  const personal = {
    salt: 'x',
    parts: { legalEntity: id, shown: [{ text: `Hei ${name.firstName}` }], answers: [], delivery: { street } },
  }
  await deps.database.transaction((tx) => appendLink(tx, { kind: 'order', order: `o${at}`, content: '{}', personal }))
  await db
    .insert(s.portationApproval)
    .values({ tokenHash: `ta${at}`, subscription: `a${at}`, phone, createdAt: now, expiresAt: soon })
  await db.insert(s.registerErasure).values({ legalEntity: id, createdAt: now })
  await db.insert(s.staffLog).values({
    id: `sl${at}`,
    staff: 'ola@example.no',
    act: 'look',
    item: `porting:a${at}`,
    customerId: id,
    reason: 'asked by phone',
    at: now,
  })
  await db.insert(s.powerOrder).values({ id: `w${at}`, key: `w${at}`, legalEntity: id, evidence, createdAt: now })
  await db.insert(s.powerSubscription).values({
    id: `m${at}`,
    order: `w${at}`,
    legalEntity: id,
    agreement: 'se-timpris',
    priceArea: 'SE3',
    meteringPoint: `mp${at}`,
    street,
    postalCode,
    city,
    addressKey: `${street} ${postalCode}`,
    reason: 'switch',
    perKwh: 1,
    monthly: 1,
    startDate: '2026-03-20',
    createdAt: now,
  })
  await db.insert(s.orderLetter).values({
    id: `o${at}.confirmation.0.email`,
    order: `o${at}`,
    product: 'mobile',
    legalEntity: id,
    kind: 'confirmation',
    channel: 'email',
    copy: 0,
    locale: 'nb_NO',
    createdAt: now,
  })
  await db.insert(s.sentMail).values({
    key: `o${at}.confirmation.0.email`,
    email: who.email,
    subject: 'Bekreftelse',
    text: `Hei, ${name.firstName}`,
    html: '',
    sentAt: now,
  })
  await db.insert(s.withdrawal).values({
    order: `o${at}`,
    product: 'mobile',
    legalEntity: id,
    through: 'account',
    amount: 0,
    currency: 'NOK',
    withdrawnAt: now,
  })
  await db.insert(s.withdrawalLink).values({ hash: `h${at}`, order: `o${at}`, legalEntity: id, createdAt: now })
  await db
    .insert(s.insuranceItem)
    .values({ id: `f${at}`, legalEntity: id, productType: 'home', numberOfItems: 1, since: '2026-01-01' })
  const address = {
    name: `${name.firstName} ${name.lastName}`,
    street,
    postalCode,
    city,
    country: 'NO',
    locale: 'nb_NO',
  }
  await db.insert(s.invoice).values({
    id: `v${at}`,
    legalEntity: id,
    provider: 'eRate',
    month: '2026-02',
    number: at.charCodeAt(0),
    kid: '1',
    currency: 'NOK',
    total: 1,
    vat: 0,
    lines: [],
    address,
    dueDate: '2026-03-20',
    createdAt: now,
  })
  await db.insert(s.adjustment).values({
    id: `j${at}`,
    legalEntity: id,
    provider: 'eRate',
    month: '2026-02',
    label: 'refund',
    amount: -1,
    invoice: `v${at}`,
  })
  await db
    .insert(s.credit)
    .values({ invoice: `v${at}`, legalEntity: id, provider: 'eRate', currency: 'NOK', amount: 1, createdAt: now })
  await db.insert(s.creditUse).values({ credit: `v${at}`, invoice: `v${at}`, legalEntity: id, amount: 1 })
  await db.insert(s.payout).values({ invoice: `v${at}`, legalEntity: id, currency: 'NOK', amount: 1, createdAt: now })
  await db
    .insert(s.usageEvent)
    .values({ id: `u${at}`, subscription: `a${at}`, kind: 'data', at: now, quantity: 5, from: 'NO', to: 'NO' })
  await db.insert(s.usageSync).values({ subscription: `a${at}`, syncedAt: now })
  await db.insert(s.subscriptionUser).values({ subscription: `a${at}`, legalEntity: id })
  await db
    .insert(s.meterValue)
    .values({ id: `mv${at}`, meteringPoint: `mp${at}`, month: '2026-02', wattHours: 1, receivedAt: now })
  await leaveAnswers(db, { id, at, who, now, soon })
  return id
}
