import { ease, type Effects } from '#kit/game/effects.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Layout } from './layout.ts'

/** Animation progress of each cell, 0 to 1; 1 at rest. */
export interface BoardMotion {
  opened(cell: number): number
  planted(cell: number): number
  shown(cell: number): number
  /** Animates opening cells; returns the seconds until the last one. */
  wash(cells: readonly number[], from: number): number
  plant(cells: readonly number[], from?: number): number
  /** Lets urchins come up. */
  show(cells: readonly number[], from: number): number
  clear(): void
}

const OPEN_SECONDS = 0.24
const PLANT_SECONDS = 0.3
const SHOW_SECONDS = 0.34
/** Seconds of delay per cell of distance. */
const WAVE = 0.035
const SHOW_WAVE = 0.13

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

export function boardMotion(effects: () => Effects, layout: () => Layout): BoardMotion {
  const opening = new Map<number, number>()
  const planting = new Map<number, number>()
  const showing = new Map<number, number>()

  function run(
    kept: Map<number, number>,
    cells: readonly number[],
    {
      seconds,
      wave,
      from,
      shape,
    }: { seconds: number; wave: number; from: number | undefined; shape: (k: number) => number },
  ): number {
    const { spots, side } = layout()
    let longest = 0
    for (const cell of cells) {
      const steps = from === undefined ? 0 : distance(spots[cell]!, spots[from]!) / side
      const delay = steps * wave
      longest = Math.max(longest, delay)
      kept.set(cell, 0)
      effects().tween(seconds, (k) => kept.set(cell, k), {
        delay,
        ease: shape,
        done: () => kept.delete(cell),
      })
    }
    return cells.length > 0 ? longest + seconds : 0
  }

  return {
    opened: (cell) => opening.get(cell) ?? 1,
    planted: (cell) => planting.get(cell) ?? 1,
    shown: (cell) => showing.get(cell) ?? 1,
    wash: (cells, from) => run(opening, cells, { seconds: OPEN_SECONDS, wave: WAVE, from, shape: ease.out }),
    plant: (cells, from) =>
      run(planting, cells, { seconds: PLANT_SECONDS, wave: WAVE * 2, from, shape: ease.back }),
    show: (cells, from) =>
      run(showing, cells, { seconds: SHOW_SECONDS, wave: SHOW_WAVE, from, shape: ease.back }),
    clear() {
      opening.clear()
      planting.clear()
      showing.clear()
    },
  }
}
