import type { GameDefinition } from '#kit/game/contract.ts'

/** Each course has a device of its own, and nine holes built around it. */
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

const FACES: Readonly<
  Record<Course, readonly [id: string, gameId: number, ground: GameDefinition['ground']]>
> = {
  mills: ['windmill-putt', 1531, ['#2f9c8a', '#0b3b46']],
  ferries: ['ferry-putt', 1532, ['#2a86c8', '#0b2a5a']],
  conches: ['conch-gate-putt', 1533, ['#8a5fd0', '#26154f']],
  ice: ['glacier-putt', 1534, ['#6fb6d8', '#153a5c']],
  wind: ['gale-putt', 1535, ['#d09a4a', '#4f2a20']],
  magnets: ['lodestone-putt', 1536, ['#b0527a', '#3a1238']],
  skips: ['skipping-putt', 1537, ['#1f9a8f', '#063a4f']],
  bumpers: ['coral-bumper-putt', 1538, ['#d96a5a', '#4a1434']],
  sluices: ['sluice-putt', 18, ['#4a86b8', '#14284a']],
  lanterns: ['lantern-putt', 19, ['#7a5ab0', '#20123f']],
  planks: ['crumbling-pier-putt', 20, ['#b8824a', '#123a5a']],
  leaps: ['leaping-putt', 21, ['#e08f3f', '#3a1a4a']],
  crates: ['crate-putt', 22, ['#a8643a', '#33181f']],
  discs: ['carousel-putt', 141, ['#d8607f', '#2a1450']],
  crabs: ['walking-cup-putt', 142, ['#e8b05a', '#7a2a2a']],
  bridges: ['drawbridge-putt', 143, ['#5f9a6a', '#10303a']],
  boulders: ['boulder-putt', 144, ['#8a93a8', '#232a44']],
}

export const definitions: readonly MiniGolfDefinition[] = COURSES.map((course) => {
  const [id, gameId, ground] = FACES[course]
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
