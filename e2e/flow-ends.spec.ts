import { globSync, readFileSync } from 'node:fs'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { ownSteps } from '#flows/kit/part.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { parseReplay } from '#flows/kit/run/replay-file.ts'
import { runnableFlows } from '#flows/registry.ts'
import { makeCustomer } from './customers.ts'
import { expect, test } from './portal-test.ts'
import { openReplay, openSandbox, panel, standsAt, timeline, WRITTEN_BY_A_TEST } from './sandbox-journey.ts'

const flows = runnableFlows()

const endsOf = (name: FlowName) =>
  Object.entries(ownSteps(flows[name].flow)).flatMap(([step, what]) =>
    'end' in what && (step !== 'leave' || name === 'mobile_onboarding') ? [step] : [],
  )

function waysToEnds(name: FlowName) {
  const replays = globSync(`flows/${name.replaceAll('_', '-')}/replays/*.replay`, {
    exclude: [`**/${WRITTEN_BY_A_TEST}*`],
  }).map((file) => parseReplay(readFileSync(file, 'utf8')))
  return endsOf(name).flatMap((end) => {
    const [shortest] = replays
      .map(({ title, run }) => ({
        title,
        end,
        steps: playRun(flows[name], run).frames.map(({ turn }) => turn.state.step),
      }))
      .filter((replay) => replay.steps.includes(end))
      .map((replay) => ({ ...replay, steps: replay.steps.slice(0, replay.steps.indexOf(end) + 1) }))
      .sort((one, other) => one.steps.length - other.steps.length)
    return shortest ? [shortest] : []
  })
}

test.use({ viewport: { width: 1440, height: 1000 } })

for (const name of FLOW_NAMES) {
  test(`SAND-02 ${name} is walked to each of its own ends, forward and back`, async ({ page }) => {
    test.setTimeout(300_000)
    const ways = waysToEnds(name)
    expect(ways.map(({ end }) => end)).toEqual(endsOf(name))
    await makeCustomer(page)
    await openSandbox(page, name)
    await expect(panel(page, 'Dekning').locator('summary').first()).toContainText(new RegExp(`(\\d+) / \\1$`))
    await expect(panel(page, 'Funn').locator('summary').first()).toContainText('0')
    await panel(page, 'Opptak').locator('summary').first().click()
    const { back, forward, moments } = timeline(page)
    // Checking every step is slow, so only the shortest replay is stepped through; of the others only the end is
    // checked.
    const shortest = ways.toSorted((one, other) => one.steps.length - other.steps.length)[0]
    for (const way of ways) {
      const { title, end, steps } = way
      await openReplay(page, title)
      if (way === shortest) {
        for (const step of steps.slice(1)) {
          await forward.click()
          await standsAt(page, step)
        }
      } else await moments.nth(steps.length - 1).click()
      await standsAt(page, end)
      for (const step of way === shortest ? steps.toReversed().slice(1) : []) {
        await back.click()
        await standsAt(page, step)
      }
    }
  })
}
