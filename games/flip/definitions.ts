import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

export interface FlipDefinition extends GameDefinition {
  readonly board: {
    readonly kind: 'square' | 'hex'
    /** Cells along an edge. */
    readonly side: number
    /** Cells missing at each corner of the outer edge; the octagon's slant. */
    readonly cut?: number
    /** Pits: cells without discs that interrupt lines. */
    readonly pits?: readonly number[]
    /** Cells each corner lacks along either edge, as a square. */
    readonly notch?: number
    /** Opposite edges touch each other. */
    readonly around?: true
    /** Lines run along rows and columns only. */
    readonly straight?: true
  }
  /** Whether more or fewer discs win. */
  readonly goal: 'most' | 'fewest'
  readonly palette: string
}

const BASE = {
  distinct: 'rules',
  genre: 'board',
  tags: ['board', 'two-players'],
  players: 2,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [180, 900],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
  goal: 'most',
} as const

type Facts = Pick<FlipDefinition, 'board' | 'palette' | 'ground'> & Partial<FlipDefinition>

const game = (id: string, facts: Facts): FlipDefinition => ({
  ...BASE,
  id,
  ...registered(id),
  ...facts,
})

export const definitions: readonly FlipDefinition[] = [
  game('reversi', {
    board: { kind: 'square', side: 8 },
    palette: '#1f8a6a',
    ground: ['#3f9c86', '#06281f'],
  }),
  game('grand-reversi', {
    board: { kind: 'square', side: 10 },
    palette: '#2a6fae',
    ground: ['#3f83ba', '#081f3a'],
    distinct: 'board',
  }),
  game('fewest-flips', {
    board: { kind: 'square', side: 8 },
    goal: 'fewest',
    palette: '#a8487a',
    ground: ['#a3567f', '#300d22'],
  }),
  game('hex-flip', {
    board: { kind: 'hex', side: 5 },
    palette: '#c98a2f',
    ground: ['#c28b4e', '#371c08'],
  }),
  game('octagon-flip', {
    board: { kind: 'square', side: 10, cut: 3 },
    palette: '#5c55b8',
    ground: ['#6f68c4', '#15123a'],
    distinct: 'board',
  }),
  game('pit-flip', {
    board: { kind: 'square', side: 8, pits: [11, 30, 33, 52] },
    palette: '#b8563a',
    ground: ['#b8694c', '#34110a'],
  }),
  game('cross-flip', {
    board: { kind: 'square', side: 10, notch: 3 },
    palette: '#2f8f9c',
    ground: ['#46a4b0', '#06282f'],
    distinct: 'board',
  }),
  game('edgeless-flip', {
    board: { kind: 'square', side: 8, around: true },
    palette: '#3f6fc0',
    ground: ['#5a88d4', '#0a1c40'],
  }),
  game('straight-flip', {
    board: { kind: 'square', side: 8, straight: true },
    palette: '#7a9a3c',
    ground: ['#90b050', '#1c2a08'],
  }),
  game('cornerless-flip', {
    board: { kind: 'square', side: 8, cut: 1 },
    palette: '#9a4f9c',
    ground: ['#ac66ae', '#2a0e30'],
    distinct: 'board',
  }),
]
