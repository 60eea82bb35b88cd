import type { Seat } from '#kit/game/duel/rules.ts'
import { BOARDS, NYOUT_TURNS } from './boards.ts'
import type { TrailDefinition } from './definitions.ts'
import { WAIT, type Place } from './position.ts'

const known = new Map<string, readonly (readonly Place[])[]>()

/** Every path from a place, as its following cells to the last. */
export function waysFrom({ kind }: TrailDefinition, seat: Seat, from: Place): readonly (readonly Place[])[] {
  const name = `${kind} ${seat} ${from}`
  const ways = known.get(name) ?? found(kind, seat, from)
  known.set(name, ways)
  return ways
}

function found(kind: TrailDefinition['kind'], seat: Seat, from: Place): readonly (readonly Place[])[] {
  const road = BOARDS[kind].roads[seat]
  if (from === WAIT[seat]) return [road]
  const at = road.indexOf(from)
  const along = at < 0 ? [] : [road.slice(at + 1)]
  const turn = kind === 'nyout' ? NYOUT_TURNS[from] : undefined
  return turn && from !== 0 ? [turn, ...along] : along
}

export const stepsLeft = (definition: TrailDefinition, seat: Seat, from: Place): number =>
  1 + Math.min(...waysFrom(definition, seat, from).map((way) => way.length))
