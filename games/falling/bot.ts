import type { Sim } from '#kit/game/contract.ts'
import type { MicroSim } from '#kit/game/micro/rules.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { PLANS, turnsOf } from './grid-kinds.ts'
import type { GridState } from './grid-rules.ts'
import { gridWorth } from './grid-worth.ts'
import { DROP, LEFT, REST, RIGHT, TURN, WELL } from './inputs.ts'
import { COLUMNS, pearlWorth, restOf, type PearlState } from './pearl-rules.ts'
import { ringWorth, SIDE, type RingState } from './ring-rules.ts'
import { ACROSS, sandWorth, STEP, type SandState } from './sand-rules.ts'

export type FallingState = SandState | PearlState | RingState | GridState

/** Target of a piece: its rotation, the well's rotation, and its column. */
interface Plan {
  readonly piece: number
  readonly turn: number
  wells: number
  readonly x: number
}

const CHANCE_OF_A_SLIP = { 0: 0.5, 1: 0.15, 2: 0 } as const
/** Least ticks between actions of the bot. */
const ACTS_EVERY = 3
const plans = new WeakMap<object, Plan>()

type Option = readonly [worth: number, turn: number, wells: number, x: number]

function optionsOf(state: FallingState): Option[] {
  const options: Option[] = []
  const offer = (worth: number | undefined, turn: number, wells: number, x: number) => {
    if (worth !== undefined) options.push([worth, turn, wells, x])
  }
  if ('grid' in state) offerGrid(state, offer)
  else if ('grains' in state)
    for (let turn = 0; turn < 4; turn++)
      for (let x = 0; x < ACROSS; x += STEP) offer(sandWorth(state, turn, x), turn, 0, x)
  else if ('columns' in state)
    for (let turn = 0; turn < 6; turn++)
      for (let x = 0; x < COLUMNS; x++) offer(pearlWorth(state, turn, x), turn, 0, x)
  else
    for (let wells = 0; wells < 4; wells++)
      for (let turns = 0; turns < 4; turns++)
        for (let x = 0; x < SIDE; x++) offer(ringWorth(state, { turns, wells, x }), turns, wells, x)
  return options
}

function offerGrid(
  state: GridState,
  offer: (worth: number | undefined, turn: number, wells: number, x: number) => void,
) {
  const { columns, form } = PLANS[state.kind]
  for (let turn = 0; turn < turnsOf(form); turn++)
    for (let x = 0; x < columns; x++) offer(gridWorth(state, turn, x), turn, 0, x)
}

function planFor(sim: object, state: FallingState, random: Random, strength: 0 | 1 | 2): Plan {
  const known = plans.get(sim)
  if (known?.piece === state.pieces) return known
  const options = optionsOf(state)
  const best = options.reduce<Option>((one, other) => (other[0] > one[0] ? other : one), [-Infinity, 0, 0, 0])
  const [, turn, wells, x] =
    random() < CHANCE_OF_A_SLIP[strength] && options.length > 0 ? pickOne(options, random) : best
  const plan = { piece: state.pieces, turn, wells, x }
  plans.set(sim, plan)
  return plan
}

/** Steers each piece to the place of highest value. */
export function bot(sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined {
  const state = (sim as MicroSim).state as FallingState
  if (state.over) return undefined
  if (state.tick % ACTS_EVERY !== 0) return REST
  if ('columns' in state && (state.burstTicks > 0 || state.columns.some(isSinking))) return REST
  if ('cells' in state && (state.meltTicks > 0 || state.turning !== 0)) return REST
  if ('grid' in state && (state.leavingTicks > 0 || state.lift.some((rows) => rows > 0))) return REST
  if ('grains' in state && (state.leaving > 0 || !state.settled)) return REST
  const plan = planFor(sim, state, random, strength)
  const { piece } = state
  if (plan.wells > 0) {
    plan.wells--
    return WELL
  }
  if (piece.turn !== plan.turn) return TURN
  const x = 'column' in piece ? piece.column : piece.x
  // In the beam game nothing is gained by dropping early: the beam takes what it passes.
  if (x === plan.x) return 'grid' in state && state.kind === 'beam' ? REST : DROP
  return x < plan.x ? RIGHT : LEFT
}

const isSinking = (pearls: PearlState['columns'][number], column: number) =>
  pearls.some(({ y }, height) => Math.abs(y - restOf(column, height)) > 0.001)
