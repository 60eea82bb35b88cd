import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import type { Room } from './definitions.ts'

/** The dial lock and its clue. */
export interface Riddle {
  /** Faces a dial has. */
  readonly faces: number
  /** The face each dial must show, from 0. */
  readonly solution: readonly number[]
  /** What stands above each dial, where each is about another thing. */
  readonly labels: readonly number[]
  /** Additional data of the clue, by kind. */
  readonly clue: readonly number[]
  /** Number of papers with the clue; 0 for the wall. */
  readonly papers: 0 | 1 | 2
}

type Make = (dials: number, level: number, random: Random) => Riddle

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const pickMany = (count: number, faces: number, random: Random) =>
  upTo(count).map(() => pickIndex(faces, random))

/** From this level on a clue is torn in two. */
const TORN_LEVEL = 9
const torn = (level: number) => (level < TORN_LEVEL ? 1 : 2)

export const ICONS = 6
export const CHART = 6

/** Things hang on the wall: how many there are of each is the code. */
const count: Make = (dials, level, random) => {
  const icons = shuffled(upTo(ICONS), random)
  const labels = icons.slice(0, dials)
  const most = Math.min(7, 4 + Math.floor(level / 4))
  const solution = pickMany(dials, most, random)
  const rest = icons.slice(dials).flatMap((icon) => upTo(1 + pickIndex(2, random)).map(() => icon))
  const hung = labels.flatMap((icon, dial) => upTo(solution[dial]! + 1).map(() => icon))
  return { faces: 9, solution, labels, clue: shuffled([...hung, ...rest], random), papers: 0 }
}

/** Lamps in any order, with as many rays as their place in the code. */
const lights: Make = (dials, level, random) => ({
  faces: 5,
  solution: pickMany(dials, 5, random),
  labels: [],
  clue: shuffled(upTo(dials), random),
  papers: torn(level),
})

/** One paper says which flag is which digit, the other shows the flags. */
const flags: Make = (dials, _level, random) => {
  const digits = shuffled(upTo(9), random).slice(0, CHART)
  const shown = pickMany(dials, CHART, random)
  return {
    faces: 9,
    solution: shown.map((flag) => digits[flag]!),
    labels: [],
    clue: [...digits, ...shown],
    papers: 2,
  }
}

/** Flowers in a row: their colours from the lowest to the tallest. */
const flowers: Make = (dials, level, random) => ({
  faces: 5,
  solution: pickMany(dials, 5, random),
  labels: [],
  clue: shuffled(upTo(dials), random),
  papers: torn(level),
})

/** Clocks; later they are seen in a mirror. */
const clocks: Make = (dials, level, random) => ({
  faces: 12,
  solution: pickMany(dials, 12, random),
  labels: [],
  clue: [level < 6 ? 0 : 1],
  papers: torn(level),
})

/** Notes on a stave: the higher the note, the smaller its bell. */
const notes: Make = (dials, level, random) => ({
  faces: 5,
  solution: pickMany(dials, 5, random),
  labels: [],
  clue: [],
  papers: torn(level),
})

/** Sums of fruit: each with the one before it, the first with itself or, later, with the last. */
const sums: Make = (dials, level, random) => {
  const labels = shuffled(upTo(ICONS), random).slice(0, dials)
  const solution = shuffled(upTo(9), random).slice(0, dials)
  // Only rings of an odd number of fruit have a unique answer.
  const isRing = level > 11 && dials % 2 === 1
  return { faces: 9, solution, labels, clue: [isRing ? 1 : 0], papers: torn(level) }
}

/** A path on a map, which at later levels is rotated. */
const path: Make = (dials, level, random) => {
  const solution = [pickIndex(4, random)]
  // No step reverses the previous one: it could not be told apart.
  while (solution.length < dials + 1) solution.push((solution.at(-1)! + 3 + pickIndex(3, random)) % 4)
  return {
    faces: 4,
    solution,
    labels: [],
    clue: [level < 6 ? 0 : 1 + pickIndex(3, random)],
    papers: torn(level),
  }
}

/** Rows of moons, each with a step of its own; the fifth moon is the code. */
const moons: Make = (dials, level, random) => {
  const steps = level < 4 ? [1] : level < 8 ? [1, 7] : [1, 7, 2, 6, 3]
  const rows = upTo(dials).map(() => [pickIndex(8, random), steps[pickIndex(steps.length, random)]!] as const)
  return {
    faces: 8,
    solution: rows.map(([first, step]) => (first + 4 * step) % 8),
    labels: [],
    clue: rows.flat(),
    papers: torn(level),
  }
}

const MAKERS: Readonly<Record<Room, Make>> = {
  count,
  lights,
  flags,
  flowers,
  clocks,
  notes,
  sums,
  path,
  moons,
}

export function riddleOf(room: Room, level: number, random: Random): Riddle {
  const dials = level < 6 || (room === 'sums' && level > 11) ? 3 : 4
  let riddle = MAKERS[room](dials, level, random)
  // The dials start at their first faces, which must not be the code.
  while (riddle.solution.every((face) => face === 0)) riddle = MAKERS[room](dials, level, random)
  return riddle
}

/** Which of two halves of a torn clue a part of it stands on. */
export const halfOf = ({ solution, papers }: Riddle, part: number) =>
  papers === 2 && part >= Math.ceil(solution.length / 2) ? 1 : 0
