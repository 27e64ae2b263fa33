import { defineConfig } from 'vitest/config'

// The files of a worker share its modules: nothing of ours keeps state between them, and loading it anew took a third of the time.
const shared = { pool: 'forks', isolate: false, testTimeout: 30_000, hookTimeout: 90_000, allowOnly: false } as const

/** What takes its time from pictures, pages, hashes and ninety days of a clock; what they ask the database, others ask it too. */
const ELSEWHERE = [
  'server/features/accounts/enumeration.test.ts',
  'server/features/ai-demo/ai-demo.test.ts',
  'server/features/answers/answers.test.ts',
  'server/features/bureau-connections/*.test.ts',
  'server/features/rehearsal/rehearsal.test.ts',
  'server/features/reports/{recognise-report,upload-bombs,upload-forms}.test.ts',
]

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'rooms', include: ['{engine,contract,adapters,web,tools}/**/*.test.{ts,tsx}'] } },
      // The same tests on the embedded database and on a server reached over TCP; there without the longest that need it least.
      {
        test: {
          ...shared,
          name: 'server-embedded',
          include: ['server/**/*.test.ts'],
          globalSetup: 'server/testing/embedded-cluster.ts',
        },
      },
      {
        test: {
          ...shared,
          name: 'server-postgres',
          include: ['server/**/*.test.ts'],
          exclude: ELSEWHERE,
          globalSetup: 'server/testing/server-cluster.ts',
        },
      },
    ],
  },
})
