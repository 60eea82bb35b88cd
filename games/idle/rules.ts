import type { Sim, SimEvent } from '#kit/game/contract.ts'
import { hash32, seededRandom, type SeededRandom } from '#kit/random/random.ts'
import { trades } from './all-trades.ts'
import type { IdleDefinition } from './definitions.ts'
import type { Act, Trade, Turn } from './trade.ts'
import {
  awayCoins,
  canBuy,
  FLOW_TICKS,
  MOST_AWAY_SECONDS,
  newWorld,
  pearlsFor,
  pearlShare,
  priceOf,
  TICKS_PER_SECOND,
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
  /** Current coins per second, including pearls. */
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

interface Stand {
  readonly definition: IdleDefinition
  readonly trade: Trade<unknown>
  random: SeededRandom
  world: World
  events: SimEvent[]
  readonly goals: IdleDefinition['goals']
  readonly turn: Turn<unknown>
  readonly sim: IdleSim
}

export function createIdle(definition: IdleDefinition, seed: number, saved?: string): IdleSim {
  const trade = trades[definition.trade]
  const { goals } = definition
  const random = seededRandom(hash32(`${definition.trade}:${seed}`))

  const stand: Stand = {
    definition,
    trade,
    random,
    world: newWorld(definition, trade.start(random)),
    events: [],
    goals,
    get turn() {
      return turn
    },
    get sim() {
      return sim
    },
  }

  const turn: Turn<unknown> = {
    get world() {
      return stand.world
    },
    get body() {
      return stand.world.body
    },
    random: () => stand.random(),
    earn: (coins, x, y) => earn(stand, coins, x, y),
    tell: (event) => void stand.events.push(event),
  }
  const sim: IdleSim = {
    definition,
    trade,
    get world() {
      return stand.world
    },
    get status() {
      return stand.world.goal >= goals.length && !stand.world.endless ? 'won' : 'playing'
    },
    get score() {
      return Math.floor(Math.min(Number.MAX_SAFE_INTEGER, stand.world.total))
    },
    get progress() {
      return stand.world.goal / goals.length
    },
    rate: (hand) => trade.rate(stand.world.levels, hand, stand.world) * pearlShare(stand.world.pearls),
    legal: () => legal(stand),
    apply: (input) => apply(stand, input),
    hash: () => hash32(sim.save()).toString(36),
    save: () =>
      JSON.stringify({
        mark: markOf(definition),
        world: stand.world,
        luck: stand.random.state(),
      } satisfies Kept),
  }
  if (saved) read(stand, saved)
  return sim
}

function read(stand: Stand, text: string) {
  const kept = JSON.parse(text) as Kept
  if (kept.mark !== markOf(stand.definition)) throw new Error('kept by other rules')
  stand.world = kept.world
  stand.random = seededRandom(kept.luck)
}

function buy(stand: Stand, index: number) {
  if (!canBuy(stand.world, stand.definition, index)) return
  stand.world.coins -= priceOf(stand.world, stand.definition, index)!
  stand.world.levels[index]!++
  stand.events.push({ kind: 'buy', amount: index })
}

/** People tap fast; a machine that holds a key down is not faster. */
function act(stand: Stand, wish: Act) {
  if (stand.world.clock - stand.world.acted < ACT_REST_TICKS) return
  stand.world.acted = stand.world.clock
  stand.trade.act(stand.turn, wish)
}

function startAnew(stand: Stand) {
  const pearls = pearlsFor(stand.world, stand.definition)
  if (pearls === 0) return
  const { total, goal, endless, clock } = stand.world
  const fresh = newWorld(stand.definition, stand.trade.start(stand.random))
  stand.world = { ...fresh, total, goal, endless, clock, acted: clock, pearls: stand.world.pearls + pearls }
  stand.events.push({ kind: 'anew', amount: pearls })
}

function come(stand: Stand, seconds: number) {
  // A player without helpers still gets something for the time away.
  const pace = Math.min(stand.world.flow, Math.max(stand.sim.rate(false), stand.world.flow * HELPLESS_SHARE))
  const coins = awayCoins(pace, seconds)
  stand.world.coins += coins
  stand.world.earned += coins
  stand.world.total += coins
  stand.events.push({ kind: 'back', amount: coins })
}

function goOn(stand: Stand, text: string) {
  read(stand, text)
  if (stand.world.goal >= stand.goals.length) stand.world.endless = true
}

function reachGoals(stand: Stand) {
  while (stand.world.goal < stand.goals.length && stand.world.total >= stand.goals[stand.world.goal]!) {
    stand.world.goal++
    stand.events.push({ kind: 'goal', amount: stand.world.goal })
  }
}

function earn(stand: Stand, coins: number, x: number, y: number) {
  const amount = coins * pearlShare(stand.world.pearls)
  stand.world.coins += amount
  stand.world.earned += amount
  stand.world.total += amount
  stand.world.flow += (amount * TICKS_PER_SECOND) / FLOW_TICKS
  stand.events.push({ kind: 'coin', x, y, amount })
}

function legal(stand: Stand): readonly IdleInput[] {
  return stand.sim.status === 'playing'
    ? [
        0,
        ...stand.definition.upgrades.map((_, index): IdleInput => ['buy', index]),
        ...stand.trade.acts(stand.world).map(([a, b]): IdleInput => ['act', a, b]),
        ...(pearlsFor(stand.world, stand.definition) > 0 ? [['anew'] as const] : []),
      ]
    : []
}

function apply(stand: Stand, input: IdleInput): readonly SimEvent[] {
  if (stand.sim.status !== 'playing') return []
  stand.events = []
  if (input !== 0) {
    if (input[0] === 'buy') buy(stand, input[1])
    else if (input[0] === 'act') act(stand, [input[1], input[2]])
    else if (input[0] === 'anew') startAnew(stand)
    else if (input[0] === 'away') come(stand, input[1])
    else goOn(stand, input[1])
  }
  if (input === 0 || input[0] === 'buy' || input[0] === 'act') {
    stand.world.flow -= stand.world.flow / FLOW_TICKS
    stand.trade.step(stand.turn)
    stand.world.clock++
  }
  reachGoals(stand)
  return stand.events
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
