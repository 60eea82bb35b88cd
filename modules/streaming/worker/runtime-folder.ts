import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunning, killGroup, markOf, type ProcessMark } from './processes.ts'

/** Where the folders of running plays lie; nothing in it outlives the worker. */
export interface RuntimeFolder {
  /** An empty folder for a play. */
  make(playId: string): string
  /** Remembers which process works in the folder, for a worker that comes after a crash. */
  mark(folder: string, pid: number): void
  remove(folder: string): void
  close(): void
}

/** Others may pass through to a folder they know, as the users of the plays must, and list nothing. */
const PASSABLE = 0o711
const OWNER = 'worker.json'
const HOST = 'host.json'
const GONE_WITHIN_MS = 5000

/** Makes the folder this worker's own; ends and deletes what an earlier worker left in it when it was killed. */
export async function openRuntimeFolder(path: string): Promise<RuntimeFolder> {
  mkdirSync(path, { recursive: true, mode: PASSABLE })
  const { uid } = lstatSync(path)
  if (!lstatSync(path).isDirectory() || uid !== process.getuid?.())
    throw new Error(`CLOUD_FOLDER: ${path} is no folder of this user`)
  chmodSync(path, PASSABLE)
  const owner = readMark(join(path, OWNER))
  if (owner && isRunning(owner))
    throw new Error(`CLOUD_FOLDER: ${path} is in use by another worker, process ${owner.pid}`)
  writeFileSync(join(path, OWNER), JSON.stringify(markOf(process.pid)))
  await sweep(path)

  return {
    make(playId) {
      const folder = join(path, playId)
      // Without "recursive": two plays never share one.
      mkdirSync(folder, { mode: PASSABLE })
      return folder
    },
    mark(folder, pid) {
      const mark = markOf(pid)
      if (mark) writeFileSync(join(folder, HOST), JSON.stringify(mark))
    },
    remove: (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
    close: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }),
  }
}

async function sweep(path: string): Promise<void> {
  const left = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of left) {
    const host = readMark(join(path, name, HOST))
    if (host && isRunning(host)) await endLeftOver(host)
    rmSync(join(path, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

async function endLeftOver(host: ProcessMark): Promise<void> {
  killGroup(host.pid)
  const deadline = performance.now() + GONE_WITHIN_MS
  while (isRunning(host) && performance.now() < deadline) await pause(20)
}

function readMark(file: string): ProcessMark | undefined {
  try {
    const mark = JSON.parse(readFileSync(file, 'utf8')) as ProcessMark
    return Number.isInteger(mark.pid) && mark.pid > 1 ? mark : undefined
  } catch {
    return undefined
  }
}
