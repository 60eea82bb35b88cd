import { defineConfig } from 'vitest/config'

/** Coverage instrumentation makes tests much slower. */
const MEASURED_MS = 60_000

/** The tests that must fail for mutants of rules: they need no database and no page. */
export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    include: ['modules/*/rules/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts'],
    testTimeout: MEASURED_MS,
  },
})
