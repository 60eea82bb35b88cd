import { inside } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import {
  BUILD,
  CALL,
  inputOf,
  LEAD,
  LOCK,
  mayBuild,
  mayStack,
  MOVE,
  priceOf,
  SELL,
  TURN,
  UPGRADE,
  wishedKind,
} from './actions.ts'
import { RAYS } from './board.ts'
import type { Room } from './room.ts'
import { buttonsOf, type Button } from './shop.ts'
import type { DefenceSim } from './sim.ts'
import { towerAt } from './world.ts'

/** State of the player's finger and cursor. */
export interface Controls {
  /** Kind that a tap builds. */
  kind: number
  /** Cell of the tower whose buttons are shown. */
  picked: number | undefined
  /** Cell below a pressing finger, or the cursor. */
  aimed: number | undefined
  /** Cell of a tower that is dragged. */
  dragged: number | undefined
  /** Whether the finger leads the captain. */
  isLeading: boolean
  speed: number
  /** Inputs queued for their tick. */
  readonly waiting: number[]
}

/** Result of a touch, for the view's feedback. */
export type Answer = 'none' | 'tap' | 'poor' | 'blocked' | 'sent'

export const newControls = (speed: number): Controls => ({
  kind: 0,
  picked: undefined,
  aimed: undefined,
  dragged: undefined,
  isLeading: false,
  speed,
  waiting: [],
})

const FASTEST = 3
/** Distance in cells by which a finger may miss. */
const NEAR = 0.72

/** The site nearest to a place, if it is near enough. */
function siteAt({ board }: DefenceSim, room: Room, at: Point): number | undefined {
  const { x, y } = room.toCells(at)
  let best: number | undefined
  let nearest = NEAR
  for (const cell of board.sites) {
    const far = Math.max(Math.abs(board.x[cell]! - x), Math.abs(board.y[cell]! - y))
    if (far < nearest) {
      nearest = far
      best = cell
    }
  }
  return best
}

export function press(hand: Controls, sim: DefenceSim, room: Room, at: Point): Answer {
  const button = buttonsOf(sim, hand, room).find(({ box }) => inside(box, at))
  if (button) return pushButton(hand, sim, button)
  const lock = lockAt(sim, room, at)
  if (lock >= 0) {
    hand.waiting.push(inputOf(LOCK, lock))
    return 'sent'
  }
  const cell = siteAt(sim, room, at)
  hand.aimed = cell
  if (cell === undefined) {
    hand.picked = undefined
    hand.isLeading = Boolean(sim.rules.isLed)
    if (hand.isLeading) leadTo(hand, sim, room, at)
    return 'none'
  }
  if (sim.rules.isMerging && towerAt(sim.world, cell)) hand.dragged = cell
  return 'none'
}

/** The lock below a finger, or -1. */
function lockAt({ board }: DefenceSim, room: Room, at: Point): number {
  const { x, y } = room.toCells(at)
  return board.locks.findIndex(
    ({ cell }) => Math.max(Math.abs(board.x[cell]! - x), Math.abs(board.y[cell]! - y)) < NEAR,
  )
}

/** Sends the captain to the cell below the finger. */
function leadTo(hand: Controls, { board, world }: DefenceSim, room: Room, at: Point) {
  const { x, y } = room.toCells(at)
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (column < 0 || row < 0 || column >= board.width || row >= board.height) return
  const cell = row * board.width + column
  const input = inputOf(LEAD, cell)
  const isThere = world.hero.toX === board.x[cell] && world.hero.toY === board.y[cell]
  if (!isThere && hand.waiting.at(-1) !== input) hand.waiting.push(input)
}

export function drag(hand: Controls, sim: DefenceSim, room: Room, at: Point) {
  if (hand.isLeading) leadTo(hand, sim, room, at)
  if (hand.aimed !== undefined || hand.dragged !== undefined) hand.aimed = siteAt(sim, room, at)
}

export function release(hand: Controls, sim: DefenceSim): Answer {
  const { aimed, dragged } = hand
  hand.aimed = hand.dragged = undefined
  hand.isLeading = false
  if (aimed === undefined) return 'none'
  if (dragged !== undefined && dragged !== aimed) {
    hand.waiting.push(inputOf(MOVE, dragged, aimed))
    hand.picked = undefined
    return 'sent'
  }
  return choose(hand, sim, aimed)
}

