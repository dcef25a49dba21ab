import { useSyncExternalStore } from 'react'
import type { RunStore, RunView } from './run-store.ts'

/** A run as it stands, followed. */
export const useRun = ({ subscribe, read }: RunStore): RunView => useSyncExternalStore(subscribe, read, read)
