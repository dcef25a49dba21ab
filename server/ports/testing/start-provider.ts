import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export const SECRET = 'a-secret-of-thirty-two-characters-or-more'

/** Runs examples/provider, the outside system of the tests, as a process of its own. */
export async function startProvider(
  settings: Record<string, string> = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, ['examples/provider/provider.js'], {
    env: { ...process.env, PORT: '0', PORT_SECRET: SECRET, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the provider ended')))
    child.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()))
  })
  return {
    url,
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
