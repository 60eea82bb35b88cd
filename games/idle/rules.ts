import type { Sim, SimEvent } from '#kit/game/contract.ts'
import { hash32, seededRandom, type SeededRandom } from '#kit/random/random.ts'
import { trades } from './all-trades.ts'
import type { IdleDefinition } from './definitions.ts'
import type { Act, Trade, Turn } from './trade.ts'
import {
  FLOW_TICKS,
  TICKS_PER_SECOND,
  awayCoins,
  canBuy,
  MOST_AWAY_SECONDS,
  newWorld,
  pearlsFor,
  pearlShare,
  priceOf,
} from './world.ts'
import type { World } from './world.ts'

/** One tick, alone or with something done in it. Time away and a kept world come in as inputs, so that replays hold. */
export type IdleInput =
  | 0
  | readonly ['buy', index: number]
  | readonly ['act', a: number, b: number]
  | readonly ['anew']
  | readonly ['away', seconds: number]
  | readonly ['load', save: string]

export interface IdleSim extends Sim<IdleInput> {
  readonly definition: IdleDefinition
  readonly trade: Trade<unknown>
  readonly world: World
  /** Coins a second now, pearls counted in. */
  rate(hand: boolean): number
}

const LONGEST_SAVE = 60_000
const MOST_NUMBER = 10_000
const ACT_REST_TICKS = 5
const HELPLESS_SHARE = 0.25

interface Kept {
  readonly mark: string
  readonly world: World
  readonly luck: number
}

/** A world kept by other rules is not gone on with. */
const markOf = ({ trade, upgrades }: IdleDefinition) => `${trade} ${upgrades.length} 1`

export function createIdle(definition: IdleDefinition, seed: number, saved?: string): IdleSim {
  const trade = trades[definition.trade]
  let random: SeededRandom = seededRandom(hash32(`${definition.trade}:${seed}`))
  let world: World = newWorld(definition, trade.start(random))
  let events: SimEvent[] = []
  const { goals } = definition

  const turn: Turn<unknown> = {
    get world() {
      return world
    },
    get body() {
      return world.body
    },
    random: () => random(),
    earn(coins, x, y) {
      const amount = coins * pearlShare(world.pearls)
      world.coins += amount
      world.earned += amount
      world.total += amount
      world.flow += (amount * TICKS_PER_SECOND) / FLOW_TICKS
      events.push({ kind: 'coin', x, y, amount })
    },
    tell: (event) => void events.push(event),
  }

  function read(text: string) {
    const kept = JSON.parse(text) as Kept
    if (kept.mark !== markOf(definition)) throw new Error('kept by other rules')
    world = kept.world
    random = seededRandom(kept.luck)
  }

  function buy(index: number) {
    if (!canBuy(world, definition, index)) return
    world.coins -= priceOf(world, definition, index)!
    world.levels[index]!++
    events.push({ kind: 'buy', amount: index })
  }

  /** Hands are quick, machines that hold a key down are not quicker. */
  function act(wish: Act) {
    if (world.clock - world.acted < ACT_REST_TICKS) return
    world.acted = world.clock
    trade.act(turn, wish)
  }

  function startAnew() {
    const pearls = pearlsFor(world, definition)
    if (pearls === 0) return
    const { total, goal, endless, clock } = world
    const fresh = newWorld(definition, trade.start(random))
    world = { ...fresh, total, goal, endless, clock, acted: clock, pearls: world.pearls + pearls }
    events.push({ kind: 'anew', amount: pearls })
  }

  function come(seconds: number) {
    // Who has no helpers yet does not come back to nothing.
    const pace = Math.min(world.flow, Math.max(sim.rate(false), world.flow * HELPLESS_SHARE))
    const coins = awayCoins(pace, seconds)
    world.coins += coins
    world.earned += coins
    world.total += coins
    events.push({ kind: 'back', amount: coins })
  }

  function goOn(text: string) {
    read(text)
    if (world.goal >= goals.length) world.endless = true
  }

  function reachGoals() {
    while (world.goal < goals.length && world.total >= goals[world.goal]!) {
      world.goal++
      events.push({ kind: 'goal', amount: world.goal })
    }
  }

  const sim: IdleSim = {
    definition,
    trade,
    get world() {
      return world
    },
    get status() {
      return world.goal >= goals.length && !world.endless ? 'won' : 'playing'
    },
    get score() {
      return Math.floor(Math.min(Number.MAX_SAFE_INTEGER, world.total))
    },
    get progress() {
      return world.goal / goals.length
    },
    rate: (hand) => trade.rate(world.levels, hand, world) * pearlShare(world.pearls),
    legal: () =>
      sim.status === 'playing'
        ? [
            0,
            ...definition.upgrades.map((_, index): IdleInput => ['buy', index]),
            ...trade.acts(world).map(([a, b]): IdleInput => ['act', a, b]),
            ...(pearlsFor(world, definition) > 0 ? [['anew'] as const] : []),
          ]
        : [],
    apply(input) {
      if (sim.status !== 'playing') return []
      events = []
      if (input !== 0) {
        if (input[0] === 'buy') buy(input[1])
        else if (input[0] === 'act') act([input[1], input[2]])
        else if (input[0] === 'anew') startAnew()
        else if (input[0] === 'away') come(input[1])
        else goOn(input[1])
      }
      if (input === 0 || input[0] === 'buy' || input[0] === 'act') {
        world.flow -= world.flow / FLOW_TICKS
        trade.step(turn)
        world.clock++
      }
      reachGoals()
      return events
    },
    hash: () => hash32(sim.save()).toString(36),
    save: () => JSON.stringify({ mark: markOf(definition), world, luck: random.state() } satisfies Kept),
  }
  if (saved) read(saved)
  return sim
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= -1 && Number(value) <= most

/** Whether something from outside is an input of this game. */
export function isIdleInput(definition: IdleDefinition, input: unknown): input is IdleInput {
  if (input === 0) return true
  if (!Array.isArray(input)) return false
  const [kind, first, second] = input as readonly unknown[]
  if (kind === 'anew') return input.length === 1
  if (kind === 'act') return isCount(first, MOST_NUMBER) && isCount(second, MOST_NUMBER)
  if (kind === 'away') return isCount(first, MOST_AWAY_SECONDS)
  if (kind === 'buy') return isCount(first, definition.upgrades.length - 1)
  return kind === 'load' && typeof first === 'string' && first.length <= LONGEST_SAVE
}
