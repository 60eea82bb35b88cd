import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export interface ProcessPlan {
  readonly name: string
  readonly command: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly identity?: { readonly uid?: number; readonly gid?: number }
  /** Receives its output. */
  readonly logFile: string
  /** Resolves once the process is ready; called after each start. */
  isReady(): Promise<boolean>
}

/** A supervised process, as under systemd or Kubernetes: it is restarted when it ends. */
export interface Supervised {
  readonly name: string
  /** Id of the present process. */
  readonly pid: number
  /** Kills it without warning; it is restarted after a second, or after `stayAway` milliseconds. */
  kill(stayAway?: number): void
  /** Ends it gracefully and starts it again. */
  restart(): Promise<void>
  ready(): Promise<void>
  stop(): Promise<void>
}

const BACK_AFTER = 1000
const LONGEST_START = 60_000
const LONGEST_END = 30_000

export function supervise(plan: ProcessPlan): Supervised {
  const { name, command, environment = {}, identity = {}, logFile } = plan
  const log: WriteStream = createWriteStream(logFile, { flags: 'a' })
  const [program, ...args] = command
  let child: ChildProcess
  let isWanted = true
  let awayFor = BACK_AFTER

  function start(): void {
    child = spawn(program!, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...identity,
    })
    child.stdout!.pipe(log, { end: false })
    child.stderr!.pipe(log, { end: false })
    child.once('error', (error) => log.write(`${error.message}\n`))
    child.once('exit', () => {
      const wait = awayFor
      awayFor = BACK_AFTER
      if (isWanted) setTimeout(() => isWanted && start(), wait)
    })
  }

  async function ready(): Promise<void> {
    const deadline = performance.now() + LONGEST_START
    while (!(await plan.isReady().catch(() => false))) {
      if (performance.now() > deadline) throw new Error(`${name} was not ready in time; see ${logFile}`)
      await pause(100)
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    const isOver = await Promise.race([ended.then(() => true), pause(LONGEST_END, false, { ref: false })])
    if (!isOver) child.kill('SIGKILL')
    await ended
  }

  start()
  return {
    name,
    get pid() {
      return child.pid!
    },
    kill(stayAway = BACK_AFTER) {
      awayFor = stayAway
      child.kill('SIGKILL')
    },
    async restart() {
      awayFor = 0
      await end('SIGTERM')
      await pause(50)
      await ready()
    },
    ready,
    async stop() {
      isWanted = false
      await end('SIGTERM')
      log.end()
    },
  }
}
