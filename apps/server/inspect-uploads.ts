import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from '#modules/studio/server/index.ts'
import { reportIn } from './game-report.ts'

const root = join(import.meta.dirname, '../..')
const INSPECTOR = join(root, 'apps/inspector/main.ts')

/** Names of headless Chromium on common systems. */
const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const browser = () => process.env['CHROMIUM_PATH'] ?? BROWSERS.find((path) => existsSync(path))

/** A game that exceeds this is killed, and its report says so: seconds of wall time, and of CPU time per process. */
const BUDGET = { report: { clock: 240, processor: 120 }, cover: { clock: 30, processor: 20 } } as const

type Task = keyof typeof BUDGET

/** A longer report was written by a game that has escaped its page. */
const LONGEST_REPORT = 100_000

/** Runs the inspector in its own process group and folder, which are removed after its budget. */
async function inspector(task: Task, words: readonly string[], signal?: AbortSignal) {
  const folder = await mkdtemp(join(tmpdir(), 'inspector-'))
  // The browser runs as `nobody`, in a folder inside this one.
  await chmod(folder, 0o711)
  try {
    return await runInspector(task, words, folder, signal)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function runInspector(
  task: Task,
  words: readonly string[],
  folder: string,
  signal?: AbortSignal,
): Promise<{ code: number | null; out: string }> {
  const { clock, processor } = BUDGET[task]
  // The browser and its children inherit the CPU limit.
  const child = spawn(
    '/bin/sh',
    ['-c', `ulimit -t ${processor}; exec "$@"`, 'sh', process.execPath, INSPECTOR, task, ...words],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
      // No environment variables of the portal: foreign code runs in this process.
      env: {
        PATH: process.env['PATH'],
        CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
        HOME: folder,
        TMPDIR: folder,
      },
    },
  )
  return new Promise((resolve) => {
    let out = ''
    const end = () => {
      try {
        process.kill(-child.pid!, 'SIGKILL')
      } catch (error) {
        // The group has already exited.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    }
    const timer = setTimeout(end, clock * 1000)
    signal?.addEventListener('abort', end, { once: true })
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk
      if (out.length > LONGEST_REPORT) end()
    })
    const settle = (code: number | null) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      // Kills what the browser may have left running.
      if (child.pid !== undefined) end()
      resolve({ code, out })
    }
    child.on('error', () => settle(null))
    child.on('close', settle)
  })
}

/** Plays a stored version in a real browser; the report says if there is none, or if the game exceeds its budget. */
export async function inspectVersion(
  folder: string,
  { slug, version }: { readonly slug: string; readonly version: string },
  signal: AbortSignal,
): Promise<Report> {
  const chromium = browser()
  if (chromium === undefined) return { missing: 'browser' }
  const { code, out } = await inspector('report', [chromium, folder, slug, version], signal)
  if (code !== 0) return { missing: code === 3 ? 'start' : 'budget' }
  return reportIn(out) ?? { missing: 'budget' }
}

/** Re-encodes a developer's picture as WebP, in a process that an invalid file may crash. */
export async function encodeCover(file: string): Promise<Buffer | undefined> {
  const made = join(tmpdir(), `cover-${randomUUID()}.webp`)
  try {
    const { code } = await inspector('cover', [file, made])
    return code === 0 ? await readFile(made) : undefined
  } finally {
    await rm(made, { force: true })
  }
}
