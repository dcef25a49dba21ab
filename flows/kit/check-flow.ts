import type { Finding } from './check/finding.ts'
import { checkNames } from './check/names.ts'
import { checkProofs } from './check/proofs.ts'
import { sampleScenes } from './check/sample-scenes.ts'
import { checkTexts, type Texts } from './check/texts.ts'
import { checkWays } from './check/ways.ts'
import type { Flow } from './define-flow.ts'

/** Everything wrong with a flow (FLOW-03, BEY-04); a flow with a finding is not shipped. `texts` are ICU texts by locale and id. */
export function checkFlow(flow: Flow, texts: Texts): Finding[] {
  const scenes = sampleScenes(flow.locales)
  return [...checkWays(flow), ...checkNames(flow), ...checkProofs(flow, scenes), ...checkTexts(flow, scenes, texts)]
}
