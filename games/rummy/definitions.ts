import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Strength of the rivals, encoded in the run's level. */
/** Rules in which the games differ. */
export interface Twist {
  readonly seats: 2 | 3 | 4
  /** Cards dealt to each seat. */
  readonly size: number
  /** Points that end the match. */
  readonly goal: number
  readonly sets: boolean
  /** Runs are of one suit, or of one colour; `none` for no runs. */
  readonly runs: 'suit' | 'colour' | 'none'
  /** Runs may continue from king to ace to two. */
  readonly corner: boolean
  /** Wild rank; 0 for none. */
  readonly wild: number
  /** Minimum points of a seat's first meld. */
  readonly opening: number
  /** The first meld of a seat must be a run. */
  readonly runFirst: boolean
  /** Melds that a seat may add cards to. */
  readonly joins: 'all' | 'own'
  /** The top discard may be taken. */
  readonly takes: boolean
  /** Cards drawn and discarded per turn. */
  readonly draws: 1 | 2
  /** `rest`: whoever goes out wins the others' cards; `melds`: everybody scores melds minus cards held. */
  readonly pays: 'rest' | 'melds'
}

export interface RummyDefinition extends GameDefinition {
  readonly twist: Twist
  readonly felt: readonly [light: string, deep: string]
  readonly rim: string
  readonly back: readonly [ground: string, waves: string]
}

const PLAIN: Twist = {
  seats: 3,
  size: 7,
  goal: 60,
  sets: true,
  runs: 'suit',
  corner: false,
  wild: 0,
  opening: 0,
  runFirst: false,
  joins: 'all',
  takes: true,
  draws: 1,
  pays: 'rest',
}

type Paint = readonly [light: string, deep: string, rim: string, ground: string, waves: string]

const game = (
  id: string,
  [light, deep, rim, ground, waves]: Paint,
  twist: Partial<Twist>,
): RummyDefinition => ({
  id,
  ...registered(id),
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['cards'],
  players: 1,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [180, 720],
  levels: 0,
  // Points of a won match say little about skill, so they are not ranked.
  score: { best: 'highest', unit: 'points', ranked: false },
  ground: [light, deep],
  twist: { ...PLAIN, ...twist },
  felt: [light, deep],
  rim,
  back: [ground, waves],
})

export const definitions: readonly RummyDefinition[] = [
  game('table-rummy', ['#4f9a8a', '#123f38', '#b0824a', '#b04a4a', '#ffc6bd'], {}),
  game('points-rummy', ['#b8843a', '#4a300a', '#7a4a2c', '#3a5a9f', '#c2d6ff'], {
    seats: 2,
    size: 10,
    goal: 200,
    pays: 'melds',
  }),
  game('twenty-one-to-open', ['#7a5aa8', '#28184a', '#c09a4a', '#3a9a7a', '#b4f2dc'], {
    size: 10,
    opening: 21,
  }),
  game('deuces-rummy', ['#4a7ab8', '#122c58', '#a8784a', '#c27a3a', '#ffdcae'], { wild: 2 }),
  game('pure-run-rummy', ['#c06a4a', '#4c1c0c', '#8a5a34', '#2f7a8f', '#a9e4f2'], {
    size: 10,
    runFirst: true,
  }),
  game('closed-rummy', ['#5f8a4a', '#1c3410', '#a87a4f', '#8f4a9f', '#ecc2ff'], { joins: 'own' }),
  game('runs-only-rummy', ['#3f8fa8', '#0d3c4c', '#9f6f44', '#a88a2f', '#ffecae'], {
    size: 8,
    sets: false,
  }),
  game('sets-only-rummy', ['#a84f6a', '#3c1222', '#b08a54', '#2f8a5a', '#aaf0cc'], {
    size: 7,
    runs: 'none',
  }),
  game('round-rummy', ['#8a9a3a', '#30380a', '#7f5232', '#4a58b0', '#ccd2ff'], { corner: true }),
  game('two-colour-rummy', ['#9a6a8f', '#36162e', '#a8864a', '#3f7a4a', '#b4ecc2'], { runs: 'colour' }),
  game('double-draw-rummy', ['#5a6aa0', '#182244', '#8a6a4f', '#b85a3a', '#ffceb4'], {
    seats: 4,
    draws: 2,
  }),
  game('blind-rummy', ['#6a7a80', '#1c282c', '#a07a50', '#9a3a5a', '#ffc0d4'], {
    seats: 4,
    takes: false,
  }),
]
