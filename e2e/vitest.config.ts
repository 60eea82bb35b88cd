import { defineConfig } from 'vitest/config'
import { LIMITS } from '../kit/testing/limits.ts'
import { LongestFirst } from './longest-first.ts'

/** Journeys through the built portal in a real browser; all files share one server and one browser. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: 'e2e/global-setup.ts',
    setupFiles: 'kit/testing/patience.ts',
    // Three files at a time: most of a journey is waiting, and more would starve the browser of a small machine.
    maxWorkers: Number(process.env['E2E_WORKERS'] ?? 3),
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: LIMITS.event } },
    hookTimeout: LIMITS.test,
    // A browser on a busy machine may be late for once; what is broken is broken twice.
    retry: 1,
    testTimeout: LIMITS.test,
  },
})
