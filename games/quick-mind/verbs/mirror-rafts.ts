import { hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { askNext, freshQuiz, numbersTo, quizHints, quizStep, type Questions, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#2aa0a6', '#0a2f48'] }

export type Cell = readonly [x: number, y: number]

export interface RaftState extends Quiz {
  /** Planks of the raft with the upper left at 0, 0. */
  cells: Cell[]
  isMirrored: boolean
  /** Rotation between the two, in twelfths. */
  turn: number
  colour: number
}

/** Answers: 0 mirrored, 1 the same. */
export const ANSWERS = [
  { x: 118, y: 330 },
  { x: 282, y: 330 },
] as const
const NEXT: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]
const WIDEST = 4

const settled = (cells: readonly Cell[]): Cell[] => {
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))]
  return cells.map(([x, y]) => [x - left, y - top])
}
/** A number that identifies the shape in any position. */
const nameOf = (cells: readonly Cell[]) => settled(cells).reduce((sum, [x, y]) => sum + 2 ** (x + 7 * y), 0)
export const mirrored = (cells: readonly Cell[]): Cell[] => settled(cells.map(([x, y]) => [-x, y]))
const turned = (cells: readonly Cell[]): Cell[] => settled(cells.map(([x, y]) => [-y, x]))

/** Whether the mirror image differs from all rotations: only then the question has an answer. */
export function isHanded(cells: readonly Cell[]): boolean {
  let other = mirrored(cells)
  for (let quarter = 0; quarter < 4; quarter++) {
    if (nameOf(other) === nameOf(cells)) return false
    other = turned(other)
  }
  return true
}

function grown(size: number, random: Random): Cell[] {
  const cells: Cell[] = [[0, 0]]
  while (cells.length < size) {
    const [x, y] = pickOne(cells, random)
    const [dx, dy] = pickOne(NEXT, random)
    if (!cells.some(([ownX, ownY]) => ownX === x + dx && ownY === y + dy)) cells.push([x + dx, y + dy])
  }
  return settled(cells)
}

function raft(size: number, random: Random): Cell[] {
  for (;;) {
    const cells = grown(size, random)
    const fits = cells.every(([x, y]) => x < WIDEST && y < WIDEST)
    if (fits && isHanded(cells)) return cells
  }
}

function ask(state: RaftState, random: Random) {
  const { round } = state
  state.cells = raft(Math.min(7, 4 + Math.floor(round / 5)), random)
  state.isMirrored = random() < 0.5
  state.turn = round < 3 ? 0 : round < 10 ? 3 * (1 + pickIndex(3, random)) : 1 + pickIndex(11, random)
  state.colour = (state.colour + 1) % 5
  state.full = Math.round(540 - 240 * hardness(round, 20))
}

const questions: Questions<RaftState> = {
  ask,
  right: ({ isMirrored }) => (isMirrored ? 0 : 1),
  choices: () => 2,
  place: (_state, choice) => ANSWERS[choice] ?? ANSWERS[0],
}

/** Two rafts: rotated, or mirrored? */
export const rules: MicroRules<RaftState> = {
  inputs: numbersTo(2),
  hand: 'tap',
  sight: 8,
  start: (random) =>
    askNext({ ...freshQuiz(), cells: [], isMirrored: false, turn: 0, colour: 0 }, random, ask),
  step: quizStep(questions),
  hints: quizHints(questions),
}
