import { choose, hears, log, startChat, takenOver } from './journey.ts'
import { newNumber } from './customers.ts'
import { expect, test } from './portal-test.ts'

const DANISH = { 'x-forwarded-host': 'scoopr.dk' }

test('PAGE-18 below a product line an address is a fixed page, plan or flow, else an article or answer, else it leads to the line’s page', async ({
  request,
}) => {
  const asked = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [path, answer.status(), answer.headers()['location'] ?? /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1]]
  }
  expect(
    await Promise.all(
      [
        '/mobilabonnement/barneabonnement',
        '/mobilabonnement/hvor-mye-data-trenger-du',
        '/mobil/esim',
        '/mobile/esim',
        '/insurance/bytte-forsikring',
        '/forsikring/insurance_leads',
        '/refinansiering/hva-er-effektiv-rente',
        '/mobilabonnement/finnes-ikke',
        '/forsikring/finnes-ikke',
        '/refinancing/finnes-ikke',
        '/forsikring/finnes-ikke/init',
        '/kundeservice/kontakt',
        '/kundeservice/esim',
        '/kundeservice/finnes-ikke',
        '/refinancing',
      ].map(asked),
    ),
  ).toEqual([
    ['/mobilabonnement/barneabonnement', 200, 'Den første telefonen, uten den første sjokkregningen'],
    ['/mobilabonnement/hvor-mye-data-trenger-du', 200, 'Hvor mye data trenger du egentlig?'],
    ['/mobil/esim', 200, 'Har dere eSIM?'],
    ['/mobile/esim', 200, 'Har dere eSIM?'],
    ['/insurance/bytte-forsikring', 200, 'Kan jeg bytte forsikring midt i året?'],
    ['/forsikring/insurance_leads', 200, 'Forsikring til en bedre pris'],
    ['/refinansiering/hva-er-effektiv-rente', 200, 'Hva er effektiv rente, og hvorfor er det tallet du skal se på?'],
    ['/mobilabonnement/finnes-ikke', 302, '/mobilabonnement'],
    ['/forsikring/finnes-ikke', 302, '/forsikring'],
    ['/refinancing/finnes-ikke', 302, '/refinansiering'],
    ['/forsikring/finnes-ikke/init', 404, 'Oi! Vi kunne ikke finne siden du leter etter'],
    ['/kundeservice/kontakt', 200, 'Hvordan får jeg tak i dere?'],
    ['/kundeservice/esim', 301, '/mobile/esim'],
    ['/kundeservice/finnes-ikke', 404, 'Oi! Vi kunne ikke finne siden du leter etter'],
    ['/refinancing', 301, '/refinansiering'],
  ])
})

test('PAGE-18 CHAT-18 an article has the conversation of its line in the page as served', async ({ request }) => {
  const served = async (path: string) => (await request.get(path)).text()
  expect(await served('/mobile/mobilen-pa-ferie')).toContain('Hei! Jeg hjelper deg med nytt mobilabonnement')
  expect(await served('/insurance/hva-er-tingene-dine-verdt')).toContain(
    'Hei! Jeg hjelper deg å få et tilbud på forsikring.',
  )
  expect(await served('/refinancing/fa-oversikt-over-gjelden')).toContain(
    'Du logger inn med BankID, og ingenting skjer uten at du sier ja.',
  )
  expect(await served('/mobilabonnement/nytt-barneabonnement')).toContain('kl. 9–16')
  expect(await served('/mobilabonnement/barneabonnement')).toContain('href="tel:21000040"')
})

test('PAGE-24 the blog is there in Danish and nowhere else', async ({ request }) => {
  expect(await (await request.get('/blog', { headers: DANISH })).text()).toContain(
    'href="/blog/spotpris-eller-fast-pris"',
  )
  expect((await request.get('/blog/spotpris-eller-fast-pris', { headers: DANISH })).status()).toBe(200)
  expect((await request.get('/blog/findes-ikke', { headers: DANISH, maxRedirects: 0 })).headers()['location']).toBe(
    '/blog',
  )
  for (const path of ['/blog', '/blog/spotpris-eller-fast-pris']) expect((await request.get(path)).status()).toBe(404)
})

test('PAGE-23 titles are filtered as one writes, and by the server where there are no scripts', async ({
  page,
  request,
  accessible,
}) => {
  const served = await (await request.get('/kundeservice?q=esim')).text()
  expect(served.match(/href="\/(mobile|insurance|refinancing|kundeservice)\/[\w-]+"/g)).toEqual(['href="/mobile/esim"'])
  await page.goto('/kundeservice')
  await takenOver(page, 'input[type="search"]')
  const search = page.getByRole('searchbox', { name: 'Søk i spørsmål og svar' })
  const titles = page.getByRole('main').getByRole('listitem')
  const all = await titles.count()
  await search.fill('pu')
  await expect(titles).toHaveCount(all)
  await search.fill('puk')
  await expect(titles).toHaveCount(1)
  await accessible(page)
  await search.fill('pukkel')
  await expect(page.getByText('Ingen titler har «pukkel».')).toBeVisible()
  await search.fill('puk')
  await titles.getByRole('link').click()
  await expect(page).toHaveURL('/mobile/puk-kode')
  await expect(log(page)).toBeVisible()
})

test('PAGE-21 a number in the address of Telibob leaves it at once and is offered in the conversation', async ({
  page,
}) => {
  const phone = newNumber()
  await startChat(page, `/telibob/${phone}`)
  await expect(page).toHaveURL('/telibob')
  await choose(page, 'Jeg er kunde')
  await choose(page, `Bruk ${phone.slice(0, 3)} ${phone.slice(3, 5)} ${phone.slice(5)}`)
  await hears(page, /^Jeg sender deg|kode/)
})

test('PAGE-21 AUTH-06 Telipol asks for a sign-in without the number, shows its terms, and Approve writes its tag', async ({
  request,
}) => {
  const phone = newNumber()
  const stranger = await request.get(`/telipol/${phone}`, { maxRedirects: 0 })
  expect(stranger.headers()['location']).toBe('/login')
  expect(
    stranger
      .headersArray()
      .filter(({ name, value }) => name.toLowerCase() === 'set-cookie' && value.startsWith('prat_origin=%2Ftelipol;')),
  ).toHaveLength(1)
  const auth = (path: string, data: object, headers = {}) => request.post(`/services/auth/${path}/`, { data, headers })
  await auth('register', {
    country: 'NO',
    email: 'ola@example.no',
    firstName: 'Ola',
    lastName: 'Hansen',
    locale: 'nb_NO',
    phoneNumber: `+47${phone}`,
  })
  const { code } = await (
    await auth('send-user-otp', { phoneNumber: `+47${phone}` }, { 'x-otp-return': '1', 'x-otp-skip-sms': '1' })
  ).json()
  const { accessToken } = await (await auth('login', { phoneNumber: `+47${phone}`, password: code })).json()
  const ask = async (path: string, method = 'GET') =>
    request.fetch(path, { method, maxRedirects: 0, headers: { authorization: `Bearer ${accessToken}` } })
  expect((await ask('/products')).headers()['location']).toBe('/consent')
  expect((await ask(`/telipol/${phone}`)).headers()['location']).toBe('/telipol')
  expect(await (await ask('/telipol')).text()).toContain('Vilkår for kunder fra Telipol')
  expect((await ask('/telipol', 'POST')).headers()['location']).toBe('/products')
  expect((await ask('/products')).status()).toBe(200)
})
