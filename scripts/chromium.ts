import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

/** Flags with which every tool and test of the project starts its browser. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The configured path, or else the first installed one. */
export const chromiumPath = () =>
  process.env['CHROMIUM_PATH'] ?? INSTALLED.find((path) => existsSync(path)) ?? INSTALLED[0]!

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
