import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { EMPTY, newPlayer, type ArenaRules, type Player, type Round } from '../round.ts'
import { hasButton, wayOf, wayX, wayY, type Stick } from '../stick.ts'
import { thinkRaft } from './rafts-mind.ts'

export interface Raft extends Player {
  x: number
  y: number
  vx: number
  vy: number
  /** Direction of the bow. */
  dx: number
  dy: number
  /** Ticks until the next dash. */
  rest: number
  /** Ticks for which a dash hits harder. */
  dash: number
  /** Ticks of extra mass. */
  heavy: number
  /** Who touched it last, and for how many ticks that counts. */
  pusher: number
  blame: number
  points: number
}

export interface Floe extends Round {
  readonly players: readonly Raft[]
  radius: number
  heat: number
  /** Tick of the heat; negative while the rafts wait. */
  clock: number
  /** Ticks for which a decided heat is still shown. */
  ending: number
  /** Stones that increase a raft's mass: x and y. */
  stones: [number, number][]
}

const RAFTS = 8
const HEATS = 3
export const WIDEST = 400
const NARROWEST = 96
/** The ice breaks off step by step. */
const CRACK_EVERY = 300
const CRACK = 44
const LONGEST_HEAT = 45 * 60
const HEAVY_TICKS = 420
export const DASH_REST = 110
const DASH_TICKS = 22
const THRUST = 0.13
const GLIDE = 0.976
const DASH_PUSH = 5.4
const ENDING_TICKS = 90
const WAITING_TICKS = 50
const BLAME_TICKS = 150
export const OUTLAST_POINTS = 10
export const PUSH_POINTS = 25

export const sizeOfRaft = ({ heavy }: Raft) => (heavy > 0 ? 46 : 35)
const seated = ({ players }: Floe) => players.filter(({ wait }) => wait !== EMPTY).length
const weightOf = (raft: Raft) => (raft.heavy > 0 ? 2.2 : 1)

function lineUp(state: Floe, random: Random) {
  const first = pickIndex(32, random)
  for (const [who, raft] of state.players.entries()) {
    if (raft.wait === EMPTY) continue
    const way = 1 + ((first + Math.floor((who * 32) / state.players.length)) % 32)
    const [x, y] = [wayX(way), wayY(way)]
    Object.assign(raft, { x: x * 250, y: y * 250, dx: -x, dy: -y, vx: 0, vy: 0, rest: 0, dash: 0 })
    Object.assign(raft, { heavy: 0, pusher: -1, blame: 0, alive: true, wait: 0 })
  }
  state.radius = WIDEST
  state.clock = -WAITING_TICKS
  state.stones = []
  state.ending = 0
}

function start(level: number, random: Random, seats = RAFTS): Floe {
  const bare = { x: 0, y: 0, vx: 0, vy: 0, dx: 1, dy: 0, rest: 0, dash: 0, heavy: 0 }
  const players = Array.from({ length: seats }, (_, who): Raft => {
    return { ...newPlayer(who, level, random), ...bare, pusher: -1, blame: 0, points: 0 }
  })
  const state: Floe = {
    tick: 0,
    ended: false,
    players,
    radius: WIDEST,
    heat: 1,
    clock: 0,
    ending: 0,
    stones: [],
  }
  lineUp(state, random)
  return state
}

/** Moves a raft; true if it starts a dash. */
function drive(raft: Raft, stick: Stick): boolean {
  const dashes = hasButton(stick) && raft.rest === 0
  const way = wayOf(stick)
  if (way > 0) {
    raft.dx = wayX(way)
    raft.dy = wayY(way)
    raft.vx += raft.dx * THRUST
    raft.vy += raft.dy * THRUST
  }
  if (dashes) {
    raft.rest = DASH_REST
    raft.dash = DASH_TICKS
    raft.vx += raft.dx * DASH_PUSH
    raft.vy += raft.dy * DASH_PUSH
  }
  raft.vx *= GLIDE
  raft.vy *= GLIDE
  raft.x += raft.vx
  raft.y += raft.vy
  for (const name of ['rest', 'dash', 'heavy', 'blame'] as const) if (raft[name] > 0) raft[name]--
  return dashes
}

/** Collides two rafts; a dash counts twice. Returns the impact speed. */
function knock(state: Floe, one: number, two: number): number {
  const [a, b] = [state.players[one]!, state.players[two]!]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const reach = sizeOfRaft(a) + sizeOfRaft(b)
  const square = dx * dx + dy * dy
  if (square >= reach * reach || square === 0) return 0
  const far = Math.sqrt(square)
  const [nx, ny] = [dx / far, dy / far]
  const [weightA, weightB] = [weightOf(a), weightOf(b)]
  const shareA = weightB / (weightA + weightB)
  const overlap = reach - far
  a.x -= nx * overlap * shareA
  a.y -= ny * overlap * shareA
  b.x += nx * overlap * (1 - shareA)
  b.y += ny * overlap * (1 - shareA)
  const closing = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny
  if (closing <= 0) return 0
  const push = closing * 1.75
  // A dashing raft is pushed back less.
  const boostA = b.dash > 0 ? 1.5 : 1
  const boostB = a.dash > 0 ? 1.5 : 1
  a.vx -= nx * push * shareA * boostA
  a.vy -= ny * push * shareA * boostA
  b.vx += nx * push * (1 - shareA) * boostB
  b.vy += ny * push * (1 - shareA) * boostB
  Object.assign(a, { pusher: two, blame: BLAME_TICKS })
  Object.assign(b, { pusher: one, blame: BLAME_TICKS })
  return closing
}

