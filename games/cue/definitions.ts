import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game on the same table of discs; its rules are in `rules.ts`. */
export const PLAYS = [
  'straight',
  'carom',
  'carrom',
  'bumper',
  'shuffle',
  'curling',
  'bocce',
  'five-pins',
  'bank',
  'lantern',
  'chain',
  'pyramid',
  'crokinole',
  'marbles',
  'bar',
] as const
export type Play = (typeof PLAYS)[number]

export interface CueDefinition extends GameDefinition {
  readonly play: Play
}

const FACES: Readonly<Record<Play, readonly [id: string, ground: GameDefinition['ground']]>> = {
  straight: ['straight-rack', ['#7a5ad0', '#221350']],
  carom: ['three-cushion-carom', ['#c8793f', '#4a1f22']],
  carrom: ['carrom-flick', ['#d8a04a', '#50281a']],
  bumper: ['bumper-pool', ['#d0567a', '#431035']],
  shuffle: ['sand-shuffleboard', ['#b0864a', '#3a2420']],
  curling: ['lantern-curling', ['#5aa8d8', '#12305a']],
  bocce: ['beach-bocce', ['#3fa58a', '#0d3a44']],
  'five-pins': ['five-pin-carom', ['#4a8f3f', '#16321c']],
  bank: ['bank-shot-pool', ['#3f5fb8', '#101c48']],
  lantern: ['lantern-pocket-pool', ['#b8863f', '#2c1a3a']],
  chain: ['chain-shot-pool', ['#5f6f8f', '#161e38']],
  pyramid: ['narrow-pocket-pyramid', ['#2f8f6f', '#0c3030']],
  crokinole: ['crokinole-round', ['#c8904a', '#3f1f1a']],
  marbles: ['ring-of-marbles', ['#b87a4a', '#3a2030']],
  bar: ['peg-and-hole-billiards', ['#8f3f5f', '#2c1028']],
}

export const definitions: readonly CueDefinition[] = PLAYS.map((play) => {
  const [id, ground] = FACES[play]
  return {
    id,
    ...registered(id),
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
    ground,
  }
})
