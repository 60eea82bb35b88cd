import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

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

/** Run levels by skill of the computer. */
export const SKILLS = { easy: 1, medium: 2, hard: 3 } as const
export type Skill = keyof typeof SKILLS

type Own = Pick<BallCourtDefinition, 'id' | 'sport' | 'input' | 'session' | 'ground'> &
  Partial<Pick<BallCourtDefinition, 'levels' | 'score'>>

const game = (own: Own): BallCourtDefinition => ({
  ...registered(own.id),
  distinct: 'rules',
  genre: 'sports',
  tags: ['sports', 'skill', 'arcade'],
  players: 1,
  orientation: 'any',
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
  ...own,
})

export const definitions: readonly BallCourtDefinition[] = [
  game({
    id: 'lagoon-air-hockey',
    sport: 'hockey',
    input: ['drag', 'keys'],
    session: [60, 400],
    ground: ['#5B4BD6', '#1A1250'],
  }),
  game({
    id: 'harbor-darts-301',
    sport: 'darts',
    input: ['hold', 'drag', 'keys'],
    session: [90, 400],
    ground: ['#2E8B6B', '#0A2F2B'],
  }),
  game({
    id: 'pier-bowling',
    sport: 'bowling',
    input: ['swipe', 'keys'],
    session: [90, 300],
    ground: ['#D9577C', '#3F1038'],
  }),
  game({
    id: 'spot-kick-cup',
    sport: 'penalty',
    input: ['swipe', 'keys'],
    session: [60, 300],
    ground: ['#39B25A', '#0B3D2A'],
  }),
  game({
    id: 'windward-archery',
    sport: 'archery',
    input: ['drag', 'keys'],
    session: [60, 300],
    ground: ['#4FA7D8', '#123A5C'],
  }),
  game({
    id: 'crab-head-ball',
    sport: 'head-ball',
    input: ['hold', 'drag', 'keys'],
    session: [60, 400],
    ground: ['#F59A4B', '#6B1F4E'],
  }),
  game({
    id: 'shoreline-mini-golf',
    sport: 'golf',
    input: ['drag', 'keys'],
    session: [20, 90],
    levels: 18,
    score: { best: 'lowest', unit: 'moves', ranked: true },
    ground: ['#35B6B0', '#0B4A5C'],
  }),
  game({
    id: 'sunset-tennis',
    sport: 'tennis',
    input: ['swipe', 'keys'],
    session: [60, 300],
    ground: ['#F08A5A', '#5E1F3C'],
  }),
]
