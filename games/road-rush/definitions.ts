import type { GameDefinition } from '#kit/game/contract.ts'
import { listings } from './all-listings.ts'
import { registered } from './registered.ts'

/** Each is a game with its rules in `runs/` and its drawing in `scenes/`. */
export type Run = keyof typeof listings
export const RUNS = Object.keys(listings) as readonly Run[]

export interface RoadRushDefinition extends GameDefinition {
  readonly run: Run
}

export const definitions: readonly RoadRushDefinition[] = RUNS.map((run) => {
  const { input, ground } = listings[run]
  return {
    id: run,
    ...registered(run),
    run,
    distinct: 'rules',
    genre: 'racing',
    tags: ['racing', 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input,
    session: [20, 300],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
  }
})
