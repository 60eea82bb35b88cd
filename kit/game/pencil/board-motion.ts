import { ease, type Effects } from '#kit/game/effects.ts'

/** Jump, squash and shake of a cell at a moment. */
export interface CellMotion {
  /** 0 to 1: how high the cell jumps; it turns golden on the way. */
  readonly lift: number
  /** Scale of the cell's content. */
  readonly pop: number
  /** Horizontal offset in pixels. */
  readonly shake: number
}

export const AT_REST: CellMotion = { lift: 0, pop: 1, shake: 0 }

const POP_SECONDS = 0.24
const SHAKE_SECONDS = 0.4
const JUMP_SECONDS = 0.42

/** Animations of cells: jumps, pops and shakes. */
export interface BoardMotion {
  of(cell: number): CellMotion
  /** A digit is entered. */
  pop(cell: number): void
  /** A digit is wrong. */
  shake(cell: number, pixels: number): void
  /** The cells jump one after the other; `delayOf` gives seconds. */
  wave(cells: Iterable<number>, delayOf: (cell: number) => number): void
  clear(): void
}

export function boardMotion(effects: () => Effects): BoardMotion {
  const moving = new Map<number, CellMotion>()
  const change = (cell: number, part: Partial<CellMotion>) =>
    moving.set(cell, { ...(moving.get(cell) ?? AT_REST), ...part })

  return {
    of: (cell) => moving.get(cell) ?? AT_REST,
    pop(cell) {
      change(cell, { pop: 0.4 })
      effects().tween(POP_SECONDS, (k) => change(cell, { pop: 0.4 + 0.6 * k }), { ease: ease.back })
    },
    shake(cell, pixels) {
      effects().tween(
        SHAKE_SECONDS,
        (k) => change(cell, { shake: Math.sin(k * 5 * Math.PI) * pixels * (1 - k) }),
        {
          ease: ease.linear,
        },
      )
    },
    wave(cells, delayOf) {
      for (const cell of cells)
        effects().tween(JUMP_SECONDS, (k) => change(cell, { lift: k < 1 ? Math.sin(Math.PI * k) : 0 }), {
          ease: ease.linear,
          delay: delayOf(cell),
        })
    },
    clear: () => moving.clear(),
  }
}
