import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from '#modules/studio/server/index.ts'

const root = join(import.meta.dirname, '../..')
const INSPECTOR = join(root, 'apps/inspector/main.ts')

/** Names of a Chromium that draws without a screen, as systems install it. */
const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const browser = () => process.env['CHROMIUM_PATH'] ?? BROWSERS.find((path) => existsSync(path))

/** A game that takes more is ended, and its report says so: seconds of the clock, and of a processor for each process. */
const BUDGET = { report: { clock: 240, processor: 120 }, cover: { clock: 30, processor: 20 } } as const

type Task = keyof typeof BUDGET

/** Runs the inspector in a process group of its own, which ends with its budget. */
function inspector(
  task: Task,
  words: readonly string[],
  signal?: AbortSignal,
): Promise<{ code: number | null; out: string }> {
  const { clock, processor } = BUDGET[task]
  // The limit of the processor is inherited by the browser and by each of its children.
  const child = spawn(
    '/bin/sh',
    ['-c', `ulimit -t ${processor}; exec "$@"`, 'sh', process.execPath, INSPECTOR, task, ...words],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  )
  return new Promise((resolve) => {
    let out = ''
    const end = () => {
      try {
        process.kill(-child.pid!, 'SIGKILL')
      } catch (error) {
        // The group has ended already.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    }
    const timer = setTimeout(end, clock * 1000)
    signal?.addEventListener('abort', end, { once: true })
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')))
    const settle = (code: number | null) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      // What the browser may have left behind ends with it.
      if (child.pid !== undefined) end()
      resolve({ code, out })
    }
    child.on('error', () => settle(null))
    child.on('close', settle)
  })
}

/** Lets a real browser play a stored version; without one, or when it takes too much, the report says why there is none. */
export async function inspectVersion(
  folder: string,
  { slug, version }: { readonly slug: string; readonly version: string },
  signal: AbortSignal,
): Promise<Report> {
  const chromium = browser()
  if (chromium === undefined) return { missing: 'browser' }
  const { code, out } = await inspector('report', [chromium, folder, slug, version], signal)
  if (code !== 0) return { missing: code === 3 ? 'start' : 'budget' }
  return JSON.parse(out) as Report
}

/** A developer's picture as our own WebP, made where a picture that is none can break nothing. */
export async function encodeCover(file: string): Promise<Buffer | undefined> {
  const made = join(tmpdir(), `cover-${randomUUID()}.webp`)
  try {
    const { code } = await inspector('cover', [file, made])
    return code === 0 ? await readFile(made) : undefined
  } finally {
    await rm(made, { force: true })
  }
}
