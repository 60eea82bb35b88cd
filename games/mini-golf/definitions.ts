import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each course has its own device and nine holes built around it. */
export const COURSES = [
  'mills',
  'ferries',
  'conches',
  'ice',
  'wind',
  'magnets',
  'skips',
  'bumpers',
  'sluices',
  'lanterns',
  'planks',
  'leaps',
  'crates',
  'discs',
  'crabs',
  'bridges',
  'boulders',
] as const
export type Course = (typeof COURSES)[number]

export interface MiniGolfDefinition extends GameDefinition {
  readonly course: Course
}

const FACES: Readonly<Record<Course, readonly [id: string, ground: GameDefinition['ground']]>> = {
  mills: ['windmill-putt', ['#2f9c8a', '#0b3b46']],
  ferries: ['ferry-putt', ['#2a86c8', '#0b2a5a']],
  conches: ['conch-gate-putt', ['#8a5fd0', '#26154f']],
  ice: ['glacier-putt', ['#6fb6d8', '#153a5c']],
  wind: ['gale-putt', ['#d09a4a', '#4f2a20']],
  magnets: ['lodestone-putt', ['#b0527a', '#3a1238']],
  skips: ['skipping-putt', ['#1f9a8f', '#063a4f']],
  bumpers: ['coral-bumper-putt', ['#d96a5a', '#4a1434']],
  sluices: ['sluice-putt', ['#4a86b8', '#14284a']],
  lanterns: ['lantern-putt', ['#7a5ab0', '#20123f']],
  planks: ['crumbling-pier-putt', ['#b8824a', '#123a5a']],
  leaps: ['leaping-putt', ['#e08f3f', '#3a1a4a']],
  crates: ['crate-putt', ['#a8643a', '#33181f']],
  discs: ['carousel-putt', ['#d8607f', '#2a1450']],
  crabs: ['walking-cup-putt', ['#e8b05a', '#7a2a2a']],
  bridges: ['drawbridge-putt', ['#5f9a6a', '#10303a']],
  boulders: ['boulder-putt', ['#8a93a8', '#232a44']],
}

export const definitions: readonly MiniGolfDefinition[] = COURSES.map((course) => {
  const [id, ground] = FACES[course]
  return {
    id,
    ...registered(id),
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
    ground,
  }
})
