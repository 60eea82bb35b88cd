import type { Sim, SimEvent } from '#kit/game/contract.ts'
import { hash32, seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import type { Mode } from './definitions.ts'
import { isInput, playInput, raiseInput } from './play.ts'
import { rulesOf, type Rulebook } from './rulebook.ts'
import { step } from './step.ts'
import { BATTLE_TICKS, HAND, MIDDLE, type Army, type World } from './world.ts'

/** A battle that the view and the bot can look into. */
export interface BattleSim extends Sim<number> {
  readonly mode: Mode
  readonly rules: Rulebook
  readonly world: World
  readonly level: number
  allows(input: unknown): boolean
}

interface Wish {
  readonly seed: number
  readonly level: number
  readonly saved?: string | undefined
}

const FIRST_ENERGY = 5

const armyOf = ({ lanes, tower, keep, cards, isHand }: Rulebook, random: Random): Army => ({
  energy: FIRST_ENERGY,
  towers: Array.from({ length: lanes }, () => tower),
  keep,
  cards: isHand ? shuffled(cards, random) : [...cards],
  levels: {},
  throws: Array.from({ length: lanes }, () => 0),
  held: 0,
})

const startWorld = (rules: Rulebook, random: Random): World => ({
  tick: 0,
  end: '',
  score: 0,
  armies: [armyOf(rules, random), armyOf(rules, random)],
  units: [],
  stones: [],
  nextId: 1,
  wagons: rules.goal === 'wagon' ? Array.from({ length: rules.lanes }, () => MIDDLE) : [],
  weather: 'sun',
  forecast: 'wind',
  bridge: 1,
})

function alphabet({ lanes, cards, isHand, isUpgrading }: Rulebook): number[] {
  const count = isHand ? HAND : cards.length
  const inputs = [0]
  for (let card = 0; card < count; card++) {
    for (let lane = 0; lane < lanes; lane++) inputs.push(playInput(card, lane))
    if (isUpgrading) inputs.push(raiseInput(card))
  }
  return inputs
}

/** Opens a battle; its luck comes from the seed, its rival from the level. */
export function openBattle(mode: Mode, { seed, level, saved }: Wish): BattleSim {
  const rules = rulesOf[mode]
  const kept = saved ? (JSON.parse(saved) as { world: World; luck: number }) : undefined
  const random = seededRandom(kept ? kept.luck : hash32(`battle:${seed}`))
  const world = kept ? kept.world : startWorld(rules, random)
  let events: SimEvent[] = []
  const place = {
    rules,
    world,
    random,
    level,
    tell: (kind: string, lane: number, at: number, amount?: number) =>
      events.push(amount === undefined ? { kind, x: lane, y: at } : { kind, x: lane, y: at, amount }),
  }
  const inputs = alphabet(rules)
  const save = () => JSON.stringify({ world, luck: random.state() })
  return {
    mode,
    rules,
    world,
    level,
    get status() {
      return world.end || 'playing'
    },
    get score() {
      return world.score
    },
    get progress() {
      return world.end ? 1 : Math.min(0.99, world.tick / BATTLE_TICKS)
    },
    legal: () => (world.end ? [] : inputs),
    allows: isInput,
    apply(input) {
      events = []
      if (!world.end) step(place, input)
      return events
    },
    hash: () => hash32(save()).toString(36),
    save,
  }
}
