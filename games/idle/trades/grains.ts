import { pickIndex } from '#kit/random/random.ts'
import type { Act, Trade, Turn } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const GRAINS = { bag: 0, price: 1, chain: 2, dropper: 3, quake: 4, gold: 5 } as const

export interface Grains {
  /** Grains on each cell, row by row. */
  cells: number[]
  /** Grains in the bag. */
  bag: number
  /** For each cell: how many heaps slid one after another to bring its last grain; 0 where none did. */
  chain: number[]
  quake: number
}

export const SIDE = 6
export const STEEP = 4
const WAVE_TICKS = 5
const BAG_SECONDS = 0.7
const QUAKE_SECONDS = 14
const DROP_SECONDS = 2.4
const GOLD_WORTH = 6
/** A bot waits for a slide that pays as much as this many heaps. */
const GOOD_SLIDE = 60
const MOST_WAVES = 12
const MOST_TRIAL = 40

export const bagSize = (levels: readonly number[]) => 4 + 2 * levels[GRAINS.bag]!
export const cellPlace = (cell: number) => ({
  x: 175 + (cell % SIDE) * 130,
  y: 165 + Math.floor(cell / SIDE) * 134,
})

function neighbours(cell: number): number[] {
  const [column, row] = [cell % SIDE, Math.floor(cell / SIDE)]
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < SIDE - 1 ? [cell + 1] : []),
    ...(row > 0 ? [cell - SIDE] : []),
    ...(row < SIDE - 1 ? [cell + SIDE] : []),
  ]
}

interface Slide {
  /** Cells that slid just now, with the place of each in its chain. */
  readonly steep: readonly (readonly [cell: number, wave: number])[]
  readonly chain: number[]
}

/** All steep cells slide at once. */
function slide(cells: number[], chain: readonly number[]): Slide {
  const steep = cells.flatMap((count, cell) =>
    count >= STEEP ? [[cell, Math.min(MOST_WAVES, chain[cell]! + 1)] as const] : [],
  )
  const next = cells.map(() => 0)
  for (const [cell, wave] of steep) {
    cells[cell]! -= STEEP
    for (const beside of neighbours(cell)) {
      cells[beside]!++
      next[beside] = Math.max(next[beside]!, wave)
    }
  }
  return { steep, chain: next }
}

/** How much a grain on this cell would set in motion, counted as it pays. */
function promise(cells: readonly number[], cell: number): number {
  const trial = [...cells]
  trial[cell]!++
  let chain = trial.map(() => 0)
  let sum = 0
  for (let wave = 1; wave < MOST_TRIAL; wave++) {
    const done = slide(trial, chain)
    if (done.steep.length === 0) break
    for (const [, place] of done.steep) sum += place
    chain = done.chain
  }
  return sum
}

const worth = (levels: readonly number[]) => 1.6 * times(1.25, levels[GRAINS.price]!)
const waveShare = (wave: number, levels: readonly number[]) =>
  1 + (wave - 1) * (0.5 + 0.1 * levels[GRAINS.chain]!)
const goldShare = (levels: readonly number[]) => 0.04 * levels[GRAINS.gold]!

/** Four grains on a heap slide to its neighbours; the longer a slide runs on, the more each of its heaps pays. */
export const grains: Trade<Grains> = {
  start: (random) => ({
    cells: Array.from({ length: SIDE * SIDE }, () => 1 + pickIndex(3, random)),
    bag: 4,
    chain: Array.from({ length: SIDE * SIDE }, () => 0),
    quake: seconds(QUAKE_SECONDS),
  }),

  step(turn) {
    const { body, world, random, tell } = turn
    const { levels } = world
    body.bag = Math.min(bagSize(levels), body.bag + (1 + 0.35 * levels[GRAINS.bag]!) / seconds(BAG_SECONDS))
    const droppers = levels[GRAINS.dropper]!
    if (droppers > 0 && world.clock % Math.ceil(seconds(DROP_SECONDS) / droppers) === 0) {
      const cell = pickIndex(SIDE * SIDE, random)
      body.cells[cell]!++
      tell({ kind: 'grain', ...cellPlace(cell), amount: cell })
    }
    if (levels[GRAINS.quake]! > 0 && --body.quake <= 0) {
      body.quake = Math.round(seconds(QUAKE_SECONDS) / (0.8 + 0.2 * levels[GRAINS.quake]!))
      for (const [cell, count] of body.cells.entries())
        if (count === STEEP - 1 && random() < 0.5) body.cells[cell]!++
      tell({ kind: 'blast', x: 500, y: 500 })
    }
    if (world.clock % WAVE_TICKS === 0) run(turn)
  },

  act({ body, tell }, [cell]) {
    if (body.cells[cell] === undefined) return
    if (body.bag < 1) {
      tell({ kind: 'no', ...cellPlace(cell) })
      return
    }
    body.bag--
    body.cells[cell]!++
    tell({ kind: 'pop', ...cellPlace(cell), amount: cell })
  },

  acts: ({ body }) => body.cells.map((_, cell): Act => [cell, 0]),

  advise({ body }) {
    if (body.bag < 1) return undefined
    // A full garden slides furthest: build it up first, and let go when much would follow.
    let best = 0
    let most = -1
    for (const [cell, count] of body.cells.entries()) {
      const slides = count >= STEEP - 1 ? promise(body.cells, cell) : 0
      const value = slides > GOOD_SLIDE ? slides : count < STEEP - 1 ? 1 + count * 0.1 : 0
      if (value > most) [best, most] = [cell, value]
    }
    return [best, 0]
  },

  rate(levels, hand) {
    const grainsPerSecond =
      (hand ? (1 + 0.35 * levels[GRAINS.bag]!) / BAG_SECONDS : 0) +
      levels[GRAINS.dropper]! / DROP_SECONDS +
      (levels[GRAINS.quake]! > 0 ? (6 * (0.8 + 0.2 * levels[GRAINS.quake]!)) / QUAKE_SECONDS : 0)
    return (
      grainsPerSecond * 4 * waveShare(4, levels) * worth(levels) * (1 + goldShare(levels) * (GOLD_WORTH - 1))
    )
  },
}

function run({ body, world, random, earn, tell }: Turn<Grains>) {
  const { steep, chain } = slide(body.cells, body.chain)
  body.chain = chain
  for (const [cell, wave] of steep) {
    const isGold = random() < goldShare(world.levels)
    const { x, y } = cellPlace(cell)
    earn(worth(world.levels) * waveShare(wave, world.levels) * (isGold ? GOLD_WORTH : 1), x, y)
    tell({ kind: isGold ? 'golden' : 'slide', x, y, amount: cell })
    if (wave === 6) tell({ kind: 'merge', x, y, amount: wave })
  }
}
