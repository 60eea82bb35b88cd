import type { GameDefinition } from '#kit/game/contract.ts'
import { LATER_KINDS } from './later-kinds.ts'
import { TRACKS_A_SET, type TrackSet } from './tracks.ts'
import { registered } from './registered.ts'

/** How a car or boat moves. */
export interface Handling {
  readonly engine: number
  /** Metres a second. */
  readonly top: number
  /** Metres per second² of sideways grip. */
  readonly grip: number
  /** Grip left under the handbrake. */
  readonly slip: number
  /** Radians a second. */
  readonly turn: number
  readonly brakes: number
  /** How much the car follows the road while not steered; 1 and more on a motorway. */
  readonly assist: number
}

/** The rules of a contest. */
export type Contest =
  | { readonly kind: 'race'; readonly laps: number; readonly rivals: number; readonly duel: boolean }
  | { readonly kind: 'knockout'; readonly rivals: number }
  | { readonly kind: 'drift'; readonly seconds: number; readonly goal: number }
  | { readonly kind: 'trial'; readonly laps: number }
  | { readonly kind: 'traffic'; readonly lanes: number; readonly cars: number; readonly lives: number }
  | { readonly kind: 'slalom'; readonly gates: number; readonly gateWidth: number; readonly penalty: number }
  /** Slipstream: `pull` is the gain as a share of top speed. */
  | { readonly kind: 'draft'; readonly laps: number; readonly rivals: number; readonly pull: number }
  /** Once around each post, alternating sides; turns count within `reach` metres. */
  | { readonly kind: 'figures'; readonly posts: number; readonly reach: number }
  /** Each lap another vehicle; a missed hand-over costs `fumble` ticks of engine. */
  | {
      readonly kind: 'relay'
      readonly rivals: number
      readonly legs: readonly Handling[]
      readonly fumble: number
    }
  /** A stage in the dark; a flag inside a bend takes `bonus` seconds off the clock. */
  | { readonly kind: 'notes'; readonly laps: number; readonly bonus: number }
  /** A straight with a gearbox against one rival; `tops` are metres per second at full revs. */
  | { readonly kind: 'drag'; readonly heats: number; readonly tops: readonly number[] }
  | { readonly kind: 'karts'; readonly laps: number; readonly rivals: number; readonly rows: number }
  /** Crates to break before the clock is empty. */
  | { readonly kind: 'smash'; readonly seconds: number; readonly goal: number; readonly rows: number }
  /** Stop in each bay; a cone costs `penalty` seconds. */
  | { readonly kind: 'park'; readonly bays: number; readonly penalty: number }
  /** Laps there and laps back by turns. */
  | { readonly kind: 'back'; readonly legs: number }
  /** Rafts of half width `half` swing over rivers with a period of `period` ticks. */
  | {
      readonly kind: 'ferry'
      readonly laps: number
      readonly rivers: number
      readonly half: number
      readonly period: number
    }

export interface DriftCupDefinition extends GameDefinition {
  readonly tracks: TrackSet
  readonly width: number
  readonly handling: Handling
  readonly contest: Contest
}

/** A game without what all definitions share. */
export interface Kind {
  readonly id: string
  readonly tracks: TrackSet
  readonly width: number
  readonly handling: Handling
  readonly contest: Contest
  readonly ground: readonly [string, string]
  readonly time?: boolean
  readonly players?: 1 | 2
}

const KINDS: readonly Kind[] = [
  {
    id: 'harbour-circuit',
    tracks: 'circuit',
    width: 13,
    handling: { engine: 19, top: 43, grip: 30, slip: 0.6, turn: 2.9, brakes: 30, assist: 0.5 },
    contest: { kind: 'race', laps: 3, rivals: 5, duel: false },
    ground: ['#2f7f86', '#0d2f3f'],
  },
  {
    id: 'drift-garden',
    tracks: 'bends',
    width: 17,
    handling: { engine: 22, top: 33, grip: 17, slip: 0.34, turn: 3.5, brakes: 11, assist: 0 },
    contest: { kind: 'drift', seconds: 60, goal: 3000 },
    ground: ['#c86f9a', '#43204f'],
  },
  {
    id: 'last-car-out',
    tracks: 'short',
    width: 13,
    handling: { engine: 22, top: 36, grip: 27, slip: 0.6, turn: 3.1, brakes: 28, assist: 0.5 },
    contest: { kind: 'knockout', rivals: 5 },
    ground: ['#5b6bd0', '#1a1f52'],
  },
  {
    id: 'gravel-rally',
    tracks: 'gravel',
    width: 11,
    handling: { engine: 18, top: 40, grip: 15, slip: 0.5, turn: 3, brakes: 22, assist: 0.3 },
    contest: { kind: 'trial', laps: 2 },
    ground: ['#d9a05b', '#5c3416'],
    time: true,
  },
  {
    id: 'highway-weave',
    tracks: 'highway',
    width: 16,
    handling: { engine: 19, top: 48, grip: 40, slip: 0.8, turn: 1.5, brakes: 30, assist: 2.4 },
    contest: { kind: 'traffic', lanes: 4, cars: 34, lives: 3 },
    ground: ['#e58a5b', '#4a2450'],
  },
  {
    id: 'boat-slalom',
    tracks: 'bay',
    width: 46,
    handling: { engine: 13, top: 30, grip: 12, slip: 0.8, turn: 2.5, brakes: 14, assist: 0 },
    contest: { kind: 'slalom', gates: 15, gateWidth: 10, penalty: 2 },
    ground: ['#3fb6c9', '#0b4a66'],
    time: true,
  },
  {
    id: 'table-racers',
    tracks: 'table',
    width: 10,
    handling: { engine: 20, top: 27, grip: 22, slip: 0.6, turn: 3.6, brakes: 24, assist: 0 },
    contest: { kind: 'race', laps: 4, rivals: 3, duel: true },
    ground: ['#b9814e', '#4a2a14'],
    players: 2,
  },
]

const definitionOf = (kind: Kind): DriftCupDefinition => ({
  id: kind.id,
  ...registered(kind.id),
  distinct: 'rules',
  genre: 'racing',
  tags: kind.players === 2 ? ['racing', 'two-players', 'arcade'] : ['racing', 'arcade', 'skill'],
  players: kind.players ?? 1,
  orientation: 'any',
  input: ['drag', 'keys'],
  session: [40, 600],
  levels: TRACKS_A_SET,
  score: kind.time
    ? { best: 'lowest', unit: 'milliseconds', ranked: true }
    : { best: 'highest', unit: 'points', ranked: true },
  ground: kind.ground,
  tracks: kind.tracks,
  width: kind.width,
  handling: kind.handling,
  contest: kind.contest,
})

export const definitions: readonly DriftCupDefinition[] = [...KINDS, ...LATER_KINDS].map(definitionOf)
