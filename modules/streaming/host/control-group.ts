import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import type { SandboxLimits } from './parts.ts'

/** Kernel limits (cgroup) over all processes of a sandbox together. */
export interface ControlGroup {
  add(pid: number): void
  remove(): Promise<void>
}

const MOUNT = '/sys/fs/cgroup'
const PREFIX = `${BRAND_PREFIX}-box-`
const REMOVE_TRIES = 40
const REMOVE_PAUSE = 50
const isUnified = () => existsSync(join(MOUNT, 'cgroup.controllers'))

/** A cgroup with the limits, or undefined where this process may not create one (then limits are checked from outside). */
export function openControlGroup(name: string, limits: SandboxLimits): ControlGroup | undefined {
  const made: string[] = []
  const remove = async () => {
    // A sandbox may have exited for its parent while the kernel still tears down its last processes.
    for (let left = REMOVE_TRIES; left > 0 && !made.every(removeFolder); left -= 1) await sleep(REMOVE_PAUSE)
  }
  try {
    for (const [parent, settings] of wanted(limits)) {
      sweep(parent)
      const folder = join(parent, `${PREFIX}${process.pid}-${name}`)
      mkdirSync(folder)
      made.push(folder)
      for (const [file, value] of Object.entries(settings)) writeFileSync(join(folder, file), String(value))
    }
  } catch {
    made.forEach(removeFolder)
    return undefined
  }
  const add = (pid: number) =>
    made.forEach((folder) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)))
  return { add, remove }
}

function wanted({
  memoryBytes,
  processes,
}: SandboxLimits): [folder: string, settings: Record<string, number>][] {
  if (isUnified()) return [[own(''), { 'memory.max': memoryBytes, 'pids.max': processes }]]
  return [
    [own('memory'), { 'memory.limit_in_bytes': memoryBytes }],
    [own('pids'), { 'pids.max': processes }],
  ]
}

/** This process's own cgroup: groups may be allowed below it only. */
function own(controller: string): string {
  const lines = readFileSync('/proc/self/cgroup', 'utf8').split('\n')
  const line = lines
    .map((text) => text.split(':'))
    .find(([, names]) => names?.split(',').includes(controller))
  const folder = join(MOUNT, controller, line?.[2] ?? '')
  return existsSync(folder) ? folder : join(MOUNT, controller)
}

/** Removes empty groups left by a killed host. */
function sweep(parent: string) {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(PREFIX)) continue
    const owner = Number(name.slice(PREFIX.length).split('-')[0])
    if (!isAlive(owner)) removeFolder(join(parent, name))
  }
}

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}`)
}

/** Whether it is removed. The kernel refuses while a process is in it. */
function removeFolder(folder: string): boolean {
  try {
    rmdirSync(folder)
  } catch {
    return !existsSync(folder)
  }
  return true
}
