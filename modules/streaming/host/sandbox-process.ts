import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { SANDBOX_PORTS, SANDBOX_SCRIPT, PULSE_SCRIPT } from './sandbox-script.ts'
import type { SandboxWishes } from './parts.ts'
import { childrenOf } from './process-tree.ts'
import { openSaves } from './saves.ts'
import { callFilter } from './seccomp.ts'
import { sandboxedCommand, madeFiles } from './seatbelt.ts'

/** The running sandbox and its pipes; nothing in it has started before `start`. */
export interface SandboxProcess {
  readonly child: ChildProcess
  /** Host PID of the first process in the sandbox; its root is the sandbox's. */
  readonly innerPid: number
  readonly orders: Writable
  readonly reports: Readable
  readonly sound: Readable
  readonly saved: Readable
  readonly log: Readable
  start(): void
}

const FILTER = 7
const FIRST_FILE = 8

export async function startSandboxProcess(wishes: SandboxWishes, cookie: Buffer): Promise<SandboxProcess> {
  const { profile, limits } = wishes
  const filter = callFilter()
  const files = madeFiles(cookie, PULSE_SCRIPT).map((file, place) => ({
    ...file,
    descriptor: FIRST_FILE + place,
  }))
  const descriptors = { filter: filter && FILTER, files }
  const size = [profile.width, profile.height].map(String)
  const args = profile.args.map((arg) => arg.replaceAll('{width}', size[0]!).replaceAll('{height}', size[1]!))
  const [program, ...before] = sandboxedCommand(wishes, descriptors)
  const script = [
    '/bin/sh',
    '-c',
    SANDBOX_SCRIPT,
    'sandbox',
    ...size,
    profile.hasSound ? '1' : '0',
    String(limits.processes),
  ]
  const settings = Object.entries(profile.settings ?? {})
  const kept = [String(settings.length), ...settings.flat(), String(profile.saves.length), ...profile.saves]

  const saves = openSaves(wishes.folder)
  const child = spawn(program!, [...before, ...script, ...kept, profile.program, ...args], {
    // Nothing of the host's environment, which contains the portal's keys.
    env: { PATH: '/usr/bin' },
    cwd: '/',
    stdio: [
      ...['pipe', 'ignore', 'pipe', 'pipe', 'pipe', 'pipe'].map((kind) => kind as 'pipe' | 'ignore'),
      saves ?? 'ignore',
      ...Array.from({ length: 1 + files.length }, () => 'pipe' as const),
    ],
  })
  if (saves !== undefined) closeSync(saves)
  const pipe = (descriptor: number) => child.stdio[descriptor] as Readable & Writable
  // Writing to a dead sandbox raises EPIPE; the process reports its own death.
  for (const stream of child.stdio) stream?.on('error', () => undefined)
  for (const file of files) pipe(file.descriptor).end(file.content)
  pipe(FILTER).end(filter ?? '')
  return {
    child,
    innerPid: await innerPid(child, pipe(SANDBOX_PORTS.reports)),
    orders: pipe(SANDBOX_PORTS.orders),
    reports: pipe(SANDBOX_PORTS.reports),
    sound: pipe(SANDBOX_PORTS.sound),
    saved: pipe(SANDBOX_PORTS.saved),
    log: pipe(SANDBOX_PORTS.log),
    start: () => void pipe(SANDBOX_PORTS.orders).write('go\n'),
  }
}

/** Not bubblewrap's own status: writing it for a killed host would end it before it releases its child, which waits for ever. */
function innerPid(child: ChildProcess, reports: Readable): Promise<number> {
  return new Promise((resolve, reject) => {
    reports.once('data', () => {
      const [first] = childrenOf(child.pid!)
      if (first !== undefined) resolve(first)
    })
    child.once('error', (cause) => reject(new Error('the sandbox cannot be started', { cause })))
    child.once('exit', (code) => {
      reject(new Error(`the sandbox did not start (${code}): ${String(child.stderr?.read() ?? '').trim()}`))
    })
  })
}