/** A tap on a cell: shows the tower's buttons, or builds. */
export function choose(hand: Controls, sim: DefenceSim, cell: number): Answer {
  if (mayStack(sim, cell, hand.kind)) {
    hand.waiting.push(inputOf(BUILD, cell, hand.kind))
    return 'sent'
  }
  if (towerAt(sim.world, cell)) {
    hand.picked = hand.picked === cell ? undefined : cell
    return 'tap'
  }
  if (hand.picked !== undefined) {
    hand.picked = undefined
    return 'tap'
  }
  const kind = wishedKind(sim, hand.kind)
  if (kind === undefined || !mayBuild(sim, cell)) return 'blocked'
  if (sim.world.coins < priceOf(sim.rules, sim.rules.towers[kind]!, sim.world)) return 'poor'
  hand.waiting.push(inputOf(BUILD, cell, hand.kind))
  return 'sent'
}

function pushButton(hand: Controls, sim: DefenceSim, { id, may, input, value }: Button): Answer {
  if (id === 'kind') {
    hand.kind = value
    return 'tap'
  }
  if (id === 'speed') {
    hand.speed = (hand.speed % FASTEST) + 1
    return 'tap'
  }
  if (!may) return 'poor'
  hand.waiting.push(input)
  if (id === 'sell') hand.picked = undefined
  return 'sent'
}

/** The cursor's cell after an arrow key. */
function moved({ board, rules }: DefenceSim, from: number, key: string): number {
  if (rules.isTurning) return (from + (key === 'ArrowRight' || key === 'ArrowDown' ? 1 : RAYS - 1)) % RAYS
  const [dx, dy] = ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const)[
    key as 'ArrowLeft'
  ]
  let best = from
  let nearest = Infinity
  for (const cell of board.sites) {
    const [x, y] = [board.x[cell]! - board.x[from]!, board.y[cell]! - board.y[from]!]
    const along = x * dx + y * dy
    const far = along + 3 * Math.abs(x * dy + y * dx)
    if (along > 0.4 && far < nearest) {
      nearest = far
      best = cell
    }
  }
  return best
}

/** Keys: arrows move a cursor, Enter or space builds or selects, digits choose, U, X, N, F as on the buttons. */
export function typeKey(
  hand: Controls,
  sim: DefenceSim,
  cursor: number,
  key: string,
): readonly [number, Answer] {
  const small = key.toLowerCase()
  const digit = Number(key)
  if (key.startsWith('Arrow')) return [moved(sim, cursor, key), 'tap']
  if (key === 'Enter' || key === ' ') return [cursor, choose(hand, sim, cursor)]
  const most = sim.rules.isBelt ? sim.world.belt.length : sim.rules.towers.length
  if (digit >= 1 && digit <= most && !sim.rules.isMerging) {
    hand.kind = digit - 1
    return [cursor, 'tap']
  }
  if (small === 'f') {
    hand.speed = (hand.speed % FASTEST) + 1
    return [cursor, 'tap']
  }
  const deeds: Readonly<Record<string, number>> = {
    u: inputOf(UPGRADE, cursor),
    x: inputOf(SELL, cursor),
    n: inputOf(CALL),
    q: inputOf(TURN, 1),
    e: inputOf(TURN, 0),
  }
  if (small === 'm' && sim.rules.isMerging) return [cursor, grab(hand, sim, cursor)]
  if (small === 'g' && sim.rules.isLed) {
    hand.waiting.push(inputOf(LEAD, cursor))
    return [cursor, 'sent']
  }
  const lock = 'kl'.indexOf(small)
  if (lock >= 0 && sim.board.locks[lock]) {
    hand.waiting.push(inputOf(LOCK, lock))
    return [cursor, 'sent']
  }
  const input = deeds[small]
  if (input === undefined) return [cursor, 'none']
  hand.waiting.push(input)
  return [cursor, 'sent']
}

/** By keys a tower is picked up at one cell and put down at another. */
function grab(hand: Controls, { world }: DefenceSim, cursor: number): Answer {
  if (hand.picked === undefined || hand.picked === cursor || !towerAt(world, hand.picked)) {
    hand.picked = towerAt(world, cursor) ? cursor : undefined
    return 'tap'
  }
  hand.waiting.push(inputOf(MOVE, hand.picked, cursor))
  hand.picked = undefined
  return 'sent'
}
