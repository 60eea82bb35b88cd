import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { launchChromium, launchFirefox, openByPuppeteer } from './puppeteer.ts'
import { openWebKit } from './webkit.ts'
import type { Driver } from './visitor.ts'

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Opens a browser for a new person. */
  open(): Promise<Driver>
  end(): Promise<void>
}

const found = (program: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path))

/** An X display number that no other program uses. */
const DISPLAY = `:${200 + (process.pid % 300)}`

async function chromium(): Promise<Engine> {
  const browser = await launchChromium()
  return { name: 'Chromium', open: () => openByPuppeteer(browser), end: () => browser.close() }
}

async function firefox(): Promise<Engine | undefined> {
  const program = process.env['FIREFOX_PATH'] ?? found('firefox-esr') ?? found('firefox')
  if (!program) return undefined
  const browser = await launchFirefox(program)
  return { name: 'Firefox', open: () => openByPuppeteer(browser), end: () => browser.close() }
}

function webkit(): Engine | undefined {
  const driver = found('WebKitWebDriver')
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  const screen = found('Xvfb')
  if (!driver || !browser || !screen) return undefined
  const xvfb = spawn(screen, [DISPLAY, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })
  return {
    name: 'WebKit',
    open: () => openWebKit({ driver, browser, display: DISPLAY }),
    end: async () => void xvfb.kill(),
  }
}

/** The browser engines of this machine. Debian packages the others as firefox-esr, and as webkit2gtk-driver with xvfb. */
export async function startEngines(): Promise<readonly Engine[]> {
  const engines = [await chromium(), await firefox(), webkit()].filter((engine) => engine !== undefined)
  for (const name of ['Firefox', 'WebKit'] as const)
    if (!engines.some((engine) => engine.name === name))
      console.warn(`islet: ${name} is left out: not installed`)
  return engines
}
