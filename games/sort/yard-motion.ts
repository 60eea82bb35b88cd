import { ease, type Effects } from '#kit/game/effects.ts'
import type { Spot } from './yard-look.ts'

/** Where a piece is drawn at this moment. */
export interface Drawn {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly z: number
}

export interface Motion {
  /** Pieces as they are drawn, in the order in which they cover each other. */
  drawn(): readonly (readonly [index: number, at: Drawn])[]
  place(spots: readonly (Spot | undefined)[]): void
  /** Sends every piece to its spot after a delay; returns the seconds until all have arrived. */
  go(spots: readonly (Spot | undefined)[], delay: number, hop: number): number
}

const SECONDS = 0.3
const STAGGER = 0.05
const MOST_STAGGER = 0.3
/** Moving pieces are above standing ones. */
const ABOVE = 100

/** Glides pieces from spot to spot. */
export function yardMotion(effects: () => Effects): Motion {
  let now: Drawn[] = []
  let started: number[] = []
  let serial = 0

  /** Gone pieces shrink in place. */
  const aim = (spot: Spot | undefined, index: number): Drawn =>
    spot
      ? { x: spot.x, y: spot.y, scale: spot.scale ?? 1, z: spot.z ?? 0 }
      : { ...(now[index] ?? { x: 0, y: 0, z: 0 }), scale: 0 }

  function glide(index: number, spot: Spot | undefined, delay: number, hop: number) {
    const mine = ++serial
    let from: Drawn | undefined
    effects().tween(
      SECONDS,
      (k) => {
        if (!from) {
          if ((started[index] ?? 0) > mine) return
          started[index] = mine
          from = now[index]!
        }
        if (started[index] !== mine) return
        const to = aim(spot, index)
        const part = ease.inOut(k)
        const mix = (one: number, other: number) => one + (other - one) * part
        now[index] = {
          x: mix(from.x, to.x),
          y: mix(from.y, to.y) - hop * 4 * k * (1 - k),
          scale: mix(from.scale, to.scale),
          z: k < 1 ? to.z + ABOVE : to.z,
        }
      },
      { ease: ease.linear, delay },
    )
  }

  return {
    drawn: () =>
      [...now.entries()]
        .filter(([, { scale }]) => scale > 0.02)
        .sort(([, one], [, other]) => one.z - other.z),
    place(spots) {
      serial++
      started = spots.map(() => serial)
      now = spots.map(aim)
    },
    go(spots, delay, hop) {
      let last = 0
      let moving = 0
      for (const [index, spot] of spots.entries()) {
        const at = now[index]!
        const to = aim(spot, index)
        // A later part of a move may bring a piece back to where it is drawn at this moment.
        const isAway = Math.hypot(to.x - at.x, to.y - at.y) > 1 || Math.abs(to.scale - at.scale) > 0.01
        if (!isAway && delay === 0) {
          now[index] = to
          continue
        }
        const wait = isAway ? Math.min(MOST_STAGGER, STAGGER * moving++) : 0
        glide(index, spot, delay + wait, isAway && spot ? hop : 0)
        if (isAway) last = Math.max(last, wait + SECONDS)
      }
      return last
    },
  }
}
