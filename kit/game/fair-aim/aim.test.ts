// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Point } from '../stage.ts'
import { confirmedSpot, fairAim, forgetAim, isLooking, liftAim, pressAim, type FairAim } from './aim.ts'
import { loupePlace } from './loupe.ts'
import { FINGER, spotsMeant, type SpotBoard } from './meant.ts'

const SIDE = 9

/** Nine by nine square cells. */
function boardOf(cell: number): SpotBoard {
  return {
    spots: () => Array.from({ length: SIDE * SIDE }, (_, spot) => spot),
    centre: (spot) => ({ x: ((spot % SIDE) + 0.5) * cell, y: (Math.floor(spot / SIDE) + 0.5) * cell }),
    spotAt({ x, y }) {
      const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)]
      return Math.min(column, row) >= 0 && Math.max(column, row) < SIDE ? row * SIDE + column : undefined
    },
  }
}

const crowded = boardOf(24)
const [OWN, NEXT, BELOW] = [40, 41, 49]
const all = () => true

/** A point beside the middle of a spot. */
const beside = (board: SpotBoard, spot: number, right: number, down = 0): Point => {
  const { x, y } = board.centre(spot)
  return { x: x + right, y: y + down }
}

test.for([
  ['in the middle of a small cell means that cell', 24, 0, all, [OWN]],
  ['near its edge means its neighbour as well', 24, 8, all, [OWN, NEXT]],
  [
    'near its edge means it alone if the neighbour cannot be played',
    24,
    8,
    (spot: number) => spot !== NEXT,
    [OWN],
  ],
  [
    'near its edge means the neighbour if only that can be played',
    24,
    8,
    (spot: number) => spot === NEXT,
    [NEXT],
  ],
  ['near the edge of a cell as large as a finger means that cell', FINGER, 19, all, [OWN]],
  ['beside all that can be played means none', 24, 0, (spot: number) => spot > BELOW, []],
] as const)('a touch %s', ([, cell, right, canBePlayed, meant]) => {
  const board = boardOf(cell)
  expect(spotsMeant(board, beside(board, OWN, right), canBePlayed).toSorted()).toEqual(meant)
})

test('every spot of a crowded board that can be played has a target as large as a finger', () => {
  const { x, y } = crowded.centre(OWN)
  const reached = Array.from({ length: 2 * FINGER + 1 }, (_, step) => step - FINGER).filter((off) =>
    spotsMeant(crowded, { x: x + off, y }, (spot) => spot === OWN).includes(OWN),
  )
  expect(reached.length).toBeGreaterThanOrEqual(FINGER - 1)
})

/** An aim on the crowded board, and a way to report events of the browser. */
function aimed(): {
  aim: FairAim
  event: (name: string, by: string, time: number) => void
  leave: () => void
} {
  const canvas = document.createElement('canvas')
  const leave = new AbortController()
  const aim = fairAim(canvas, crowded, all, leave.signal)
  return {
    aim,
    event(name, by, time) {
      const event = Object.assign(new MouseEvent(name), { pointerType: by })
      Object.defineProperty(event, 'timeStamp', { value: time })
      canvas.dispatchEvent(event)
    },
    leave: () => leave.abort(),
  }
}

/** A tap at one place: whether it plays the spot that it hits, or the one that it confirms. */
function tap({ aim, event }: ReturnType<typeof aimed>, at: Point, held = 80, by = 'touch') {
  event('pointerdown', by, 1000)
  if (!pressAim(aim, at)) return 'closed'
  const spot = confirmedSpot(aim, at) ?? crowded.spotAt(at)!
  event('pointerup', by, 1000 + held)
  return liftAim(aim, at, spot) ? spot : 'asked'
}

const unsure = beside(crowded, OWN, 9)

test('a sure touch plays at once, and so does an unsure one after a look', () => {
  expect(tap(aimed(), crowded.centre(OWN))).toBe(OWN)
  expect(tap(aimed(), unsure, 299)).toBe('asked')
  expect(tap(aimed(), unsure, 300)).toBe(OWN)
})

