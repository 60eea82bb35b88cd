import type { GameDefinition } from '#kit/game/contract.ts'

/** Each is a game of its own on the same table of discs; its rules are in `rules.ts`. */
export const PLAYS = [
  'nine-ball',
  'snooker',
  'straight',
  'carom',
  'carrom',
  'bumper',
  'shuffle',
  'curling',
  'bocce',
] as const
export type Play = (typeof PLAYS)[number]

export interface CueDefinition extends GameDefinition {
  readonly play: Play
}

const FIRST_ID = 1548
const FACES: Readonly<Record<Play, readonly [id: string, ground: GameDefinition['ground']]>> = {
  'nine-ball': ['nine-ball-lagoon', ['#1f8ab0', '#072f4a']],
  snooker: ['six-red-snooker', ['#2f9a5a', '#0a3a28']],
  straight: ['straight-rack', ['#7a5ad0', '#221350']],
  carom: ['three-cushion-carom', ['#c8793f', '#4a1f22']],
  carrom: ['carrom-flick', ['#d8a04a', '#50281a']],
  bumper: ['bumper-pool', ['#d0567a', '#431035']],
  shuffle: ['sand-shuffleboard', ['#b0864a', '#3a2420']],
  curling: ['lantern-curling', ['#5aa8d8', '#12305a']],
  bocce: ['beach-bocce', ['#3fa58a', '#0d3a44']],
}

export const definitions: readonly CueDefinition[] = PLAYS.map((play, index) => {
  const gameId = FIRST_ID + index
  const [id, ground] = FACES[play]
  return {
    id,
    gameId,
    slug: id,
    play,
    distinct: 'rules',
    genre: 'sports',
    tags: ['sports', 'skill', 'board'],
    players: 1,
    orientation: 'any',
    input: ['drag', 'keys'],
    session: [60, 600],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: gameId * 7919,
    ground,
  }
})
