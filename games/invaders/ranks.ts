import { COLUMNS } from '#kit/game/micro/columns.ts'
import { clamp, end, freshBase, gain, type Base, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { meets, thing as plainThing, type Place, type Thing } from '#kit/game/things/things.ts'

/** State shared by these games; each adds its own fields. */
export interface Ranks extends Base {
  x: number
  y: number
  lives: number
  /** Ticks of invulnerability left. */
  safe: number
  wave: number
  /** Ticks until the next shot. */
  cool: number
  foes: Thing[]
  shots: Thing[]
  /** Projectiles aimed at the hero. */
  darts: Thing[]
}

export type RankRules<State extends Ranks = Ranks> = MicroRules<State>

const SAFE_TICKS = 110

export const startRanks = (x = 200, y = 350): Ranks => ({
  ...freshBase(),
  x,
  y,
  lives: 3,
  safe: 0,
  wave: 1,
  cool: 0,
  foes: [],
  shots: [],
  darts: [],
})

/** Foes here are slightly larger than in other games. */
export const thing = (kind: string, at: Place, more: Partial<Thing> = {}): Thing =>
  plainThing(kind, at, { r: 11, ...more })

/** Inputs above this shoot down, where a game has two sides. */
export const DOWN = COLUMNS
/** Inputs from here on flip the coat, then steer like those below. */
export const TURN = COLUMNS + 1

/** Moves towards a goal by at most this step. */
export const glide = (from: number, to: number, most: number) => from + clamp(to - from, -most, most)

/** Removes what left the field by more than the margin. */
export const inField = (things: Thing[], margin = 40) =>
  things.filter(({ x, y }) => x > -margin && x < 400 + margin && y > -margin - 60 && y < 400 + margin)

/** A hit costs a life and the combo, followed by invulnerability. */
export function hurt(state: Ranks, turn: Turn, at: Place = state) {
  if (state.safe > 0 || state.over) return
  state.lives--
  state.combo = 0
  state.safe = SAFE_TICKS
  turn.tell('hurt', at.x, at.y)
  if (state.lives <= 0) end(state, turn, at)
}

/** Shots hit foes: each removes one health, the last pays. Returns the defeated. */
export function exchange(state: Ranks, turn: Turn, pointsOf: (foe: Thing) => number): Thing[] {
  const fallen: Thing[] = []
  state.shots = state.shots.filter((shot) => {
    const foe = state.foes.find((one) => one.hp > 0 && meets(shot, shot.r, one, one.r))
    if (!foe) return true
    if (--foe.hp > 0) turn.tell('dent', foe.x, foe.y)
    else {
      gain(state, turn, pointsOf(foe), foe)
      fallen.push(foe)
    }
    return false
  })
  state.foes = state.foes.filter(({ hp }) => hp > 0)
  return fallen
}

/** Darts and foes harm a hero they touch. */
export function suffer(state: Ranks, turn: Turn, reach = 11) {
  const struck = state.darts.find((dart) => meets(dart, dart.r, state, reach - 2))
  if (struck) state.darts = state.darts.filter((dart) => dart !== struck)
  if (struck || state.foes.some((foe) => meets(foe, foe.r - 3, state, reach))) hurt(state, turn)
}

/** A bot's valuation: lives, and nothing above the head. */
export function ease(state: Ranks): number {
  let value = state.lives * 260
  for (const dart of state.darts) if (Math.abs(dart.x - state.x) < 26 && dart.y < state.y) value -= 4
  return value
}
