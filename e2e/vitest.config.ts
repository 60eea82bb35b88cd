import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LIMITS } from '../kit/testing/limits.ts'
import { runChoice } from '../scripts/proofs/choice.ts'
import { LongestFirst } from './longest-first.ts'

/** Journeys through the built portal in a real browser; all files share one server and one browser. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    // Proofs that hold, see docs/decisions/0029.
    exclude: runChoice(join(import.meta.dirname, '..')).leftOut.filter((tests) => tests.startsWith('e2e/')),
    globalSetup: 'e2e/global-setup.ts',
    setupFiles: ['kit/testing/wait-limits.ts', 'e2e/closing.ts'],
    // Journeys mostly wait: four files keep two cores busy, and more would only delay each other.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: LIMITS.event } },
    hookTimeout: LIMITS.test,
    // A browser on a busy machine may be late once; a broken test fails twice.
    retry: 1,
    testTimeout: LIMITS.test,
  },
})
