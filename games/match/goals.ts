import { pickIndex, type Random } from '#kit/random/random.ts'
import type { MatchDefinition } from './definitions.ts'
import type { Grid } from './grid.ts'
import { ROCK, SHELL, type Goal } from './state.ts'

const EACH: Readonly<Partial<Record<MatchDefinition['kind'], number>>> = {
  trace: 14,
  rotate: 11,
  hex: 24,
  slide: 13,
}

const distinct = (goals: readonly Goal[]) =>
  goals.filter((goal, index) => goals.findIndex(({ what }) => what === goal.what) === index)

/** What a level asks for; it follows from its number. */
export function goalsOf({ kind, levels }: MatchDefinition, level: number, colors: number): readonly Goal[] {
  const k = (level - 1) / Math.max(1, levels - 1)
  const gather = (count: number, each: number): Goal[] =>
    Array.from({ length: count }, (_, index) => ({ what: (level + index * 2) % colors, count: each }))
  if (kind === 'goals') {
    const each = 10 + Math.floor(k * 16)
    switch (level % 4) {
      case 1:
        return distinct(gather(2, each))
      case 2:
        return [{ what: 'sand', count: 0 }]
      case 3:
        return [{ what: SHELL, count: 2 + Math.floor(k * 3) }]
      default:
        return [
          ...gather(1, each),
          { what: level % 8 === 0 ? SHELL : 'sand', count: level % 8 === 0 ? 2 : 0 },
        ]
    }
  }
  const each = EACH[kind]
  if (each === undefined) return []
  return distinct(gather(level % 3 === 0 ? 3 : 2, each + Math.floor(k * each)))
}

type Pattern = (x: number, y: number) => boolean

/** Patches of sand, by the place on the board from -1 to 1. */
const PATCHES: readonly Pattern[] = [
  (x, y) => Math.abs(x) < 0.55 && Math.abs(y) < 0.55,
  (x, y) => Math.abs(x) + Math.abs(y) < 0.95,
  (_x, y) => y > 0.2,
  (x) => Math.abs(x) > 0.5,
  (x, y) => Math.abs(Math.abs(x) - Math.abs(y)) < 0.2,
  (x, y) => x * x + y * y > 0.5 && x * x + y * y < 1.25,
]

export function sandOf(grid: Grid, level: number, levels: number): number[] {
  const patch = PATCHES[Math.floor(level / 2) % PATCHES.length]!
  const deep = level > levels / 2 ? 2 : 1
  return Array.from({ length: grid.size }, (_, at) => {
    const x = ((at % grid.columns) + 0.5) / (grid.columns / 2) - 1
    const y = (Math.floor(at / grid.columns) + 0.5) / (grid.rows / 2) - 1
    return patch(x, y) ? ((at + level) % 3 === 0 ? deep : 1) : 0
  })
}

/** Shells at the top and rocks among the gems of later levels. */
export function thingsOf(grid: Grid, level: number, shells: number, random: Random): Map<number, number> {
  const things = new Map<number, number>()
  for (let index = 0; index < shells; index++)
    things.set(Math.floor(((index + 0.5) * grid.columns) / shells), SHELL)
  const rocks = level < 15 ? 0 : Math.min(6, Math.floor((level - 10) / 6))
  for (let index = 0; index < rocks; index++)
    things.set(grid.columns * 3 + pickIndex(grid.size - grid.columns * 3, random), ROCK)
  return things
}
