import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeCustomer } from './customers.ts'
import { expect, test } from './portal-test.ts'
import { choose, openSandbox, panel, standsAt, WRITTEN_BY_A_TEST } from './sandbox-journey.ts'
import { startPortal, type RunningPortal } from './server.ts'

/** The server transforms changed sources, and reads them with the compiler, before it answers. */
const BUILT = { timeout: 60_000 }

/** The copy is inside the project so that `node_modules` resolves. */
const COPY = 'build/live-editing'

/** Empties the file first and writes it a moment later, as editors do. */
const change = async (file: string, from: string, to: string) => {
  const path = join(COPY, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, '')
  await wait(30)
  writeFileSync(path, text.replace(from, to))
}

test.use({ viewport: { width: 1440, height: 1000 } })

let portal: RunningPortal | undefined

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  rmSync(COPY, { recursive: true, force: true })
  const left = ['e2e', 'benches', 'docs', `*${WRITTEN_BY_A_TEST}*`].map((path) => `:!${path}`)
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...left], {
    encoding: 'utf8',
  })
  for (const file of listed.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(COPY, file)), { recursive: true })
    cpSync(file, join(COPY, file))
  }
  portal = await startPortal({}, { cwd: COPY, live: true })
})

test.afterAll(async () => {
  await portal?.stop()
  rmSync(COPY, { recursive: true, force: true })
})

test('SAND-06 a changed flow is followed by the drawing, the findings, the run and the real conversation, without a restart', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ baseURL: urlOf(portal), viewport: { width: 1440, height: 1000 } })
  try {
    const page = await context.newPage()
    await makeCustomer(page)
    await openSandbox(page, 'every_element')
    await choose(page, 'go')
    await standsAt(page, 'offer', BUILT.timeout)
    await page.evaluate(() => Object.assign(window, { stillHere: true }))

    await change(
      'flows/every-element/flow.ts',
      "offer: { say: ['every.offer']",
      "lonely: { say: ['every.hello'], next: 'name' },\n    offer: { say: ['every.hello', 'every.offer']",
    )
    await expect(page.getByRole('button', { name: /^lonely\b/ })).toBeVisible(BUILT)
    await expect(panel(page, 'Funn').locator('summary').first()).toContainText('1')
    await standsAt(page, 'offer')
    const heard = page.getByRole('log').first()
    await expect(heard.getByText(readText('every.hello'))).toHaveCount(2)

    await change('locales/nb_NO/flows-every-element.po', readText('every.offer'), 'Nye ord uten omstart')
    await expect(heard.getByText('Nye ord uten omstart')).toBeVisible(BUILT)

    const step = panel(page, 'Steg')
    await step.getByRole('button', { name: 'Endre tekstene' }).press('Enter')
    await step.getByRole('group', { name: 'every.offer' }).getByLabel('nb_NO').fill('Nye ord fra skjemaet')
    const drawn = (name: string) => page.locator(`svg [aria-label^="${name},"]`)
    await drawn('lonely').press('Enter')
    await expect(step.getByRole('group', { name: 'every.offer' })).toHaveCount(0)
    await drawn('offer').press('Enter')
    await expect(step.getByRole('group', { name: 'every.offer' }).getByLabel('nb_NO')).toHaveValue(
      'Nye ord fra skjemaet',
    )
    await step.getByRole('button', { name: 'Vis forskjellen' }).press('Enter')
    await expect(step.getByRole('insertion')).toHaveText('+ msgstr "Nye ord fra skjemaet"')
    await step.getByRole('button', { name: 'Lagre', exact: true }).press('Enter')
    await expect(heard.getByText('Nye ord fra skjemaet')).toBeVisible(BUILT)
    await expect(step.getByRole('button', { name: 'Endre tekstene' })).toBeFocused()
    expect(readFileSync(join(COPY, 'locales/nb_NO/flows-every-element.po'), 'utf8')).toContain(
      'msgid "every.offer"\nmsgstr "Nye ord fra skjemaet"\n',
    )
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)

    await change(
      'flows/every-element/flow.ts',
      "init: {\n      say: ['every.hello', ",
      "init: {\n      say: ['every.hello', 'every.offer', ",
    )
    await expect
      .poll(async () => (await context.request.get('/kitchensink')).text(), BUILT)
      .toContain('Nye ord fra skjemaet')
  } finally {
    await context.close()
  }
})

