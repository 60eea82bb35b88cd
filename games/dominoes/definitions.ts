import type { GameDefinition } from '#kit/game/contract.ts'
import type { Twist } from './state.ts'
import { registered } from './registered.ts'

/** Strength of the rivals, encoded in the run's level. */
/** Colours of the mat and the tiles. */
export interface Palette {
  readonly felt: readonly [light: string, deep: string]
  readonly rim: string
  readonly face: string
  readonly edge: string
  /** One colour for all pips, or `hues`: each number has its own. */
  readonly pips: string
  readonly back: string
}

export interface DominoDefinition extends GameDefinition {
  /** Missing in the single-player puzzle. */
  readonly twist?: Twist
  readonly palette: Palette
}

const PLAIN: Twist = {
  seats: 2,
  top: 6,
  size: 7,
  goal: 100,
  shape: 'line',
  meets: 'same',
  draws: 'until',
  keeps: 0,
  pays: 'rest',
  leads: 'double',
  hasPartners: false,
}

export const FRAME_LEVELS = 30

type Paint = readonly [
  light: string,
  deep: string,
  rim: string,
  face: string,
  edge: string,
  pips: string,
  back: string,
]

const paletteOf = ([light, deep, rim, face, edge, pips, back]: Paint): Palette => ({
  felt: [light, deep],
  rim,
  face,
  edge,
  pips,
  back,
})

const look = (id: string, paint: Paint) => ({
  id,
  ...registered(id),
  distinct: 'rules' as const,
  genre: 'puzzle' as const,
  players: 1 as const,
  orientation: 'any' as const,
  input: ['tap', 'keys'] as const,
  ground: [paint[0], paint[1]] as const,
  palette: paletteOf(paint),
})

const game = (id: string, paint: Paint, twist: Partial<Twist>): DominoDefinition => ({
  ...look(id, paint),
  tags: ['board', 'numbers'],
  session: [180, 720],
  levels: 0,
  // Points of a won match say little about skill, so they are not ranked.
  score: { best: 'highest', unit: 'points', ranked: false },
  twist: { ...PLAIN, ...twist },
})

export const definitions: readonly DominoDefinition[] = [
  game('draw-dominoes', ['#3f8f6a', '#0d3a2a', '#a8744a', '#fff6e0', '#c9a878', '#2a2018', '#b8503a'], {
    goal: 60,
  }),
  game('block-dominoes', ['#8a5a3a', '#351a0a', '#5f7a8a', '#2f3440', '#101318', '#fff2d8', '#c98a3a'], {
    seats: 3,
    size: 9,
    goal: 60,
    draws: 'never',
  }),
  game('all-fives', ['#3a6fa8', '#0c2648', '#c09a4a', '#fdf3d8', '#c2a068', '#b0322a', '#2a4a78'], {
    shape: 'spinner',
    pays: 'fives',
  }),
  game('mexican-train', ['#c0783a', '#4a2208', '#6a4a2c', '#fff8ea', '#cdb38a', 'hues', '#2f7a6a'], {
    seats: 4,
    top: 9,
    size: 10,
    goal: 200,
    shape: 'trains',
    draws: 'once',
  }),
  game('cross-dominoes', ['#7a4a9a', '#26103c', '#b08a54', '#f2ecff', '#a898c8', '#3a1a5a', '#d0783a'], {
    seats: 3,
    goal: 60,
    shape: 'cross',
  }),
  game('matador-dominoes', ['#b0403a', '#420c0c', '#c89a4a', '#26201e', '#0a0806', '#ffcf5a', '#8a1f2a'], {
    goal: 60,
    meets: 'seven',
    keeps: 2,
  }),
  game('bergen-dominoes', ['#4a9aa8', '#0e3a46', '#8a6a4f', '#e8f6f4', '#8ab4b8', '#0e4a5a', '#d8a03a'], {
    seats: 3,
    size: 6,
    goal: 10,
    draws: 'once',
    keeps: 2,
    pays: 'heads',
  }),
  game('partner-dominoes', ['#d0a03a', '#54360a', '#3f6a5a', '#fffaf0', '#c8b894', 'hues', '#7a3a2a'], {
    seats: 4,
    top: 9,
    size: 10,
    draws: 'never',
    leads: 'any',
    hasPartners: true,
  }),
  {
    ...look('domino-frame', ['#5a7a4a', '#1c2c12', '#a07a50', '#fff4dc', '#c4a270', '#1f4a3a', '#a84a3a']),
    tags: ['board', 'numbers'],
    session: [40, 900],
    levels: FRAME_LEVELS,
    score: { best: 'lowest', unit: 'moves', ranked: true },
  },
]
