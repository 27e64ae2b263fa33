import { defineConfig } from 'vitest/config'

// The files of a worker share its modules: nothing of ours keeps state between them, and loading it anew took a third of the time.
const shared = { pool: 'forks', isolate: false, testTimeout: 30_000, hookTimeout: 90_000, allowOnly: false } as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'rooms', include: ['{engine,contract,adapters,web,tools}/**/*.test.{ts,tsx}'] } },
      // The same tests twice: on the embedded database and on a server reached over TCP.
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
          globalSetup: 'server/testing/server-cluster.ts',
        },
      },
    ],
  },
})
