import { spawn } from 'node:child_process'

/** Resolves to the program's output; rejects with the end of it on failure. */
export function run(program: string, args: readonly string[], signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = {
      PATH: process.env['PATH'] ?? '/usr/bin:/bin',
      LC_ALL: 'C.UTF-8',
      DEBIAN_FRONTEND: 'noninteractive',
    }
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env, signal })
    let out = ''
    let trouble = ''
    child.stdout.on('data', (part: Buffer) => (out += part.toString()))
    child.stderr.on('data', (part: Buffer) => (trouble = (trouble + part.toString()).slice(-2000)))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(out)
      else reject(new Error(trouble.trim().split('\n').at(-1) || `${program} ended with exit code ${code}`))
    })
  })
}
