import module from 'node:module'

// Plain JavaScript: an older Node can read it and say so, and Node's 17 MB that take the types off are not loaded where all is compiled.
const OLDEST_NODE = [22, 18]
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  process.stderr.write(`Prat needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}.\n`)
  process.exit(1)
}

// Compiled once, the next start is a sixth shorter; in a folder of our own, for what lies in it is run.
module.enableCompileCache('build/compiled')
await import('./start.ts')
