import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

export interface LineUpDefinition extends GameDefinition {
  readonly board: {
    /** `layers`: four boards above each other; `nested`: a board of boards; `trio`: three boards at once. */
    readonly kind: 'grid' | 'layers' | 'nested' | 'trio'
    readonly columns: number
    readonly rows: number
    /** The left edge touches the right one. */
    readonly around?: true
    /** The outer columns are full from the start. */
    readonly walls?: true
  }
  /** What has to be filled: a straight line, the corners of a square upright or at any slant, a small plus, or a small X. */
  readonly figure: 'line' | 'square' | 'slanted-square' | 'plus' | 'saltire'
  readonly length: number
  readonly longer: 'counts' | 'nothing' | 'forbidden'
  /** `stack`: on the lowest floor that is free. */
  readonly put: 'free' | 'stack' | 'drop' | 'drop-or-pop' | 'then-twist'
  /** Own colour, crosses only, either mark at will, or odd and even numbers. */
  readonly pieces: 'own' | 'crosses' | 'either' | 'numbers'
  /** Who fills a figure wins or loses; with `order` the first player wants one and the second none. */
  readonly goal: 'make' | 'avoid' | 'order'
  readonly sprites: 'disc' | 'stone' | 'mark'
  /** The board's face. */
  readonly palette: string
}

const BASE = {
  distinct: 'rules',
  genre: 'board',
  tags: ['board', 'two-players'],
  players: 2,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [60, 600],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
  figure: 'line',
  longer: 'counts',
  put: 'free',
  pieces: 'own',
  goal: 'make',
} as const

type Facts = Pick<LineUpDefinition, 'board' | 'length' | 'sprites' | 'palette' | 'ground'> &
  Partial<LineUpDefinition>

const game = (id: string, facts: Facts): LineUpDefinition => ({
  ...BASE,
  id,
  ...registered(id),
  ...facts,
})

const grid = (columns: number, rows = columns) => ({ kind: 'grid', columns, rows }) as const
const LAGOON = ['#2f8fb0', '#06243a'] as const
const DUNE = ['#c98a4b', '#3a1c0c'] as const
const PALM = ['#4fa37a', '#08281f'] as const
const DUSK = ['#9a5c8c', '#2a1030'] as const

