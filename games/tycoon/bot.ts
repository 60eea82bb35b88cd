import { pickOne, type Random } from '#kit/random/random.ts'
import type { YardSim } from './rules.ts'
import { twists } from './twists.ts'
import { isWanted, near, PIT, shownPads, slotFor } from './yard.ts'
import { wayTo } from './walk.ts'

interface Goal {
  readonly x: number
  readonly y: number
}

const THINK_TICKS = [70, 40, 20] as const
const ARRIVED = 9
/** Advantage of the current goal over others: turning round half-way wastes time. */
const STICKY = 1.7
const NEARNESS = 34

/** The most rewarding place to go to now. */
export function bestGoal({ plan, state }: Pick<YardSim, 'plan' | 'state'>, last?: Goal): Goal | undefined {
  const urgent = twists[plan.twist].advise?.(plan, state)
  if (urgent) return urgent
  let best: Goal | undefined
  let most = 0
  const weigh = (at: Goal, worth: number) => {
    if (worth <= 0) return
    const [dx, dy] = [at.x - state.hero.x, at.y - state.hero.y]
    const held = last && last.x === at.x && last.y === at.y ? STICKY : 1
    const score = (worth * held) / (NEARNESS + Math.sqrt(dx * dx + dy * dy))
    if (score <= most) return
    most = score
    best = at
  }
  for (const index of shownPads(plan, state)) {
    const pad = plan.pads[index]!
    const rest = pad.cost - state.paid[index]!
    if (pad.does === 'part')
      weigh(pad, 9 * Math.min(rest, state.load.filter((thing) => thing === pad.from).length))
    else if (state.coins >= rest) weigh(pad, 90)
  }
  for (const [index, stand] of state.stands.entries()) {
    if (!stand.open) continue
    const { gives, kind } = plan.fixtures[index]!
    const brought = state.load.filter((thing) => slotFor(plan, state, index, thing) >= 0).length
    const isUsed =
      isWanted(plan, state, gives) &&
      state.stands.some((_, to) => to !== index && slotFor(plan, state, to, gives) >= 0)
    const isPart = plan.pads.some(({ does, from }) => does === 'part' && from === gives)
    const room = state.hand - state.load.length
    const fetched =
      kind !== 'well' && (isUsed || isPart) && isWanted(plan, state, gives) ? Math.min(room, stand.out) : 0
    const asked =
      kind === 'stall' ? state.load.filter((thing) => stand.queue.includes(thing)).length : brought
    weigh(stand, Math.min(brought, asked) * 4 + brought * 3 + fetched * 4 + stand.money * 0.8)
  }
  if (!best && state.load.length >= state.hand) return PIT
  return best
}

const thoughts = new WeakMap<object, { at: number; goal: Goal | undefined }>()

/** Walks to whatever pays best; weak bots decide rarely and sometimes wander. */
export function walkWell(sim: YardSim, random: Random, strength: 0 | 1 | 2): number {
  const { state, plan } = sim
  let thought = thoughts.get(sim)
  if (!thought || state.tick - thought.at >= THINK_TICKS[strength] || state.tick < thought.at) {
    const strolls = strength === 0 && random() < 0.4
    const goal = strolls ? pickOne(plan.fixtures, random) : bestGoal(sim, thought?.goal)
    thought = { at: state.tick, goal }
    thoughts.set(sim, thought)
  }
  const { goal } = thought
  if (!goal || near(state.hero, goal, ARRIVED)) return 0
  return wayTo(goal.x - state.hero.x, goal.y - state.hero.y, ARRIVED)
}
