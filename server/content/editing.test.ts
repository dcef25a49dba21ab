import { expect, test } from 'vitest'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { readContentFolder } from './seeds.ts'

const TOKEN = 'an-editor-of-the-tests-only-000000000000'
const ARTICLES = '/services/api/v2.0/cms/articles'
const HOME = '/services/api/v2.0/cms/pages/nb_NO/home'
const NEWS = {
  category: 'mobile',
  title: 'Nytt på øya',
  subtitle: 'Om dekning',
  content: '<p onclick="x()">Bedre <b>dekning</b><script>alert(1)</script></p>',
}

const portal = portalForTests({ settings: { EDITOR_TOKENS: `another-editor-000000000000000000000000,${TOKEN}` } })

const call = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` },
) => {
  const sent =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
  const answer = await portal.app.ask(path, { method, headers, ...sent })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}
const anyone = (path: string) => call('GET', path, undefined, {})

test('CALL-13 an article can be created, read by everyone, changed and deleted', async () => {
  const made = await call('POST', ARTICLES, NEWS)
  expect(made).toMatchObject({
    status: 201,
    body: {
      id: 'nb_NO:nytt-pa-oya',
      slug: 'nytt-pa-oya',
      status: 'publish',
      uri: '/mobile/nytt-pa-oya',
      content: '<p>Bedre <b>dekning</b></p>',
    },
  })
  expect(made.headers.get('location')).toBe(`${ARTICLES}/nb_NO:nytt-pa-oya`)
  expect(await anyone(`${ARTICLES}/nb_NO:nytt-pa-oya`)).toMatchObject({ status: 200, body: made.body })
  expect(await anyone(`${ARTICLES}/nytt-pa-oya/?locale=nb`)).toMatchObject({ status: 200, body: made.body })
  expect((await anyone(`${ARTICLES}/?category=mobile&locale=nb_NO`)).body).toContainEqual(made.body)
  expect((await anyone(`${ARTICLES}?category=insurance`)).body).not.toContainEqual(made.body)

  const changed = await call('PATCH', `${ARTICLES}/nb_NO:nytt-pa-oya`, {
    title: 'Nytt',
    status: 'draft',
    dataVersion: made.body.dataVersion,
  })
  expect(changed).toMatchObject({ status: 200, body: { title: 'Nytt', subtitle: 'Om dekning', status: 'draft' } })
  expect((await anyone(`${ARTICLES}/nb_NO:nytt-pa-oya`)).status).toBe(404)
  expect((await anyone(ARTICLES)).body).not.toContainEqual(changed.body)
  expect((await call('GET', `${ARTICLES}/nb_NO:nytt-pa-oya`)).body).toEqual(changed.body)
})

test('CALL-13 invalid content is refused, with the wrong fields named', async () => {
  expect(await call('POST', ARTICLES, { ...NEWS, category: 'gossip', title: '' })).toMatchObject({
    status: 400,
    body: { code: 'invalid', errors: [{ path: 'category' }, { path: 'title' }] },
  })
  expect(
    await call('POST', ARTICLES, { ...NEWS, slug: 'only-script', content: '<script>alert(1)</script>' }),
  ).toMatchObject({ status: 400, body: { errors: [{ path: 'content' }] } })
  expect(await call('POST', ARTICLES, { ...NEWS, slug: 'nul', title: 'a\0b' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'title' }] },
  })
  expect(await call('POST', ARTICLES, { ...NEWS, slug: '../x' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'slug' }] },
  })
  expect(await call('POST', ARTICLES, { ...NEWS, slug: 'twice' })).toMatchObject({ status: 201 })
  expect(await call('POST', ARTICLES, { ...NEWS, slug: 'twice' })).toMatchObject({
    status: 409,
    body: { code: 'slug_taken' },
  })
  expect(await call('PATCH', `${ARTICLES}/nb_NO:none`, { title: 'a' })).toMatchObject({ status: 404 })
  expect(await anyone(`${ARTICLES}?locale=xx`)).toMatchObject({ status: 400, body: { errors: [{ path: 'locale' }] } })
})

test('CALL-13 only an editor can write, or see unpublished content', async () => {
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: `Basic ${TOKEN}` }]) {
    expect(await call('POST', ARTICLES, NEWS, headers)).toMatchObject({ status: 401, body: { code: 'not_editor' } })
    expect(await call('PATCH', HOME, { status: 'draft' }, headers)).toMatchObject({ status: 401 })
    expect(await call('GET', HOME, undefined, headers)).toMatchObject({ status: 401 })
  }
  const closed = await runningApp(portal.database)
  const answer = await closed.ask(ARTICLES, {
    method: 'POST',
    body: '{}',
    headers: { authorization: 'Bearer undefined', 'content-type': 'application/json' },
  })
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'editing_off' }])
  await closed.close()
})

test('CALL-13 the second of two editors gets a conflict', async () => {
  const { body, headers } = await call('GET', HOME)
  const etag = headers.get('etag') ?? ''
  expect(etag).toBe(`"${body.dataVersion}"`)
  const ifMatch = { authorization: `Bearer ${TOKEN}`, 'if-match': etag }
  expect(await call('PATCH', HOME, { content: { header: 'Først' } }, ifMatch)).toMatchObject({
    status: 200,
    body: { content: { header: 'Først' } },
  })
  expect(await call('PATCH', HOME, { content: { header: 'Sist' } }, ifMatch)).toMatchObject({
    status: 412,
    body: { code: 'changed_meanwhile' },
  })
  expect(await call('PATCH', HOME, { content: { header: 'Sist' }, dataVersion: body.dataVersion })).toMatchObject({
    status: 409,
  })
  expect((await call('GET', HOME)).body.content.header).toBe('Først')
})

test("CALL-16 any page can be changed, not into something malformed, and ACF's call shows it", async () => {
  const acf = async (language: string, id: string) => anyone(`/services/cms/${language}wp-json/acf/v3/pages/${id}/`)
  expect(await call('PATCH', HOME, { content: { header: '' } })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'content.header' }] },
  })
  expect(await call('PATCH', HOME, { content: { header: '{plan.99gb.monthly}' } })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'content', message: 'nothing is called {plan.99gb.monthly}' }] },
  })
  expect(await call('PUT', HOME.replace('home', 'no-such-page'), { content: {} })).toMatchObject({ status: 404 })
  expect(
    await call('PATCH', HOME, {
      status: 'publish',
      content: { header: 'For {plan.30gb.monthly} <img src=x onerror=alert(1)>' },
    }),
  ).toMatchObject({ status: 200 })
  const shown = await acf('nb/', 'home')
  expect(shown).toMatchObject({ status: 200, body: { acf: { header: expect.stringMatching(/^For 499/) } } })
  expect(shown.body.acf.header).not.toContain('onerror')
  expect((await acf('', 'home')).body).toEqual(shown.body)
  await call('PATCH', HOME, { status: 'draft' })
  expect(await acf('nb/', 'home')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await call('DELETE', HOME)).toMatchObject({
    status: 200,
    body: {
      status: 'publish',
      content: {
        header: readContentFolder().find(({ locale, name }) => locale === 'nb_NO' && name === 'home')?.body['header'],
      },
    },
  })
  expect(await acf('nb/', 'home')).toMatchObject({ status: 200 })
})

test('CALL-16 one plan of eighteen is changed, field by field', async () => {
  const plans = HOME.replace('home', 'plans')
  const before = (await call('GET', plans)).body.content.plans
  const { status, body } = await call('PATCH', plans, { content: { plans: { '1gb': { title: 'Nytt navn' } } } })
  expect([status, body.content.plans]).toEqual([200, { ...before, '1gb': { ...before['1gb'], title: 'Nytt navn' } }])
  expect(await call('PATCH', plans, { content: { plans: { '1gb': { title: null } } } })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'content.plans.1gb.title' }] },
  })
  expect((await anyone('/services/cms/nb/wp-json/acf/v3/pages/1gb/')).body.acf.title).toBe('Nytt navn')
})

test('CALL-16 every page id answers in Norwegian, unknown ones and languages are 404', async () => {
  const ids = [
    'customerService',
    'dataPolicy',
    'cookies',
    'home',
    'refinancing',
    'userAgreement',
    'mobilUserAgreement',
    'mobile',
    'mobileSubscriptions',
    'insurance',
    'flex',
    '0mb',
    '1gb',
    '30gb',
    'barn-1gb',
  ]
  for (const id of ids)
    expect([id, await anyone(`/services/cms/nb/wp-json/acf/v3/pages/${id}/`)]).toMatchObject([
      id,
      { status: 200, body: { acf: {} } },
    ])
  for (const path of [
    'nb/wp-json/acf/v3/pages/nothing/',
    'xx/wp-json/acf/v3/pages/home/',
    'nb/wp-json/acf/v3/pages/constructor',
    'nb/wp-json/acf/v3/pages/',
  ]) {
    expect((await portal.app.ask(`/services/cms/${path}`)).status).toBe(404)
  }
  expect((await portal.app.ask('/services/cms/sv/wp-json/acf/v3/pages/home')).status).toBe(200)
})
