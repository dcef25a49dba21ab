import { build } from 'vite'
import { expect, test } from 'vitest'
import { poCatalogues } from './po-catalogues.ts'

const built = (missing: string[]) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [poCatalogues(() => missing)],
    build: { write: false, rollupOptions: { input: 'virtual:catalogue/account/sv_SE' } },
  })

test('SHELL-01 the build refuses texts of pages that a locale lacks, and names them: no page is in two languages', async () => {
  await expect(built(['locales/sv_SE lacks account.title'])).rejects.toThrow('locales/sv_SE lacks account.title')
  await expect(built([])).resolves.toBeDefined()
})