export const definitions: readonly LineUpDefinition[] = [
  game('drop-four', {
    board: grid(7, 6),
    length: 4,
    put: 'drop',
    sprites: 'disc',
    palette: '#1e6fd0',
    ground: LAGOON,
  }),
  game('pop-and-drop', {
    board: grid(7, 6),
    length: 4,
    put: 'drop-or-pop',
    sprites: 'disc',
    palette: '#7a4fd6',
    ground: DUSK,
  }),
  game('tower-five', {
    board: { ...grid(9, 6), walls: true },
    length: 5,
    put: 'drop',
    sprites: 'disc',
    palette: '#0f8f78',
    ground: PALM,
    distinct: 'board',
  }),
  game('round-tower', {
    board: { ...grid(8, 6), around: true },
    length: 4,
    put: 'drop',
    sprites: 'disc',
    palette: '#0d7f99',
    ground: DUNE,
  }),
  game('gomoku', {
    board: grid(15),
    length: 5,
    sprites: 'stone',
    palette: '#e0b06a',
    ground: DUNE,
  }),
  game('renju', {
    board: grid(15),
    length: 5,
    longer: 'forbidden',
    sprites: 'stone',
    palette: '#c9b48a',
    ground: PALM,
  }),
  game('tic-tac-toe', {
    board: grid(3),
    length: 3,
    sprites: 'mark',
    palette: '#12607c',
    ground: LAGOON,
    session: [15, 90],
  }),
  game('avoid-three', {
    board: grid(4),
    length: 3,
    goal: 'avoid',
    sprites: 'mark',
    palette: '#8d3b52',
    ground: DUSK,
    session: [30, 120],
  }),
  game('nine-boards', {
    board: { kind: 'nested', columns: 9, rows: 9 },
    length: 3,
    sprites: 'mark',
    palette: '#245d8f',
    ground: LAGOON,
  }),
  game('cube-four', {
    board: { kind: 'layers', columns: 4, rows: 16 },
    length: 4,
    sprites: 'disc',
    palette: '#3c7d4e',
    ground: PALM,
  }),
  game('twist-five', {
    board: grid(6),
    length: 5,
    put: 'then-twist',
    sprites: 'stone',
    palette: '#b3543a',
    ground: DUNE,
  }),
  game('order-and-chaos', {
    board: grid(6),
    length: 5,
    longer: 'nothing',
    pieces: 'either',
    goal: 'order',
    sprites: 'mark',
    palette: '#5b4a9c',
    ground: DUSK,
  }),
  game('three-crosses', {
    board: { kind: 'trio', columns: 3, rows: 9 },
    length: 3,
    pieces: 'crosses',
    goal: 'avoid',
    sprites: 'mark',
    palette: '#2d7a6a',
    ground: PALM,
    session: [30, 180],
  }),
  game('wild-three', {
    board: grid(3),
    length: 3,
    pieces: 'either',
    sprites: 'mark',
    palette: '#a8642a',
    ground: DUNE,
    session: [15, 90],
  }),
  game('fifteen-line', {
    board: grid(3),
    length: 3,
    pieces: 'numbers',
    sprites: 'mark',
    palette: '#1f4f86',
    ground: LAGOON,
    session: [30, 120],
  }),
  game('four-corners', {
    board: grid(7),
    figure: 'square',
    length: 4,
    sprites: 'stone',
    palette: '#7d5aa6',
    ground: DUSK,
  }),
  game('drop-squares', {
    board: grid(7),
    figure: 'square',
    length: 4,
    put: 'drop',
    sprites: 'disc',
    palette: '#b8506a',
    ground: DUSK,
  }),
  game('no-squares', {
    board: grid(5),
    figure: 'square',
    length: 4,
    goal: 'avoid',
    sprites: 'stone',
    palette: '#5a8a9c',
    ground: LAGOON,
    session: [40, 240],
  }),
  game('any-square', {
    board: grid(6),
    figure: 'slanted-square',
    length: 4,
    sprites: 'stone',
    palette: '#c08a3c',
    ground: DUNE,
  }),
  game('exactly-five', {
    board: grid(13),
    length: 5,
    longer: 'nothing',
    sprites: 'stone',
    palette: '#b8c48a',
    ground: PALM,
  }),
  game('round-gomoku', {
    board: { ...grid(11), around: true },
    length: 5,
    sprites: 'stone',
    palette: '#8ac0c4',
    ground: LAGOON,
  }),
  game('dodge-the-cube', {
    board: { kind: 'layers', columns: 3, rows: 9 },
    length: 3,
    goal: 'avoid',
    sprites: 'disc',
    palette: '#7a5a3c',
    ground: DUNE,
    session: [40, 240],
  }),
  game('drop-and-dodge', {
    board: grid(7, 6),
    length: 4,
    put: 'drop',
    goal: 'avoid',
    sprites: 'disc',
    palette: '#4f8a3c',
    ground: PALM,
  }),
  game('make-a-plus', {
    board: grid(7),
    figure: 'plus',
    length: 5,
    sprites: 'mark',
    palette: '#6a4a9c',
    ground: DUSK,
  }),
  game('pole-four', {
    board: { kind: 'layers', columns: 4, rows: 16 },
    length: 4,
    put: 'stack',
    sprites: 'disc',
    palette: '#b07a3a',
    ground: LAGOON,
  }),
  game('nine-boards-undone', {
    board: { kind: 'nested', columns: 9, rows: 9 },
    length: 3,
    goal: 'avoid',
    sprites: 'mark',
    palette: '#8a4a2c',
    ground: DUNE,
  }),
  game('make-an-x', {
    board: grid(7),
    figure: 'saltire',
    length: 5,
    sprites: 'stone',
    palette: '#4a8a7a',
    ground: PALM,
  }),
  game('twist-and-dodge', {
    board: grid(6),
    length: 4,
    put: 'then-twist',
    goal: 'avoid',
    sprites: 'stone',
    palette: '#7a6ab4',
    ground: DUSK,
  }),
]
