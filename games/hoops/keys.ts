import type { PadKeys } from '#kit/game/pads/gamepads.ts'
import type { Pad } from './pad.ts'

/** Two sets of keys: a single player may use either, two players share them. */
const KEYS = [
  {
    left: ['a', 'A'],
    right: ['d', 'D'],
    jump: ['w', 'W'],
    shoot: ['f', 'F', ' '],
    trick: ['s', 'S'],
    pass: ['r', 'R'],
    star: ['g', 'G'],
  },
  {
    left: ['ArrowLeft'],
    right: ['ArrowRight'],
    jump: ['ArrowUp'],
    shoot: ['Enter', 'l', 'L'],
    trick: ['ArrowDown'],
    pass: ['o', 'O'],
    star: ['k', 'K'],
  },
] as const

/** Bindings of gamepads: throw on the lower button, jump beside it. */
export const PAD_KEYS: readonly PadKeys[] = [
  {
    left: 'a',
    right: 'd',
    south: 'f',
    east: 'w',
    west: 's',
    north: 'g',
    shoulderRight: 'r',
    shoulderLeft: 's',
    start: 'f',
  },
  {
    left: 'ArrowLeft',
    right: 'ArrowRight',
    south: 'Enter',
    east: 'ArrowUp',
    west: 'ArrowDown',
    north: 'k',
    shoulderRight: 'o',
    shoulderLeft: 'ArrowDown',
    start: 'Enter',
  },
]

type KeySet = (typeof KEYS)[number]

/** Buttons held by keys; without a seat both sets count. */
export function heldKeys(keys: ReadonlySet<string>, seat?: 0 | 1): Pad {
  const sets: readonly KeySet[] = seat === undefined ? KEYS : [KEYS[seat]]
  const has = (name: keyof KeySet) => sets.some((set) => set[name].some((key) => keys.has(key)))
  const move = (Number(has('right')) - Number(has('left'))) as Pad['move']
  return {
    move,
    jump: has('jump'),
    shoot: has('shoot'),
    trick: has('trick'),
    pass: has('pass'),
    star: has('star'),
  }
}
