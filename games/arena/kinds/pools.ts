import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { AWAY_TICKS, EMPTY, newPlayer, peakScore, SHELTER_TICKS, type ArenaRules } from '../round.ts'
import { hasButton, wayOf, wayX, wayY, type Stick } from '../stick.ts'
import { growTogether, pushApart, splitAll } from './pools-jelly.ts'
import { thinkPool } from './pools-mind.ts'
import {
  massOf,
  POOL_SIDE,
  radiusOf,
  SWALLOW,
  URCHIN_MASS,
  URCHIN_RADIUS,
  type Crumb,
  type Pool,
  type Swarm,
} from './pools-swarms.ts'

const SWARMS = 11
const CRUMBS = 240
const URCHINS = 9
const START_MASS = 24
const MOST_PIECES = 8
const ROUND_TICKS = 120 * 60
const PACE = 5.4
const somewhere = (random: Random) => Math.round(40 + random() * (POOL_SIDE - 80))

const newCrumb = (random: Random): Crumb => [
  somewhere(random),
  somewhere(random),
  random() < 0.1 ? 4 : 1 + pickIndex(2, random),
  pickIndex(6, random),
]

function place(state: Pool, swarm: Swarm, random: Random) {
  let most = -1
  let [x, y] = [POOL_SIDE / 2, POOL_SIDE / 2]
  for (let trial = 0; trial < 7; trial++) {
    const [column, row] = [250 + random() * (POOL_SIDE - 500), 250 + random() * (POOL_SIDE - 500)]
    let room = Infinity
    for (const other of state.players)
      for (const jelly of other.jellies)
        room = Math.min(
          room,
          Math.sqrt((jelly.x - column) ** 2 + (jelly.y - row) ** 2) - radiusOf(jelly.mass),
        )
    if (room <= most) continue
    most = room
    x = column
    y = row
  }
  swarm.jellies = [{ x, y, vx: 0, vy: 0, mass: START_MASS, merge: 0 }]
  swarm.alive = true
}

function start(level: number, random: Random, seats = SWARMS): Pool {
  const players = Array.from({ length: seats }, (_, who): Swarm => {
    return { ...newPlayer(who, level, random), jellies: [], wasPressed: false, dx: 1, dy: 0 }
  })
  const crumbs = Array.from({ length: CRUMBS }, () => newCrumb(random))
  const state: Pool = { tick: 0, ended: false, players, crumbs, urchins: [] }
  for (const [who, swarm] of players.entries()) {
    place(state, swarm, random)
    if (who > 0) swarm.jellies[0]!.mass += pickIndex(14 + level * 12, random)
    swarm.peak = massOf(swarm)
  }
  while (state.urchins.length < URCHINS) state.urchins.push([somewhere(random), somewhere(random)])
  return state
}

function swim(swarm: Swarm, stick: Stick) {
  const way = wayOf(stick)
  if (way > 0) {
    swarm.dx = wayX(way)
    swarm.dy = wayY(way)
  }
  for (const jelly of swarm.jellies) {
    const pace = way > 0 ? PACE / Math.sqrt(Math.sqrt(jelly.mass)) : 0
    jelly.x += swarm.dx * pace + jelly.vx
    jelly.y += swarm.dy * pace + jelly.vy
    jelly.vx *= 0.92
    jelly.vy *= 0.92
    if (jelly.merge > 0) jelly.merge--
    const edge = Math.min(radiusOf(jelly.mass) * 0.6, 300)
    jelly.x = Math.min(POOL_SIDE - edge, Math.max(edge, jelly.x))
    jelly.y = Math.min(POOL_SIDE - edge, Math.max(edge, jelly.y))
  }
  pushApart(swarm.jellies)
  growTogether(swarm.jellies)
}

function eat(state: Pool, who: number, isOwn: boolean, events: SimEvent[]) {
  const { crumbs } = state
  for (const jelly of state.players[who]!.jellies) {
    const reach = radiusOf(jelly.mass) + 2
    for (let index = crumbs.length - 1; index >= 0; index--) {
      const crumb = crumbs[index]!
      const dx = crumb[0] - jelly.x
      if (dx > reach || dx < -reach) continue
      const dy = crumb[1] - jelly.y
      if (dx * dx + dy * dy > reach * reach) continue
      const [x, y, worth] = crumb
      jelly.mass += worth
      if (isOwn) events.push({ kind: 'eat', x, y, amount: worth })
      crumbs[index] = crumbs[crumbs.length - 1]!
      crumbs.pop()
    }
  }
}

