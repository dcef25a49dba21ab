import type { Plugin } from 'vite'
import { LOCALES } from '../contracts/kernel/locale.ts'
import { catalogueFiles, readCatalogue } from '../server/i18n/read-catalogue.ts'

/** Serves `virtual:catalogue/<locale>`: the compiled messages of a locale for the browser, a cacheable asset of their own. */
export function poCatalogues(): Plugin {
  const name = /^\0virtual:catalogue\/(.+)$/
  const localeOf = (id: string) => LOCALES.find((locale) => locale === name.exec(id)?.[1])
  return {
    name: 'po-catalogues',
    resolveId: (id) => (localeOf(`\0${id}`) ? `\0${id}` : null),
    load(id) {
      const locale = localeOf(id)
      if (!locale) return null
      for (const file of catalogueFiles(locale, 'browser')) this.addWatchFile(file)
      return `export const messages = ${JSON.stringify(readCatalogue(locale, 'browser'))}`
    },
  }
}
