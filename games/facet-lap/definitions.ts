import type { GameDefinition } from '#kit/game/contract.ts'
import { TRACK_COUNT } from './tracks.ts'

/** A time trial: how quick the car is. */
export interface FacetLapDefinition extends GameDefinition {
  /** Metres a second on a long straight. */
  readonly topSpeed: number
}

export const definitions: readonly FacetLapDefinition[] = [
  {
    id: 'polytrack',
    gameId: 371,
    slug: 'polytrack',
    distinct: 'rules',
    genre: 'racing',
    tags: ['racing', 'skill'],
    players: 1,
    orientation: 'any',
    input: ['drag', 'hold', 'keys'],
    session: [25, 600],
    levels: TRACK_COUNT,
    score: { best: 'lowest', unit: 'milliseconds', ranked: true },
    tune: 371 * 7919,
    ground: ['#ff9a6b', '#3a2358'],
    topSpeed: 58,
  },
]
