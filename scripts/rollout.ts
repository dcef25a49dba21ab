import { parseArgs } from 'node:util'
import { listRollouts, release, takeBack } from '#server/brain/rollout/rollouts.ts'
import { tryCandidate } from '#server/brain/rollout/try-candidate.ts'
import { followFlows } from '#server/brain/turns/follow-flows.ts'
import { runOnDatabase, say, stop } from './command.ts'

const USAGE = 'npm run rollout -- list | try <flow> | release <flow> --share=10 | take-back <flow>'

/** Gives the candidate of a flow to a share of the visitors, or to none; see docs/flows.md. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { share: { type: 'string' } } })
const [wish = 'list', flow] = positionals
if (!['list', 'try', 'release', 'take-back'].includes(wish) || (wish !== 'list' && flow === undefined)) stop(USAGE)

await runOnDatabase(async (store) => {
  const deps = { ...store, flowOf: followFlows(store.runtime.log).flowOf }
  if (wish === 'try' && flow) return tellTried(deps, flow)
  if (wish === 'release' && flow) await release(deps, flow, Number(values.share))
  if (wish === 'take-back' && flow) await takeBack(deps, flow)
  const rollouts = await listRollouts(deps)
  if (rollouts.length === 0) say('No flow has a candidate.')
  for (const { flow: name, share, running, version, candidate, inForce, onCandidate } of rollouts) {
    const kept = running === 'pinned' ? 'end in their version' : 'go on in the version of their visitor'
    say(`${name}: the candidate ${candidate} for ${share} % of the visitors, ${version} for the others`)
    say(`  under way: ${onCandidate} in the candidate, ${inForce} in ${version}; they ${kept}`)
  }
})

async function tellTried(deps: Parameters<typeof tryCandidate>[0], name: string): Promise<void> {
  const tried = await tryCandidate(deps, name)
  const WORDS = { continues: 'go on', carriedOver: 'are carried over', askedAgain: 'are asked again', lost: 'are lost' }
  for (const { becomes, from, to, count } of tried) say(`${count} ${WORDS[becomes]}: ${from} → ${to || 'nowhere'}`)
  say(`${tried.reduce((sum, { count }) => sum + count, 0)} conversations under way at ${name}; nothing was changed`)
}
