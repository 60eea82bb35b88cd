import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { AWAY_TICKS, EMPTY, newPlayer, peakScore, SHELTER_TICKS, type ArenaRules } from '../round.ts'
import { hasButton, wayOf, wayX, wayY, type Stick } from '../stick.ts'
import { thinkEel } from './eels-mind.ts'
import {
  BODY_GAP,
  girthOf,
  LEAST_FAST_MASS,
  pointsOf,
  REEF_RADIUS,
  type Eel,
  type EelWater,
  type Pearl,
} from './eels-water.ts'

const EELS = 12
const PEARLS = 270
const MOST_PEARLS = 520
const START_MASS = 12
const PACE = 2.5
const FAST_PACE = 4.4

/** Cosine and sine of the sharpest turn per tick. */
const TURN_COS = 0.99595
const TURN_SIN = Math.sqrt(1 - TURN_COS * TURN_COS)

/** Largest distance of consecutive points: a gap, a fast tick, and rounding. */
const WIDEST_GAP = 14
const ROUND_TICKS = 120 * 60

function placeEel(state: EelWater, eel: Eel, random: Random) {
  let most = -1
  for (let trial = 0; trial < 6; trial++) {
    const [x, y] = somewhere(REEF_RADIUS - 300, random)
    let room = Infinity
    for (const other of state.players)
      if (other !== eel && other.alive) room = Math.min(room, (other.x - x) ** 2 + (other.y - y) ** 2)
    if (room <= most) continue
    most = room
    eel.x = x
    eel.y = y
  }
  const way = 1 + pickIndex(32, random)
  Object.assign(eel, { dx: wayX(way), dy: wayY(way), mass: START_MASS, isFast: false, alive: true })
  eel.body = []
  for (let point = pointsOf(START_MASS); point > 0; point--)
    eel.body.push(
      Math.round(eel.x - eel.dx * point * BODY_GAP),
      Math.round(eel.y - eel.dy * point * BODY_GAP),
    )
}

/** A uniformly random point of the disc. */
function somewhere(radius: number, random: Random): readonly [number, number] {
  for (;;) {
    const x = (random() * 2 - 1) * radius
    const y = (random() * 2 - 1) * radius
    if (x * x + y * y <= radius * radius) return [Math.round(x), Math.round(y)]
  }
}

function addPearl(state: EelWater, [x, y, worth, color]: Pearl) {
  if (state.pearls.length < MOST_PEARLS) state.pearls.push([Math.round(x), Math.round(y), worth, color])
}

const wildPearl = (random: Random): Pearl => {
  const [x, y] = somewhere(REEF_RADIUS - 30, random)
  return [x, y, random() < 0.12 ? 4 : 1 + pickIndex(2, random), pickIndex(6, random)]
}

function start(level: number, random: Random, seats = EELS): EelWater {
  const players = Array.from({ length: seats }, (_, who): Eel => {
    const bare = { x: 0, y: 0, dx: 1, dy: 0, mass: START_MASS, isFast: false, body: [] }
    return { ...newPlayer(who, level, random), ...bare }
  })
  const state: EelWater = { tick: 0, ended: false, players, pearls: [] }
  for (const eel of players) placeEel(state, eel, random)
  // Rivals start partly grown: the person sees how large one can become.
  for (const [who, eel] of players.entries()) if (who > 0) eel.mass += pickIndex(26 + level * 16, random)
  for (const eel of players) eel.peak = eel.mass
  for (let count = 0; count < PEARLS; count++) state.pearls.push(wildPearl(random))
  return state
}

/** Turns the head towards the wished way, as sharply as an eel can. */
function steer(eel: Eel, way: number) {
  if (way === 0) return
  const [x, y] = [wayX(way), wayY(way)]
  const along = eel.dx * x + eel.dy * y
  const across = eel.dx * y - eel.dy * x
  if (along >= TURN_COS) {
    eel.dx = x
    eel.dy = y
    return
  }
  const sine = across >= 0 ? TURN_SIN : -TURN_SIN
  const dx = eel.dx * TURN_COS - eel.dy * sine
  const dy = eel.dx * sine + eel.dy * TURN_COS
  const length = Math.sqrt(dx * dx + dy * dy)
  eel.dx = dx / length
  eel.dy = dy / length
}

