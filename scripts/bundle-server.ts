import { renameSync, rmSync } from 'node:fs'
import { rolldown } from 'rolldown'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { createLookUp } from '#server/questions/create-look-up.ts'
import { writeLearned } from '#server/questions/kept-learning.ts'

const FOLDER = 'build/app'

/**
 * Packages that stay outside the bundle: those that read files beside their code, those the bundle of the pages shares,
 * and those that only some configurations load.
 */
const EXTERNAL = [
  /^node:/,
  '@electric-sql/pglite',
  /^@electric-sql\/pglite\//,
  /^@opentelemetry\/(?!api$)/,
  /^@?socket\.io/,
  /^react/,
  'nodemailer',
  'oidc-provider',
  'oxfmt',
  'pdfkit',
  'pg',
  'pino',
  'sharp',
  'tinypool',
  'typescript',
  'vite',
  'ws',
]

const written = `${FOLDER}.${process.pid}`
const bundle = await rolldown({ input: { start: 'server/start.ts' }, platform: 'node', external: EXTERNAL })
await bundle.write({ dir: written, format: 'esm', sourcemap: true })
await bundle.close()
const { learnings } = await createLookUp(createEmbeddedContent(), createSpeak())
for (const { key, learned } of learnings()) writeLearned(key, learned(), `${written}/learned`)
rmSync(FOLDER, { recursive: true, force: true })
renameSync(written, FOLDER)
