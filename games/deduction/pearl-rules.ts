import type { TurnRules } from '#kit/game/turn-sim.ts'
import { shuffled } from '#kit/random/random.ts'
import { endOf } from './pearl-rays.ts'

export interface PearlState {
  readonly size: number
  readonly pearls: readonly number[]
  readonly rays: readonly number[]
  readonly marks: readonly number[]
  readonly wrong: number
}

/** Inputs: an edge sends a ray; `MARK` plus a cell marks or clears it; `LIFT` asks whether the marks are right. */
export const MARK = 100
export const LIFT = 200
export const WRONG_COST = 3
export const MOST_WRONG = 3

const SHAPES: readonly (readonly [size: number, pearls: number])[] = [
  [4, 2],
  [5, 2],
  [5, 3],
  [6, 3],
  [6, 4],
]
const LEVELS_A_SHAPE = 6

const shapeOf = (level: number) =>
  SHAPES[Math.min(SHAPES.length - 1, Math.floor((level - 1) / LEVELS_A_SHAPE))]!

export const edgesOf = (size: number) => Array.from({ length: 4 * size }, (_, edge) => edge)

/** Whether no ray can distinguish the two. */
const isAlike = (size: number, one: readonly number[], other: readonly number[]) =>
  edgesOf(size).every((edge) => endOf(size, one, edge) === endOf(size, other, edge))

const isFound = ({ size, pearls, marks, wrong }: PearlState) =>
  wrong < MOST_WRONG && marks.length === pearls.length && isAlike(size, pearls, marks)

/** `isLifted`: the marks were lifted and found right. */
export interface PearlRun extends PearlState {
  readonly isLifted: boolean
}

export const scoreOf = ({ rays, wrong }: PearlState) => rays.length + wrong * WRONG_COST

export const pearlRules = (level: number): TurnRules<PearlRun, number> => ({
  start(random) {
    const [size, count] = shapeOf(level)
    const cells = Array.from({ length: size * size }, (_, cell) => cell)
    const pearls = shuffled(cells, random)
      .slice(0, count)
      .toSorted((one, other) => one - other)
    return { size, pearls, rays: [], marks: [], wrong: 0, isLifted: false }
  },
  step(state, input) {
    if (input === LIFT) {
      const isLifted = isFound(state)
      const wrong = state.wrong + (isLifted ? 0 : 1)
      return { state: { ...state, isLifted, wrong }, events: [{ kind: isLifted ? 'solved' : 'wrong' }] }
    }
    if (input >= MARK) {
      const cell = input - MARK
      const isMarked = state.marks.includes(cell)
      const marks = isMarked ? state.marks.filter((other) => other !== cell) : [...state.marks, cell]
      return { state: { ...state, marks }, events: [{ kind: isMarked ? 'clear' : 'mark' }] }
    }
    const end = endOf(state.size, state.pearls, input)
    const kind = end === -1 ? 'swallowed' : end === input ? 'back' : 'through'
    return { state: { ...state, rays: [...state.rays, input] }, events: [{ kind, amount: end }] }
  },
  legal(state) {
    if (state.isLifted || state.wrong >= MOST_WRONG) return []
    const { size, pearls, rays, marks } = state
    const told = new Set(rays.flatMap((edge) => [edge, endOf(size, pearls, edge)]))
    const cells = Array.from({ length: size * size }, (_, cell) => cell).filter(
      (cell) => marks.length < pearls.length || marks.includes(cell),
    )
    return [
      ...edgesOf(size).filter((edge) => !told.has(edge)),
      ...cells.map((cell) => MARK + cell),
      ...(marks.length === pearls.length ? [LIFT] : []),
    ]
  },
  status: ({ isLifted, wrong }) => (isLifted ? 'won' : wrong >= MOST_WRONG ? 'lost' : 'playing'),
  score: scoreOf,
  progress: ({ isLifted, marks, pearls }) => (isLifted ? 1 : (0.9 * marks.length) / pearls.length),
})

let memory: { readonly key: string; readonly rays: number; readonly sets: readonly (readonly number[])[] } = {
  key: '',
  rays: -1,
  sets: [],
}

/** All placements consistent with the rays so far; cached, since one more ray only narrows them. */
export function placements({ size, pearls, rays }: PearlState): readonly (readonly number[])[] {
  const seen = rays.map((edge) => `${edge}:${endOf(size, pearls, edge)}`)
  const keyOf = (count: number) => `${size} ${pearls.length} ${seen.slice(0, count).join()}`
  const goesOn = memory.rays >= 0 && memory.rays <= rays.length && memory.key === keyOf(memory.rays)
  let sets = goesOn ? memory.sets : subsets(size * size, pearls.length)
  for (const edge of rays.slice(goesOn ? memory.rays : 0)) {
    const end = endOf(size, pearls, edge)
    sets = sets.filter((set) => endOf(size, set, edge) === end)
  }
  memory = { key: keyOf(rays.length), rays: rays.length, sets }
  return sets
}

function subsets(cells: number, count: number): number[][] {
  const found: number[][] = []
  const grow = (head: readonly number[], from: number) => {
    if (head.length === count) {
      found.push([...head])
      return
    }
    for (let cell = from; cell < cells; cell++) grow([...head, cell], cell + 1)
  }
  grow([], 0)
  return found
}

const MOST_ASKED = 14
const MOST_ANSWERS = 120

/** The ray that splits the placements best; `undefined` when none helps. */
export function bestRay(state: PearlState): number | undefined {
  const { size, rays, pearls } = state
  const sets = placements(state)
  const step = Math.max(1, Math.floor(sets.length / MOST_ANSWERS))
  const answers = sets.filter((_, index) => index % step === 0)
  const told = new Set(rays.flatMap((edge) => [edge, endOf(size, pearls, edge)]))
  const open = edgesOf(size).filter((edge) => !told.has(edge))
  const stride = Math.max(1, Math.floor(open.length / MOST_ASKED))
  let best: number | undefined
  let most = 1
  const asked = open.filter((_, index) => index % stride === 0)
  for (const edge of sets.length < 30 ? open : asked) {
    const ends = new Set(answers.map((set) => endOf(size, set, edge))).size
    if (ends > most) [most, best] = [ends, edge]
  }
  return best
}

/** The next thing to do: a ray that tells something, then the marks, then the lift. */
export function bestPearlMove(state: PearlState): number {
  const ray = bestRay(state)
  if (ray !== undefined) return ray
  const target = placements(state)[0] ?? state.pearls
  const odd = state.marks.find((cell) => !target.includes(cell))
  if (odd !== undefined) return MARK + odd
  const next = target.find((cell) => !state.marks.includes(cell))
  return next === undefined ? LIFT : MARK + next
}
