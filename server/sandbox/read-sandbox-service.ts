import { compileMessage } from '@lingui/message-utils/compileMessage'
import { LOCALES } from '#contracts/kernel/locale.ts'
import type { SandboxService } from '#contracts/sandbox/sandbox-service.ts'
import type { Sandbox } from '#src/api/portal.ts'
import { readFlowTexts } from '#server/translations/po-files.ts'
import { locateSteps } from './locate-steps.ts'
import { readReplays } from './write-replay.ts'

export function sandboxFromFiles(root: string, writes: boolean): Omit<Sandbox, 'flows'> {
  return {
    service: async (flow) => ({
      replays: await readReplays(root, 'flows', flow),
      ...flowWords(),
      places: writes ? await locateSteps(flow, root) : {},
      writes,
    }),
    machineService: async (machine) => ({
      replays: await readReplays(root, 'machines', machine),
      texts: NO_TEXTS,
      words: '{}',
      places: {},
      writes,
    }),
  }
}

const NO_TEXTS = { nb_NO: {}, sv_SE: {}, da_DK: {}, en_US: {} }

function flowWords(): Pick<SandboxService, 'texts' | 'words'> {
  const texts = readFlowTexts()
  const compiled = LOCALES.map((locale) => [
    locale,
    Object.fromEntries(Object.entries(texts[locale]).map(([id, text]) => [id, compileMessage(text)])),
  ])
  return { texts, words: JSON.stringify(Object.fromEntries(compiled)) }
}
