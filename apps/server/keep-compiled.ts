import { mkdirSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const OTHERS_MAY_WRITE = 0o022

/**
 * Starts from what was compiled for an earlier start, which is half of its work. Whatever lies in that folder runs as ours:
 * one that others may write to is left alone.
 */
export function keepCompiled(dataFolder: string): void {
  const folder = join(dataFolder, 'compiled')
  try {
    mkdirSync(dataFolder, { recursive: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (statSync(folder).mode & OTHERS_MAY_WRITE)
      console.error(`islet: others may write to ${folder}, so nothing compiled is kept there`)
    else enableCompileCache(folder)
  } catch (error) {
    console.error(`islet: nothing compiled is kept: ${String(error)}`)
  }
}
