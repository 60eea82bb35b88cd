import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    pool: 'threads',
    include: ['{kit,modules,games,apps,scripts}/**/*.test.{ts,tsx}'],
    // One PostgreSQL for the whole run; every test file has a database of its own in it.
    globalSetup: 'kit/testing/global-setup.ts',
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
})
