import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readyUrl } from '#apps/testing/crash-rig.ts'

export interface Served {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** Starts a program of this folder that prints `ready <url>`. */
export async function serve(program: string, ...args: string[]): Promise<Served> {
  const file = join(import.meta.dirname, program)
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const url = await readyUrl(child)
  return {
    url,
    pid: child.pid!,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
