import { expect, test } from 'vitest'
import { penThatWrites } from '#kit/game/testing/written-pen.ts'
import { arrange, pilePlaces } from './arrange.ts'
import { cardRules, SWEEP, TABLE, YOU, type CardGame, type TableState } from './card-rules.ts'
import { CARD_SHAPE } from './faces.ts'
import type { Picture } from './picture.ts'
import { roomIn, type Room } from './room.ts'
import { drawOwnSeat } from './table-art.ts'

const SCREENS = [
  { width: 375, height: 530 },
  { width: 320, height: 430 },
  { width: 812, height: 240 },
  { width: 1280, height: 584 },
]
const thirteen = Array.from({ length: 13 }, (_, card) => card)

const pictureOf = (changes: Partial<Picture>): Picture => ({
  hands: [thirteen, [], [], []],
  seats: [],
  ...changes,
})

test.for(SCREENS)('every card of a full hand lies on a stage of $width × $height', (stage) => {
  const room = roomIn(stage, 13)
  for (const { x, y, width } of arrange(pictureOf({}), room).values()) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(stage.width)
    expect(y + width * CARD_SHAPE).toBeLessThanOrEqual(stage.height)
  }
})

test('on a phone two rows leave each card of thirteen wide enough for a finger', () => {
  const spots = [...arrange(pictureOf({}), roomIn(SCREENS[0]!, 13)).values()]
  const rows = [spots.slice(0, 7), spots.slice(7)]
  for (const row of rows)
    for (const [index, { x }] of row.entries())
      if (index > 0) expect(x - row[index - 1]!.x).toBeGreaterThanOrEqual(40)
})

test.for(SCREENS)('twelve single cards fit between the seats and the hand on $width × $height', (stage) => {
  const room = roomIn(stage, 3)
  const piles = thirteen.slice(1).map((card) => ({ id: `${card}`, cards: [card], isFaceUp: true, spread: 0 }))
  const places = pilePlaces(pictureOf({ hands: [[], []], piles }), room)
  for (const { x, width } of places) {
    expect(x).toBeGreaterThanOrEqual(room.middle.x)
    expect(x + width).toBeLessThanOrEqual(room.middle.x + room.middle.width + 0.5)
  }
})

interface Count extends TableState {
  readonly sum: number
  readonly turn: number
}

/** The player adds one, the rival two, the table ten. */
const counting: CardGame<Count> = {
  start: (luck) => ({ luck, film: [], sum: 0, turn: YOU }),
  advance: (state, move) => ({
    ...state,
    sum: state.sum + move,
    turn: state.turn === YOU ? 1 : state.turn === 1 ? TABLE : YOU,
  }),
  turn: ({ turn }) => turn,
  legal: () => [1],
  think: () => 2,
  status: ({ sum }) => (sum < 2000 ? 'playing' : 'over'),
  score: ({ sum }) => sum,
  progress: () => 0,
  kind: (_before, move) => `add-${move}`,
}

test('rivals and table move within a step, and their film leads to the same state', () => {
  const rules = cardRules(counting)
  const start = rules.start(() => 0.5)
  const { state, events } = rules.step(start, 1, () => 0)
  expect(state.film).toEqual([2, SWEEP])
  expect(events.map(({ kind }) => kind)).toEqual(['add-1', 'add-2', `add-${SWEEP}`])
  const shown = [1, ...state.film].reduce((at, move) => counting.advance(at, move), start)
  expect({ ...shown, film: state.film }).toEqual(state)
})

test('the sign of the player’s own seat is its badge alone, as one text', () => {
  const { pen, drawn } = penThatWrites()
  Object.assign(pen, { measureText: () => ({ width: 60 }) })
  const room = { words: { x: 0, y: 0, width: 300, height: 34 } } as Room
  drawOwnSeat(pen, room, { name: 'You', badge: 'Your points: 3', isTurn: true }, false)
  expect(drawn('fillText').map(([text]) => text)).toEqual(['Your points: 3'])
})
