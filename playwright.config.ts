import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const chromium = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
)
if (chromium === undefined) throw new Error('The journeys need Chromium: apt-get install -y chromium')

const SCREENS = '**/every-route/*.e2e.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: {
    trace: 'off',
    actionTimeout: 15_000,
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
    { name: 'desktop', testIgnore: SCREENS, use: { viewport: { width: 1280, height: 900 } } },
  ],
})
