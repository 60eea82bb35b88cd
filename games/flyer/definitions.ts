import type { GameDefinition } from '#kit/game/contract.ts'

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

/** How each sky is touched, the light behind it, and its id. */
const FACES: Readonly<
  Record<Sky, readonly [input: 'tap' | 'hold', ground: GameDefinition['ground'], gameId: number]>
> = {
  'clam-flap': ['tap', ['#5fb0e0', '#1f3a7a'], 227],
  'paper-glide': ['hold', ['#a8c8f0', '#3f5a9a'], 228],
  'kite-run': ['hold', ['#8fd0e8', '#3f6a8a'], 229],
  'spin-jet': ['hold', ['#4a4fb0', '#12123c'], 252],
  'swift-zigzag': ['hold', ['#f0a878', '#5a2f4a'], 253],
  'stunt-loops': ['hold', ['#7fb8f0', '#2a4a9a'], 254],
  'pelican-dive': ['hold', ['#8fd8f0', '#1f5a8a'], 263],
  'thermal-soar': ['hold', ['#f0b890', '#4a3a7a'], 264],
}

const skies = SKIES.map((sky): FlyerDefinition => {
  const [input, ground, gameId] = FACES[sky]
  return {
    id: sky,
    gameId,
    slug: sky,
    sky,
    distinct: 'rules',
    genre: 'racing',
    tags: ['racing', 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input: [input, 'keys'],
    session: [15, 200],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: gameId * 7919,
    ground,
    speed: [0, 0],
    halfway: 1,
  }
})

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
  ...skies,
]
