import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of package.json, whether this runs from its source or from the bundle in `build/app`. */
export const PROJECT_ROOT: string = rootAbove(import.meta.dirname)

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json')) || dirname(folder) === folder) return folder
  return rootAbove(dirname(folder))
}
