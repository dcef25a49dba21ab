import type { Plugin } from 'vite'
import { LOCALES } from '../contracts/kernel/locale.ts'
import { AREAS_APART, catalogueFiles, missingTexts, readCatalogue } from '#server/translations/po-files.ts'

/**
 * Serves compiled messages as cacheable assets: `virtual:catalogue/<locale>` for all pages,
 * `virtual:catalogue/<area>/<locale>` for the sandbox and account pages. A build fails where a locale lacks a text.
 */
export function poCatalogues(missing: typeof missingTexts = missingTexts): Plugin {
  let isBuild = false
  const checked = new Map<Parameters<typeof missingTexts>[0], string[]>()
  const catalogueOf = (id: string) => {
    const [, area, written] = /^\0virtual:catalogue\/(?:(\w+)\/)?(\w+)$/.exec(id) ?? []
    const locale = LOCALES.find((known) => known === written)
    return locale && ({ locale, reader: AREAS_APART.find((apart) => apart === area) ?? 'browser' } as const)
  }
  return {
    name: 'po-catalogues',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (catalogueOf(`\0${id}`) ? `\0${id}` : null),
    load(id) {
      const catalogue = catalogueOf(id)
      if (!catalogue) return null
      const { locale, reader } = catalogue
      const faults = checked.get(reader) ?? missing(reader)
      checked.set(reader, faults)
      if (faults.length > 0 && isBuild) this.error(faults.join('\n'))
      for (const fault of faults) this.warn(fault)
      for (const file of catalogueFiles(locale, reader)) this.addWatchFile(file)
      return `export const messages = ${JSON.stringify(readCatalogue(locale, reader))}`
    },
    // No page imports the texts of conversations, so no module needs a reload; the sandbox refetches them.
    hotUpdate({ file }) {
      if (/\/(locales\/\w+\/flows[\w-]*\.po|flows\/[\w-]+\/words\.json)$/.test(file))
        this.environment.hot.send({ type: 'custom', event: 'flows:texts' })
    },
  }
}
