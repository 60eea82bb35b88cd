import type { GameDefinition } from '#kit/game/contract.ts'
import { ALL_TRACKS, PLAIN_TRACKS } from './tracks.ts'
import { registered } from './registered.ts'

/** What a game adds to driving: sparks, freight, tyres, prey. */
export type Twist = 'plain' | 'spark' | 'freight' | 'tyres' | 'hunt'

/** Driving parameters of a game. */
export interface Terms {
  readonly twist: Twist
  readonly laps: number
  /** Metres per second on a long straight. */
  readonly topSpeed: number
}

/** A time trial. */
export interface FacetLapDefinition extends GameDefinition, Terms {
  /** Whether the tracks are mirrored. */
  readonly mirrored: boolean
}

interface Kind {
  readonly id: string
  readonly twist: Twist
  readonly laps: number
  readonly topSpeed: number
  readonly mirrored: boolean
  readonly ground: readonly [string, string]
}

const KINDS: readonly Kind[] = [
  {
    id: 'polytrack',
    twist: 'plain',
    laps: 1,
    topSpeed: 58,
    mirrored: false,
    ground: ['#ff9a6b', '#3a2358'],
  },
  {
    id: 'spark-lap',
    twist: 'spark',
    laps: 1,
    topSpeed: 54,
    mirrored: true,
    ground: ['#ff8fb0', '#2c2460'],
  },
  {
    id: 'glass-freight',
    twist: 'freight',
    laps: 1,
    topSpeed: 56,
    mirrored: false,
    ground: ['#9fd8d0', '#24456a'],
  },
  {
    id: 'tyre-keeper',
    twist: 'tyres',
    laps: 3,
    topSpeed: 58,
    mirrored: true,
    ground: ['#ffc46b', '#54244a'],
  },
  {
    id: 'sunset-hunt',
    twist: 'hunt',
    laps: 3,
    topSpeed: 58,
    mirrored: false,
    ground: ['#ff7a5e', '#4a1f3f'],
  },
]

const definitionOf = ({ id, ground, ...rules }: Kind): FacetLapDefinition => ({
  id,
  ...registered(id),
  distinct: 'rules',
  genre: 'racing',
  tags: ['racing', 'skill'],
  players: 1,
  orientation: 'any',
  input: ['drag', 'hold', 'keys'],
  session: [25, 600],
  levels: rules.twist === 'plain' ? ALL_TRACKS : PLAIN_TRACKS,
  score: { best: 'lowest', unit: 'milliseconds', ranked: true },
  ground,
  ...rules,
})

export const definitions: readonly FacetLapDefinition[] = KINDS.map(definitionOf)
