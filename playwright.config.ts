import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.ts'

const executablePath = findBrowser()
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/prepare.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 4,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // Tests run faster without animations; tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'phone',
      // Chromium draws without a graphics card here: at the density of a phone, most of the time went into pixels.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      grepInvert: /@wide/,
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
      grep: /@desktop|@wide/,
    },
  ],
})
