import { pickIndex, pickOne, seededRandom, type Random } from '#kit/random/random.ts'
import { stepMicro, type MicroSim } from './rules.ts'

/** A bot's skill: look-ahead, ticks between decisions, number of candidates, and chance of a slip. */
interface Player {
  readonly sight: number
  readonly every: number
  readonly ways: number
  readonly slips: number
}
const PLAYERS: readonly Player[] = [
  { sight: 0.5, every: 16, ways: 4, slips: 0.14 },
  { sight: 0.8, every: 10, ways: 8, slips: 0.03 },
  { sight: 1, every: 8, ways: 16, slips: 0 },
]
const USUAL_SIGHT = 80
const SHORTEST_HOLD = 3
const PER_POINT = 12
const PER_TICK = 0.6
const LOST = 400

interface Plan {
  readonly madeAt: number
  readonly inputs: readonly number[]
}
const plans = new WeakMap<MicroSim, Plan>()

/** Plays any small game: copies the run, simulates input sequences and takes the best. */
export function microBot(sim: MicroSim, random: Random, strength: 0 | 1 | 2): number | undefined {
  const { state, rules } = sim
  if (state.over) return undefined
  const player = PLAYERS[strength]!
  const known = plans.get(sim)
  const age = known ? state.tick - known.madeAt : 0
  if (known && age >= 0 && age < player.every) return known.inputs[age] ?? 0
  const sight = Math.round((rules.sight ?? USUAL_SIGHT) * player.sight)
  const rest = known && age >= 0 ? known.inputs.slice(age) : []
  const inputs =
    random() < player.slips
      ? wayOf(sim, sight, random)
      : bestWay(sim, { rest, sight, ways: player.ways, random })
  plans.set(sim, { madeAt: state.tick, inputs })
  return inputs[0] ?? 0
}

interface Thought {
  readonly rest: readonly number[]
  readonly sight: number
  readonly ways: number
  readonly random: Random
}

function bestWay(sim: MicroSim, { rest, sight, ways, random }: Thought): readonly number[] {
  let best: readonly number[] = []
  let most = -Infinity
  const weigh = (inputs: readonly number[]) => {
    const worth = worthOf(sim, inputs, sight)
    if (worth <= most) return
    most = worth
    best = inputs
  }
  weigh(rest)
  weigh([])
  for (let way = 0; way < ways; way++)
    weigh(way % 3 === 2 ? changed(rest, sim, random) : wayOf(sim, sight, random))
  return best
}

const inputsOf = ({ rules, state }: MicroSim) => rules.hints?.(state) ?? rules.inputs

/** A plausible sequence of presses: one tap soon, or holding for stretches. */
function wayOf(sim: MicroSim, sight: number, random: Random): number[] {
  const { hand } = sim.rules
  const inputs = inputsOf(sim)
  if (hand === 'tap') return taps(inputs, sight, random)
  const way: number[] = []
  const longest = hand === 'aim' ? sight * 0.8 : sight * 0.5
  while (way.length < sight) {
    const input = pickOne(inputs, random)
    const length = SHORTEST_HOLD + pickIndex(Math.ceil(longest), random)
    for (let tick = 0; tick < length; tick++) way.push(input)
  }
  return way
}

/** One to three taps soon, or taps in an even beat. */
function taps(inputs: readonly number[], sight: number, random: Random): number[] {
  const way: number[] = Array.from({ length: sight }, () => 0)
  const beat = random() < 0.4 ? 8 + pickIndex(52, random) : 0
  let at = pickIndex(Math.ceil(sight * 0.6), random)
  for (let tap = 0; tap < (beat ? 12 : 3) && at < sight; tap++) {
    way[at] = pickOne(inputs, random) || 1
    at += beat || 3 + pickIndex(random() < 0.5 ? 8 : sight, random)
  }
  return way
}

/** The current sequence with one stretch changed. */
function changed(rest: readonly number[], sim: MicroSim, random: Random): number[] {
  const inputs = inputsOf(sim)
  const way = [...rest]
  const from = pickIndex(way.length + 8, random)
  const until = from + SHORTEST_HOLD + pickIndex(20, random)
  const input = pickOne(inputs, random)
  for (let tick = 0; tick < until; tick++) way[tick] = tick >= from ? input : (way[tick] ?? 0)
  return way
}

function worthOf({ rules, state, luck }: MicroSim, way: readonly number[], sight: number): number {
  const copy = copyOf(state)
  const random = seededRandom(luck())
  let tick = 0
  for (; tick < sight && !copy.over; tick++)
    stepMicro(rules, copy, { input: way[tick] ?? 0, random, tell: () => undefined })
  const won = (copy.score - state.score) * PER_POINT + tick * PER_TICK
  return copy.over ? won - LOST : won + (rules.worth?.(copy) ?? 0)
}

/** A copy of plain data; much faster than a structured clone. */
function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = copyOf(value[key])
  return copy as Value
}
