import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export interface Screen {
  readonly width: number
  readonly height: number
}

/** A display number that machines do not use by themselves. */
export const DISPLAY = 83

/** Starts an X server without a screen; returns its process id. */
export async function startScreen(crew: Crew, { width, height }: Screen): Promise<number> {
  const pid = crew.start([
    'Xvfb',
    `:${DISPLAY}`,
    '-screen',
    '0',
    `${width}x${height}x24`,
    '-nolisten',
    'tcp',
    '-noreset',
    '-ac',
  ])
  while (!existsSync(`/tmp/.X11-unix/X${DISPLAY}`)) await pause(50)
  return pid
}

export type Crew = ReturnType<typeof crewOf>

/** A group of processes that are stopped together. */
export function crewOf() {
  const members: ChildProcess[] = []
  return {
    start([program, ...args]: readonly string[], environment: Readonly<Record<string, string>> = {}): number {
      const child = spawn(program!, args, {
        stdio: process.env['BENCH_LOG'] ? 'inherit' : 'ignore',
        env: { ...process.env, ...environment },
        detached: true,
      })
      child.on('error', (error) => console.error(`islet: ${program}: ${error.message}`))
      members.push(child)
      return child.pid ?? 0
    },
    async stop() {
      for (const { pid } of members.toReversed()) {
        try {
          if (pid) process.kill(-pid, 'SIGTERM')
        } catch {
          // It has ended by itself.
        }
      }
      await pause(1500)
      for (const { pid } of members) {
        try {
          if (pid) process.kill(-pid, 'SIGKILL')
        } catch {
          // It has ended, as expected.
        }
      }
    },
  }
}
