import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBox } from '../host/box.ts'
import type { Box, BoxWishes } from '../host/parts.ts'
import type { GameProfile } from '../model.ts'
import { FLIP_NEEDS, flipProfile } from './flip-profile.ts'

const MIB = 1024 * 1024
const LIMITS = { memoryBytes: 512 * MIB, processes: 128, diskBytes: 16 * MIB }
/** Away from the slots of workers, and another for each box of a test file. */
let nextUid = 28_000 + (process.pid % 1_000) * 16

export interface TestBoxes {
  open(
    wishes?: Partial<Omit<BoxWishes, 'limits'>> & { readonly limits?: Partial<BoxWishes['limits']> },
  ): Promise<Box>
  folder(): string
  /** Ends every box and removes every folder. */
  clear(): Promise<void>
}

export function testBoxes(): TestBoxes {
  const boxes: Box[] = []
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
      const box = await openBox({ ...basis, ...wishes, limits: { ...LIMITS, ...limits } })
      boxes.push(box)
      return box
    },
    async clear() {
      for (const box of boxes) box.process.kill('SIGKILL')
      await Promise.all(boxes.splice(0).map((box) => box.end()))
      for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true })
    },
  }
}

/** A shell script as the game. */
export function scriptProfile(script: string, own: Partial<GameProfile> = {}): GameProfile {
  const { leaveKeys: _, ...basis } = flipProfile()
  return { ...basis, program: '/usr/bin/sh', args: ['-c', script], ...own }
}
