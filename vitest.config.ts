import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engine,contract,adapters,server,web,tools}/**/*.test.{ts,tsx}'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    allowOnly: false,
  },
})
