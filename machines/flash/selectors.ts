import type { SnapshotFrom } from 'xstate'
import { FLASH_LOADER, type flashMachine } from './flash-machine.ts'

type Snapshot = SnapshotFrom<typeof flashMachine>

/** Whether the loader shows in place of the status icon. */
export const showsLoader = (snapshot: Snapshot): boolean =>
  snapshot.matches('loading') || (snapshot.matches('held') && snapshot.context.spent < FLASH_LOADER)

export const isClosed = (snapshot: Snapshot): boolean => snapshot.matches('closed')
