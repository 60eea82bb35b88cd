import { expect, test } from 'vitest'
import { wishOf } from './watch-pads.ts'

const pad = (pressed: readonly number[], axes: readonly number[] = [0, 0]) => ({
  axes,
  buttons: Array.from({ length: 17 }, (_, button) => ({
    pressed: pressed.includes(button),
    touched: false,
    value: 0,
  })),
})

test.for([
  { pressed: [], axes: [0, 0], wish: undefined },
  { pressed: [], axes: [0.59, -0.59], wish: undefined },
  { pressed: [], axes: [0.6, 0.1], wish: 'right' },
  { pressed: [], axes: [-0.9, 0.8], wish: 'left' },
  { pressed: [], axes: [0.2, -1], wish: 'up' },
  { pressed: [], axes: [0.2, 0.7], wish: 'down' },
  { pressed: [12], axes: [1, 0], wish: 'up' },
  { pressed: [13], axes: [0, 0], wish: 'down' },
  { pressed: [14], axes: [0, 0], wish: 'left' },
  { pressed: [15], axes: [0, 0], wish: 'right' },
  { pressed: [0, 15], axes: [0, 0], wish: 'press' },
  { pressed: [1], axes: [0, 0], wish: 'back' },
  { pressed: [5], axes: [0, 0], wish: undefined },
])('a pad with $pressed pressed and its stick at $axes requests $wish', ({ pressed, axes, wish }) => {
  expect(wishOf(pad(pressed, axes))).toBe(wish)
})
