import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Heading } from './board.ts'
import type { SnakeDefinition, Twist } from './definitions.ts'
import { FIREFLY, GUEST, MOUSE, type Snake, type SnakeState } from './state.ts'

const LENGTH = 4
/** Kinds that replace fruit. */
const KINDS: Readonly<Partial<Record<Twist, number>>> = { mice: MOUSE, station: GUEST, lantern: FIREFLY }

export function newSnake(cell: number, heading: Heading, step: number, length = LENGTH): Snake {
  const cells = Array.from({ length }, (_, index) => cell - (length - 1 - index) * step)
  return {
    cells,
    left: cells[0]!,
    heading,
    turns: [],
    growth: 0,
    alive: true,
    eaten: 0,
    wait: 0,
    hasWaited: false,
  }
}

/** A free cell, away from heads while there is space. */
export function freeCell(
  { snakes, fruits, stones, marks, crabs }: SnakeState,
  { columns, rows, holes = [] }: SnakeDefinition,
  random: Random,
): number | undefined {
  const taken = new Set([
    ...stones,
    ...holes,
    ...marks,
    ...crabs.map(({ cell }) => cell),
    ...fruits.map(({ cell }) => cell),
    ...snakes.flatMap(({ cells }) => cells),
  ])
  const heads = snakes.map(({ cells }) => cells.at(-1)!)
  const isNear = (cell: number) =>
    heads.some(
      (head) =>
        Math.abs((head % columns) - (cell % columns)) +
          Math.abs(Math.floor(head / columns) - Math.floor(cell / columns)) <
        4,
    )
  const free = Array.from({ length: columns * rows }, (_, cell) => cell).filter((cell) => !taken.has(cell))
  const far = free.filter((cell) => !isNear(cell))
  const choice = far.length > 0 ? far : free
  return choice.length > 0 ? choice[pickIndex(choice.length, random)] : undefined
}

/** Places fruits or mice on free cells; false when there is no space for all. */
export function addFruits(
  state: SnakeState,
  definition: SnakeDefinition,
  count: number,
  random: Random,
): boolean {
  for (let fruit = 0; fruit < count; fruit++) {
    const cell = freeCell(state, definition, random)
    if (cell === undefined) return false
    state.fruits.push({ cell, kind: KINDS[definition.twist] ?? pickIndex(5, random), age: 0 })
  }
  return true
}
