import { clamp, freshBase, type Base, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Plan } from './plan.ts'

/** One fixture as it stands now. Plain JSON. */
export interface Stand {
  open: boolean
  x: number
  y: number
  /** Amount of each thing it takes, and of what it gives. */
  has: number[]
  out: number
  work: number
  /** Things the waiting customers want. */
  queue: number[]
  next: number
  /** Coins that lie there. */
  money: number
  /** Water in the ground, pieces left in a vein, or ticks left in the oven, by twist. */
  left: number
}

export interface Helper {
  readonly from: number
  readonly to: number
  x: number
  y: number
  load: number
}

export interface Yard extends Base {
  hero: { x: number; y: number }
  /** The way it walked last. */
  face: number
  load: number[]
  coins: number
  stands: Stand[]
  paid: number[]
  /** Pads paid in full. */
  built: number
  hand: number
  speed: number
  bonus: number
  helpers: Helper[]
  won: boolean
  /** Air, water in the can, the level of the tide: what the twist needs of the whole yard. */
  meter: number
  clock: number
  /** A thief, where there are some: where it is and what it is after. */
  gull: { x: number; y: number; target: number; rest: number }
}

export const FIELD_EDGE = 14
export const REACH = 38
const FIRST_HAND = 4
const WALK = 2.1
const FASTER = 1.22
const HAND_MORE = 3
const TRANSFER_TICKS = 5
const PRICE_MORE = 1.5
const HELPER_LOAD = 3
const HELPER_WALK = 1.5
/** Open pads at a time. */
export const PADS_SHOWN = 2
export const FULL_METER = 600

export function newYard({ fixtures, pads }: Plan, random: Random): Yard {
  return {
    ...freshBase(),
    hero: { x: 200, y: 160 },
    face: 1,
    load: [],
    coins: 0,
    stands: fixtures.map(({ x, y, takes, kind }, index) => ({
      open: !pads.some(({ does, from }) => does === 'open' && from === index),
      x,
      y,
      has: takes.map(() => 0),
      out: kind === 'source' ? 3 : 0,
      work: pickIndex(20, random),
      queue: [],
      next: 30,
      money: 0,
      left: 3,
    })),
    paid: pads.map(() => 0),
    built: 0,
    hand: FIRST_HAND,
    speed: WALK,
    bonus: 1,
    helpers: [],
    won: false,
    meter: FULL_METER,
    clock: 0,
    gull: { x: 460, y: -40, target: -1, rest: 900 },
  }
}

export const near = (
  one: { readonly x: number; readonly y: number },
  other: { readonly x: number; readonly y: number },
  reach = REACH,
) => {
  const [dx, dy] = [one.x - other.x, one.y - other.y]
  return dx * dx + dy * dy <= reach * reach
}

/** Pads that can be paid now: the next ones in the plan's order. */
export function shownPads({ pads }: Plan, { paid }: Pick<Yard, 'paid'>): readonly number[] {
  const open = pads.flatMap((pad, index) => (paid[index]! < pad.cost ? [index] : []))
  // Parts may be brought in any order: otherwise a load for later would be stuck.
  return open.filter((index, place) => place < PADS_SHOWN || pads[index]!.does === 'part')
}

export function earn(yard: Yard, turn: Turn, coins: number, at: { readonly x: number; readonly y: number }) {
  const amount = Math.round(coins)
  if (amount <= 0) return
  yard.coins += amount
  yard.score += amount
  turn.tell('coin', at.x, at.y, amount)
}

export const priceOf = (yard: Yard, price: number) => Math.round(price * yard.bonus)

/** Slot of a stand for a thing, or -1 where there is no space. */
export function slotFor(plan: Plan, yard: Yard, index: number, thing: number): number {
  const { fixtures, twist } = plan
  const { takes, room, kind, gives } = fixtures[index]!
  const { open, queue, has } = yard.stands[index]!
  const slot = takes.indexOf(thing)
  if (slot < 0 || !open || (kind === 'machine' && !isWanted(plan, yard, gives))) return -1
  // An order takes what is written on it and no more; a boat is full when it is full.
  const isFull =
    twist === 'contract' && kind === 'stall'
      ? has[slot]! >= queue.filter((wish) => wish === thing).length
      : twist === 'ferry'
        ? has.reduce((sum, count) => sum + count, 0) >= room
        : has[slot]! >= room
  return isFull ? -1 : slot
}

/** Whether a thing is still useful anywhere. */
export function isWanted(plan: Plan, yard: Yard, thing: number): boolean {
  const { fixtures, pads } = plan
  const { stands, paid } = yard
  return (
    fixtures.some(
      ({ takes, look, kind, gives }, index) =>
        takes.includes(thing) &&
        (stands[index]!.open || look === 'ferry') &&
        (kind !== 'machine' || isWanted(plan, yard, gives)),
    ) || pads.some(({ does, from, cost }, index) => does === 'part' && from === thing && paid[index]! < cost)
  )
}

