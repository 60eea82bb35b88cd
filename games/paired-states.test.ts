import { expect, test } from 'vitest'
import { LIT } from '#kit/game/pencil/palette.ts'
import { waterOf } from './lights/palette.ts'

/** What decides must be seen: WCAG asks 3:1 of the parts of a picture that mean something. */
const LEAST = 3

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

test.for([
  ['a cell that a lamp shines on and a dark one', LIT.bright.top, LIT.dim.top],
  ...Array.from({ length: 10 }, (_, index) => {
    const { gold, dark } = waterOf(index)
    return [`a lantern of water ${index}, lit and out`, gold, dark] as const
  }),
] as const)('%s can be told apart', ([, lit, unlit]) => {
  expect(contrast(lit, unlit)).toBeGreaterThanOrEqual(LEAST)
})
