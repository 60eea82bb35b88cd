import { chromium, type Browser } from 'playwright-core'

/** How every tool and test of the project starts its browser. */
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

export const chromiumPath = () => process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
