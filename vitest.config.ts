import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { isServerBuilt } from './scripts/build-if-stale.ts'
import { poCatalogues } from './scripts/po-catalogues.ts'

export default defineConfig({
  plugins: [poCatalogues()],
  test: {
    include: ['{contracts,machines,flows,content,src,server,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/testing/postgres-server.ts'],
    maxWorkers: 3,
    // Files share one module graph: no module of ours keeps state between tests, and loading it anew took half the time.
    isolate: false,
    // What a build has learned is not learned again by each worker.
    env: isServerBuilt() ? { LEARNED_FOLDER: resolve('build/app/learned') } : {},
    hookTimeout: 60_000,
    testTimeout: 60_000,
    setupFiles: ['src/testing/patience.ts'],
    expect: { poll: { timeout: 20_000 } },
    // Without this it would load a second copy of graphql.
    server: { deps: { inline: ['graphql-ws'] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
