import { defineConfig } from 'vitest/config'
import { poCatalogues } from './scripts/po-catalogues.ts'

export default defineConfig({
  plugins: [poCatalogues()],
  test: {
    include: ['{contracts,machines,flows,content,src,server,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/testing/postgres-server.ts'],
    maxWorkers: 2,
    hookTimeout: 60_000,
    testTimeout: 60_000,
    setupFiles: ['src/testing/patience.ts'],
    expect: { poll: { timeout: 20_000 } },
    // Else it would be given another copy of graphql than the server has.
    server: { deps: { inline: ['graphql-ws'] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
