import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const PURE = ['games/**/*.test.ts', 'kit/{game,random,time,result,i18n}/**/*.test.ts']

export default defineConfig({
  plugins: [react()],
  test: {
    pool: 'threads',
    // All cores: left alone, Vitest keeps one for itself, which is half of a small machine.
    maxWorkers: '100%',
    hookTimeout: 60_000,
    testTimeout: 30_000,
    projects: [
      // Rules share nothing: their files need no world of their own each, which is most of what a small file costs.
      { extends: true, test: { name: 'rules', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'portal',
          include: ['{kit,modules,apps,scripts}/**/*.test.{ts,tsx}'],
          exclude: PURE,
          // One PostgreSQL for the whole run; every test file has a database of its own in it.
          globalSetup: 'kit/testing/global-setup.ts',
        },
      },
    ],
  },
})
