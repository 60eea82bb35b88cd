import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSandbox } from '../host/sandbox.ts'
import type { Sandbox, SandboxWishes } from '../host/parts.ts'
import type { GameProfile } from '../model.ts'
import { FLIP_NEEDS, flipProfile } from './flip-profile.ts'

const MIB = 1024 * 1024
const LIMITS = { memoryBytes: 512 * MIB, processes: 128, diskBytes: 16 * MIB }
/** Outside the user ids of workers' slots, and a new one for each sandbox of a test file. */
let nextUid = 28_000 + (process.pid % 1_000) * 16

export interface TestSandboxes {
  open(
    wishes?: Partial<Omit<SandboxWishes, 'limits'>> & { readonly limits?: Partial<SandboxWishes['limits']> },
  ): Promise<Sandbox>
  folder(): string
  /** Ends every sandbox and removes every folder. */
  clear(): Promise<void>
}

export function testSandboxes(): TestSandboxes {
  const sandboxes: Sandbox[] = []
  const folders: string[] = []
  const folder = () => {
    folders.push(mkdtempSync(join(tmpdir(), 'islet-box-')))
    return folders.at(-1)!
  }
  return {
    folder,
    async open({ limits, ...wishes } = {}) {
      const basis = {
        profile: flipProfile(),
        folder: wishes.folder ?? folder(),
        uid: nextUid++,
        readable: FLIP_NEEDS,
      }
      const sandbox = await openSandbox({ ...basis, ...wishes, limits: { ...LIMITS, ...limits } })
      sandboxes.push(sandbox)
      return sandbox
    },
    async clear() {
      for (const sandbox of sandboxes) sandbox.process.kill('SIGKILL')
      await Promise.all(sandboxes.splice(0).map((sandbox) => sandbox.end()))
      for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true })
    },
  }
}

/** A profile that runs a shell script as the game. */
export function scriptProfile(script: string, own: Partial<GameProfile> = {}): GameProfile {
  const { leaveKeys: _, ...basis } = flipProfile()
  return { ...basis, program: '/usr/bin/sh', args: ['-c', script], ...own }
}
