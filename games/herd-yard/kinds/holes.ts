import type { Random } from '#kit/random/random.ts'
import {
  drive,
  earn,
  fall,
  farBetween,
  fence,
  headFor,
  isBack,
  nearest,
  newPlayers,
  others,
  somewhere,
  within,
  type Drive,
  type Spot,
  type Yard,
  type YardRules,
} from '../yard.ts'

export interface Prop extends Spot {
  /** 0 shell, 1 crate, 2 palm, 3 hut. */
  readonly kind: number
}

/** Holes that wander under a beach: what fits falls in, and the hole grows. */
export interface Beach extends Yard {
  props: Prop[]
}

const HOLES = 5
export const PROP_SIZE = [9, 15, 24, 36] as const
const PROP_MASS = [1, 3, 8, 20] as const
const COUNTS = [34, 14, 8, 3] as const
const SMALLEST = 15
const LARGEST = 84
const ROLL: Drive = { thrust: 0.32, glide: 0.88, dash: 5 }
/** The largest hole loses thrust, so that small ones can escape. */
const HEAVY = 0.42
/** A hole swallows another that is so much smaller. */
const SWALLOWS = 1.22
/** Share of its points that a swallowed hole keeps. */
const KEPT = 0.8

/** The more points, the wider. */
const sizeFor = (points: number) => Math.min(LARGEST, SMALLEST + Math.sqrt(points) * 2.7)

function newProp(kind: number, random: Random): Prop {
  return { ...somewhere(random, 26 + PROP_SIZE[kind]!), kind }
}

export const holes: YardRules<Beach> = {
  start(level, random) {
    const players = newPlayers(HOLES, level, random, SMALLEST)
    const props = COUNTS.flatMap((count, kind) => Array.from({ length: count }, () => newProp(kind, random)))
    return { tick: 0, over: false, players, props }
  },
  step(state, around) {
    const { players } = state
    for (const [who, hole] of players.entries()) {
      if (hole.away > 0) {
        if (isBack(hole, somewhere(around.random, 60)) && who === 0)
          around.events.push({ kind: 'back', x: hole.x, y: hole.y })
        continue
      }
      const share = (hole.size - SMALLEST) / (LARGEST - SMALLEST)
      const dashes = drive(hole, { ...ROLL, thrust: ROLL.thrust * (1 - HEAVY * share) })
      if (dashes && who === 0) around.events.push({ kind: 'dash', x: hole.x, y: hole.y })
      fence(hole, hole.size * 0.6)
      const found = state.props.filter(
        (prop) =>
          PROP_SIZE[prop.kind]! < hole.size * 0.96 &&
          within(prop, hole, hole.size - PROP_SIZE[prop.kind]! * 0.35),
      )
      for (const prop of found) earn(state, hole, PROP_MASS[prop.kind]!, around, prop)
      if (found.length > 0) state.props = state.props.filter((prop) => !found.includes(prop))
      hole.size += (sizeFor(hole.points) - hole.size) * 0.12
    }
    for (const [who, hole] of players.entries())
      for (const other of others(state, who)) {
        if (hole.away > 0 || hole.size < other.size * SWALLOWS || !within(hole, other, hole.size * 0.8))
          continue
        fall(state, other, around)
        earn(state, hole, 10 + Math.floor(other.points / 8), around, other)
        other.points = Math.floor(other.points * KEPT)
        other.size = sizeFor(other.points)
      }
    if (state.tick % 9 !== 0) return
    const kind = COUNTS.findIndex(
      (count, at) => state.props.filter((prop) => prop.kind === at).length < count,
    )
    if (kind >= 0 && (kind < 2 || state.tick % 72 === 0)) state.props.push(newProp(kind, around.random))
  },
  think(state, who, random, skill) {
    const hole = state.players[who]!
    const rivals = others(state, who)
    const danger = nearest(
      hole,
      rivals.filter((rival) => rival.size >= hole.size * SWALLOWS),
    )
    if (danger && within(hole, danger, danger.size + 44)) {
      const away = {
        x: hole.x * 2 - danger.x + (300 - hole.x) * 0.4,
        y: hole.y * 2 - danger.y + (300 - hole.y) * 0.4,
      }
      return headFor(hole, away, random, skill, within(hole, danger, danger.size + 26))
    }
    const prey = nearest(
      hole,
      rivals.filter((rival) => hole.size >= rival.size * SWALLOWS),
    )
    if (prey && within(hole, prey, hole.size + 40)) return headFor(hole, prey, random, skill, true)
    let best: Prop | undefined
    let most = -Infinity
    for (const prop of state.props) {
      if (PROP_SIZE[prop.kind]! >= hole.size * 0.96) continue
      const value = PROP_MASS[prop.kind]! * 26 - farBetween(prop, hole)
      if (value <= most) continue
      most = value
      best = prop
    }
    return best ? headFor(hole, best, random, skill) : 0
  },
}
