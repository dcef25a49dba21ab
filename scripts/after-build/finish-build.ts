import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { COMPRESSED_KINDS } from '#server/edge/built-files.ts'
import { STYLE_RULES_FILE, type StyleRules } from '#server/edge/ssr/style-rules.ts'
import { readStyleRules } from './read-style-rules.ts'

const CLIENT = 'build/client'

export function finishBuild(): void {
  for (const file of globSync(`${CLIENT}/**/*.{${COMPRESSED_KINDS.join(',')}}`)) {
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
  const rules: StyleRules = Object.fromEntries(
    globSync(`${CLIENT}/assets/*.css`).map((file) => [
      `/${relative(CLIENT, file).replaceAll('\\', '/')}`,
      readStyleRules(readFileSync(file, 'utf8')),
    ]),
  )
  writeFileSync(STYLE_RULES_FILE, JSON.stringify(rules))
}
