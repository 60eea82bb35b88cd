import { end, type Base, type Turn } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Disc, Place, Record, Table } from './discs.ts'

export interface CueState extends Base {
  phase: 'ready' | 'roll' | 'rest'
  since: number
  discs: Disc[]
  record: Record
  /** Index of the struck disc. */
  shot: number
  /** Tries left. */
  lamps: number
  /** Finished racks, ends or rounds. */
  round: number
  /** What the rules require next, by game. */
  wish: number
  /** Stones thrown by both sides in a duel; the player's are even. */
  thrown: number
  jack: { x: number; y: number }
}

/** Rules of one game around the engine's shot. */
export interface CueGame {
  readonly table: Table
  /** Speed of the strongest shot, in units per tick. */
  readonly strongest: number
  readonly lamps: number
  lay(state: CueState, random: Random): void
  /** Called when all discs have come to rest. */
  settle(state: CueState, turn: Turn): void
  /** Start of a shot. */
  from(state: CueState): Place
  /** The opponent's throw; returns its velocity. */
  rival?(state: CueState, random: Random): { readonly vx: number; readonly vy: number } | undefined
  /** Called each tick of a roll, before the discs move. */
  steer?(state: CueState, isHeld: boolean): void
  /** Moves the struck disc along its line; `share` is from 0 to 1. */
  place?(state: CueState, share: number): void
  /** For bots: where a hit disc should go, other than straight into a pocket. */
  goals?(state: CueState): readonly Place[]
  /** Discs worth aiming at, for bots. */
  targets(state: CueState): readonly number[]
  /** For bots: value of a state besides its score. */
  worth?(state: CueState): number
}

export const MOST_LAMPS = 5

/** A shot without success costs a try; the last one ends the run. */
export function waste(state: CueState, turn: Turn, kind: 'miss' | 'foul', at: Place) {
  state.combo = 0
  state.lamps--
  turn.tell(kind, at.x, at.y)
  if (state.lamps <= 0) end(state, turn, at)
}

/** A cleared table restores tries. */
export function reward(state: CueState, turn: Turn, lamps: number, at: Place) {
  state.lamps = Math.min(MOST_LAMPS, state.lamps + lamps)
  state.round++
  turn.tell('clear', at.x, at.y)
}

/** Puts a disc on a place, or as near below it as there is space. */
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
