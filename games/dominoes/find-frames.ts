import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import { FRAME_LEVELS } from './definitions.ts'
import { sidesOf } from './frame-rules.ts'
import { highOf, lowOf, setOf } from './tiles.ts'

// Searches all frames and writes them down: node games/dominoes/find-frames.ts

/** Halves along a side, and tiles fixed from the start, by level. */
const sizeOf = (level: number) => (level <= 6 ? 4 : level <= 14 ? 5 : level <= 21 ? 6 : level <= 27 ? 7 : 8)
const FIRST_OF_SIZE: Readonly<Record<number, number>> = { 4: 1, 5: 7, 6: 15, 7: 22, 8: 28 }
const MOST_FIXED: Readonly<Record<number, number>> = { 4: 2, 5: 3, 6: 4, 7: 5, 8: 6 }
const LONGEST_SEARCH = 40_000

/** A closed ring of different tiles with equal sums on all four sides; halves in order. */
function ring(side: number, random: Random): readonly number[] | undefined {
  const length = 4 * (side - 1)
  const sides = sidesOf(side)
  let looked = 0
  const sums = (halves: readonly number[]) =>
    sides.flatMap((cells) =>
      cells.every((cell) => cell < halves.length)
        ? [cells.reduce((sum, cell) => sum + halves[cell]!, 0)]
        : [],
    )
  const search = (halves: readonly number[], used: ReadonlySet<number>): readonly number[] | undefined => {
    if (new Set(sums(halves)).size > 1) return undefined
    if (halves.length === length) return halves.at(-1) === halves[0] ? halves : undefined
    for (const tile of shuffled(setOf(6), random)) {
      if (used.has(tile)) continue
      const ways = [
        [lowOf(tile), highOf(tile)],
        [highOf(tile), lowOf(tile)],
      ] as const
      for (const [first, second] of ways) {
        if (looked++ > LONGEST_SEARCH) return undefined
        if (halves.length > 0 && first !== halves.at(-1)) continue
        const found = search([...halves, first, second], new Set([...used, tile]))
        if (found) return found
      }
    }
    return undefined
  }
  return search([], new Set())
}

function makeFrame(level: number, random: Random): string {
  const side = sizeOf(level)
  let halves = ring(side, random)
  while (!halves) halves = ring(side, random)
  const tiles = halves.length / 2
  const count = Math.max(1, MOST_FIXED[side]! - (level - FIRST_OF_SIZE[side]!))
  const fixed = new Set(shuffled([...Array(tiles).keys()], random).slice(0, count))
  const bits = Array.from({ length: tiles }, (_, place) => (fixed.has(place) ? '1' : '0'))
  return `${side}:${halves.join('')}:${bits.join('')}`
}

const random = seededRandom(530)
const found = Array.from({ length: FRAME_LEVELS }, (_, index) => makeFrame(index + 1, random))
const lines = found.map((level, at) => `  '${level}${at < FRAME_LEVELS - 1 ? '|' : ''}'`)
const text = `/** Written by \`find-frames.ts\`. */\nexport const levels =\n${lines.join(' +\n')}\n`
writeFileSync(join(import.meta.dirname, 'frame-levels.ts'), text)
