import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameProfile } from '../../model.ts'
import type { WorkerRig } from './worker-rig.ts'

/** What plays could leave behind on this machine. */
export interface Leftovers {
  readonly processes: readonly string[]
  readonly displays: readonly string[]
  readonly files: readonly string[]
  /** Ports of this process only: a host's ports close with it. */
  readonly ports: readonly string[]
}

/** Runs a game this many times from order to end; returns the milliseconds of each start. */
export async function startAndStop(rig: WorkerRig, profile: GameProfile, count: number): Promise<number[]> {
  const starts: number[] = []
  for (let turn = 1; turn <= count; turn++) {
    const playId = `turn-${turn}`
    rig.start(playId, { profile })
    const word = await rig.coordinator.next(['started', 'refused'], (message) => message.playId === playId)
    if (word.type === 'refused') throw new Error(`Start ${turn} was refused: ${word.reason}`)
    starts.push(word.milliseconds)
    rig.coordinator.say({ type: 'end', playId, reason: 'left' })
    await rig.ended(playId)
  }
  return starts
}

/** Processes and files of plays: of their users, in their folder, or started by this process. */
export function leftoversOf({ folder, uids }: Pick<WorkerRig, 'folder' | 'uids'>): Leftovers {
  const isTheirs = (uid: number) => process.getuid?.() === 0 && uids.includes(uid)
  const displays = ['/tmp/.X11-unix', '/tmp'].flatMap((place) =>
    namesIn(place)
      .filter((name) => /^(X\d+|\.X\d+-lock)$/.test(name))
      .map((name) => join(place, name)),
  )
  const files = [tmpdir(), '/dev/shm', '/run/user', '/var/tmp'].flatMap((place) =>
    namesIn(place)
      .map((name) => join(place, name))
      .filter((path) => isTheirs(ownerOf(path) ?? -1)),
  )
  return {
    processes: processesOf(folder, isTheirs),
    displays,
    files: [...files, ...namesIn(folder).filter((name) => name !== 'worker.json')],
    ports: portsHere(),
  }
}

function processesOf(folder: string, isTheirs: (uid: number) => boolean): string[] {
  const found: string[] = []
  for (const pid of namesIn('/proc').filter((name) => /^\d+$/.test(name))) {
    const words = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
    const isHost = words.includes('/streaming/host/main.ts') && isChild(pid)
    if (words && (isHost || words.includes(folder) || isTheirs(ownerOf(`/proc/${pid}`) ?? -1)))
      found.push(`${pid} ${words.slice(0, 120)}`)
  }
  return found
}

const isChild = (pid: string) =>
  new RegExp(`^PPid:\\s*${process.pid}$`, 'm').test(read(`/proc/${pid}/status`))

/** The ports that this process listens on, found by the inodes of its sockets. */
function portsHere(): string[] {
  const own = new Set(
    namesIn('/proc/self/fd').map((name) => /^socket:\[(\d+)\]$/.exec(linkOf(`/proc/self/fd/${name}`))?.[1]),
  )
  return ['tcp', 'tcp6', 'udp', 'udp6'].flatMap((kind) =>
    read(`/proc/net/${kind}`)
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => own.has(fields[9]))
      .map((fields) => `${kind} ${fields[1]}`),
  )
}

const namesIn = (place: string) => (existsSync(place) ? readdirSync(place) : [])
const attempt = <Value>(work: () => Value): Value | undefined => {
  try {
    return work()
  } catch {
    // It was closed meanwhile.
    return undefined
  }
}
const ownerOf = (path: string) => attempt(() => statSync(path).uid)
const read = (path: string) => attempt(() => readFileSync(path, 'utf8')) ?? ''
const linkOf = (path: string) => attempt(() => readlinkSync(path)) ?? ''
