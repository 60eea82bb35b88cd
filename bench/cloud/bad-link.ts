import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium.ts'

export interface LinkWishes {
  readonly delayMs: number
  readonly lossPercent: number
  readonly kilobits: number
}

const NAMESPACE = 'islet-far'
/** The address of this machine as seen from the far end. */
export const NEAR_ADDRESS = '10.99.0.1'

export interface BadLink {
  /** Opens a browser at the far end; treats `origin` as secure, so that its pages may use decoders. */
  openBrowser(origin: string): Promise<Browser>
  close(): void
}

/** Simulates a bad link with a network namespace; undefined if this machine does not allow one. */
export async function openBadLink(wishes: LinkWishes): Promise<BadLink | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/dev/net/tun')) return undefined
  dropNamespace()
  try {
    execFileSync('ip', ['netns', 'add', NAMESPACE], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  const script = join(import.meta.dirname, 'bad-link.py')
  const figures = [wishes.delayMs, wishes.lossPercent, wishes.kilobits].map(String)
  const link = spawn('python3', [script, NAMESPACE, ...figures], { stdio: ['ignore', 'pipe', 'inherit'] })
  const broken = once(link, 'exit').then(() => Promise.reject(new Error('The bad link does not stand')))
  await Promise.race([once(link.stdout, 'data'), broken])
  broken.catch(() => undefined)
  const folder = mkdtempSync(join(tmpdir(), 'islet-link-'))
  const wrapper = join(folder, 'browser')
  writeFileSync(wrapper, `#!/bin/sh\nexec ip netns exec ${NAMESPACE} ${chromiumPath()} "$@"\n`)
  chmodSync(wrapper, 0o755)
  return {
    openBrowser: (origin) =>
      chromium.launch({
        executablePath: wrapper,
        args: [...CHROMIUM_FLAGS, `--unsafely-treat-insecure-origin-as-secure=${origin}`],
      }),
    close() {
      link.kill()
      dropNamespace()
      rmSync(folder, { recursive: true })
    },
  }
}

function dropNamespace(): void {
  try {
    execFileSync('ip', ['netns', 'del', NAMESPACE], { stdio: 'ignore' })
  } catch {
    // It did not exist.
  }
}