/** A large jelly bursts on an urchin, which then moves on; returns the place. */
function prick(state: Pool, who: number, random: Random) {
  const swarm = state.players[who]!
  for (const urchin of state.urchins)
    for (const jelly of swarm.jellies) {
      const reach = radiusOf(jelly.mass) - URCHIN_RADIUS * 0.3
      if (jelly.mass < URCHIN_MASS) continue
      if ((urchin[0] - jelly.x) ** 2 + (urchin[1] - jelly.y) ** 2 > reach * reach) continue
      const pieces = Math.min(MOST_PIECES - swarm.jellies.length + 1, 6)
      const mass = Math.max(10, Math.floor(jelly.mass / Math.max(1, pieces)))
      for (let piece = 1; piece < pieces; piece++) {
        const way = 1 + ((piece * 5 + state.tick) % 32)
        swarm.jellies.push({ ...jelly, mass, vx: wayX(way) * 9, vy: wayY(way) * 9, merge: 600 })
        jelly.mass -= mass
      }
      jelly.merge = 600
      urchin[0] = somewhere(random)
      urchin[1] = somewhere(random)
      return { x: jelly.x, y: jelly.y }
    }
  return undefined
}

/** The larger swallows the smaller where it covers its middle. */
function swallow(state: Pool, hunter: number, self: number, events: SimEvent[]) {
  const eater = state.players[hunter]!
  if (!eater.alive) return
  for (const [who, other] of state.players.entries()) {
    if (who === hunter || !other.alive || other.wait > 0) continue
    for (const jelly of eater.jellies) {
      const reach = radiusOf(jelly.mass)
      for (let at = other.jellies.length - 1; at >= 0; at--) {
        const prey = other.jellies[at]!
        if (jelly.mass < prey.mass * SWALLOW) continue
        const within = reach - radiusOf(prey.mass) * 0.4
        if ((prey.x - jelly.x) ** 2 + (prey.y - jelly.y) ** 2 > within * within) continue
        jelly.mass += prey.mass
        other.jellies.splice(at, 1)
        if (hunter === self) events.push({ kind: 'eat', x: prey.x, y: prey.y, amount: prey.mass })
        if (other.jellies.length > 0) continue
        other.alive = false
        other.wait = AWAY_TICKS
        eater.knockouts++
        const kind = who === self ? 'out' : hunter === self ? 'knockout' : 'burst'
        events.push({ kind, x: prey.x, y: prey.y, amount: who })
      }
    }
  }
}

function step(state: Pool, sticks: readonly Stick[], random: Random, self = 0): SimEvent[] {
  const events: SimEvent[] = []
  state.tick++
  for (const [who, swarm] of state.players.entries()) {
    if (swarm.wait > 0) swarm.wait--
    if (!swarm.alive && swarm.wait === 0) {
      place(state, swarm, random)
      swarm.wait = SHELTER_TICKS
      if (who === self) events.push({ kind: 'back' })
    }
    if (!swarm.alive) continue
    const presses = hasButton(sticks[who]!)
    if (presses && !swarm.wasPressed && splitAll(swarm.jellies, swarm, MOST_PIECES) && who === self)
      events.push({ kind: 'split' })
    swarm.wasPressed = presses
    swim(swarm, sticks[who]!)
    eat(state, who, who === self, events)
    const at = prick(state, who, random)
    if (at && who === self) events.push({ kind: 'prick', ...at })
    swarm.peak = Math.max(swarm.peak, massOf(swarm))
  }
  for (const who of state.players.keys()) swallow(state, who, self, events)
  if (state.crumbs.length < CRUMBS) state.crumbs.push(newCrumb(random))
  if (state.tick >= ROUND_TICKS) state.ended = true
  return events
}

export const pools: ArenaRules<Pool> = {
  left: ({ tick }) => ROUND_TICKS - tick,
  start,
  step,
  think: thinkPool,
  company: SWARMS,
  vacate({ players }, who) {
    Object.assign(players[who]!, { alive: false, wait: EMPTY, jellies: [] })
  },
  sizeOf: ({ players }, who) => massOf(players[who]!),
  score: peakScore,
}
