import type { PadKeys } from '#kit/game/pads/gamepads.ts'

/** Two sets of keys: a single player may use either, two players share them. */
const KEYS = [
  { up: ['w', 'W'], left: ['a', 'A'], down: ['s', 'S'], right: ['d', 'D'], boost: [' ', 'Shift'] },
  { up: ['ArrowUp'], left: ['ArrowLeft'], down: ['ArrowDown'], right: ['ArrowRight'], boost: ['Enter', '/'] },
] as const

/** Bindings of gamepads. */
export const PAD_KEYS: readonly PadKeys[] = [
  { up: 'w', left: 'a', down: 's', right: 'd', south: ' ', west: ' ', shoulderRight: ' ', start: 'Enter' },
  {
    up: 'ArrowUp',
    left: 'ArrowLeft',
    down: 'ArrowDown',
    right: 'ArrowRight',
    south: '/',
    west: '/',
    start: '/',
  },
]

type KeySet = (typeof KEYS)[number]

/** Screen direction and thrust; without a seat both sets count. */
export function heldKeys(keys: ReadonlySet<string>, seat?: 0 | 1) {
  const sets: readonly KeySet[] = seat === undefined ? KEYS : [KEYS[seat]]
  const held = (pick: (set: KeySet) => readonly string[]) =>
    sets.some((set) => pick(set).some((name) => keys.has(name))) ? 1 : 0
  return {
    x: held(({ right }) => right) - held(({ left }) => left),
    y: held(({ down }) => down) - held(({ up }) => up),
    boost: held(({ boost }) => boost) === 1,
  }
}
