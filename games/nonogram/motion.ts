import { ease, type Effects } from '#kit/game/effects.ts'

const POP_SECONDS = 0.2
const REVEAL_SECONDS = 1.5
/** Share of the reveal that one cell takes to turn over. */
const TURN = 0.3

/** Motion of the tiles: they land when painted, and turn over when the picture is done. */
export interface Motion {
  popOf(cell: number): number
  shownOf(cell: number): number
  readonly reveal: number
  land(cells: readonly number[]): void
  /** Turns the board over from its middle; returns the seconds. */
  turn(columns: number, rows: number): number
  clear(): void
}

export function motionOn(effects: () => Effects): Motion {
  const pops = new Map<number, number>()
  let reveal = 0
  let starts: readonly number[] = []

  return {
    popOf: (cell) => pops.get(cell) ?? 1,
    shownOf(cell) {
      if (reveal === 0) return 0
      const start = starts[cell] ?? 0
      return Math.min(1, Math.max(0, (reveal - start * (1 - TURN)) / TURN))
    },
    get reveal() {
      return reveal
    },
    land(cells) {
      for (const [at, cell] of cells.entries()) {
        pops.set(cell, 0.4)
        effects().tween(POP_SECONDS, (k) => pops.set(cell, 0.4 + 0.6 * k), {
          ease: ease.back,
          delay: at * 0.018,
          done: () => pops.delete(cell),
        })
      }
    },
    turn(columns, rows) {
      const far = Math.hypot(columns / 2, rows / 2)
      starts = Array.from(
        { length: columns * rows },
        (_, cell) =>
          Math.hypot((cell % columns) + 0.5 - columns / 2, Math.floor(cell / columns) + 0.5 - rows / 2) / far,
      )
      effects().tween(REVEAL_SECONDS, (k) => (reveal = Math.max(0.001, k)), { ease: ease.linear })
      return REVEAL_SECONDS
    },
    clear() {
      pops.clear()
      reveal = 0
    },
  }
}
