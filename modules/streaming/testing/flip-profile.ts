import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { GameProfile } from '../model.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** The test game; with `scene` it draws all the time. A sandbox that runs it needs `readable: FLIP_NEEDS`. */
export function flipProfile(wishes: Partial<GameProfile> & { readonly scene?: number } = {}): GameProfile {
  const { scene, ...own } = wishes
  return {
    gameKey: 'flip',
    program: process.execPath,
    args: [
      join(ROOT, 'modules/streaming/testing/flip.ts'),
      ...(scene === undefined ? [] : ['scene', String(scene)]),
    ],
    width: 640,
    height: 360,
    framesPerSecond: 60,
    weight: 20,
    pointer: 'absolute',
    hasSound: false,
    saves: ['saves'],
    leaveKeys: ['KeyQ'],
    ...own,
  }
}

/** Paths outside /usr: Node, the game, and the one package that it uses. */
export const FLIP_NEEDS = [
  process.execPath,
  join(ROOT, 'package.json'),
  join(ROOT, 'modules/streaming/testing'),
  join(ROOT, 'node_modules/x11'),
]
