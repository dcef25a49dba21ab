import { globSync, readdirSync, readFileSync } from 'node:fs'
import { styleNames } from '../scripts/style-names.ts'

const BUILD = 'build/client/assets'
/** What a built file of the sandbox has in it: its texts, its services, a flow's definition, the layout library. */
const WORDS = [/["'`]sandbox\.[a-z]/, /services\/sandbox\//, /\bhumanHandover\b/, /network-simplex/]

/** Tells whether a script or stylesheet has anything of the sandbox in it. Each sign must be in the build, or it would find nothing. */
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
