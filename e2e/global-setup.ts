import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/chromium.ts'
import { startPortal } from './portal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly portalUrl: string
    /** Where the portal of the run keeps its data. */
    readonly dataFolder: string
    readonly browserDoor: string
  }
}

/** A folder for the data of one portal; the database's own user has to get through it. */
export function makeDataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'islet-e2e-'))
  chmodSync(folder, 0o711)
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  }
}

/** One portal and one browser for the whole run. */
export default async function setUp(project: TestProject) {
  const data = makeDataFolder()
  const portal = await startPortal(data.folder)
  const browser = await chromium.launchServer({
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
  })
  project.provide('portalUrl', portal.url)
  project.provide('dataFolder', data.folder)
  project.provide('browserDoor', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await portal.stop()
    data.remove()
  }
}
