import { fork } from 'node:child_process'
import type { Socket } from 'node:net'
import type { HostOrder, HostReport } from '../host/parts.ts'
import { killGroup } from './processes.ts'

/** The process that runs one play, as its worker sees it. */
export interface SessionHost {
  readonly pid: number | undefined
  /** With a browser's connection, which is the host's from then on. */
  send(order: HostOrder, socket?: Socket): void
  onReport(listener: (report: HostReport) => void): void
  /** The process has ended, however. */
  readonly gone: Promise<void>
  /** Ends it with everything that it started. */
  kill(): void
}

export type OpenHost = () => SessionHost

/** What a host needs to know of its surroundings: no key, no address of a database. */
const PASSED_ON = ['PATH', 'LANG', 'TZ', 'TMPDIR', 'NODE_ENV', 'LOG_LEVEL']

/** Hosts as child processes of this file. */
export function forkHosts(file: string): OpenHost {
  return () => {
    const child = fork(file, [], {
      // A separate process group, so that all of it can be killed at once.
      detached: true,
      execArgv: [],
      env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const gone = new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      // It could not even be started.
      child.on('error', () => child.pid === undefined && resolve())
    })
    return {
      pid: child.pid,
      send(order, socket) {
        // Between its end and the news of it the channel is closed: what was to be said is moot.
        if (!child.connected) return void socket?.destroy()
        // Else its server would count it for as long as the host has it, and never be done with closing.
        if (socket) Reflect.set(socket, 'server', null)
        // What stays here after that is an empty shell.
        child.send(order, socket, undefined, () => socket?.destroy())
      },
      onReport: (listener) => void child.on('message', (report) => listener(report as HostReport)),
      gone,
      kill() {
        if (child.pid !== undefined) killGroup(child.pid)
      },
    }
  }
}
