import { mkdirSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const OTHERS_MAY_WRITE = 0o022

/**
 * Uses Node's compile cache of an earlier start, which halves the start-up time. Files in that folder are executed as ours, so it
 * is not used if others may write to it.
 */
export function keepCompiled(dataFolder: string): void {
  const folder = join(dataFolder, 'compiled')
  try {
    mkdirSync(dataFolder, { recursive: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const { mode, uid } = statSync(folder)
    // Whoever owns a folder may write to it, whatever its mode says.
    if (mode & OTHERS_MAY_WRITE || uid !== process.getuid?.())
      console.error(`islet: others may write to ${folder}, so nothing compiled is kept there`)
    else enableCompileCache(folder)
  } catch (error) {
    console.error(`islet: nothing compiled is kept: ${String(error)}`)
  }
}