function swim(state: EelWater, eel: Eel, stick: Stick) {
  steer(eel, wayOf(stick))
  eel.isFast = hasButton(stick) && eel.mass >= LEAST_FAST_MASS
  const pace = eel.isFast ? FAST_PACE : PACE
  eel.x += eel.dx * pace
  eel.y += eel.dy * pace
  if (eel.isFast && state.tick % 9 === 0) {
    eel.mass--
    if (state.tick % 18 === 0) addPearl(state, [eel.body[0]!, eel.body[1]!, 1, 0])
  }
  const far = Math.sqrt(eel.x * eel.x + eel.y * eel.y)
  const edge = REEF_RADIUS - girthOf(eel.mass)
  if (far > edge) {
    // The reef deflects a head; it does not kill.
    eel.x *= edge / far
    eel.y *= edge / far
  }
  const { body } = eel
  const gapX = eel.x - body[body.length - 2]!
  const gapY = eel.y - body[body.length - 1]!
  if (gapX * gapX + gapY * gapY >= BODY_GAP * BODY_GAP) body.push(Math.round(eel.x), Math.round(eel.y))
  const spare = body.length - 2 * pointsOf(eel.mass)
  // Growing or shrinking by one point per tick is smooth enough.
  if (spare > 0) body.splice(0, Math.min(spare, 4))
}

function eat(state: EelWater, who: number, isOwn: boolean, events: SimEvent[]) {
  const eel = state.players[who]!
  const reach = girthOf(eel.mass) + 13
  const { pearls } = state
  for (let index = pearls.length - 1; index >= 0; index--) {
    const pearl = pearls[index]!
    if (Math.abs(pearl[0] - eel.x) > reach || Math.abs(pearl[1] - eel.y) > reach) continue
    const [x, y, worth] = pearl
    eel.mass += worth
    if (isOwn) events.push({ kind: 'eat', x, y, amount: worth })
    pearls[index] = pearls[pearls.length - 1]!
    pearls.pop()
  }
  eel.peak = Math.max(eel.peak, eel.mass)
}

/** The player hit by this head: -1 for none. */
function bumpedInto(state: EelWater, who: number): number {
  const eel = state.players[who]!
  const own = girthOf(eel.mass) * 0.55
  for (const [index, other] of state.players.entries()) {
    if (index === who || !other.alive || other.wait > 0) continue
    const reach = own + girthOf(other.mass) * 0.85
    const { body } = other
    for (let at = body.length - 2; at >= 0;) {
      const dx = body[at]! - eel.x
      const dy = body[at + 1]! - eel.y
      if (dx * dx + dy * dy < reach * reach) return index
      // Points are close together: skip those that cannot be near.
      const beyond = Math.max(Math.abs(dx), Math.abs(dy)) - reach
      at -= beyond > WIDEST_GAP ? 2 * Math.floor(beyond / WIDEST_GAP) : 2
    }
  }
  return -1
}

function burst(state: EelWater, eel: Eel, color: number) {
  const { body } = eel
  const count = Math.max(4, Math.min(40, Math.floor(eel.mass / 4)))
  const worth = Math.max(1, Math.round((eel.mass * 0.6) / count))
  for (let pearl = 0; pearl < count; pearl++) {
    const at = 2 * Math.floor((pearl * body.length) / 2 / count)
    const side = ((pearl * 7) % 19) - 9
    addPearl(state, [body[at]! + side, body[at + 1]! - side, worth, color % 6])
  }
  eel.alive = false
  eel.wait = AWAY_TICKS
  eel.body = []
}

function step(state: EelWater, sticks: readonly Stick[], random: Random, self = 0): SimEvent[] {
  const events: SimEvent[] = []
  const { players } = state
  state.tick++
  for (const [who, eel] of players.entries()) {
    if (eel.wait > 0) eel.wait--
    if (!eel.alive && eel.wait === 0) {
      placeEel(state, eel, random)
      eel.wait = SHELTER_TICKS
      if (who === self) events.push({ kind: 'back', x: eel.x, y: eel.y })
    }
    if (!eel.alive) continue
    if (who === self && hasButton(sticks[who]!) && !eel.isFast && eel.mass >= LEAST_FAST_MASS)
      events.push({ kind: 'boost', x: eel.x, y: eel.y })
    swim(state, eel, sticks[who]!)
    eat(state, who, who === self, events)
  }
  const caught = players.flatMap((eel, who) => {
    const by = eel.alive && eel.wait === 0 ? bumpedInto(state, who) : -1
    return by < 0 ? [] : [{ who, by }]
  })
  for (const { who, by } of caught) {
    const eel = players[who]!
    players[by]!.knockouts++
    const kind = who === self ? 'out' : by === self ? 'knockout' : 'burst'
    events.push({ kind, x: eel.x, y: eel.y, amount: who })
    burst(state, eel, who)
  }
  if (state.pearls.length < PEARLS && state.tick % 2 === 0) state.pearls.push(wildPearl(random))
  if (state.tick >= ROUND_TICKS) state.ended = true
  return events
}

export const eels: ArenaRules<EelWater> = {
  left: ({ tick }) => ROUND_TICKS - tick,
  start,
  step,
  think: thinkEel,
  company: EELS,
  vacate({ players }, who) {
    Object.assign(players[who]!, { alive: false, wait: EMPTY, body: [] })
  },
  sizeOf: ({ players }, who) => (players[who]!.alive ? players[who]!.mass : 0),
  score: peakScore,
}
