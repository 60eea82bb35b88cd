import { KINDS, type Kind } from './kinds.ts'
import {
  forward,
  goneOf,
  homeOf,
  LENGTH,
  MIDDLE,
  other,
  RIVER,
  type Place,
  type Side,
  type Unit,
} from './world.ts'

const BURST_REACH = 11
const STONE_TICKS = 12
const TOWER_REACH = 22
const TOWER_PAUSE = 46
const TOWER_BLOW = 5
/** Share of speed of a walker in water without a bridge. */
const WADING = 0.25
const PER_COST = 3
/** Distance beyond the middle at which a holder of a bridge stops. */
const BEYOND = 5

/** Effect of weather on a creature's speed and range. */
function weatherOf(
  { rules, world }: Place,
  { flies, swims, reach }: Kind,
): readonly [pace: number, reach: number] {
  if (!rules.isWeather) return [1, 1]
  const shoots = reach > 10
  if (world.weather === 'wind') return [flies ? 1.6 : 1, shoots ? 0.6 : 1]
  if (world.weather === 'rain') return [flies ? 0.7 : swims ? 1.4 : 0.65, 1]
  if (world.weather === 'fog') return [1, shoots ? 0.35 : 1]
  return [1, 1]
}

export function fight(place: Place) {
  const { world } = place
  for (const unit of world.units) if (unit.health > 0) turnOf(place, unit)
  for (const side of [0, 1] as const) throwStones(place, side)
  for (const stone of world.stones) stone.left--
  world.stones = world.stones.filter(({ left }) => left > 0)
  bury(place)
}

function turnOf(place: Place, unit: Unit) {
  const { world } = place
  const kind = KINDS[unit.kind]
  if (unit.wait > 0) unit.wait--
  if (unit.held > 0) {
    unit.held--
    return
  }
  const [pace, farther] = weatherOf(place, kind)
  const reach = kind.reach * farther
  if (kind.mends) {
    mend(place, unit, reach)
    const isBehind = world.units.some(
      (one) => one.side === unit.side && one.lane === unit.lane && goneOf(one) > goneOf(unit) + 4,
    )
    if (!isBehind && foeAhead(place, unit, reach + 6)) return
    walk(place, unit, kind.pace * pace)
    return
  }
  const foe = kind.rams ? undefined : foeAhead(place, unit, reach)
  if (foe) {
    if (unit.wait <= 0) strike(place, unit, foe)
    return
  }
  if (isAtWall(place, unit, reach)) {
    if (unit.wait <= 0) hitWall(place, unit)
    return
  }
  walk(place, unit, kind.pace * pace)
}

/** The nearest foe a unit can hit from where it is. */
function foeAhead({ world }: Place, unit: Unit, reach: number): Unit | undefined {
  const { hitsAir } = KINDS[unit.kind]
  let best: Unit | undefined
  let nearest = reach
  for (const foe of world.units) {
    if (foe.side === unit.side || foe.lane !== unit.lane || foe.health <= 0) continue
    if (KINDS[foe.kind].flies && !hitsAir) continue
    const far = Math.abs(foe.at - unit.at)
    if (far > nearest) continue
    nearest = far
    best = foe
  }
  return best
}

function strike(place: Place, unit: Unit, foe: Unit) {
  const { world, tell } = place
  const kind = KINDS[unit.kind]
  unit.wait = kind.pause
  if (kind.bursts) {
    for (const one of world.units)
      if (one.side !== unit.side && one.lane === unit.lane && Math.abs(one.at - unit.at) < BURST_REACH)
        one.health -= kind.damage * unit.might
    unit.health = 0
    tell('burst', unit.lane, unit.at)
    return
  }
  foe.health -= kind.damage * unit.might
  if (kind.reach > 10) {
    world.stones.push({ lane: unit.lane, from: unit.at, to: foe.at, left: STONE_TICKS })
    tell('shot', unit.lane, unit.at)
  } else tell('hit', foe.lane, foe.at)
}

