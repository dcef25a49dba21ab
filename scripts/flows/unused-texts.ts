import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { sampleContexts } from '#flows/kit/check/sample-contexts.ts'
import { textsUsedBy, type Texts } from '#flows/kit/check/texts.ts'
import type { Flow } from '#flows/kit/flow.ts'
import { locateTexts } from './locate-texts.ts'

/** Texts of flows that no flow says and no code names, each where it stands (FLOW-04). */
export function unusedTexts(flows: readonly Flow[], texts: Texts, root: string): string[] {
  const used = new Set(flows.flatMap((flow) => textsUsedBy(flow, sampleContexts(flow.locales))))
  const code = globSync(['flows/**/*.ts', 'contracts/**/*.ts', 'server/**/*.ts', 'src/**/*.{ts,tsx}'], { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const named = new Set([...code.matchAll(/['"`]([\w.]+)['"`]/g)].map(([, id]) => id))
  const beginnings = [...new Set([...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning))]
  const isNamed = (id: string) => named.has(id) || beginnings.some((beginning) => id.startsWith(beginning))
  const isUsed = (id: string) => {
    const own = id.replace(/\.(words|label)$/, '')
    return used.has(id) || used.has(own) || isNamed(id) || isNamed(own)
  }
  const textAt = locateTexts(root)
  return [...new Set(LOCALES.flatMap((locale) => Object.keys(texts[locale] ?? {})))]
    .filter((id) => !isUsed(id))
    .flatMap((id) => {
      const locale = LOCALES.find((one) => texts[one]?.[id] !== undefined)
      return locale ? [`${textAt({ id, locale })}  unusedText  ${id}: no flow says it`] : []
    })
}