/** Machines convert their input. */
export function work({ fixtures }: Plan, yard: Yard, turn: Turn, mayGrow: (index: number) => boolean) {
  for (const [index, stand] of yard.stands.entries()) {
    const { kind, every, room, takes } = fixtures[index]!
    if (!stand.open || (kind !== 'source' && kind !== 'machine')) continue
    if (stand.out >= room || stand.has.some((count) => count === 0) || !mayGrow(index)) continue
    if (++stand.work < every) continue
    stand.work = 0
    stand.out++
    if (kind === 'source') continue
    for (const slot of takes.keys()) stand.has[slot] = stand.has[slot]! - 1
    turn.tell('made', stand.x, stand.y)
  }
}

/** The hero gives, takes and collects coins at every place, piece by piece. */
export function handle(plan: Plan, yard: Yard, turn: Turn) {
  for (const [index, stand] of yard.stands.entries()) {
    if (!stand.open || !near(yard.hero, stand)) continue
    if (stand.money > 0) {
      earn(yard, turn, stand.money, stand)
      stand.money = 0
    }
    if (yard.tick % TRANSFER_TICKS !== 0) continue
    const { gives } = plan.fixtures[index]!
    const at = yard.load.findLastIndex((thing) => slotFor(plan, yard, index, thing) >= 0)
    if (at >= 0) {
      const slot = slotFor(plan, yard, index, yard.load[at]!)
      stand.has[slot] = stand.has[slot]! + 1
      yard.load.splice(at, 1)
      turn.tell('drop', stand.x, stand.y)
    } else if (stand.out > 0 && yard.load.length < yard.hand && isWanted(plan, yard, gives)) {
      stand.out--
      yard.load.push(gives)
      turn.tell('take', stand.x, stand.y)
    }
  }
}

/** Standing on a pad pays for it. */
export function pay(plan: Plan, yard: Yard, turn: Turn) {
  for (const index of shownPads(plan, yard)) {
    const pad = plan.pads[index]!
    if (!near(yard.hero, pad, 30)) continue
    const rest = pad.cost - yard.paid[index]!
    if (pad.does === 'part') {
      const at = yard.load.lastIndexOf(pad.from)
      if (at < 0 || yard.tick % TRANSFER_TICKS !== 0) continue
      yard.load.splice(at, 1)
      yard.paid[index] = yard.paid[index]! + 1
      yard.score += 5 + pad.from * 5
      turn.tell('drop', pad.x, pad.y)
    } else {
      const coins = Math.min(rest, yard.coins, Math.max(1, Math.ceil(pad.cost / 45)))
      if (coins <= 0) continue
      yard.coins -= coins
      yard.paid[index] = yard.paid[index]! + coins
      if (yard.tick % 4 === 0) turn.tell('pay', pad.x, pad.y)
    }
    if (yard.paid[index]! >= pad.cost) finish(plan, yard, turn, index)
  }
}

function finish({ pads }: Plan, yard: Yard, turn: Turn, index: number) {
  const { does, from, to, x, y } = pads[index]!
  yard.built++
  if (does === 'open') yard.stands[from]!.open = true
  if (does === 'hand') yard.hand += HAND_MORE
  if (does === 'speed') yard.speed *= FASTER
  if (does === 'price') yard.bonus *= PRICE_MORE
  if (does === 'helper') yard.helpers.push({ from, to, x, y, load: 0 })
  turn.tell('built', x, y)
  if (yard.built < pads.length) return
  yard.won = yard.over = true
  turn.tell('won', yard.hero.x, yard.hero.y)
}

/** A helper walks to and fro and carries a few at a time. */
export function help(plan: Plan, yard: Yard) {
  for (const helper of yard.helpers) {
    const isLoaded = helper.load > 0
    const goal = yard.stands[isLoaded ? helper.to : helper.from]!
    const [dx, dy] = [goal.x - helper.x, goal.y + 18 - helper.y]
    const far = Math.sqrt(dx * dx + dy * dy)
    if (far > 14) {
      helper.x += (dx / far) * HELPER_WALK
      helper.y += (dy / far) * HELPER_WALK
      continue
    }
    const thing = plan.fixtures[helper.from]!.gives
    if (!isLoaded) {
      helper.load = Math.min(HELPER_LOAD, goal.out)
      goal.out -= helper.load
      continue
    }
    const slot = slotFor(plan, yard, helper.to, thing)
    if (slot < 0 || yard.tick % TRANSFER_TICKS !== 0) continue
    goal.has[slot] = goal.has[slot]! + 1
    helper.load--
  }
}

/** Place to discard the load. */
export const PIT = { x: 24, y: 384 } as const

/** Discards useless things, and anything in the pit, so that the hero can carry others. */
export function layDown(plan: Plan, yard: Yard, turn: Turn) {
  const isAtPit = near(yard.hero, PIT, 24)
  const at = yard.load.findIndex((thing) => isAtPit || !isWanted(plan, yard, thing))
  if (at < 0) return
  yard.load.splice(at, 1)
  turn.tell('drop', yard.hero.x, yard.hero.y)
}

export function walk(yard: Yard, [x, y]: readonly [number, number], pace: number) {
  yard.hero.x = clamp(yard.hero.x + x * pace, FIELD_EDGE, 400 - FIELD_EDGE)
  yard.hero.y = clamp(yard.hero.y + y * pace, FIELD_EDGE, 400 - FIELD_EDGE)
}
