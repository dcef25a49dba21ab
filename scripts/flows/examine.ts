import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readFlowTexts } from '#server/translations/po-files.ts'
import { locateSteps } from '../../server/sandbox/locate-steps.ts'
import { readReplays } from '#server/sandbox/write-replay.ts'
import { locateTexts } from './locate-texts.ts'
import { reportFlow, reportPart, type Report } from './report-flow.ts'
import type { Flow } from '#flows/kit/flow.ts'
import type { PartInUse } from '#flows/parts.ts'
import { flows } from '#flows/registry.ts'
import { pricesInCode } from './prices-in-code.ts'

export async function examine(flow: Flow, root: string): Promise<Report> {
  const folder = `flows/${flow.name.replaceAll('_', '-')}`
  const places = await locateSteps(flow.name, root)
  return reportFlow({
    flow,
    folder,
    others: flows,
    texts: readFlowTexts(pathToFileURL(`${root}/`)),
    replays: await readReplays(root, 'flows', flow.name),
    prices: writtenPrices(root, folder, places),
    stepAt: { ...mentions(flow, join(root, folder, 'flow.ts'), `${folder}/flow.ts`), ...places },
    textAt: locateTexts(root),
  })
}

/** Replays and coverage of a part. What the check finds in it is told with each flow that uses it. */
export async function examinePart(part: string, { uses, folders }: PartInUse, root: string): Promise<Report> {
  const folder = `flows/${part}`
  const [first] = uses
  const replaysIn = async (parts: readonly string[]) =>
    (await Promise.all(parts.map((other) => readReplays(root, 'parts', other)))).flat()
  return reportPart({
    uses,
    folder,
    others: flows,
    texts: readFlowTexts(pathToFileURL(`${root}/`)),
    textAt: locateTexts(root),
    replays: await readReplays(root, 'parts', part),
    replaysOfOthers: await replaysIn(folders.filter((other) => other !== part)),
    prices: writtenPrices(root, folder, {}),
    stepAt: first ? await locateSteps(first.flow.name, root) : {},
  })
}

/** Code of the flow: the files of its folder and those its steps stand in. */
function writtenPrices(
  root: string,
  folder: string,
  places: Readonly<Record<string, string>>,
): { what: string; at: string }[] {
  const files = new Set([
    ...globSync(`${folder}/**/*.ts`, { cwd: root }).map((file) => file.replaceAll('\\', '/')),
    ...Object.values(places).map((place) => place.replace(/:\d+$/, '')),
  ])
  return [...files]
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      pricesInCode(readFileSync(join(root, file), 'utf8')).map(({ what, line }) => ({ what, at: `${file}:${line}` })),
    )
}

function mentions(
  { entries, humanHandover, guards, offers, summaries, learn }: Flow,
  file: string,
  path: string,
): Record<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n')
  const lineOf = (written: string) => lines.findIndex((line) => line.includes(written)) + 1
  const declared = Object.keys({ ...guards, ...offers, ...summaries, ...learn }).map((name) => ({
    name,
    line: lineOf(`${name}:`),
  }))
  const named = [...entries, humanHandover].map((name) => ({ name, line: lineOf(`'${name}'`) }))
  return Object.fromEntries(
    [...declared, ...named].filter(({ line }) => line > 0).map(({ name, line }) => [name, `${path}:${line}`]),
  )
}
