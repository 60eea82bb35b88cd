import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Starts the operator's console in a process of its own, which ends with this one: processes that players reach carry none of
 * its code (docs/decisions/0040).
 */
export function startConsole(root: string): { end(): Promise<void> } {
  const child = spawn(process.execPath, [join(root, 'apps/console/server/main.ts'), '--beside'], {
    cwd: root,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  return {
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
