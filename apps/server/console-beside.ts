import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'

/** A console that takes longer to exit is killed: the portal does not wait for it. */
const END_WITHIN_MS = 5000

/**
 * Starts the operator's console in a child process that ends with this one: processes that players reach contain none of
 * its code (docs/decisions/0040).
 */
export function startConsole(root: string, say: (text: string) => void): { end(): Promise<void> } {
  const child = spawn(process.execPath, [join(root, 'apps/console/server/main.ts'), '--beside'], {
    cwd: root,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  let isEnding = false
  let isStarted = true
  // A failure of the console does not affect players.
  child.on('error', (error) => {
    isStarted = child.pid !== undefined
    say(`the console could not be started: ${error.message}`)
  })
  child.on('exit', (code, signal) => {
    if (!isEnding)
      say(`the console has ended (${signal ?? code}): it is back with the next start of the portal`)
  })
  return {
    async end() {
      isEnding = true
      if (!isStarted || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const isLate = await Promise.race([ended, pause(END_WITHIN_MS, 'late' as const)])
      if (isLate !== 'late') return
      child.kill('SIGKILL')
      await ended
    },
  }
}
