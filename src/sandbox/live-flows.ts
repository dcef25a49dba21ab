import { useEffect, useSyncExternalStore } from 'react'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { candidates, flows as written } from '#flows/registry.ts'
import type { Candidate, Flow } from '#flows/kit/flow.ts'

type Flows = Record<FlowName, Flow>
type Candidates = Readonly<Partial<Record<FlowName, Candidate>>>

let flows: Flows = written
let next: Candidates = candidates
const listeners = new Set<() => void>()

/** In development, a changed flow file takes effect without a reload (SAND-06). */
export function useLiveFlows(): Flows {
  return useSyncExternalStore(
    subscribe,
    () => flows,
    () => flows,
  )
}

/** The next version of a flow, followed like the flow itself. */
export function useLiveCandidate(name: FlowName): Flow | undefined {
  const read = () => next[name]?.flow
  return useSyncExternalStore(subscribe, read, read)
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isFlows = (changed: unknown): changed is Flows => isObject(changed) && FLOW_NAMES.every((name) => name in changed)
const isCandidates = (changed: unknown): changed is Candidates =>
  isObject(changed) && Object.values(changed).every((one) => isObject(one) && 'flow' in one)

if (import.meta.hot) {
  import.meta.hot.accept('../../flows/registry.ts', (module) => {
    const changed: unknown = module?.['flows']
    const coming: unknown = module?.['candidates']
    if (!isFlows(changed) || !isCandidates(coming)) return
    flows = changed
    next = coming
    for (const listener of listeners) listener()
  })
}

/** Development only: called when a conversation text has changed in its file. */
export function useTextsChanged(changed: () => void): void {
  useEffect(() => {
    import.meta.hot?.on('flows:texts', changed)
    return () => import.meta.hot?.off('flows:texts', changed)
  }, [changed])
}
