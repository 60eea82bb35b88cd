import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { createServer } from 'vite'
import { launchChromium } from '../chromium.ts'
import { ROOT } from './load-families.ts'

/** Serves the lab, which opens one game at a time, and starts a browser for it, until the work is done. */
export async function withLab<Result>(
  work: (browser: Browser, address: string) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root: join(ROOT, 'apps/lab'),
    configFile: join(ROOT, 'apps/lab/vite.config.ts'),
    cacheDir: join(ROOT, '.cache/gate-vite'),
    logLevel: 'error',
    server: { hmr: false, watch: null },
  })
  await server.listen(0)
  const browser = await launchChromium()
  try {
    return await work(browser, server.resolvedUrls?.local[0] ?? '')
  } finally {
    await browser.close()
    await server.close()
  }
}