function sink(state: Floe, who: number, self: number, events: SimEvent[]) {
  const raft = state.players[who]!
  raft.alive = false
  const left = state.players.filter(({ alive }) => alive).length
  raft.points += (seated(state) - 1 - left) * OUTLAST_POINTS
  const by = raft.blame > 0 ? raft.pusher : -1
  if (by >= 0) {
    state.players[by]!.knockouts++
    state.players[by]!.points += PUSH_POINTS
  }
  const kind = who === self ? 'out' : by === self ? 'knockout' : 'burst'
  events.push({ kind, x: raft.x, y: raft.y, amount: who })
}

function changeIce(state: Floe, self: number, random: Random): SimEvent[] {
  const events: SimEvent[] = []
  if (state.clock > 0 && state.clock % CRACK_EVERY === 0 && state.radius > NARROWEST) {
    state.radius = Math.max(NARROWEST, state.radius - CRACK)
    events.push({ kind: 'crack' })
  }
  if (state.clock % 240 === 120 && state.stones.length < 2) {
    const way = 1 + pickIndex(32, random)
    const far = random() * (state.radius - 60)
    state.stones.push([Math.round(wayX(way) * far), Math.round(wayY(way) * far)])
  }
  // Stones disappear with the ice below them.
  state.stones = state.stones.filter(([x, y]) => x * x + y * y < state.radius * state.radius)
  for (const [who, raft] of state.players.entries()) {
    if (!raft.alive) continue
    const found = state.stones.findIndex(([x, y]) => (x - raft.x) ** 2 + (y - raft.y) ** 2 < 54 ** 2)
    if (found < 0) continue
    state.stones.splice(found, 1)
    raft.heavy = HEAVY_TICKS
    if (who === self) events.push({ kind: 'eat', x: raft.x, y: raft.y, amount: 5 })
  }
  return events
}

/** A heat ends when one is left, every person has fallen or time is up. */
function closeHeat(state: Floe, events: SimEvent[], random: Random) {
  const left = state.players.filter(({ alive }) => alive)
  const isDecided = left.length <= 1 || !left.some(({ isPerson }) => isPerson) || state.clock >= LONGEST_HEAT
  if (!isDecided) return
  state.ending++
  if (state.ending < ENDING_TICKS) return
  // Survivors share the remaining ranks.
  for (const raft of left)
    raft.points += Math.round((seated(state) - 1 - (left.length - 1) / 2) * OUTLAST_POINTS)
  if (state.heat >= HEATS) {
    state.ended = true
    return
  }
  state.heat++
  lineUp(state, random)
  events.push({ kind: 'heat' })
}

function step(state: Floe, sticks: readonly Stick[], random: Random, self = 0): SimEvent[] {
  const events: SimEvent[] = []
  state.tick++
  state.clock++
  if (state.clock <= 0) return events
  const { players } = state
  for (const [who, raft] of players.entries()) {
    if (raft.wait > 0) raft.wait--
    if (!raft.alive) continue
    const dashes = drive(raft, sticks[who]!)
    if (dashes && who === self) events.push({ kind: 'boost', x: raft.x, y: raft.y })
  }
  for (const [one, a] of players.entries())
    for (let two = one + 1; two < players.length; two++) {
      const b = players[two]!
      const closing = a.alive && b.alive ? knock(state, one, two) : 0
      if (closing > 0.8 && (one === self || two === self))
        events.push({ kind: 'bump', x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, amount: closing })
    }
  events.push(...changeIce(state, self, random))
  const edge = (state.radius + 6) ** 2
  for (const [who, { alive, x, y }] of players.entries())
    if (alive && x * x + y * y > edge && players.filter((raft) => raft.alive).length > 1)
      sink(state, who, self, events)
  closeHeat(state, events, random)
  return events
}

export const rafts: ArenaRules<Floe> = {
  left: ({ clock }) => LONGEST_HEAT - Math.max(0, clock),
  start,
  step,
  think: thinkRaft,
  company: RAFTS,
  vacate({ players }, who) {
    Object.assign(players[who]!, { alive: false, wait: EMPTY })
  },
  sizeOf: ({ players }, who) => players[who]!.points,
  score: ({ players }) => players[0]!.points,
}
