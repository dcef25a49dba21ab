import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as checkKit from '#flows/kit/check-flow.ts'
import type * as registryKit from '#flows/registry.ts'
import { readFlowTexts } from '#server/translations/po-files.ts'

/**
 * Prints what the check finds in the flows of a folder, or in one: `node find-faults.ts <folder> [flow]`. It runs in a
 * process of its own, since one process cannot load two versions.
 */
async function findFaults(root: string, only: string | undefined): Promise<void> {
  const load = async (path: string): Promise<object> => import(pathToFileURL(join(root, path)).href)
  const registry = await load('flows/registry.ts')
  const check = await load('flows/kit/check-flow.ts')
  if (!isRegistry(registry) || !isCheck(check)) throw new Error('not the kit')
  const texts = readFlowTexts(pathToFileURL(`${root}/`))
  const found = Object.values(registry.flows)
    .filter(({ name }) => only === undefined || name === only)
    .flatMap((flow) =>
      check
        .checkFlow(flow, texts, registry.flows)
        .map(({ rule, step, detail }) => ({ flow: flow.name, rule, step, detail })),
    )
  process.stdout.write(JSON.stringify(found))
}

const isRegistry = (module: object): module is typeof registryKit => 'flows' in module
const isCheck = (module: object): module is typeof checkKit => 'checkFlow' in module

const [, , root = process.cwd(), only] = process.argv
await findFaults(root, only)
