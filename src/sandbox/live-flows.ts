import { useSyncExternalStore } from 'react'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Flow } from '#flows/kit/define-flow.ts'
import { flows as written } from '#flows/registry.ts'

type Flows = Record<FlowName, Flow>

let flows: Flows = written
const listeners = new Set<() => void>()

/** Every flow as its file says now: in development a changed file is followed without a reload (SAND-06). */
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

if (import.meta.hot) {
  import.meta.hot.accept('../../flows/registry.ts', (module) => {
    if (!module) return
    flows = module['flows']
    for (const listener of listeners) listener()
  })
}
