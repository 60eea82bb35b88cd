import type { Random } from '#kit/random/random.ts'
import { wayX, wayY } from '../stick.ts'
import {
  drive,
  earn,
  farBetween,
  fence,
  headFor,
  newPlayers,
  SIDE,
  somewhere,
  within,
  type Body,
  type Drive,
  type Spot,
  type Yard,
  type YardRules,
} from '../yard.ts'

export interface Fish extends Body {
  /** 0 small, 1 silver, 2 golden. */
  readonly kind: number
  /** Ticks until it thinks of another way. */
  until: number
}

export interface Net extends Spot {
  readonly who: number
  /** Ticks until it closes. */
  left: number
}

/** Boats with casting nets: whoever has the most under one net is paid best. */
export interface Lagoon extends Yard {
  fish: Fish[]
  nets: Net[]
}

const BOATS = 5
const FISH = 30
export const NET = 62
export const NET_TICKS = 20
const CAST = 74
const WORTH = [1, 2, 5] as const
const SAIL: Drive = { thrust: 0.16, glide: 0.95, dash: 0 }
const PACE = [0.8, 1.25, 1.9] as const

const newFish = (random: Random): Fish => {
  const luck = random()
  return { ...somewhere(random, 30), vx: 0, vy: 0, kind: luck < 0.68 ? 0 : luck < 0.93 ? 1 : 2, until: 0 }
}

function swim(fish: Fish, state: Lagoon, random: Random) {
  if (--fish.until <= 0) {
    fish.until = 40 + Math.floor(random() * 90)
    const way = 1 + Math.floor(random() * 24)
    // Fish like company: a shoal is what a net is for.
    const mate = state.fish[Math.floor(random() * state.fish.length)]!
    const far = Math.max(1, farBetween(mate, fish))
    const pace = PACE[fish.kind]!
    fish.vx = (wayX(way) * 0.6 + ((mate.x - fish.x) / far) * 0.7) * pace
    fish.vy = (wayY(way) * 0.6 + ((mate.y - fish.y) / far) * 0.7) * pace
  }
  for (const boat of state.players) {
    const speed = Math.abs(boat.vx) + Math.abs(boat.vy)
    if (speed < 1.6 || !within(fish, boat, 58)) continue
    const far = Math.max(1, farBetween(fish, boat))
    fish.x += ((fish.x - boat.x) / far) * 1.1
    fish.y += ((fish.y - boat.y) / far) * 1.1
  }
  fish.x += fish.vx
  fish.y += fish.vy
  fence(fish, 14)
}

export const nets: YardRules<Lagoon> = {
  start(level, random) {
    const fish = Array.from({ length: FISH }, () => newFish(random))
    return { tick: 0, over: false, players: newPlayers(BOATS, level, random, 22), fish, nets: [] }
  },
  step(state, around) {
    for (const [who, boat] of state.players.entries()) {
      const casts = drive(boat, SAIL)
      fence(boat, boat.size)
      if (!casts) continue
      const x = Math.min(SIDE - 20, Math.max(20, boat.x + boat.dx * CAST))
      const y = Math.min(SIDE - 20, Math.max(20, boat.y + boat.dy * CAST))
      state.nets.push({ x, y, who, left: NET_TICKS })
      if (who === 0) around.events.push({ kind: 'cast', x, y })
    }
    for (const fish of state.fish) swim(fish, state, around.random)
    for (const net of state.nets) {
      if (--net.left > 0) continue
      const caught = state.fish.filter((fish) => within(fish, net, NET))
      state.fish = state.fish.filter((fish) => !caught.includes(fish))
      const sum = caught.reduce((total, { kind }) => total + WORTH[kind]!, 0)
      // Each fish beyond the first makes all of them worth more.
      const points = Math.round(sum * (1 + 0.25 * Math.max(0, caught.length - 1)))
      if (points > 0) earn(state, state.players[net.who]!, points, around, net)
      else if (net.who === 0) around.events.push({ kind: 'miss', x: net.x, y: net.y })
    }
    state.nets = state.nets.filter(({ left }) => left > 0)
    if (state.tick % 12 === 0 && state.fish.length < FISH) state.fish.push(newFish(around.random))
  },
  think(state, who, random, skill) {
    const boat = state.players[who]!
    const inNet = (at: Spot) =>
      state.fish.filter((fish) =>
        within({ x: fish.x + fish.vx * NET_TICKS, y: fish.y + fish.vy * NET_TICKS }, at, NET - 6),
      ).length
    let best: Spot | undefined
    let most = -Infinity
    for (const fish of state.fish) {
      const near = state.fish.filter((other) => within(other, fish, NET)).length
      const value = near * 34 + fish.kind * 22 - farBetween(fish, boat) * (1.2 - skill * 0.5)
      if (value <= most) continue
      most = value
      best = fish
    }
    if (!best) return 0
    const there = { x: boat.x + boat.dx * CAST, y: boat.y + boat.dy * CAST }
    const wanted = skill > 0.55 ? 3 : 2
    const casts = boat.rest === 0 && inNet(there) >= wanted && random() < 0.3 + skill * 0.7
    const stick = headFor(boat, best, random, skill)
    return casts ? stick | 1 : stick & ~1
  },
}
