import { expect, test } from 'vitest'
import { openGamepads } from './gamepads.ts'

const pad = (pressed: readonly number[], axes: readonly number[] = [0, 0], mapping = 'standard') => ({
  mapping,
  axes,
  buttons: Array.from({ length: 17 }, (_, place) => ({ pressed: pressed.includes(place) })),
})

/** Two seats; tests replace the connected pads between polls. */
function table(first: readonly (ReturnType<typeof pad> | null)[]) {
  let pads = first
  const gamepads = openGamepads(
    [
      { south: 'f', left: 'a', right: 'd' },
      { south: 'Enter', left: 'ArrowLeft' },
    ],
    () => pads,
  )
  return { gamepads, lay: (next: typeof first) => (pads = next) }
}

test('a button counts as its key while it is down, and as pressed only once', () => {
  const { gamepads, lay } = table([pad([0])])
  expect(gamepads.poll()).toEqual(['f'])
  expect(gamepads.poll()).toEqual([])
  expect([...gamepads.keys(new Set(['w']))].toSorted()).toEqual(['f', 'w'])
  lay([pad([])])
  expect(gamepads.poll()).toEqual([])
  expect([...gamepads.keys(new Set(['w']))]).toEqual(['w'])
})

test('the second pad plays the second seat; empty slots and unknown pads are skipped', () => {
  const { gamepads } = table([null, pad([0], [0, 0], ''), pad([15]), pad([0, 14])])
  expect(gamepads.poll().toSorted()).toEqual(['ArrowLeft', 'Enter', 'd'])
})

test.for([
  [[0.1, -0.2], undefined, []],
  [[-0.8, 0.1], { x: -0.8, y: 0.1 }, ['a']],
] as const)('a stick at %j maps to keys', ([axes, stick, keys]) => {
  const { gamepads } = table([pad([], axes)])
  expect(gamepads.poll()).toEqual(keys)
  expect(gamepads.stick(0)).toEqual(stick)
  expect(gamepads.stick(1)).toBeUndefined()
})

test('an unplugged pad holds no keys', () => {
  const { gamepads, lay } = table([pad([0], [1, 0])])
  gamepads.poll()
  lay([])
  gamepads.poll()
  expect([[...gamepads.keys(new Set())], gamepads.stick(0)]).toEqual([[], undefined])
})
