import { defineConfig } from 'vitest/config'
import { keepTestsInMemory } from './tools/test-memory.ts'

keepTestsInMemory()

// The files of a worker share its modules: nothing of ours keeps state between them, and loading it anew took a third of the time.
const shared = { pool: 'forks', isolate: false, testTimeout: 120_000, hookTimeout: 180_000, allowOnly: false } as const

/** Node loads the files as it does in the product: nothing is transformed, and calls between modules cost a sixth less. */
const native = { ...shared, experimental: { viteModuleRunner: false, nodeLoader: false } } as const

/**
 * What takes its time from pictures, pages, hashes, letters, a model and ninety days of a clock; what they ask the database,
 * others ask it too.
 */
const ELSEWHERE = [
  'server/features/accounts/enumeration.test.ts',
  'server/features/ai-demo/ai-demo.test.ts',
  'server/features/ai-letters/ai-letters.test.ts',
  'server/features/answers/answers.test.ts',
  'server/features/bureau-connections/*.test.ts',
  'server/features/case-file/{announcements,papers-and-follow-ups}.test.ts',
  'server/features/letters/{choose-papers,draft-for,further-kinds,list-letter-kinds}.test.ts',
  'server/features/packet/read-packet.test.ts',
  'server/features/plan/plan-entries.test.ts',
  'server/features/rehearsal/rehearsal.test.ts',
  'server/features/reports/{cover-original,recognise-report,unexplained-pages,upload-bombs,upload-forms}.test.ts',
  'server/platform/planted-secrets.test.ts',
]

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      { test: { ...native, name: 'rooms', include: ['{engine,contract,adapters,tools}/**/*.test.ts'] } },
      // JSX, and modules that are put in the place of others, need Vite.
      { test: { ...shared, name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      // The same tests on the embedded database and on a server reached over TCP; there without the longest that need it least.
      {
        test: {
          ...native,
          name: 'server-embedded',
          include: ['server/**/*.test.ts'],
          globalSetup: 'server/testing/embedded-cluster.ts',
        },
      },
      {
        test: {
          ...native,
          name: 'server-postgres',
          include: ['server/**/*.test.ts'],
          exclude: ELSEWHERE,
          globalSetup: 'server/testing/server-cluster.ts',
        },
      },
    ],
  },
})
