import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type * as renderKit from '#flows/kit/render-elements.ts'
import type * as playKit from '#flows/kit/run/play-run.ts'
import type { Run } from '#flows/kit/run/run.ts'
import { runnable } from '#flows/kit/turn.ts'
import type * as registryKit from '#flows/registry.ts'
import { readFlowTexts } from '#server/translations/po-files.ts'
import { translatorOf } from '#server/translations/translator-of.ts'
import { heardIn, type Heard } from './heard.ts'

/**
 * Plays the runs given as JSON on stdin: `node transcribe.ts <folder> [candidate]`. It runs in a process of its own,
 * since one process cannot load two versions.
 */
async function transcribe(root: string, version: string | undefined): Promise<void> {
  const load = async (path: string): Promise<object> => import(pathToFileURL(join(root, path)).href)
  const registry = await load('flows/registry.ts')
  const play = await load('flows/kit/run/play-run.ts')
  const render = await load('flows/kit/render-elements.ts')
  if (!isRegistry(registry) || !isPlay(play) || !isRender(render)) throw new Error('not the kit')
  const texts = readFlowTexts(pathToFileURL(`${root}/`))
  const flows = registry.runnableFlows()
  if (version === 'candidate')
    for (const { flow } of Object.values(registry.candidates)) flows[flow.name] = runnable(flow)
  const runs: unknown = JSON.parse(await text(process.stdin))
  if (!isRuns(runs)) throw new Error('no runs')
  const heard = runs.map((run): Heard => {
    if (!Object.hasOwn(flows, run.flow)) return { moves: [], stuck: { index: 0, why: `there is no flow ${run.flow}` } }
    const { frames, stuck } = play.playRun(flows[run.flow], run)
    const words = texts[run.locale]
    const ids = new Map<string, string>()
    const voice = translatorOf(run.locale, words)
    const translate: renderKit.Translate = (id, values) => {
      const said = voice(id, values)
      ids.set(said, id)
      return said
    }
    return {
      moves: frames.map(({ turn: { drafts, calls } }) =>
        heardIn(drafts, calls, render.renderElements(drafts, translate, run.locale), words, run.locale, (said) =>
          ids.get(said),
        ),
      ),
      ...(stuck && { stuck }),
    }
  })
  process.stdout.write(JSON.stringify(heard))
}

const isRegistry = (module: object): module is typeof registryKit => 'runnableFlows' in module
const isPlay = (module: object): module is typeof playKit => 'playRun' in module
const isRender = (module: object): module is typeof renderKit => 'renderElements' in module
const isRuns = (value: unknown): value is Run[] =>
  Array.isArray(value) && value.every((run) => typeof run === 'object' && run !== null && 'moves' in run)

const [, , root, version] = process.argv
if (root === undefined || !existsSync(root)) throw new Error('Give the folder of the flows.')
await transcribe(root, version)
