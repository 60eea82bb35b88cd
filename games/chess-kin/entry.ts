import type { KinDefinition } from './definition.ts'
import { registered } from './registered.ts'

/** The initial position of chess. */
const CLASSIC = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'

const BASE = {
  distinct: 'rules',
  genre: 'board',
  tags: ['board', 'two-players'],
  players: 2,
  orientation: 'any',
  input: ['tap', 'drag', 'keys'],
  session: [180, 1500],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
  width: 8,
  height: 8,
  start: CLASSIC,
  moves: {},
  figures: {},
  worths: {},
  royal: 'k',
  goal: 'mate',
  check: 'answer',
  racer: '',
  raceTo: 'far',
  promotes: { p: 'q' },
  zone: 1,
  double: true,
  castles: false,
  drops: 'none',
  pocket: '',
  blast: false,
  rifle: false,
  turncoat: false,
  recruits: false,
  reborn: false,
  takesWhen: 'always',
  spends: false,
  charms: false,
  climbs: {},
  slides: false,
  bounces: false,
  merges: {},
  mustTake: false,
  wraps: false,
  shuffles: false,
  motley: false,
  palace: false,
  stuck: 'draw',
  teaches: [],
} as const

type Facts = Pick<KinDefinition, 'palette' | 'ground' | 'hero'> & Partial<KinDefinition>

/** An entry: its differences from chess. */
export const game = (id: string, facts: Facts): KinDefinition => ({
  ...BASE,
  id,
  ...registered(id),
  ...facts,
})

/** Seconds of a sitting on a small board. */
export const QUICK = [60, 600] as const
