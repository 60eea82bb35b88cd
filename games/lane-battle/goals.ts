import { goneOf, LENGTH, MIDDLE, BATTLE_TICKS, RUSH_FROM, type Place, type Side } from './world.ts'

const PUSH_REACH = 7
const PUSH = 0.032
const MOST_PUSHERS = 4
const HOLD_REACH = 9
const HOLD = 0.022
export const HOLD_GOAL = 100
const WON_POINTS = 150
const PER_SECOND = 3

/** Moves what is fought for, and ends the battle when it is decided. */
export function pursue(place: Place) {
  const { rules } = place
  if (rules.goal === 'wagon') pushWagons(place)
  if (rules.goal === 'hold') holdBridges(place)
  const winner = winnerOf(place)
  if (winner !== undefined) endWith(place, winner)
}

function pushWagons({ world, tell }: Place) {
  for (const [lane, at] of world.wagons.entries()) {
    const near = world.units.filter((unit) => unit.lane === lane && Math.abs(unit.at - at) < PUSH_REACH)
    const ours = near.filter(({ side }) => side === 0).length
    const theirs = near.length - ours
    const pushers = Math.max(-MOST_PUSHERS, Math.min(MOST_PUSHERS, ours - theirs))
    if (pushers === 0) continue
    const step = PUSH * (pushers > 0 ? 1 : -1) * (0.5 + Math.abs(pushers) * 0.5)
    world.wagons[lane] = at + step
    if (Math.floor(at / 10) === Math.floor((at + step) / 10)) continue
    if (step > 0) world.score += 12
    tell(step > 0 ? 'roll' : 'back', lane, at)
  }
}

/** A bridge belongs to the only side on it. */
export function holderOf({ world }: Pick<Place, 'world'>, lane: number): Side | undefined {
  const near = world.units.filter((unit) => unit.lane === lane && Math.abs(unit.at - MIDDLE) < HOLD_REACH)
  if (near.length === 0 || near.some(({ side }) => side !== near[0]!.side)) return undefined
  return near[0]!.side
}

function holdBridges(place: Place) {
  const { world, rules, tell } = place
  for (let lane = 0; lane < rules.lanes; lane++) {
    const side = holderOf(place, lane)
    if (side === undefined) continue
    const army = world.armies[side]
    const before = Math.floor(army.held / 10)
    army.held = Math.min(HOLD_GOAL, army.held + HOLD)
    if (Math.floor(army.held / 10) === before) continue
    if (side === 0) world.score += 12
    tell(side === 0 ? 'roll' : 'back', lane, MIDDLE, Math.floor(army.held))
  }
}

/** Value for a side, when time runs out. */
export function standing({ rules, world }: Pick<Place, 'rules' | 'world'>, side: Side): number {
  const army = world.armies[side]
  if (rules.goal === 'wagon') {
    const far = world.wagons.reduce((sum, at) => sum + at - MIDDLE, 0)
    return side === 0 ? far : -far
  }
  if (rules.goal === 'hold') return army.held
  const towers = army.towers.reduce((sum, health) => sum + health, 0)
  return rules.goal === 'towers'
    ? army.towers.filter((health) => health > 0).length * 1000 + towers
    : army.keep + towers
}

function winnerOf(place: Place): Side | undefined {
  const { rules, world } = place
  const [own, rival] = world.armies
  const fallen = ({ towers }: typeof own) => towers.filter((health) => health <= 0).length
  if (rules.goal === 'keep' && (own.keep <= 0 || rival.keep <= 0)) return rival.keep <= 0 ? 0 : 1
  if (rules.goal === 'towers' && (fallen(own) >= 2 || fallen(rival) >= 2)) return fallen(rival) >= 2 ? 0 : 1
  if (rules.goal === 'hold' && (own.held >= HOLD_GOAL || rival.held >= HOLD_GOAL))
    return own.held >= HOLD_GOAL ? 0 : 1
  if (rules.goal === 'wagon') {
    if (world.wagons.some((at) => at >= LENGTH - 6)) return 0
    if (world.wagons.some((at) => at <= 6)) return 1
  }
  if (world.tick < BATTLE_TICKS) return undefined
  return standing(place, 0) > standing(place, 1) ? 0 : 1
}

function endWith({ world, tell }: Place, winner: Side) {
  world.end = winner === 0 ? 'won' : 'lost'
  if (winner === 0) world.score += WON_POINTS + Math.floor((BATTLE_TICKS - world.tick) / 60) * PER_SECOND
  tell(world.end, 0, winner === 0 ? LENGTH : 0)
}

export const isRush = (tick: number) => tick >= RUSH_FROM

/** The foremost of a side in a lane, in steps from its own shore. */
export function foremost({ world }: Pick<Place, 'world'>, side: Side, lane: number): number {
  let most = 0
  for (const unit of world.units)
    if (unit.side === side && unit.lane === lane) most = Math.max(most, goneOf(unit))
  return most
}
