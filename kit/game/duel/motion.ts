import type { SoundName } from '#kit/game/contract.ts'
import { ease, type Ease, type Effects } from '#kit/game/effects.ts'
import type { Point } from '#kit/game/stage.ts'

export type Sound = (name: SoundName, pitch?: number) => void

/** A piece in motion. It hides the piece on its target spot until it arrives. */
export interface Motion {
  readonly way: 'grow' | 'slide' | 'fall' | 'flip' | 'fade'
  readonly spot: number
  readonly piece: number
  /** The other face of a turning piece, or the piece that a sliding one becomes on arrival. */
  readonly becomes?: number
  /** Where it comes from: spots that it slides over, or a point that it falls from. */
  readonly from?: readonly number[]
  readonly fromPoint?: Point
  readonly delay?: number
  readonly seconds?: number
  /** Played when it arrives. */
  readonly sound?: SoundName
  readonly pitch?: number
}

interface Actor {
  readonly motion: Motion
  k: number
  started: boolean
  done: boolean
}

interface Places {
  readonly cell: number
  centre(spot: number): Point
}

const SECONDS = { grow: 0.2, slide: 0.22, fall: 0.34, flip: 0.28, fade: 0.25 } as const
const SOUNDS = { grow: 'place', slide: 'place', fall: 'place', flip: 'flip', fade: 'hit' } as const
const STEPS = 2.75

/** Falls with a small bounce. */
const bounce: Ease = (k) => {
  if (k < 1 / STEPS) return 7.5625 * k * k
  if (k < 2 / STEPS) return 7.5625 * (k - 1.5 / STEPS) ** 2 + 0.75
  return Math.min(1, 7.5625 * (k - 2.25 / STEPS) ** 2 + 0.9375)
}
const EASES: Readonly<Record<Motion['way'], Ease>> = {
  grow: ease.back,
  slide: ease.inOut,
  fall: bounce,
  flip: ease.linear,
  fade: ease.out,
}

type Stamp = (piece: number, at: Point, size: number) => void

export function openActors(effects: () => Effects, sound: Sound) {
  let actors: Actor[] = []
  let era = 0

  return {
    clear() {
      actors = []
      era++
    },
    /** Runs all motions and calls `landed` when the last has arrived. */
    run(motions: readonly Motion[], landed: () => void) {
      const mine = ++era
      let left = motions.length
      if (left === 0) effects().tween(0.01, () => undefined, { done: () => mine === era && landed() })
      actors = motions.map((motion) => ({ motion, k: 0, started: false, done: false }))
      for (const actor of actors) {
        const { motion } = actor
        const paint = (k: number) => {
          actor.k = k
          actor.started = true
        }
        const done = () => {
          if (mine !== era) return
          actor.done = true
          sound(motion.sound ?? SOUNDS[motion.way], motion.pitch ?? 0)
          if (--left === 0) landed()
        }
        const options = { ease: EASES[motion.way], delay: motion.delay ?? 0, done }
        effects().tween(motion.seconds ?? SECONDS[motion.way], paint, options)
      }
    },
    /** Whether the piece of the spot is still moving. */
    hides: (spot: number) =>
      actors.some(({ motion, done }) => !done && motion.way !== 'fade' && motion.spot === spot),
    draw(pen: CanvasRenderingContext2D, places: Places, stamp: Stamp) {
      for (const actor of actors) if (!actor.done) drawActor(pen, places, actor, stamp)
    },
  }
}

function drawActor(
  pen: CanvasRenderingContext2D,
  places: Places,
  { motion, k, started }: Actor,
  stamp: Stamp,
) {
  const { cell } = places
  const at = places.centre(motion.spot)
  switch (motion.way) {
    case 'grow':
      return started
        ? stamp(motion.piece, at, cell * Math.max(0.05, 1.25 - 0.25 * k) * Math.min(1, 0.4 + k))
        : undefined
    case 'slide': {
      const { x, y, lift } = along(places, [...(motion.from ?? []), motion.spot], k)
      return stamp(motion.piece, { x, y: y - lift * cell * 0.14 }, cell * (1 + 0.12 * lift))
    }
    case 'fall': {
      const from = motion.fromPoint ?? at
      return stamp(motion.piece, { x: at.x, y: from.y + (at.y - from.y) * k }, cell)
    }
    case 'flip': {
      const wide = Math.abs(Math.cos(Math.PI * k))
      pen.save()
      pen.translate(at.x, at.y - Math.sin(Math.PI * k) * cell * 0.18)
      pen.scale(Math.max(0.04, wide), 1)
      stamp(k < 0.5 ? motion.piece : (motion.becomes ?? motion.piece), { x: 0, y: 0 }, cell)
      pen.restore()
      return
    }
    case 'fade':
      pen.globalAlpha = 1 - k
      stamp(motion.piece, at, cell * (1 - 0.35 * k))
      pen.globalAlpha = 1
  }
}

/** A point on the path over the spots, and its height above the board in the middle of a step. */
function along({ centre }: Places, spots: readonly number[], k: number): Point & { readonly lift: number } {
  const steps = spots.length - 1
  if (steps < 1) return { ...centre(spots[0]!), lift: 0 }
  const place = Math.min(steps - 1e-9, k * steps)
  const index = Math.floor(place)
  const part = place - index
  const [from, to] = [centre(spots[index]!), centre(spots[index + 1]!)]
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    lift: Math.sin(Math.PI * part),
  }
}