function mend({ world, tell }: Place, unit: Unit, reach: number) {
  if (unit.wait > 0) return
  const { damage, pause } = KINDS[unit.kind]
  let hasMended = false
  for (const one of world.units) {
    if (one.side !== unit.side || one.lane !== unit.lane || one === unit) continue
    if (Math.abs(one.at - unit.at) > reach || one.health >= one.whole || one.health <= 0) continue
    one.health = Math.min(one.whole, one.health + damage * unit.might)
    hasMended = true
  }
  if (!hasMended) return
  unit.wait = pause
  tell('mend', unit.lane, unit.at)
}

/** What a unit meets at the far shore: the tower of its lane, or the keep. */
export function wallOf(
  { world }: Pick<Place, 'world'>,
  side: Side,
  lane: number,
): 'tower' | 'keep' | undefined {
  const { towers, keep } = world.armies[other(side)]
  if (towers[lane]! > 0) return 'tower'
  return keep > 0 ? 'keep' : undefined
}

const isAtWall = (place: Place, unit: Unit, reach: number) =>
  wallOf(place, unit.side, unit.lane) !== undefined && LENGTH - goneOf(unit) <= Math.max(reach, 5)

function hitWall(place: Place, unit: Unit) {
  const { world, tell } = place
  const kind = KINDS[unit.kind]
  const army = world.armies[other(unit.side)]
  const damage = Math.round(kind.damage * unit.might)
  unit.wait = kind.pause
  const wall = wallOf(place, unit.side, unit.lane)
  if (wall === 'tower') {
    army.towers[unit.lane] = Math.max(0, army.towers[unit.lane]! - damage)
    if (army.towers[unit.lane] === 0) tell('fall', unit.lane, homeOf(other(unit.side)), unit.side)
  } else army.keep = Math.max(0, army.keep - damage)
  if (kind.bursts) unit.health = 0
  if (unit.side === 0) world.score += damage
  tell(unit.side === 0 ? 'ours' : 'theirs', unit.lane, homeOf(other(unit.side)), damage)
}

/** Where a unit stops: at its lane's wagon, or beyond the bridge it holds. */
function limitOf({ rules, world }: Place, { lane, side }: Unit): number {
  if (rules.goal === 'wagon') return side === 0 ? world.wagons[lane]! + 2 : LENGTH - world.wagons[lane]! + 2
  return rules.goal === 'hold' ? MIDDLE + BEYOND : LENGTH
}

function walk(place: Place, unit: Unit, pace: number) {
  const { rules, world } = place
  const { swims, flies } = KINDS[unit.kind]
  const limit = limitOf(place, unit)
  if (goneOf(unit) >= limit) return
  const isWet = rules.isRiver && unit.at > RIVER.from && unit.at < RIVER.to
  const slow = isWet && !swims && !flies && world.bridge !== unit.lane ? WADING : 1
  unit.at += forward(unit.side) * Math.min(pace * slow, limit - goneOf(unit))
}

/** Towers and keeps throw stones at who comes near. */
function throwStones({ world, tell, rules }: Place, side: Side) {
  const army = world.armies[side]
  for (let lane = 0; lane < rules.lanes; lane++) {
    if (army.throws[lane]! > 0) army.throws[lane]!--
    const stands = army.towers[lane]! > 0 || army.keep > 0
    if (!stands || army.throws[lane]! > 0) continue
    const home = homeOf(side)
    const foe = world.units.find(
      (one) =>
        one.side !== side && one.lane === lane && one.health > 0 && Math.abs(one.at - home) < TOWER_REACH,
    )
    if (!foe) continue
    foe.health -= TOWER_BLOW
    army.throws[lane] = TOWER_PAUSE
    world.stones.push({ lane, from: home, to: foe.at, left: STONE_TICKS })
    tell('shot', lane, home)
  }
}

function bury({ world, tell }: Place) {
  if (!world.units.some(({ health }) => health <= 0)) return
  for (const { health, side, kind, lane, at } of world.units) {
    if (health > 0) continue
    if (side === 1) world.score += Math.ceil((KINDS[kind].cost * PER_COST) / (KINDS[kind].count ?? 1))
    tell(side === 1 ? 'pop' : 'gone', lane, at)
  }
  world.units = world.units.filter(({ health }) => health > 0)
}
