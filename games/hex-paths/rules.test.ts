import { expect, test } from 'vitest'
import { roomOf, stripsOf } from '#kit/game/duel/room.ts'
import { boardFor } from './boards.ts'
import { definitions } from './definitions.ts'
import { placesOf, shapeOf } from './places.ts'
import type { PathPosition } from './position.ts'
import { rulesOf } from './rules.ts'

const named = (id: string) => definitions.find((one) => one.id === id)!

function standing(id: string, stones: Readonly<Record<number, number>>, turn: 0 | 1 = 0): PathPosition {
  const { cells } = rulesOf(named(id)).start(() => 0)
  return { cells: cells.map((_, spot) => stones[spot] ?? 0), turn, outcome: -1, placed: 9, left: 1 }
}

const column = (side: number, at: number, rows: number) =>
  Object.fromEntries(Array.from({ length: rows }, (_, row) => [row * side + at, 1]))

test('a chain from shore to shore wins, or loses in the misère game', () => {
  expect(rulesOf(named('great-hex')).play(standing('great-hex', column(11, 4, 10)), 114).outcome).toBe(0)
  expect(rulesOf(named('great-hex')).play(standing('great-hex', column(11, 4, 10)), 117).outcome).toBe(-1)
  expect(rulesOf(named('hex-undone')).play(standing('hex-undone', column(7, 2, 6)), 44).outcome).toBe(1)
})

test('only the second player may take over the first stone, and gets it mirrored', () => {
  const rules = rulesOf(named('great-hex'))
  const first = rules.play(
    rules.start(() => 0),
    13,
  )
  expect(rules.moves(first)).toContain(13)
  const taken = rules.play(first, 13)
  expect([taken.cells[13], taken.cells[23], taken.turn]).toEqual([0, 2, 0])
  expect(rules.moves(taken)).not.toContain(23)
  expect(rules.moves(rules.play(first, 60))).not.toContain(13)
})

test('after one stone for a start every turn has two', () => {
  const rules = rulesOf(named('two-stone-hex'))
  const turns: number[] = []
  let position = rules.start(() => 0)
  for (let move = 0; move < 6; move++) {
    turns.push(position.turn)
    position = rules.play(position, move)
  }
  expect(turns).toEqual([0, 1, 1, 0, 0, 1])
})

test('rocks are symmetric for both players and away from the shores', () => {
  let luck = 3
  const random = () => (luck = (luck * 16_807) % 2_147_483_647) / 2_147_483_647
  const { cells } = rulesOf(named('rocky-hex')).start(random)
  const rocks = cells.flatMap((piece, spot) => (piece === 3 ? [spot] : []))
  expect(rocks.length).toBeGreaterThanOrEqual(9)
  for (const spot of rocks) {
    expect(cells[(spot % 9) * 9 + Math.floor(spot / 9)]).toBe(3)
    expect(boardFor(named('rocky-hex')).shores[0][spot]).toBe(0)
  }
})

test('one chain must touch all three coasts', () => {
  const rules = rulesOf(named('three-coasts'))
  const board = boardFor(named('three-coasts'))
  const lowest = board.points.flatMap(({ y }, spot) => (y === board.size.y ? [spot] : []))
  const stones = Object.fromEntries(lowest.slice(0, -1).map((spot) => [spot, 1]))
  expect(rules.play(standing('three-coasts', stones), lowest.at(-1)!).outcome).toBe(0)
  const { [lowest[0]!]: _corner, ...rest } = stones
  expect(rules.play(standing('three-coasts', rest), lowest.at(-1)!).outcome).toBe(-1)
})

test('a ring, a bridge between corners and a fork to three sides win', () => {
  const rules = rulesOf(named('ring-and-fork'))
  const board = boardFor(named('ring-and-fork'))
  const middle = 30
  const around = board.near[0][middle]!
  const ring = Object.fromEntries(around.slice(1).map((spot) => [spot, 1]))
  expect(rules.play(standing('ring-and-fork', ring), around[0]!).outcome).toBe(0)
  const bridge = standing('ring-and-fork', { 0: 1, 1: 1, 2: 1, 3: 1 })
  expect(rules.play(bridge, 4).outcome).toBe(0)
  expect(rules.play(bridge, 5).outcome).toBe(-1)
})

test('a way of bridges from bank to bank wins, and each crossing is used once', () => {
  const rules = rulesOf(named('bridge-builders'))
  const board = boardFor(named('bridge-builders'))
  const upright = board.points.flatMap(({ x }, spot) => (x === 0.5 ? [spot] : []))
  expect(upright.length).toBe(5)
  const stones = Object.fromEntries(upright.slice(1).map((spot) => [spot, 1]))
  expect(rules.play(standing('bridge-builders', stones), upright[0]!).outcome).toBe(0)
})

test('octagons meet on their sides and through the squares', () => {
  const { near } = boardFor(named('octagon-shores'))
  expect(near[0][0]!.toSorted((one, other) => one - other)).toEqual([1, 7, 49])
  expect(near[0][49]!.length).toBe(4)
})

test('two opposite coasts win, and three coasts lose in the misère game', () => {
  const { points } = boardFor(named('facing-coasts'))
  const middle = points[(points.length - 1) / 2]!.y
  const row = points.flatMap(({ y }, spot) => (Math.abs(y - middle) < 0.01 ? [spot] : []))
  const stones = Object.fromEntries(row.slice(0, -1).map((spot) => [spot, 1]))
  expect(rulesOf(named('facing-coasts')).play(standing('facing-coasts', stones), row.at(-1)!).outcome).toBe(0)
  // Down the left side, from the top corner to the lower one.
  const left = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((one) => [(one * (one + 1)) / 2, 1]))
  expect(rulesOf(named('three-coasts-undone')).play(standing('three-coasts-undone', left), 28).outcome).toBe(
    1,
  )
})

test('a rhombus leans where that gives its cells more room, and stands on its tip on a tall stage', () => {
  const great = named('great-hex')
  const phone = placesOf(great, { x: 6, y: 6, width: 363, height: 364 })
  expect(phone.cell).toBeGreaterThan(25)
  expect(phone.turn).not.toBe(0)
  const tall = placesOf(great, { x: 6, y: 6, width: 363, height: 640 })
  expect(tall.cell).toBeGreaterThan(30)
  expect(tall.turn).toBe(0)
  for (const { spots, centre, spotAt, cell } of [phone, tall])
    for (const spot of spots) {
      const { x, y } = centre(spot)
      expect(spotAt({ x: x + cell * 0.4, y })).toBe(spot)
    }
})

test('the names stand where a leaning rhombus leaves its box bare', () => {
  for (const definition of definitions.filter(({ shape }) => shape === 'rhombus')) {
    const stage = { width: 375, height: 376 }
    const room = roomOf(stage, shapeOf(definition), true)
    const { box, spots, centre, cell } = placesOf(definition, room.board)
    for (const strip of stripsOf(room, box, stage))
      for (const { x, y } of spots.map(centre)) {
        const right = Math.max(strip.x - x, x - strip.x - strip.width, 0)
        const below = Math.max(strip.y - y, y - strip.y - strip.height, 0)
        expect(Math.hypot(right, below)).toBeGreaterThan(cell * 0.577)
      }
  }
})
