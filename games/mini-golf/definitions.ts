import type { GameDefinition } from '#kit/game/contract.ts'

/** Each course has a device of its own, and nine holes built around it. */
export const COURSES = ['mills', 'ferries', 'conches', 'ice', 'wind', 'magnets', 'skips', 'bumpers'] as const
export type Course = (typeof COURSES)[number]

export interface MiniGolfDefinition extends GameDefinition {
  readonly course: Course
}

const FIRST_ID = 1531
const FACES: Readonly<Record<Course, readonly [id: string, ground: GameDefinition['ground']]>> = {
  mills: ['windmill-putt', ['#2f9c8a', '#0b3b46']],
  ferries: ['ferry-putt', ['#2a86c8', '#0b2a5a']],
  conches: ['conch-gate-putt', ['#8a5fd0', '#26154f']],
  ice: ['glacier-putt', ['#6fb6d8', '#153a5c']],
  wind: ['gale-putt', ['#d09a4a', '#4f2a20']],
  magnets: ['lodestone-putt', ['#b0527a', '#3a1238']],
  skips: ['skipping-putt', ['#1f9a8f', '#063a4f']],
  bumpers: ['coral-bumper-putt', ['#d96a5a', '#4a1434']],
}

export const definitions: readonly MiniGolfDefinition[] = COURSES.map((course, index) => {
  const gameId = FIRST_ID + index
  const [id, ground] = FACES[course]
  return {
    id,
    gameId,
    slug: id,
    course,
    distinct: 'rules',
    genre: 'sports',
    tags: ['sports', 'skill', 'arcade'],
    players: 1,
    orientation: 'any',
    input: ['drag', 'keys'],
    session: [60, 400],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: gameId * 7919,
    ground,
  }
})
