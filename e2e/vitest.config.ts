import { defineConfig } from 'vitest/config'

/** Journeys through the built portal in a real browser, one file after the other: they share one server. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: 'e2e/global-setup.ts',
    fileParallelism: false,
    hookTimeout: 120_000,
    testTimeout: 90_000,
  },
})
