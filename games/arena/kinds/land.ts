import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { AWAY_TICKS, EMPTY, newPlayer, peakScore, SHELTER_TICKS, type ArenaRules } from '../round.ts'
import { quarterOf, wayOf, type Stick } from '../stick.ts'
import { homeArea, surround } from './land-capture.ts'
import { thinkWalker } from './land-mind.ts'
import { COLUMN_STEP, isOnShore, ROW_STEP, SIDE, SQUARE, type Shore, type Walker } from './land-shore.ts'

const WALKERS = 8

/** Ticks from square to square. */
export const STRIDE = 7
const ROUND_TICKS = 120 * 60

function settle(state: Shore, who: number, random: Random) {
  const walker = state.players[who]!
  let most = -1
  let place = { column: 5, row: 5 }
  for (let trial = 0; trial < 12; trial++) {
    const column = 9 + pickIndex(SIDE - 18, random)
    const row = 9 + pickIndex(SIDE - 18, random)
    let free = 0
    for (let across = -2; across <= 2; across++)
      for (let down = -2; down <= 2; down++)
        if (state.owner[(row + down) * SIDE + column + across] === 0) free++
    for (const other of state.players)
      if (other !== walker && other.alive)
        free += Math.min(20, Math.abs(other.column - column) + Math.abs(other.row - row)) / 2
    if (free <= most) continue
    most = free
    place = { column, row }
  }
  Object.assign(walker, place, { heading: pickIndex(4, random), line: [], plan: [], alive: true })
  walker.wish = walker.heading
  homeArea(state, who)
}

function start(level: number, random: Random, seats = WALKERS): Shore {
  const players = Array.from({ length: seats }, (_, who): Walker => {
    const bare = { column: 0, row: 0, heading: 0, wish: 0, line: [], area: 0, plan: [], alive: false }
    return { ...newPlayer(who, level, random), ...bare }
  })
  const squares = SIDE * SIDE
  const state: Shore = {
    tick: 0,
    ended: false,
    players,
    owner: Array.from({ length: squares }, () => 0),
    trail: Array.from({ length: squares }, () => 0),
  }
  for (const who of players.keys()) settle(state, who, random)
  for (const walker of players) walker.peak = walker.area
  return state
}

/** Removes a walker; its line and land become nobody's. */
function remove(state: Shore, who: number, wait = AWAY_TICKS) {
  const walker = state.players[who]!
  for (let square = 0; square < SIDE * SIDE; square++) {
    if (state.owner[square] === who + 1) state.owner[square] = 0
    if (state.trail[square] === who + 1) state.trail[square] = 0
  }
  Object.assign(walker, { alive: false, wait, line: [], area: 0 })
}

/** Who falls, because of whom (-1: by itself), and who is told. */
interface Fall {
  readonly who: number
  readonly by: number
  readonly self: number
}

function fall(state: Shore, { who, by, self }: Fall, events: SimEvent[]) {
  const walker = state.players[who]!
  if (!walker.alive) return
  if (by >= 0 && by !== who) state.players[by]!.knockouts++
  const kind = who === self ? 'out' : by === self ? 'knockout' : 'burst'
  events.push({ kind, x: (walker.column + 0.5) * SQUARE, y: (walker.row + 0.5) * SQUARE, amount: who })
  remove(state, who)
}

function turn(walker: Walker) {
  // No reversing on the spot.
  if (((walker.wish + 2) & 3) !== walker.heading) walker.heading = walker.wish
  const free = (heading: number) =>
    isOnShore(walker.column + COLUMN_STEP[heading]!, walker.row + ROW_STEP[heading]!)
  if (free(walker.heading)) return
  // The edge deflects a walker; it does not kill.
  const left = (walker.heading + 3) & 3
  const right = (walker.heading + 1) & 3
  const inward = walker.heading % 2 === 0 ? (walker.row < SIDE / 2 ? 1 : 3) : walker.column < SIDE / 2 ? 0 : 2
  walker.heading = free(inward) ? inward : free(left) ? left : right
  walker.wish = walker.heading
}

function stride(state: Shore, who: number, self: number, events: SimEvent[]) {
  const walker = state.players[who]!
  turn(walker)
  walker.column += COLUMN_STEP[walker.heading]!
  walker.row += ROW_STEP[walker.heading]!
  const square = walker.row * SIDE + walker.column
  const crossed = state.trail[square]!
  if (crossed === who + 1) return fall(state, { who, by: -1, self }, events)
  if (crossed > 0 && state.players[crossed - 1]!.wait === 0)
    fall(state, { who: crossed - 1, by: who, self }, events)
  if (state.owner[square] !== who + 1) {
    state.trail[square] = who + 1
    walker.line.push(square)
    if (who === self && walker.line.length === 1) events.push({ kind: 'leave' })
    return
  }
  if (walker.line.length === 0) return
  const gained = surround(state, who)
  walker.peak = Math.max(walker.peak, walker.area)
  if (who === self)
    events.push({
      kind: 'capture',
      x: (walker.column + 0.5) * SQUARE,
      y: (walker.row + 0.5) * SQUARE,
      amount: gained,
    })
  for (const [other, rival] of state.players.entries())
    if (other !== who && rival.alive && rival.area === 0) fall(state, { who: other, by: who, self }, events)
}

function step(state: Shore, sticks: readonly Stick[], random: Random, self = 0): SimEvent[] {
  const events: SimEvent[] = []
  state.tick++
  for (const [who, walker] of state.players.entries()) {
    if (walker.wait > 0) walker.wait--
    if (!walker.alive && walker.wait === 0) {
      settle(state, who, random)
      walker.wait = SHELTER_TICKS
      if (who === self) events.push({ kind: 'back' })
    }
    const way = wayOf(sticks[who]!)
    if (way > 0) walker.wish = quarterOf(way)
  }
  if (state.tick % STRIDE === 0)
    for (const [who, { alive }] of state.players.entries()) if (alive) stride(state, who, self, events)
  if (state.tick >= ROUND_TICKS) state.ended = true
  return events
}

export const land: ArenaRules<Shore> = {
  left: ({ tick }) => ROUND_TICKS - tick,
  start,
  step,
  think: thinkWalker,
  company: WALKERS,
  vacate: (state, who) => remove(state, who, EMPTY),
  sizeOf: ({ players }, who) => players[who]!.area,
  score: peakScore,
}
