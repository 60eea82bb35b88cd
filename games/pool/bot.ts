import { exactAtan2 } from '#kit/game/exact-math.ts'
import type { Random } from '#kit/random/random.ts'
import { judge, legalShot, targets } from './rules.ts'
import { roll, type Shot } from './roll.ts'
import { handSpot, mayPlace, type PoolState } from './state.ts'
import { BALL_RADIUS, HEAD_LINE, LENGTH, POCKETS, WIDTH, type Spot } from './table.ts'

export type Strength = 0 | 1 | 2

/** Error in direction (radians) and power (share), by strength. */
const STRAY = [0.045, 0.018, 0.006] as const
const POWER_STRAY = [0.22, 0.12, 0.04] as const
/** Simulated plans per decision, by strength. */
const PLANS_TRIED = [1, 3, 9] as const

interface Plan {
  readonly shot: Shot
  /** Lower is easier. */
  readonly effort: number
}

const away = (from: Spot, to: Spot) => Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2)
const angleTo = (from: Spot, to: Spot) => exactAtan2(to.y - from.y, to.x - from.x)

/** Whether the line is free of balls. */
function isClear(state: PoolState, from: Spot, to: Spot, but: readonly number[]): boolean {
  const far = away(from, to)
  if (far === 0) return true
  const ux = (to.x - from.x) / far
  const uy = (to.y - from.y) / far
  return state.balls.every((spot, ball) => {
    if (!spot || ball === 0 || but.includes(ball)) return true
    const along = (spot.x - from.x) * ux + (spot.y - from.y) * uy
    if (along < 0 || along > far) return true
    return Math.abs((spot.x - from.x) * uy - (spot.y - from.y) * ux) > BALL_RADIUS * 1.98
  })
}

/** Direct pots from a cue ball position, with their difficulty. */
function pots(state: PoolState, cue: Spot): readonly Plan[] {
  return targets(state).flatMap((ball) => {
    const at = state.balls[ball]!
    return POCKETS.flatMap(({ mouth }): readonly Plan[] => {
      const run = away(at, mouth)
      const ghost = {
        x: at.x - ((mouth.x - at.x) / run) * BALL_RADIUS * 2,
        y: at.y - ((mouth.y - at.y) / run) * BALL_RADIUS * 2,
      }
      const reach = away(cue, ghost)
      if (reach < 1) return []
      const cut =
        ((ghost.x - cue.x) * (mouth.x - at.x) + (ghost.y - cue.y) * (mouth.y - at.y)) / (reach * run)
      const isSide = Math.abs(mouth.x - LENGTH / 2) < 1
      const straight = isSide ? Math.abs(mouth.y - at.y) / run : 1
      if (cut < 0.22 || straight < 0.45) return []
      if (!isClear(state, cue, ghost, [ball]) || !isClear(state, at, mouth, [ball])) return []
      const effort = (run * 1.2 + reach * 0.7 + 500) / (cut * cut * straight)
      const power = Math.min(0.95, 0.24 + (reach + run / cut) / 5200)
      return [{ shot: { angle: angleTo(cue, ghost), power, top: 0, side: 0, cue }, effort }]
    })
  })
}

/** Candidate places of a ball in hand: behind each ball in line with each pocket. */
function places(state: PoolState): readonly Spot[] {
  const spots = targets(state).flatMap((ball) =>
    POCKETS.map(({ mouth }) => {
      const at = state.balls[ball]!
      const run = away(at, mouth)
      const back = BALL_RADIUS * 8
      return { x: at.x - ((mouth.x - at.x) / run) * back, y: at.y - ((mouth.y - at.y) / run) * back }
    }),
  )
  return [handSpot(state), ...spots.filter((spot) => mayPlace(state, spot))]
}

/** Simulates the shot and rates the table for its player. */
function worth(state: PoolState, shot: Shot): number {
  const next = judge(state, roll(state.balls, legalShot(state, shot)))
  if (next.winner !== null) return next.winner === state.turn ? 100 : -100
  if (next.foul) return -30
  if (next.turn !== state.turn) return -5
  const cue = next.balls[0]
  if (!cue) return -30
  const easiest = Math.min(20000, ...pots(next, cue).map(({ effort }) => effort))
  const gain = (next.points?.[state.turn] ?? 0) - (state.points?.[state.turn] ?? 0)
  return 20 + gain - easiest / 1000
}

function bell(random: Random): number {
  return (random() + random() + random() - 1.5) * 1.15
}

/** The opening stroke: full power, nearly straight. */
const breakShot = (state: PoolState, random: Random): Shot => {
  const cue = { x: HEAD_LINE, y: WIDTH / 2 + (random() - 0.5) * 160 }
  return {
    angle: angleTo(cue, { x: 1480, y: WIDTH / 2 }),
    power: 1,
    top: 0.1,
    side: 0,
    cue: mayPlace(state, cue) ? cue : handSpot(state),
  }
}

/** Without a pot: the softest shot of a fan that commits no foul. */
function safety(state: PoolState, cue: Spot, random: Random, tries: number): Shot {
  const wanted = targets(state)
  const shots = Array.from({ length: tries }, (): Shot => {
    const goal = state.balls[wanted[Math.floor(random() * wanted.length)]!]!
    const mirror = random() < 0.5 ? goal : { x: goal.x, y: random() < 0.5 ? -goal.y : 2 * WIDTH - goal.y }
    const angle = angleTo(cue, mirror) + (random() - 0.5) * 0.08
    return { angle, power: 0.4 + random() * 0.35, top: 0, side: 0, cue }
  })
  return best(shots.map((shot) => ({ shot, value: worth(state, shot) })))
}

const best = (rated: readonly { readonly shot: Shot; readonly value: number }[]): Shot =>
  rated.reduce((one, other) => (other.value > one.value ? other : one)).shot

/** The intended shot, before the error. */
export function plannedShot(state: PoolState, random: Random, strength: Strength): Shot {
  const spots = state.inHand === 'no' ? [state.balls[0]!] : strength === 0 ? [handSpot(state)] : places(state)
  const plans = spots.flatMap((cue) => pots(state, cue)).sort((one, two) => one.effort - two.effort)
  const tried = PLANS_TRIED[strength]
  if (plans.length === 0) return safety(state, spots[0]!, random, tried * 2)
  if (strength === 0) return plans[Math.floor(random() * Math.min(2, plans.length))]!.shot
  const variants = plans.slice(0, tried).flatMap(({ shot }) => {
    const softer = { ...shot, power: shot.power * 0.8 }
    return strength === 1 ? [shot] : [shot, { ...softer, top: -0.5 }, { ...softer, top: 0.6 }]
  })
  return best(variants.map((shot) => ({ shot, value: worth(state, shot) })))
}

/** A sensible shot with the error of its strength. */
export function botShot(state: PoolState, random: Random, strength: Strength): Shot {
  if (state.isBreak) return breakShot(state, random)
  const shot = plannedShot(state, random, strength)
  return {
    ...shot,
    angle: shot.angle + bell(random) * STRAY[strength],
    power: Math.max(0.15, Math.min(1, shot.power * (1 + bell(random) * POWER_STRAY[strength]))),
  }
}
