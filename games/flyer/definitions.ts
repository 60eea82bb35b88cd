import type { GameDefinition } from '#kit/game/contract.ts'

/** A flight: how fast it starts, how fast it can become and how soon it gets hard. */
export interface FlyerDefinition extends GameDefinition {
  /** Field units per tick. */
  readonly speed: readonly [start: number, gain: number]
  /** Field units after which half of the difficulty is reached. */
  readonly halfway: number
}

export const definitions: readonly FlyerDefinition[] = [
  {
    id: 'jetpack-joyride',
    gameId: 29,
    slug: 'jetpack-joyride',
    distinct: 'rules',
    genre: 'racing',
    tags: ['racing', 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input: ['hold', 'keys'],
    session: [20, 240],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: 29,
    ground: ['#3d4f9e', '#141233'],
    speed: [5.2, 5.2],
    halfway: 17000,
  },
]
