import { end, type Base, type Turn } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Disc, Place, Record, Table } from './discs.ts'

export interface CueState extends Base {
  phase: 'ready' | 'roll' | 'rest'
  since: number
  discs: Disc[]
  record: Record
  /** The disc that is struck. */
  shot: number
  /** Tries that are left. */
  lamps: number
  /** Racks, ends or rounds that are done. */
  round: number
  /** What the rules want next; its meaning is each game's own. */
  wish: number
  /** Throws of both sides in a duel of stones; the player has the even ones. */
  thrown: number
  jack: { x: number; y: number }
}

/** The rules of one play, around the shot that the engine makes. */
export interface CueGame {
  readonly table: Table
  /** Speed of the strongest shot, in units a tick. */
  readonly strongest: number
  readonly lamps: number
  lay(state: CueState, random: Random): void
  /** All discs lie still after a shot. */
  settle(state: CueState, turn: Turn): void
  /** The place that a shot begins at. */
  from(state: CueState): Place
  /** The other side throws now; gives its speed. */
  rival?(state: CueState, random: Random): { readonly vx: number; readonly vy: number } | undefined
  /** Each tick of a roll, before the discs move. */
  steer?(state: CueState, isHeld: boolean): void
  /** Moves the shot's own disc along its line; `share` is from 0 to 1. */
  place?(state: CueState, share: number): void
  /** Where a met disc should go, if not straight into any pocket: for bots. */
  goals?(state: CueState): readonly Place[]
  /** Discs worth aiming at, for bots. */
  targets(state: CueState): readonly number[]
  /** How good a state is beside its score, for bots. */
  worth?(state: CueState): number
}

export const MOST_LAMPS = 5

/** A shot that brought nothing costs a try; with the last one the run ends. */
export function waste(state: CueState, turn: Turn, kind: 'miss' | 'foul', at: Place) {
  state.combo = 0
  state.lamps--
  turn.tell(kind, at.x, at.y)
  if (state.lamps <= 0) end(state, turn, at)
}

/** A clear table gives tries back. */
export function reward(state: CueState, turn: Turn, lamps: number, at: Place) {
  state.lamps = Math.min(MOST_LAMPS, state.lamps + lamps)
  state.round++
  turn.tell('clear', at.x, at.y)
}

/** Puts a disc on a place, or as near below it as there is room. */
export function respot(state: CueState, table: Table, index: number, wish: Place) {
  const reach = (other: number) => table.radiusOf(index) + table.radiusOf(other) + 0.5
  const isFree = (x: number, y: number) =>
    state.discs.every(
      (one, other) => other === index || one.out || (one.x - x) ** 2 + (one.y - y) ** 2 > reach(other) ** 2,
    )
  const target = state.discs[index]!
  Object.assign(target, { vx: 0, vy: 0, out: false, x: wish.x, y: wish.y })
  for (let ring = 0; ring < 40; ring++)
    for (const [dx, dy] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const) {
      const [x, y] = [wish.x + dx * ring * 4, wish.y + dy * ring * 4]
      const inside = x > table.left + 8 && x < table.right - 8 && y > table.top + 8 && y < table.bottom - 8
      if (!inside || !isFree(x, y)) continue
      target.x = x
      target.y = y
      return
    }
}
