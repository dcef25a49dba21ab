import type { Plugin } from 'vite'
import { LOCALES } from '../contracts/kernel/locale.ts'
import { AREAS_APART, catalogueFiles, readCatalogue } from '#server/translations/po-files.ts'

/**
 * Serves `virtual:catalogue/<locale>`, the compiled messages of a locale for every page, and `virtual:catalogue/<area>/<locale>`,
 * those that only the sandbox or the account's pages show: cacheable assets of their own.
 */
export function poCatalogues(): Plugin {
  const catalogueOf = (id: string) => {
    const [, area, written] = /^\0virtual:catalogue\/(?:(\w+)\/)?(\w+)$/.exec(id) ?? []
    const locale = LOCALES.find((known) => known === written)
    return locale && ({ locale, reader: AREAS_APART.find((apart) => apart === area) ?? 'browser' } as const)
  }
  return {
    name: 'po-catalogues',
    resolveId: (id) => (catalogueOf(`\0${id}`) ? `\0${id}` : null),
    load(id) {
      const catalogue = catalogueOf(id)
      if (!catalogue) return null
      const { locale, reader } = catalogue
      for (const file of catalogueFiles(locale, reader)) this.addWatchFile(file)
      return `export const messages = ${JSON.stringify(readCatalogue(locale, reader))}`
    },
    // No page imports the conversations' texts; the sandbox asks for them anew.
    hotUpdate({ file }) {
      if (/\/(locales\/\w+\/flows[\w-]*\.po|flows\/[\w-]+\/words\.json)$/.test(file))
        this.environment.hot.send({ type: 'custom', event: 'flows:texts' })
    },
  }
}
