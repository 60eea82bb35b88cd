import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

/** The user id of `nobody`: our browser never runs foreign code as root. */
const NOBODY = 65_534
const START_WITHIN_MS = 30_000

const FLAGS = [
  '--headless',
  '--remote-debugging-pipe',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // One process for page and game, so that one session observes both.
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process',
  // Sound that starts before a touch is reported, not blocked.
  '--autoplay-policy=no-user-gesture-required',
  // Blocks every connection to another machine, by name or by address.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE *.localhost',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=*.localhost',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
]

type Fields = Readonly<Record<string, unknown>>

/** A browser controlled over a pipe, not a port, which others could connect to. */
export interface Chromium {
  send<Result = Fields>(method: string, params?: object, sessionId?: string): Promise<Result>
  on(hear: (method: string, params: Fields, sessionId: string | undefined) => void): void
  close(): void
}

interface Answer extends Fields {
  readonly id?: number
  readonly method?: string
  readonly params?: Fields
  readonly sessionId?: string
  readonly result?: Fields
  readonly error?: { readonly message: string }
}

/** Starts a browser in its sandbox, or without one as `nobody`, where the browser has no rights of its own. */
export async function startChromium(path: string): Promise<Chromium> {
  for (const more of isRoot() ? [[], ['--no-sandbox']] : [[]]) {
    const chromium = open(path, more)
    const isThere = await chromium.send('Browser.getVersion').then(
      () => true,
      () => false,
    )
    if (isThere) return chromium
    chromium.close()
  }
  throw Object.assign(new Error('No browser can be started safely'), { isNoStart: true })
}

const isRoot = () => process.getuid?.() === 0

function open(path: string, more: readonly string[]): Chromium {
  const profile = mkdtempSync(join(tmpdir(), 'inspect-'))
  if (isRoot()) chownSync(profile, NOBODY, NOBODY)
  const child = spawn(path, [...FLAGS, ...more, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: profile, TMPDIR: profile, LANG: 'en_US.UTF-8' },
    ...(isRoot() ? { uid: NOBODY, gid: NOBODY } : {}),
  })
  const [, , , to, from] = child.stdio as unknown as [null, null, null, Writable, Readable]
  const waiting = new Map<number, (answer: Answer) => void>()
  const listeners: Parameters<Chromium['on']>[0][] = []
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    for (const answer of waiting.values()) answer({ error: { message: 'the browser has ended' } })
    waiting.clear()
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  child.on('error', end)
  child.on('exit', end)
  // A write after the browser has ended.
  to.on('error', end)
  readMessages(from, (answer) => {
    if (answer.id !== undefined) {
      waiting.get(answer.id)?.(answer)
      waiting.delete(answer.id)
    } else if (answer.method)
      for (const hear of listeners) hear(answer.method, answer.params ?? {}, answer.sessionId)
  })
  let last = 0
  return {
    on: (hear) => void listeners.push(hear),
    send<Result>(method: string, params: object = {}, sessionId?: string) {
      const id = ++last
      return new Promise<Result>((resolve, reject) => {
        if (isOver) return reject(new Error('the browser has ended'))
        const timer = setTimeout(() => reject(new Error(`${method} is not answered`)), START_WITHIN_MS)
        waiting.set(id, ({ result, error }) => {
          clearTimeout(timer)
          if (error) reject(new Error(`${method}: ${error.message}`))
          else resolve(result as Result)
        })
        to.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`)
        return undefined
      })
    },
    close() {
      child.kill('SIGKILL')
      end()
    },
  }
}

/** Messages end with a NUL. */
function readMessages(from: Readable, hear: (answer: Answer) => void) {
  let rest: Buffer[] = []
  from.on('data', (chunk: Buffer) => {
    let at = 0
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, at)) {
      const text = Buffer.concat([...rest, chunk.subarray(at, end)]).toString('utf8')
      rest = []
      at = end + 1
      hear(JSON.parse(text) as Answer)
    }
    if (at < chunk.length) rest.push(chunk.subarray(at))
  })
}
