import { ease, type Effects } from '#kit/game/effects.ts'
import type { Point } from '#kit/game/stage.ts'
import { dice as free } from '#kit/random/dice.ts'
import { hash32 } from '#kit/random/random.ts'
import { dieShadow, drawDie, type DieLook } from './die-art.ts'
import { restTurn, rolling } from './die-space.ts'
import type { Palette } from './palette.ts'

type Pen = CanvasRenderingContext2D

/** A displayed die, a copy of one in the rules. */
export interface ShownDie {
  value: number
  place: Point
  size: number
  /** Raised by the player's hand, in shares of its size. */
  raised: number
  yaw: number
  /** Origin and progress of its motion, 0 to 1. */
  from: Point
  k: number
  /** Radians it has still to roll when it starts. */
  roll: number
  isGone: boolean
}

const THROW_SECONDS = 0.8
const STAGGER_SECONDS = 0.06
const SLIDE_SECONDS = 0.22

export const yawOf = (seed: string) => ((hash32(seed) % 1000) / 1000 - 0.5) * 0.7

export const lyingDie = (value: number, place: Point, size: number, yaw: number): ShownDie => ({
  value,
  place,
  size,
  raised: 0,
  yaw,
  from: place,
  k: 1,
  roll: 0,
  isGone: false,
})

/** Animates dice tumbling to their places; returns the seconds until the last one rests. */
export function tumble(effects: Effects, dice: readonly ShownDie[], hand: Point): number {
  for (const [index, die] of dice.entries()) {
    die.from = { x: hand.x + (free() - 0.5) * die.size * 2, y: hand.y + die.size * free() }
    die.k = 0
    die.roll = (1.5 + free() * 1.4) * Math.PI * 2
    effects.tween(THROW_SECONDS + free() * 0.18, (k) => (die.k = k), {
      ease: ease.linear,
      delay: index * STAGGER_SECONDS,
    })
  }
  return THROW_SECONDS + 0.18 + dice.length * STAGGER_SECONDS
}

/** Pushes a die over the table without rolling it. */
export function push(effects: Effects, die: ShownDie, to: Point) {
  die.from = { ...spotOf(die) }
  die.place = to
  die.roll = 0
  die.k = 0
  effects.tween(SLIDE_SECONDS, (k) => (die.k = k), { ease: ease.out })
}

const spotOf = ({ from, place, k }: ShownDie): Point => ({
  x: from.x + (place.x - from.x) * k,
  y: from.y + (place.y - from.y) * k,
})

/** Three bounces, each lower than the one before. */
function bounce(k: number): number {
  if (k < 0.42) return Math.sin((k / 0.42) * Math.PI)
  if (k < 0.72) return 0.42 * Math.sin(((k - 0.42) / 0.3) * Math.PI)
  return k < 0.9 ? 0.14 * Math.sin(((k - 0.72) / 0.18) * Math.PI) : 0
}

function lookOf(die: ShownDie): DieLook {
  const { size, raised, value, yaw, roll, k, from, place } = die
  const rest = restTurn(value, yaw)
  if (k >= 1 || roll === 0) return { ...spotOf(die), size, lift: raised * size, turn: rest }
  const travelled = 1 - (1 - k) ** 2.2
  const way = [place.x - from.x, place.y - from.y] as const
  return {
    ...spotOf({ ...die, k: travelled }),
    size,
    lift: bounce(k) * size * 1.5,
    turn: rolling(rest, way, (1 - travelled) * roll),
  }
}

export function drawDice(pen: Pen, dice: readonly ShownDie[], palette: Palette) {
  const looks = dice
    .filter(({ isGone, k, roll }) => !isGone && !(k === 0 && roll > 0))
    .map(lookOf)
    .toSorted((one, other) => one.y - other.y)
  for (const look of looks) dieShadow(pen, look)
  for (const look of looks) drawDie(pen, look, palette)
}
