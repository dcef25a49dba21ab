import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { createServer } from 'vite'
import type { Chart } from '../../contracts/sandbox/chart.ts'
import { toMermaid } from '../../contracts/sandbox/to-mermaid.ts'
import { chartOf } from '../../flows/kit/chart.ts'
import { flows } from '../../flows/registry.ts'
import { chartOfMachine } from '../../machines/kit/chart-of-machine.ts'
import { stories } from '../../machines/registry.ts'

export async function makeDrawings(root: string): Promise<Map<string, string>> {
  const charts: [string, Chart][] = [
    ...Object.values(flows).map((flow): [string, Chart] => [`docs/flows/${flow.name}`, chartOf(flow)]),
    ...Object.entries(stories).map(([name, { machine }]): [string, Chart] => [
      `docs/flows/machines/${name}`,
      chartOfMachine(machine),
    ]),
  ]
  const draw = await loadDrawing(root)
  return new Map(
    charts.flatMap(([path, chart]) => [
      [`${path}.svg`, draw(chart)],
      [`${path}.mmd`, toMermaid(chart)],
    ]),
  )
}

/** Vite loads the components of the browser, so that both draw with the same code and class names. */
async function loadDrawing(root: string): Promise<(chart: Chart) => string> {
  const vite = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    css: { modules: { generateScopedName: (name) => `chart_${name}` } },
  })
  try {
    const { chartSvg } = v.parse(
      v.object({ chartSvg: v.function() }),
      await vite.ssrLoadModule('/scripts/flows/chart-svg.tsx'),
    )
    return (chart) => v.parse(v.string(), chartSvg(chart))
  } finally {
    await vite.close()
  }
}

export function notCurrent(drawings: ReadonlyMap<string, string>, root: string): string[] {
  const stale = [...drawings].filter(
    ([path, text]) =>
      !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n') !== text,
  )
  return [...stale.map(([path]) => path), ...leftOver(drawings, root)]
}

export function writeDrawings(drawings: ReadonlyMap<string, string>, root: string): void {
  for (const path of leftOver(drawings, root)) rmSync(join(root, path))
  for (const [path, text] of drawings) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

const leftOver = (drawings: ReadonlyMap<string, string>, root: string) =>
  globSync('docs/flows/**/*.{svg,mmd}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !drawings.has(path))
