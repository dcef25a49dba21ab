import { globSync, readdirSync, readFileSync } from 'node:fs'
import { styleNames } from '../scripts/style-names.ts'

const BUILD = 'build/client/assets'
const WORDS = [/["'`]sandbox\.[a-z]/, /services\/sandbox\//, /\bhumanHandover\b/, /network-simplex/]

/**
 * Returns a test for sandbox code in a script or stylesheet. Throws when a sign is missing from the build, because the
 * test would then find nothing.
 */
export function sandboxSigns(): (text: string) => boolean {
  const nameOf = styleNames()
  const styles = [...globSync('src/sandbox/**/*.module.css')].flatMap((file) => {
    const css = readFileSync(file, 'utf8')
    return [...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => nameOf(name, file, css))
  })
  const names = [...new Set(styles)].join('|')
  const signs = [...WORDS, new RegExp(`\\.(?:${names})\\{`), new RegExp(`["'\`](?:${names})["'\`]`)]
  const built = readdirSync(BUILD)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => readFileSync(`${BUILD}/${name}`, 'utf8'))
  const lost = signs.filter((sign) => !built.some((text) => sign.test(text)))
  if (styles.length === 0 || lost.length > 0)
    throw new Error(`The build has nothing of the sandbox by these signs: ${lost.join(', ')}`)
  return (text) => signs.some((sign) => sign.test(text))
}
