import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { crewOf, DISPLAY, startScreen, type Screen } from './crew.ts'
import { pressAndWatch, watchPixel } from './watch-pixel.ts'

/** Another remote display program, measured by the same method in the same run. */
export interface Peer {
  readonly name: string
  /** Programs that must be installed. */
  readonly programs: readonly string[]
  /** Starts it around a program; returns the page to open. */
  start(program: readonly string[], screen: Screen): Promise<{ readonly url: string; stop(): Promise<void> }>
}

const PORT = 7091

const noVnc: Peer = {
  name: 'noVNC',
  programs: ['/usr/bin/Xvfb', '/usr/bin/x11vnc', '/usr/bin/websockify', '/usr/share/novnc/vnc_lite.html'],
  async start(program, screen) {
    const crew = crewOf()
    await startScreen(crew, screen)
    crew.start(program, { DISPLAY: `:${DISPLAY}` })
    // Its fastest settings: no polling pauses, no confirmation, one viewer.
    crew.start([
      'x11vnc',
      '-display',
      `:${DISPLAY}`,
      '-forever',
      '-nopw',
      '-quiet',
      '-rfbport',
      '7092',
      '-wait',
      '5',
      '-defer',
      '2',
      '-nocursor',
    ])
    crew.start(['websockify', '--web', '/usr/share/novnc', String(PORT), 'localhost:7092'])
    await answered(PORT)
    return { url: `http://localhost:${PORT}/vnc_lite.html?scale=false&path=`, stop: crew.stop }
  },
}

const xpra: Peer = {
  name: 'xpra html5',
  programs: ['/usr/bin/xpra', '/usr/bin/Xvfb', '/usr/share/xpra/www/index.html'],
  async start(program, { width, height }) {
    const crew = crewOf()
    const place = { XDG_RUNTIME_DIR: mkdtempSync(join(tmpdir(), 'xpra-')) }
    const screen = `Xvfb +extension Composite -screen 0 ${width}x${height}x24+32 -nolisten tcp -noreset`
    crew.start(
      [
        'xpra',
        'start',
        `:${DISPLAY}`,
        '--daemon=no',
        '--html=on',
        `--bind-tcp=127.0.0.1:${PORT}`,
        '--mdns=no',
        '--pulseaudio=no',
        '--speaker=off',
        '--notifications=no',
        '--dbus-proxy=no',
        '--webcam=no',
        '--printing=no',
        '--systemd-run=no',
        `--xvfb=${screen}`,
        `--start-child=${program.join(' ')}`,
      ],
      place,
    )
    await answered(PORT)
    return {
      url: `http://localhost:${PORT}/index.html?sound=false&floating_menu=false`,
      async stop() {
        // Its X server is not in our process group.
        spawnSync('xpra', ['stop', `:${DISPLAY}`], { stdio: 'ignore', env: { ...process.env, ...place } })
        await crew.stop()
      },
    }
  },
}

export const PEERS: readonly Peer[] = [noVnc, xpra]

/** Times from key press to changed pixel with another program, `count` times; undefined if it is not installed. */
export async function measurePeer(
  peer: Peer,
  {
    browser,
    program,
    screen,
    count,
  }: { browser: Browser; program: readonly string[]; screen: Screen; count: number },
): Promise<readonly number[] | undefined> {
  if (!peer.programs.every((path) => existsSync(path))) return undefined
  const running = await peer.start(program, screen)
  const context = await browser.newContext({ viewport: { width: screen.width, height: screen.height } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPixel)
    await page.goto(running.url)
    await pause(4000)
    await page.mouse.click(screen.width / 2, screen.height / 2)
    await pressAndWatch(page, 5)
    return await pressAndWatch(page, count)
  } finally {
    await context.close()
    await running.stop()
  }
}

/** Waits until the port accepts connections. */
async function answered(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return pause(1000)
    await pause(200)
  }
  throw new Error(`Nobody listens on port ${port}`)
}
