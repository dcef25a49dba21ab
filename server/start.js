import module from 'node:module'

// Plain JavaScript, so that an older Node can read it and say so.
const OLDEST_NODE = [22, 18]
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
  stop(`Prat needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}.`)
try {
  import.meta.resolve('valibot')
} catch {
  stop('Packages are missing; run npm install first.')
}

// Kept between starts, in a folder of our own, for what lies in it is run.
module.enableCompileCache('build/compiled')
if (process.argv.includes('--dev')) await import('./start.ts')
else {
  // Must be set before React and the router are loaded, or they use their development builds.
  process.env['NODE_ENV'] = 'production'
  const { buildIfStale } = await import('../scripts/build-if-stale.ts')
  buildIfStale()
  // One file instead of 1,500: a start takes little more than half the time.
  await import('../build/app/start.js')
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