test('a mouse plays at once wherever it points', () => {
  const hand = aimed()
  expect(tap(hand, unsure, 80, 'mouse')).toBe(OWN)
  expect(isLooking(hand.aim, unsure, OWN)).toBe(false)
})

test('a second touch confirms the spot that was asked back, also where it hits its neighbour', () => {
  const hand = aimed()
  expect(tap(hand, unsure)).toBe('asked')
  expect(hand.aim.kept).toBe(OWN)
  expect(tap(hand, beside(crowded, NEXT, -6))).toBe(OWN)
  expect(hand.aim.kept).toBeUndefined()
})

test('a second touch elsewhere aims anew', () => {
  const hand = aimed()
  expect(tap(hand, unsure)).toBe('asked')
  expect(tap(hand, beside(crowded, BELOW, 0, 8))).toBe('asked')
  expect(hand.aim.kept).toBe(BELOW)
  expect(tap(hand, crowded.centre(0))).toBe(0)
})

test('the tick of the loupe confirms, and the rest of the loupe closes it', () => {
  const hand = aimed()
  const loupe = loupePlace(crowded.centre(OWN), { width: 216, height: 216 })
  tap(hand, unsure)
  hand.aim.loupe = loupe
  expect(tap(hand, loupe.tick)).toBe(OWN)
  tap(hand, unsure)
  hand.aim.loupe = loupe
  expect(tap(hand, { x: loupe.middle.x - 20, y: loupe.middle.y - 20 })).toBe('closed')
  expect(hand.aim.kept).toBeUndefined()
})

test('a finger that slides away from the kept spot aims anew', () => {
  const { aim, event } = aimed()
  event('pointerdown', 'touch', 1000)
  pressAim(aim, unsure)
  event('pointerup', 'touch', 1050)
  liftAim(aim, unsure, OWN)
  event('pointerdown', 'touch', 2000)
  pressAim(aim, crowded.centre(OWN))
  const away = beside(crowded, NEXT, 9)
  expect(confirmedSpot(aim, beside(crowded, OWN, 6))).toBe(OWN)
  expect(confirmedSpot(aim, away)).toBeUndefined()
  event('pointerup', 'touch', 2100)
  expect(liftAim(aim, away, NEXT)).toBe(false)
  expect(aim.kept).toBe(NEXT)
})

test('the loupe shows where an unsure finger aims, until it lifts or the aim is forgotten', () => {
  const { aim, event } = aimed()
  expect(isLooking(aim, unsure, OWN)).toBe(false)
  event('pointerdown', 'touch', 1000)
  pressAim(aim, unsure)
  expect(isLooking(aim, unsure, undefined)).toBe(false)
  expect(isLooking(aim, unsure, OWN)).toBe(true)
  expect(isLooking(aim, crowded.centre(OWN), OWN)).toBe(true)
  forgetAim(aim)
  expect(isLooking(aim, unsure, OWN)).toBe(false)
})

test('a closed board hears no finger any more', () => {
  const { aim, event, leave } = aimed()
  leave()
  event('pointerdown', 'touch', 1000)
  expect(aim.isFinger).toBe(false)
})

test('the loupe never covers what it shows, and stays on the stage', () => {
  const size = { width: 320, height: 429 }
  for (let x = 0; x <= size.width; x += 16)
    for (let y = 0; y <= size.height; y += 13) {
      const { middle, radius } = loupePlace({ x, y }, size)
      expect(Math.hypot(middle.x - x, middle.y - y)).toBeGreaterThan(radius + FINGER / 2)
      expect(middle.x).toBeGreaterThanOrEqual(radius)
      expect(middle.x).toBeLessThanOrEqual(size.width - radius)
      expect(middle.y).toBeGreaterThanOrEqual(radius)
      expect(middle.y).toBeLessThanOrEqual(size.height - radius)
    }
})
