import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Flights with rules of their own, in `skies/`. */
export const SKIES = [
  'clam-flap',
  'paper-glide',
  'kite-run',
  'spin-jet',
  'swift-zigzag',
  'stunt-loops',
  'pelican-dive',
  'thermal-soar',
] as const
export type Sky = (typeof SKIES)[number]

/** A flight: how fast it starts, how fast it can become and how soon it gets hard. */
export interface FlyerDefinition extends GameDefinition {
  /** Field units per tick. */
  readonly speed: readonly [start: number, gain: number]
  /** Field units after which half of the difficulty is reached. */
  readonly halfway: number
  /** Its own rules instead of the endless way; speed and halfway mean nothing then. */
  readonly sky?: Sky
}

/** Gesture of each sky, and its background light. */
const FACES: Readonly<Record<Sky, readonly [input: 'tap' | 'hold', ground: GameDefinition['ground']]>> = {
  'clam-flap': ['tap', ['#5fb0e0', '#1f3a7a']],
  'paper-glide': ['hold', ['#a8c8f0', '#3f5a9a']],
  'kite-run': ['hold', ['#8fd0e8', '#3f6a8a']],
  'spin-jet': ['hold', ['#4a4fb0', '#12123c']],
  'swift-zigzag': ['hold', ['#f0a878', '#5a2f4a']],
  'stunt-loops': ['hold', ['#7fb8f0', '#2a4a9a']],
  'pelican-dive': ['hold', ['#8fd8f0', '#1f5a8a']],
  'thermal-soar': ['hold', ['#f0b890', '#4a3a7a']],
}

const skies = SKIES.map((sky): FlyerDefinition => {
  const [input, ground] = FACES[sky]
  return {
    id: sky,
    ...registered(sky),
    sky,
    distinct: 'rules',
    genre: 'arcade',
    tags: ['arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input: [input, 'keys'],
    session: [15, 200],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
    speed: [0, 0],
    halfway: 1,
  }
})

export const definitions: readonly FlyerDefinition[] = [
  {
    id: 'jetpack-joyride',
    ...registered('jetpack-joyride'),
    distinct: 'rules',
    genre: 'arcade',
    tags: ['arcade', 'skill'],
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
  ...skies,
]
