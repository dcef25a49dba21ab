import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readFlowTexts } from '#server/translations/po-files.ts'
import { locateSteps } from '../../server/sandbox/locate-steps.ts'
import { readReplays } from '#server/sandbox/write-replay.ts'
import { locateTexts } from './locate-texts.ts'
import { reportFlow, type Report } from './report-flow.ts'
import type { Flow } from '#flows/kit/flow.ts'

/** Looks a flow of the project at `root` through, with the texts and replays that lie there. */
export async function examine(flow: Flow, root: string): Promise<Report> {
  const folder = `flows/${flow.name.replaceAll('_', '-')}`
  const places = await locateSteps(flow.name, root)
  return reportFlow({
    flow,
    folder,
    texts: readFlowTexts(pathToFileURL(`${root}/`)),
    replays: await readReplays(root, 'flows', flow.name),
    prices: writtenPrices(
      root,
      new Set([`${folder}/flow.ts`, ...Object.values(places).map((place) => place.replace(/:\d+$/, ''))]),
    ),
    stepAt: { ...mentions(flow, join(root, folder, 'flow.ts'), `${folder}/flow.ts`), ...places },
    textAt: locateTexts(root),
  })
}

/** Where an amount is written in the files of a flow's steps (`file:line`), by what it is given for; amounts come from the catalogue. */
function writtenPrices(root: string, files: ReadonlySet<string>): { what: string; at: string }[] {
  return [...files].flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(/\b(money|\w+Ore): *[1-9]/g)].map(([, what = '']) => ({ what, at: `${file}:${index + 1}` })),
      ),
  )
}

/** Where entries and the hand-over are named, for those that are no step, and where guards, offers and the like stand. */
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
