import { useEffect, useSyncExternalStore } from 'react'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { flows as written } from '#flows/registry.ts'
import type { Flow } from '#flows/kit/flow.ts'

type Flows = Record<FlowName, Flow>

let flows: Flows = written
const listeners = new Set<() => void>()

/** In development, a changed flow file takes effect without a reload (SAND-06). */
export function useLiveFlows(): Flows {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => flows,
    () => flows,
  )
}

const isFlows = (changed: unknown): changed is Flows =>
  typeof changed === 'object' && changed !== null && FLOW_NAMES.every((name) => name in changed)

if (import.meta.hot) {
  import.meta.hot.accept('../../flows/registry.ts', (module) => {
    const changed: unknown = module?.['flows']
    if (!isFlows(changed)) return
    flows = changed
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
