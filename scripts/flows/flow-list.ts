import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { FlowOffer } from '../../contracts/chat/flow-offer.ts'
import { LOCALES } from '../../contracts/kernel/locale.ts'
import { PRODUCTS } from '../../contracts/products/offers.ts'

const Offer = v.object({
  sells: v.exactOptional(v.picklist(PRODUCTS)),
  only: v.exactOptional(v.array(v.picklist(LOCALES))),
  instead: v.picklist(['home', 'intro', 'order']),
})

type Declared = { name: string; folder: string; constant: string; offered: FlowOffer }

/** The list of names and the registry, made from what each `flows/<name>/flow.ts` below `root` declares: text by path. */
export async function makeFlowList(root: string): Promise<Map<string, string>> {
  const folders = globSync('flows/*/flow.ts', { cwd: root })
    .map((file) => basename(dirname(file)))
    .filter((folder) => folder !== 'kit')
  const flows = await Promise.all(folders.toSorted().map((folder) => readFlow(root, folder)))
  return new Map([
    ['contracts/chat/flow-list.ts', namesOf(flows)],
    ['flows/registry.ts', registryOf(flows)],
  ])
}

async function readFlow(root: string, folder: string): Promise<Declared> {
  const constant = folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const module: unknown = await import(pathToFileURL(join(root, 'flows', folder, 'flow.ts')).href)
  const read = v.safeParse(
    v.object({ [constant]: v.object({ name: v.literal(folder.replaceAll('-', '_')), offered: Offer }) }),
    module,
  )
  const declared = read.success ? read.output[constant] : undefined
  if (!declared)
    throw new Error(
      `flows/${folder}/flow.ts has to export ${constant}, a flow named ${folder.replaceAll('-', '_')} that says where it is offered.`,
    )
  return { folder, constant, ...declared }
}

const HEAD = '// Written by `npm run flows` from the flows there are: change those.\n'

const namesOf = (flows: readonly Declared[]) => `${HEAD}import type { FlowOffer } from './flow-offer.ts'

export const FLOW_NAMES = [
${flows.map(({ name }) => `  '${name}',`).join('\n')}
] as const

export const FLOW_OFFERS: Readonly<Record<(typeof FLOW_NAMES)[number], FlowOffer>> = {
${flows.map(({ name, offered }) => `  ${name}: ${written(offered)},`).join('\n')}
}
`

function written({ sells, only, instead }: FlowOffer): string {
  const parts = [
    sells && `sells: '${sells}'`,
    only && `only: [${only.map((locale) => `'${locale}'`).join(', ')}]`,
    `instead: '${instead}'`,
  ]
  return `{ ${parts.filter(Boolean).join(', ')} }`
}

const registryOf = (flows: readonly Declared[]) => `${HEAD}import type { FlowName } from '#contracts/chat/flow-name.ts'
${flows.map(({ folder, constant }) => `import { ${constant} } from './${folder}/flow.ts'`).join('\n')}
import type { Flow } from './kit/flow.ts'
import { runnable, type RunnableFlow } from './kit/turn.ts'

/** Every conversation by name (FLOW-01). */
export const flows = {
${flows.map(({ name, constant }) => `  ${name}: ${constant},`).join('\n')}
} satisfies Record<FlowName, Flow>

/** Compiles every flow; a process does it once. */
export function runnableFlows(): Record<FlowName, RunnableFlow> {
  return {
${flows.map(({ name, constant }) => `    ${name}: runnable(${constant}),`).join('\n')}
  }
}
`

/** Those of the lists that are not as the flows are. */
export function staleLists(lists: ReadonlyMap<string, string>, root: string): string[] {
  return [...lists]
    .filter(
      ([path, text]) =>
        !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n') !== text,
    )
    .map(([path]) => path)
}

export function writeLists(lists: ReadonlyMap<string, string>, root: string): void {
  for (const [path, text] of lists) writeFileSync(join(root, path), text)
}
