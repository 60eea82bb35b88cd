import type { GameDefinition } from '#kit/game/contract.ts'

export type SportName =
  | 'hockey'
  | 'darts'
  | 'archery'
  | 'bowling'
  | 'penalty'
  | 'golf'
  | 'head-ball'
  | 'tennis'

export interface BallCourtDefinition extends GameDefinition {
  readonly sport: SportName
}

/** The level of a run names how well the computer plays. */
export const SKILLS = { easy: 1, medium: 2, hard: 3 } as const
export type Skill = keyof typeof SKILLS

type Own = Pick<BallCourtDefinition, 'id' | 'gameId' | 'sport' | 'input' | 'session' | 'ground'> &
  Partial<Pick<BallCourtDefinition, 'levels' | 'score'>>

const game = (own: Own): BallCourtDefinition => ({
  slug: own.id,
  distinct: 'rules',
  genre: 'sports',
  tags: ['sports', 'skill', 'arcade'],
  players: 1,
  orientation: 'any',
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
  tune: own.gameId * 7919,
  ...own,
})

export const definitions: readonly BallCourtDefinition[] = [
  game({
    id: 'lagoon-air-hockey',
    gameId: 1455,
    sport: 'hockey',
    input: ['drag', 'keys'],
    session: [60, 400],
    ground: ['#5B4BD6', '#1A1250'],
  }),
  game({
    id: 'harbor-darts-301',
    gameId: 1456,
    sport: 'darts',
    input: ['hold', 'drag', 'keys'],
    session: [90, 400],
    ground: ['#2E8B6B', '#0A2F2B'],
  }),
  game({
    id: 'pier-bowling',
    gameId: 1457,
    sport: 'bowling',
    input: ['swipe', 'keys'],
    session: [90, 300],
    ground: ['#D9577C', '#3F1038'],
  }),
  game({
    id: 'spot-kick-cup',
    gameId: 1458,
    sport: 'penalty',
    input: ['swipe', 'keys'],
    session: [60, 300],
    ground: ['#39B25A', '#0B3D2A'],
  }),
  game({
    id: 'windward-archery',
    gameId: 1459,
    sport: 'archery',
    input: ['drag', 'keys'],
    session: [60, 300],
    ground: ['#4FA7D8', '#123A5C'],
  }),
  game({
    id: 'crab-head-ball',
    gameId: 1460,
    sport: 'head-ball',
    input: ['hold', 'drag', 'keys'],
    session: [60, 400],
    ground: ['#F59A4B', '#6B1F4E'],
  }),
  game({
    id: 'shoreline-mini-golf',
    gameId: 1461,
    sport: 'golf',
    input: ['drag', 'keys'],
    session: [20, 90],
    levels: 18,
    score: { best: 'lowest', unit: 'moves', ranked: true },
    ground: ['#35B6B0', '#0B4A5C'],
  }),
  game({
    id: 'sunset-tennis',
    gameId: 1462,
    sport: 'tennis',
    input: ['swipe', 'keys'],
    session: [60, 300],
    ground: ['#F08A5A', '#5E1F3C'],
  }),
]
