import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import type * as renderKit from '#flows/kit/render-elements.ts'
import type * as playKit from '#flows/kit/run/play-run.ts'
import type { Run } from '#flows/kit/run/run.ts'
import type * as registryKit from '#flows/registry.ts'
import { readFlowTexts } from '#server/translations/po-files.ts'
import { heardIn, type Heard } from './heard.ts'

/**
 * Plays runs on a version of the flows, by that version's own code, and writes what was heard, run by run, as JSON. A program
 * of its own, for one process cannot hold two versions: `node transcribe.ts <folder>`, the runs as JSON on stdin.
 */
async function transcribe(root: string): Promise<void> {
  const load = async (path: string): Promise<object> => import(pathToFileURL(join(root, path)).href)
  const registry = await load('flows/registry.ts')
  const play = await load('flows/kit/run/play-run.ts')
  const render = await load('flows/kit/render-elements.ts')
  if (!isRegistry(registry) || !isPlay(play) || !isRender(render)) throw new Error('not the kit')
  const texts = readFlowTexts(pathToFileURL(`${root}/`))
  const flows = registry.runnableFlows()
  const runs: unknown = JSON.parse(await text(process.stdin))
  if (!isRuns(runs)) throw new Error('no runs')
  const heard = runs.map((run): Heard => {
    if (!Object.hasOwn(flows, run.flow)) return { moves: [], stuck: { index: 0, why: `there is no flow ${run.flow}` } }
    const { frames, stuck } = play.playRun(flows[run.flow], run)
    const words = texts[run.locale]
    const translate = voiceOf(run.locale, words)
    return {
      moves: frames.map(({ turn: { drafts, calls } }) =>
        heardIn(drafts, calls, render.renderElements(drafts, translate, run.locale), words, run.locale),
      ),
      ...(stuck && { stuck }),
    }
  })
  process.stdout.write(JSON.stringify(heard))
}

function voiceOf(locale: Locale, texts: Record<string, string>): renderKit.Translate {
  const tag = languageTag(locale)
  const messages = Object.fromEntries(Object.entries(texts).map(([id, message]) => [id, compileMessage(message)]))
  const i18n = setupI18n({ locale: tag, messages: { [tag]: messages }, missing: (_locale, id) => id })
  return (id, values) => i18n._(id, values)
}

const isRegistry = (module: object): module is typeof registryKit => 'runnableFlows' in module
const isPlay = (module: object): module is typeof playKit => 'playRun' in module
const isRender = (module: object): module is typeof renderKit => 'renderElements' in module
const isRuns = (value: unknown): value is Run[] =>
  Array.isArray(value) && value.every((run) => typeof run === 'object' && run !== null && 'moves' in run)

const [, , root] = process.argv
if (root === undefined || !existsSync(root)) throw new Error('Give the folder of the flows.')
await transcribe(root)
