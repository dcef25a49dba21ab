import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

export function ensureBrowser(): boolean {
  const there = () => findBrowser() !== undefined || existsSync(chromium.executablePath())
  const ways: [string, string[]][] = [
    [process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']],
    ['sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell']],
    ['sh', ['-c', 'apt-get install -y -qq chromium']],
    ['brew', ['install', '--cask', 'chromium']],
  ]
  for (const [command, args] of ways) {
    if (there()) return true
    spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 })
  }
  return there()
}
