import { fitBox, inside, type Box } from '#kit/game/draw.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import type { Point } from '#kit/game/stage.ts'
import { BOARDS, type Cell, type TrailKind } from './boards.ts'
import { OFF, WAIT, type Place } from './position.ts'

/** Layout in cells from the upper left corner of everything. */
export interface Plan {
  readonly size: Cell
  /** Position of the board's own corner. */
  readonly origin: Cell
  /** Where each seat's pieces wait, and where they go at home. */
  readonly wait: readonly [Box, Box]
  readonly off: readonly [Box, Box]
  /** Centre of the shared home cell. */
  readonly home?: Cell
  /** Centre of each seat's throw. */
  readonly throwAt: readonly [Cell, Cell]
}

const EDGE = 0.5
const SIDE = 1.6

/** Trays on both sides of a narrow board. */
function besidePlan({ x, y }: Cell): Plan {
  const size = { x: x + 2 * SIDE + 0.4, y: y + 2 * EDGE }
  const column = (left: number) => {
    const tall = y * 0.37
    return {
      off: { x: left, y: EDGE, width: SIDE - 0.35, height: tall },
      wait: { x: left, y: EDGE + y - tall, width: SIDE - 0.35, height: tall },
      throwAt: { x: left + (SIDE - 0.35) / 2, y: size.y / 2 },
    }
  }
  const [near, far] = [column(size.x - SIDE + 0.1), column(0.25)]
  return {
    size,
    origin: { x: SIDE + 0.2, y: EDGE },
    wait: [near.wait, far.wait],
    off: [near.off, far.off],
    throwAt: [near.throwAt, far.throwAt],
  }
}

/** Shared home cell: each seat's pieces use one half. */
function homeOf(cell: Cell): Pick<Plan, 'off' | 'home'> {
  const half = (at: number): Box => ({ x: cell.x - 0.5, y: cell.y - at, width: 1, height: 0.5 })
  return { off: [half(0), half(0.5)], home: cell }
}

interface Below {
  readonly high: number
  /** The shared home cell; without one each seat has a second tray. */
  readonly home?: Cell
}

/** Trays below a wide board. */
function belowPlan({ x, y }: Cell, { high, home }: Below): Plan {
  const size = { x: x + 2 * EDGE, y: y + 2 * EDGE + high + 0.25 }
  const top = EDGE + y + 0.35
  const middle = size.x / 2
  const wide = x * 0.3
  const [left, right] = [EDGE, size.x - EDGE - wide]
  const throwAt = { x: middle, y: top + high / 2 }
  const strip = (from: number, width: number): Box => ({ x: from, y: top, width, height: high })
  if (home)
    return {
      size,
      origin: { x: EDGE, y: EDGE },
      wait: [strip(right, wide), strip(left, wide)],
      ...homeOf({ x: EDGE + home.x, y: EDGE + home.y }),
      throwAt: [throwAt, throwAt],
    }
  const part = wide / 2 - 0.06
  return {
    size,
    origin: { x: EDGE, y: EDGE },
    wait: [strip(right, part), strip(left + part + 0.12, part)],
    off: [strip(right + part + 0.12, part), strip(left, part)],
    throwAt: [throwAt, throwAt],
  }
}

/** Distance of the trays inside a ring from its stones, and their height. */
const RING_GAP = 1.5
const RING_TRAY = 1.5

/** Trays and throw inside a ring, so that its stones get all the space. */
function withinPlan({ x, y }: Cell, home: Cell): Plan {
  const edge = 0.1
  const wide = (x - 2 * RING_GAP) / 2 - 0.2
  const tray = (left: number): Box => ({
    x: edge + left,
    y: edge + y - RING_GAP - RING_TRAY,
    width: wide,
    height: RING_TRAY,
  })
  const throwAt = { x: edge + x / 2, y: edge + RING_GAP + 1.2 }
  return {
    size: { x: x + 2 * edge, y: y + 2 * edge },
    origin: { x: edge, y: edge },
    wait: [tray(x - RING_GAP - wide), tray(RING_GAP)],
    ...homeOf({ x: edge + home.x, y: edge + home.y }),
    throwAt: [throwAt, throwAt],
  }
}

export const PLANS: Readonly<Record<TrailKind, Plan>> = {
  ur: besidePlan(BOARDS.ur.size),
  senet: besidePlan(BOARDS.senet.size),
  nyout: belowPlan(BOARDS.nyout.size, { high: 1.05 }),
  cross: belowPlan(BOARDS.cross.size, { high: 1.7, home: { x: 5.5, y: 5.5 } }),
  geese: belowPlan(BOARDS.geese.size, { high: 1.05, home: BOARDS.geese.cells[62]! }),
  ashta: belowPlan(BOARDS.ashta.size, { high: 0.85, home: { x: 2.5, y: 2.5 } }),
  snakes: belowPlan(BOARDS.snakes.size, { high: 1.15, home: BOARDS.snakes.cells[63]! }),
  zohn: withinPlan(BOARDS.zohn.size, BOARDS.zohn.cells[0]!),
}

