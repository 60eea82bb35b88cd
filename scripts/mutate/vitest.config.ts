import { defineConfig } from 'vitest/config'

/** Sources that note what a test reaches are slower by far. */
const MEASURED_MS = 60_000

/** The tests that mutants of rules have to fail: they need no database and no page. */
export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    include: ['modules/*/rules/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts'],
    testTimeout: MEASURED_MS,
  },
})
