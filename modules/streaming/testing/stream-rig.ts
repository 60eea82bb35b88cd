import { fork } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { launchChromium } from '../../../scripts/chromium.ts'
import type { SandboxWishes, HostOrder, HostReport } from '../host/parts.ts'
import { STREAM_PATH, type EndReason, type GameProfile } from '../model.ts'

const MAIN = fileURLToPath(new URL('../host/main.ts', import.meta.url))
const PAGE = fileURLToPath(new URL('stream-page.ts', import.meta.url))
const HTML =
  '<!doctype html><meta charset="utf-8"><body style="margin:0;background:#000">' +
  '<canvas></canvas><video hidden></video><script src="/page.js"></script>'
const START_TIMEOUT_MS = 40_000
/** A user id outside the workers' slots: a sandbox never runs as root. */
const UID = 20_811

export interface StreamRigWishes {
  readonly profile: GameProfile
  readonly readable: readonly string[]
  readonly uid?: number
  /** The address of its web server; another one goes through a simulated bad network. */
  readonly address?: string
}

/** A real session host with a real game, behind a web server that passes every browser on to it. */
export async function openStreamRig({
  profile,
  readable,
  uid = UID,
  address = '127.0.0.1',
}: StreamRigWishes) {
  const folder = await mkdtemp(join(tmpdir(), 'islet-stream-'))
  const script = await bundle()
  const host = fork(MAIN, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const reports: HostReport[] = []
  const heard = new Set<() => void>()
  host.on('message', (report) => {
    reports.push(report as HostReport)
    for (const listener of heard) listener()
  })
  const gone = new Promise<void>((resolve) => {
    host.once('exit', (code, signal) => {
      if (code !== 0) console.error('the session host ended with', code ?? signal)
      resolve()
    })
  })
  const order = (message: HostOrder, socket?: Socket) =>
    host.connected ? void host.send(message, socket) : void socket?.destroy()

  const server = createServer(({ url }, answer) => {
    const isScript = url === '/page.js'
    answer.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    answer.end(isScript ? script : HTML)
  })
  server.on('upgrade', ({ url = '', headers }: IncomingMessage, socket: Socket, head: Buffer) => {
    order({ type: 'connect', request: { url, headers }, head: head.toString('base64') }, socket)
  })
  await new Promise<void>((resolve) => server.listen(0, address, resolve))
  const { port } = server.address() as AddressInfo

  /** Waits for a matching report. */
  async function reported(fits: (report: HostReport) => boolean): Promise<HostReport> {
    const found = () => reports.find(fits)
    await new Promise<void>((resolve, reject) => {
      const check = () => (found() ? resolve() : undefined)
      heard.add(check)
      setTimeout(
        () => reject(new Error(`the host only said ${JSON.stringify(reports)}`)),
        START_TIMEOUT_MS,
      ).unref()
      check()
    })
    return found()!
  }

  async function close() {
    if (host.connected) order({ type: 'end', reason: 'operator' })
    const patience = setTimeout(() => host.kill('SIGKILL'), 20_000)
    await gone
    clearTimeout(patience)
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  }

  const limits = { memoryBytes: 512 << 20, processes: 128, diskBytes: 32 << 20 }
  const wishes: SandboxWishes = { profile, folder, uid, limits, readable }
  const orderedAt = performance.now()
  order({ type: 'start', playId: 'rig', wishes })
  try {
    const first = await reported(({ type }) => type === 'ready' || type === 'failed')
    if (first.type === 'failed') throw new Error(first.reason)
  } catch (error) {
    await close()
    throw error
  }

  return {
    reports,
    reported,
    /** When the game was ordered, in monotonic time. */
    orderedAt,
    url: `http://${address}:${port}`,
    path: `${STREAM_PATH}rig`,
    hostPid: host.pid!,
    timeLeft: (seconds: number) => order({ type: 'timeLeft', seconds }),
    end: (reason: EndReason) => order({ type: 'end', reason }),
    gone,
    close,
  }
}

export type StreamRig = Awaited<ReturnType<typeof openStreamRig>>

/** Opens the rig's page; without tracks it stays on the socket. */
export async function openRigPage(
  browser: Browser,
  rig: Pick<StreamRig, 'url' | 'path'>,
  { hasTracks = true }: { readonly hasTracks?: boolean } = {},
): Promise<Page> {
  const page = await browser.newPage()
  if (!hasTracks) await page.addInitScript('delete window.RTCPeerConnection')
  page.on('pageerror', (error) => console.error('page:', error.message))
  await page.goto(rig.url)
  await page.evaluate((path) => window.rig.open(path), rig.path)
  return page
}

export const openRigBrowser = launchChromium

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rollupOptions: { input: PAGE, output: { format: 'iife' } } },
  })
  const outputs = [built].flat() as {
    readonly output: readonly { readonly type: string; readonly code?: string }[]
  }[]
  const code = outputs[0]?.output.find(({ type }) => type === 'chunk')?.code
  if (!code) throw new Error('the page of the rig was not built')
  return code
}
