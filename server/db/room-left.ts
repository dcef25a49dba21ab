import { statfsSync } from 'node:fs'
import { DiskNearlyFull } from './database.ts'

/** Free bytes below which nothing new is begun: on a full disk the embedded database may never answer. */
const LEAST = 200 * 1024 * 1024

/** Throws {@link DiskNearlyFull} when the folder's disk has less than 200 MB left. */
export function requireRoomLeft(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < LEAST) {
    throw new DiskNearlyFull(`The disk of ${folder} has less than 200 MB left; free some space and try again.`)
  }
}
