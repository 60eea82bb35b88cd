import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/chromium.ts'
import { startPortal } from './portal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly portalUrl: string
    /** The data folder of the run's portal. */
    readonly dataFolder: string
    readonly browserEndpoint: string
  }
}

/** Starts one portal and one browser for the whole run. */
export default async function setUp(project: TestProject) {
  const data = makeDataFolder('e2e')
  const portal = await startPortal(data.folder)
  const browser = await chromium.launchServer({
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
  })
  project.provide('portalUrl', portal.url)
  project.provide('dataFolder', data.folder)
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await portal.stop()
    data.remove()
  }
}
