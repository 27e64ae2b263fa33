import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testChromium } from './tools/chromium.ts'
import { keepTestsInMemory } from './tools/test-memory.ts'

keepTestsInMemory()
// The workers, and every process that a test starts, read what Node compiled before instead of compiling again.
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, 'node_modules/.cache/compiled')
// They find our modules without a look at each folder's package.json, and clear away short-lived values less often: a tenth less of the processor's time.
process.env['NODE_OPTIONS'] = [
  process.env['NODE_OPTIONS'] ?? '',
  `--import=${pathToFileURL(path.join(import.meta.dirname, 'tools/find-modules.mjs')).href}`,
  '--max-semi-space-size=64',
].join(' ')

// The files of a worker share its modules: none of ours keep state, and loading them again took a third of the time.
const patient = {
  isolate: false,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // What is waited for comes at once, but on a busy machine.
  expect: { poll: { timeout: 300_000, interval: 20 } },
  allowOnly: false,
}

const shared = {
  ...patient,
  pool: 'forks' as const,
  // As many workers as cores leave no core for a collector's own threads: a sixth less of the processor's time.
  execArgv: ['--single-threaded-gc'],
}

/** Node loads the files as it does in the product: nothing is transformed, and calls between modules cost a sixth less. */
const native = { ...shared, experimental: { viteModuleRunner: false, nodeLoader: false } }

/** What `npm run test:corpus` runs alone: whole corpora and long recognition, and what stands beside the main path or takes long. */
const LONG = '**/*.{corpus,whole}.test.ts'

/** What a component does with keys, focus and places, on the real Chromium. */
const IN_BROWSER = 'web/**/*.browser.test.tsx'

const PACKAGES_OF_SCREENS = [
  '@tanstack/react-router',
  '@tanstack/react-virtual',
  'clsx',
  'lucide-react',
  'radix-ui',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'vitest-browser-react',
]

/** Files that run in part in `npm test`, and whole in `npm run test:corpus`: those that ask how large a corpus is. */
const SAMPLED = globSync('{engine,contract,adapters,tools,server}/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes("from '#tools/corpus/corpus-size.ts'"),
)

/** What a server over TCP may do differently than the embedded one: locks, transactions, jobs, crashes, the change feed. */
const DIFFERS = [
  'server/features/{account-data,case-file}/at-once.test.ts',
  'server/features/disputes/{dispute-events,find-disputes}.test.ts',
  'server/features/mailing/crashes.test.ts',
  'server/features/notifications/follow-notifications.test.ts',
  'server/features/reminders/two-processes.test.ts',
  'server/keys/*.test.ts',
  'server/platform/{background-queue,close-unasked,event-streams,jobs,tell-events,transact,vault}.test.ts',
  'server/testing/{one-connection,test-cluster}.test.ts',
]

export default defineConfig({
  test: {
    // Each worker loads and warms up the code for itself: on two cores, two took less time than three or four.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      { test: { ...native, name: 'rooms', include: ['{engine,contract,adapters,tools}/**/*.test.ts'], exclude: [LONG] } },
      {
        test: {
          ...native,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [LONG],
          globalSetup: 'server/testing/clusters.ts',
          // Both databases in one project: a worker loads the server once for them.
          provide: { onServer: globSync(DIFFERS) },
        },
      },
      // JSX, and modules that are put in the place of others, need Vite.
      { test: { ...shared, name: 'web', include: ['web/**/*.test.{ts,tsx}'], exclude: [IN_BROWSER] } },
      {
        // The same as in `vite.config.ts`. The browser loads each module separately.
        plugins: [react(), tailwindcss()],
        // Lists them all: if Vite found one in the middle of a run, it would reload the page, and the run would never end.
        optimizeDeps: { include: PACKAGES_OF_SCREENS, noDiscovery: true },
        test: {
          ...patient,
          name: 'browser',
          include: [IN_BROWSER],
          setupFiles: ['web/testing/as-a-screen.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({ launchOptions: testChromium(), contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...native,
          name: 'corpus',
          // With what differs between databases, on the embedded one.
          include: [LONG, ...SAMPLED, ...DIFFERS],
          // A hundred pictures are read before their first test.
          testTimeout: 3_600_000,
          hookTimeout: 3_600_000,
          globalSetup: 'server/testing/clusters.ts',
          provide: { onServer: [] },
        },
      },
    ],
  },
})
