import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { isWhole } from './e2e/whole.ts'
import { testChromium } from './tools/chromium.ts'
import { keepTestsInMemory } from './tools/test-memory.ts'

keepTestsInMemory()

const SCREENS = '**/every-route/*.e2e.ts'

/**
 * A journey is on a phone, or on a wide screen (`@wide-only`); on both (`@wide`) where its way differs. `npm test` takes the path from a report to its
 * outcome and what only a browser shows; `npm run journeys:whole` adds the ways beside it (`@whole`) and takes all to both sizes, before a release and
 * whenever their screens change.
 */

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/prepare-data.ts',
  // What is waited for comes sooner, but on a busy machine.
  timeout: 1_800_000,
  expect: { timeout: 300_000 },
  // One more than cores, since pages wait. On two cores, four took a twelfth longer.
  workers: Math.max(2, availableParallelism()) + 1,
  forbidOnly: true,
  // A journey that needs its second try is a defect, named at the end of `npm test`; it does not hide what the others say.
  retries: 1,
  reporter: [['list']],
  use: {
    trace: 'off',
    // It would take the calls that a journey wants to answer itself.
    serviceWorkers: 'block',
    // What moves is painted many times over.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 300_000,
    launchOptions: testChromium(),
  },
  projects: [
    // Visits each screen in both sizes by itself; first, since it is the longest file.
    { name: 'screens', testMatch: SCREENS, ...(isWhole ? {} : { grepInvert: /@whole/ }) },
    {
      name: 'phone',
      testIgnore: SCREENS,
      ...(isWhole ? {} : { grepInvert: /@wide-only|@whole/ }),
      // A phone paints two or three dots for each of these; painting them took an eighth of the processor's time.
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      testIgnore: SCREENS,
      ...(isWhole ? {} : { grep: /@wide/, grepInvert: /@whole/ }),
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
})
