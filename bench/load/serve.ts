import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

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

async function readyUrl(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const url = /^ready (\S+)$/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('The server ended before it was ready')
}
