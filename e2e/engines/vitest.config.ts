import { defineConfig } from 'vitest/config'
import { LIMITS } from '../../kit/testing/limits.ts'

/** The core journeys in every browser engine of this machine. */
export default defineConfig({
  test: {
    include: ['e2e/engines/*.engines.ts'],
    setupFiles: ['kit/testing/wait-limits.ts'],
    maxWorkers: 1,
    hookTimeout: LIMITS.test,
    testTimeout: LIMITS.test,
    retry: 1,
  },
})