/** Width of a piece's space in cells. */
export const MAN: Readonly<Record<TrailKind, number>> = {
  ur: 0.92,
  senet: 0.92,
  nyout: 0.86,
  cross: 0.96,
  geese: 0.84,
  ashta: 0.66,
  snakes: 0.82,
  zohn: 0.94,
}

const FIRST_SLOT = 1000

/**
 * A piece's slot: place, seat, level in the pile, and whether rivals share the cell. The lowest piece has the
 * cell's own number, so that it can be dragged.
 */
export const slotOf = (place: Place, seat: number, level: number, isShared = false): number =>
  place < WAIT[0] && level === 0 && !isShared
    ? place
    : FIRST_SLOT + ((place * 2 + seat) * 10 + level) * 2 + (isShared ? 1 : 0)

/** The shared home cell, if any. */
function homeCell(kind: TrailKind): Place | undefined {
  const { home, origin } = PLANS[kind]
  if (!home) return undefined
  const { cells } = BOARDS[kind]
  return [...cells.keys()].find(
    (at) => origin.x + cells[at]!.x === home.x && origin.y + cells[at]!.y === home.y,
  )
}

/** The touch target of a place: where home is shared, that cell. */
export function spotOf(kind: TrailKind, place: Place): Place {
  if (place < OFF[0] || !PLANS[kind].home) return place
  return homeCell(kind) ?? OFF[0]
}

function middleOf(kind: TrailKind, place: Place): Point {
  const { origin, wait, off, home } = PLANS[kind]
  if (home && place >= OFF[0]) return home
  const cell = BOARDS[kind].cells[place]
  if (cell) return { x: origin.x + cell.x, y: origin.y + cell.y }
  const seat = place % 2 === 0 ? 0 : 1
  const box = place < OFF[0] ? wait[seat] : off[seat]
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function standing(kind: TrailKind, slot: number): Point {
  const number = slot - FIRST_SLOT
  const isShared = number % 2 === 1
  const level = Math.floor(number / 2) % 10
  const seat = Math.floor(number / 20) % 2
  const place = Math.floor(number / 40)
  const man = MAN[kind]
  if (place < WAIT[0]) {
    const { x, y } = middleOf(kind, place)
    return { x: x + (isShared ? (seat === 0 ? 0.2 : -0.2) : 0), y: y - level * man * 0.2 }
  }
  const box = (place < OFF[0] ? PLANS[kind].wait : PLANS[kind].off)[seat as 0 | 1]
  const isTall = box.height > box.width
  const room = (isTall ? box.height : box.width) - man
  const step = Math.min(man * 0.92, Math.max(0.1, room / 6))
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const from = (isTall ? box.y : box.x) + man / 2 + 0.02
  if (room <= 0.4) return { x: x - 0.2 + level * 0.12, y }
  return isTall ? { x, y: box.y + box.height - man / 2 - level * step } : { x: from + level * step, y }
}

export function placesOf(kind: TrailKind, room: Box): Places {
  const { size, wait, off } = PLANS[kind]
  const box = fitBox(room, size.x / size.y)
  const unit = box.width / size.x
  const { cells } = BOARDS[kind]
  const spots = [...new Set([...cells.keys(), ...WAIT, ...OFF].map((place) => spotOf(kind, place)))]
  const centre = (spot: number) => {
    const at = spot >= FIRST_SLOT ? standing(kind, spot) : middleOf(kind, spot)
    return { x: box.x + at.x * unit, y: box.y + at.y * unit }
  }
  return {
    box,
    cell: unit * MAN[kind],
    spots,
    centre,
    spotAt(at) {
      const here = { x: (at.x - box.x) / unit, y: (at.y - box.y) / unit }
      for (const seat of [0, 1] as const) {
        if (inside(off[seat], here)) return spotOf(kind, OFF[seat])
        if (inside(wait[seat], here)) return WAIT[seat]
      }
      let [best, least] = [-1, 0.62]
      for (const [place] of cells.entries()) {
        const middle = middleOf(kind, place)
        const far = Math.max(Math.abs(middle.x - here.x), Math.abs(middle.y - here.y))
        if (far < least) [best, least] = [place, far]
      }
      return best < 0 ? undefined : best
    },
  }
}