test('SAND-06 a step is added and answers change places from forms, by keyboard, and the drawing and the run follow', async ({
  browser,
  accessible,
}) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ baseURL: urlOf(portal), viewport: { width: 1440, height: 1000 } })
  try {
    const page = await context.newPage()
    await makeCustomer(page)
    await openSandbox(page, 'csat_mobile')
    await standsAt(page, 'score', BUILT.timeout)
    const drawn = (name: string) => page.locator(`svg [aria-label^="${name},"]`)
    const step = panel(page, 'Steg')

    await drawn('hello').press('Enter')
    await step.getByRole('button', { name: 'Legg til et steg' }).press('Enter')
    const form = step.getByRole('region', { name: 'Legg til et steg' })
    await expect(form.getByLabel('Veien det skal stå på')).toBeFocused(BUILT)
    await form.getByLabel('Stegets navn').fill('ready_now')
    const says = form.getByRole('group', { name: 'Hva det sier' })
    await says.getByLabel('nb_NO').fill('Har du tid nå?')
    await form.getByRole('button', { name: 'Vis forskjellen' }).press('Enter')
    await expect(form.getByRole('alert')).toHaveText('csat.readyNow in en_US is empty', BUILT)
    await says.getByLabel('en_US').fill('Do you have time now?')
    for (const [number, name, to, title] of [
      [1, 'yes', 'score', 'Ja, spør'],
      [2, 'later', 'leave', 'En annen gang'],
    ] as const) {
      await form.getByRole('button', { name: 'Legg til et svar' }).press('Enter')
      const choice = form.getByRole('group', { name: `Svar ${number}` })
      await choice.getByLabel('Svarets navn').fill(name)
      await choice.getByLabel('Leder til').selectOption(to)
      for (const locale of ['nb_NO', 'en_US']) await choice.getByLabel(locale).fill(title)
    }
    await accessible(page)
    await form.getByRole('button', { name: 'Vis forskjellen' }).press('Enter')
    await expect(form.getByRole('insertion').filter({ hasText: "next: 'ready_now'" })).toHaveCount(1, BUILT)
    await expect(drawn('ready_now')).toHaveCount(0)
    await form.getByRole('button', { name: 'Lagre', exact: true }).press('Enter')
    await expect(drawn('ready_now')).toBeVisible({ timeout: 150_000 })
    await standsAt(page, 'ready_now', BUILT.timeout)
    await expect(page.getByRole('log').first().getByText('Har du tid nå?')).toBeVisible(BUILT)
    expect(readFileSync(join(COPY, 'flows/csat-mobile/words.json'), 'utf8')).toContain('"nb_NO": "Har du tid nå?"')
    const find = page.getByRole('combobox', { name: 'Finn tilstand' })
    await find.fill('why_low')
    await find.press('Enter')
    await step.getByRole('button', { name: 'Endre rekkefølgen' }).press('Enter')
    const answers = step.getByRole('list', { name: 'Svar' })
    await expect(answers.getByRole('listitem')).toContainText(['Hopp over', 'Snakk med'], BUILT)
    const down = answers.getByRole('button', { name: 'Flytt «Hopp over» ned' })
    await down.press('Enter')
    await expect(down).toBeFocused()
    await expect(step.getByRole('status').filter({ hasText: 'nummer 2 av 2' })).toBeVisible()
    await accessible(page)
    await step.getByRole('button', { name: 'Vis forskjellen' }).press('Enter')
    await expect(step.getByRole('insertion')).not.toHaveCount(0, BUILT)
    await step.getByRole('button', { name: 'Lagre', exact: true }).press('Enter')
    await expect(step.getByRole('button', { name: 'Endre rekkefølgen' })).toBeFocused({ timeout: 150_000 })
    expect(readFileSync(join(COPY, 'flows/csat-mobile/flow.ts'), 'utf8')).toMatch(
      /csat.whyLow'\],[\s\S]*?choices: \{\s+\[TALK_TO_US\]: .*\s+skip: /,
    )
  } finally {
    await context.close()
  }
})

const urlOf = (running: RunningPortal | undefined): string => running?.url ?? ''

function readText(id: string): string {
  const text = readFileSync('locales/nb_NO/flows-every-element.po', 'utf8')
  return new RegExp(`msgid "${id}"\\nmsgstr "(.*)"`).exec(text)?.[1] ?? id
}
