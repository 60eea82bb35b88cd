import type { Sim, SimEvent } from '#kit/game/contract.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { stepWorld, type Hit } from '#kit/game/rigid/world.ts'
import { readLevel, type Level } from './level.ts'
import { keepCount, type Yard, type YardRules } from './yard.ts'

export interface YardSim extends Sim<number> {
  readonly rules: YardRules
  readonly yard: Yard
  readonly plan: Level
}

/** Ticks without an action after which a begun level is lost. */
const LONGEST_WAIT = 7200
const LOUD = 140
const MOST_KNOCKS = 3

/** A level as it begins. */
export function openLevel(rules: YardRules, { dice, hard, pearls }: Level): Yard {
  const yard = rules.build({ hard, random: seededRandom(hash32(`yard:${dice}`)) })
  yard.pearls = pearls.map(({ x, y }) => ({ x, y }))
  return yard
}

/** One tick: the action, the forces, the bodies, and what came of it. */
export function stepYard(rules: YardRules, yard: Yard, input: number, tell: SimTell) {
  if (yard.status !== 'playing') return
  if (input > 0 && input !== yard.last && rules.isReady(yard)) rules.act(yard, input, tell)
  yard.last = input
  rules.drive?.(yard)
  const hits = stepWorld(yard.world)
  knocks(hits, tell)
  keepCount(yard, rules.hero?.(yard), tell)
  rules.judge(yard, hits, tell)
  if (yard.status === 'playing' && yard.used > 0 && yard.since >= LONGEST_WAIT) {
    yard.status = 'lost'
    tell('lost', 200, 200)
  }
}

type SimTell = (kind: string, x: number, y: number, amount?: number) => void

/** Tells the hardest hits of a tick, for sound. */
function knocks(hits: readonly Hit[], tell: SimTell) {
  let told = 0
  for (const { speed, x, y } of hits)
    if (speed > LOUD && told++ < MOST_KNOCKS) tell('knock', x, y, Math.min(9, Math.round(speed / 100)))
}

const GOAL_POINTS = 100
const STAR_POINTS = 50

/** Stars of a won level: by its pearls, else by how few actions it took. */
export function starsOf({ yard, rules, plan }: Pick<YardSim, 'yard' | 'rules' | 'plan'>): 0 | 1 | 2 | 3 {
  if (yard.status !== 'won') return 0
  if (!rules.byThrift) return (1 + Math.min(2, yard.taken + Math.max(0, 2 - plan.pearls.length))) as 1 | 2 | 3
  const over = yard.used - plan.moves.length
  return over <= 0 ? 3 : over <= 1 ? 2 : 1
}

interface Opening {
  readonly pack: readonly string[]
  readonly level: number
  readonly saved: string | undefined
}

/** A level of a pack as a run. */
export function openYard(rules: YardRules, { pack, level, saved }: Opening): YardSim {
  const index = Math.max(0, Math.min(pack.length - 1, level - 1))
  const plan = readLevel(pack[index]!)
  const fresh = openLevel(rules, plan)
  const alphabet = sampleOf(rules, fresh, level)
  const yard = saved ? (JSON.parse(saved) as Yard) : fresh
  const sim: YardSim = {
    rules,
    yard,
    plan,
    get status() {
      return yard.status
    },
    get score() {
      const stars = starsOf(sim)
      return stars > 0 ? GOAL_POINTS + stars * STAR_POINTS : 10 * yard.taken
    },
    get progress() {
      if (yard.status === 'won') return 1
      return Math.min(0.9, yard.used / Math.max(1, plan.moves.length + 1))
    },
    legal: () => (yard.status === 'playing' ? alphabet : []),
    apply(input) {
      const events: SimEvent[] = []
      stepYard(rules, yard, input, (kind, x, y, amount) =>
        events.push(amount === undefined ? { kind, x, y } : { kind, x, y, amount }),
      )
      return events
    },
    hash: () => hash32(JSON.stringify(yard)).toString(36),
    save: () => JSON.stringify(yard),
  }
  return sim
}

const SAMPLES = 24

/** 0 and some actions that are possible in this level, for bots and tests. */
function sampleOf(rules: YardRules, yard: Yard, level: number): readonly number[] {
  const random = seededRandom(hash32(`hand:${level}`))
  const inputs = new Set([0])
  for (let index = 0; index < SAMPLES; index++) inputs.add(rules.guess(yard, random))
  for (const [index] of (rules.spots?.(yard) ?? []).entries()) inputs.add(index + 1)
  return [...inputs]
}
