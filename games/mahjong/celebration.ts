import type { GameHost } from '#kit/game/contract.ts'
import type { Effects } from '#kit/game/effects.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { Suit } from './tiles.ts'

/** Colours of a cleared pair's particles, by suit. */
const SPARKS = {
  ring: ['#e5484d', '#1b7f8c', '#fff9e8'],
  bamboo: ['#1e9e6a', '#7bdc8b', '#fff9e8'],
  wave: ['#2457c5', '#6fa8ff', '#fff9e8'],
  thing: ['#ffb63d', '#ff8a3d', '#fff9e8'],
  flower: ['#ff9bc0', '#e5484d', '#ffe66d'],
  star: ['#ffc53d', '#2fc3b4', '#ff6f61'],
} as const

const STRONGEST_STREAK = 5
const BURSTS = 5

interface Pair {
  readonly suit: Suit
  readonly streak: number
  /** Width of a tile, which scales the particles. */
  readonly tile: number
}

/** A pair bursts in its suit's colours, more for a longer streak. */
export function sparkle(effects: Effects, at: Point, { suit, streak, tile }: Pair) {
  const strong = Math.min(streak, STRONGEST_STREAK)
  effects.burst(at, {
    count: 12 + 4 * strong,
    colors: SPARKS[suit],
    speed: 160 + 24 * strong,
    size: tile * 0.16,
  })
}

interface Cleared {
  readonly host: GameHost
  readonly effects: Effects
  readonly size: StageSize
  readonly shuffles: number
}

/** Three stars need no shuffle, two need at most one. */
export const starsOf = (shuffles: number): 1 | 2 | 3 => (shuffles === 0 ? 3 : shuffles === 1 ? 2 : 1)

/** The board is clear: fireworks, then the page takes over. */
export function celebrate({ host, effects, size, shuffles }: Cleared) {
  host.sound('win')
  host.happy(1)
  for (let burst = 0; burst < BURSTS; burst++) {
    const at = { x: size.width * (0.2 + 0.15 * burst), y: size.height * (0.35 + 0.12 * (burst % 2)) }
    effects.tween(0.1, () => undefined, {
      delay: burst * 0.14,
      done: () => effects.burst(at, { count: 26, speed: 260, size: 9, life: 1 }),
    })
  }
  effects.tween(1.1, () => undefined, { done: () => host.over(starsOf(shuffles)) })
}
