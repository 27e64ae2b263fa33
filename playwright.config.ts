import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { keepTestsInMemory } from './tools/test-memory.ts'

keepTestsInMemory()

// The shell without windows takes a third less of the processor for the same pages.
const chromium = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path))
if (chromium === undefined) throw new Error('The journeys need Chromium: apt-get install -y chromium')

const SCREENS = '**/every-route/*.e2e.ts'

/** Journeys whose way on a wide screen is another one, or that carry the product; `EVERY_SIZE=1` takes the others there too. */
const ON_BOTH = [
  'a-case-is-taken-along',
  'a-report-becomes-a-letter',
  'every-dialog-by-keyboard',
  'from-practice-to-a-mailed-letter',
  'in-and-out-of-an-account',
  'letters-are-mailed',
  'paid-in-arrears',
  'reports-as-people-have-them',
  'the-ai-workflow',
  'the-shell',
].map((name) => `**/journeys/${name}.e2e.ts`)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  timeout: 240_000,
  expect: { timeout: 60_000 },
  workers: 3,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: {
    trace: 'off',
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // Visits each screen in both sizes by itself; first, since it is the longest file.
    { name: 'screens', testMatch: SCREENS },
    {
      name: 'phone',
      testIgnore: SCREENS,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testMatch: process.env['EVERY_SIZE'] === '1' ? '**/journeys/*.e2e.ts' : ON_BOTH,
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
})
