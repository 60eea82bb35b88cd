import type { Act, Trade } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const WORKS = { hopper: 0, slot: 1, motor: 2, machine: 3, price: 4, gold: 5 } as const

export interface Item {
  /** How far along the belt, 0 to 1000. */
  at: number
  /** How many machines have worked on it. */
  stage: number
  gold: boolean
}
export interface Works {
  items: Item[]
  /** The machine of each slot, -1 for none. */
  slots: number[]
  /** Ticks a machine still works. */
  busy: number[]
  next: number
}

export const MOST_SLOTS = 9
export const MACHINES = 6
const FIRST_SLOTS = 2
const STAGE_WORTH = [1, 3, 7.5, 18, 42, 100, 240] as const
const HOPPER_SECONDS = 1.7
const WORK_SECONDS = 1.5
const BELT_PACE = 2
const MOST_ITEMS = 60
const GOLD_WORTH = 8
const FIRST_MACHINES = 1
export const DROP = 100

export const slotCount = (levels: readonly number[]) =>
  Math.min(MOST_SLOTS, FIRST_SLOTS + levels[WORKS.slot]!)
export const machineCount = (levels: readonly number[]) =>
  Math.min(MACHINES, FIRST_MACHINES + levels[WORKS.machine]!)
export const slotAt = (slot: number) => ((slot + 0.75) * 1000) / (MOST_SLOTS + 0.5)

/** The belt runs in three rows, there and back. */
export function beltPlace(at: number): { x: number; y: number } {
  const along = Math.max(0, Math.min(2.999, (at / 1000) * 3))
  const row = Math.floor(along)
  const part = along - row
  return {
    x: row % 2 ? 860 - part * 720 : 140 + part * 720,
    y: 230 + row * 280 + (part > 0.94 ? (part - 0.94) * 4600 : 0),
  }
}

const hopperTicks = (levels: readonly number[]) =>
  seconds(HOPPER_SECONDS) / (1 + 0.22 * levels[WORKS.hopper]!)
const workTicks = (levels: readonly number[]) => seconds(WORK_SECONDS) / (1 + 0.25 * levels[WORKS.motor]!)
const worth = (stage: number, levels: readonly number[]) =>
  STAGE_WORTH[stage]! * times(1.22, levels[WORKS.price]!)
const goldShare = (levels: readonly number[]) => 0.04 * levels[WORKS.gold]!

/** Each machine does one step of the recipe, and only on what comes to it ready for that step: the order pays. */
export const works: Trade<Works> = {
  start: () => ({ items: [{ at: 250, stage: 0, gold: false }], slots: [-1, -1], busy: [0, 0], next: 20 }),

  step({ body, world, random, earn, tell }) {
    const { levels } = world
    while (body.slots.length < slotCount(levels)) {
      body.slots.push(-1)
      body.busy.push(0)
    }
    if (--body.next <= 0 && body.items.length < MOST_ITEMS) {
      body.items.push({ at: 0, stage: 0, gold: random() < goldShare(levels) })
      body.next = hopperTicks(levels)
    }
    body.busy = body.busy.map((ticks) => Math.max(0, ticks - 1))
    const pace = BELT_PACE * (1 + 0.05 * levels[WORKS.motor]!)
    for (const item of body.items) {
      const before = item.at
      item.at += pace
      for (const [slot, machine] of body.slots.entries()) {
        const here = slotAt(slot)
        if (before >= here || item.at < here || machine !== item.stage || body.busy[slot]! > 0) continue
        item.stage++
        body.busy[slot] = workTicks(levels)
        const { x, y } = beltPlace(here)
        tell({ kind: 'work', x, y, amount: slot })
      }
      if (item.at < 1000) continue
      earn(worth(item.stage, levels) * (item.gold ? GOLD_WORTH : 1), 870, 880)
    }
    body.items = body.items.filter(({ at }) => at < 1000)
  },

  act({ body, world, random, tell }, [slot]) {
    if (slot === DROP) {
      if (body.items.some(({ at }) => at < 22) || body.items.length >= MOST_ITEMS) return
      body.items.push({ at: 0, stage: 0, gold: random() < goldShare(world.levels) })
      tell({ kind: 'pop', x: 140, y: 150 })
      return
    }
    const machine = body.slots[slot]
    if (machine === undefined) return
    body.slots[slot] = machine + 1 >= machineCount(world.levels) ? 0 : machine + 1
    body.busy[slot] = 0
    const { x, y } = beltPlace(slotAt(slot))
    tell({ kind: 'pick', x, y, amount: slot })
  },

  acts: ({ body }): readonly Act[] => [[DROP, 0], ...body.slots.map((_, slot): Act => [slot, 0])],

  advise({ body, levels }) {
    const plan = bestPlan(levels, body.slots.length)
    const wrong = body.slots.findIndex((machine, slot) => machine !== plan[slot])
    return wrong >= 0 ? [wrong, 0] : [DROP, 0]
  },

  rate(levels, hand, { body }) {
    const plan = hand ? bestPlan(levels, slotCount(levels)) : body.slots
    return flow(plan, levels, hand) * (1 + goldShare(levels) * (GOLD_WORTH - 1))
  },
}

/** Machines in their order; what slots are left over go round again. */
function bestPlan(levels: readonly number[], slots: number): number[] {
  const kinds = Math.min(machineCount(levels), slots)
  const more = slots - kinds
  const plan: number[] = []
  for (let kind = 0; kind < kinds; kind++) {
    const copies = 1 + Math.floor(more / kinds) + (kind < more % kinds ? 1 : 0)
    for (let copy = 0; copy < copies; copy++) plan.push(kind)
  }
  return plan
}

/** Coins per second for this input and these machine outputs. */
function flow(plan: readonly number[], levels: readonly number[], hand: boolean): number {
  const stages = STAGE_WORTH.map(() => 0)
  stages[0] = 60 / hopperTicks(levels) + (hand ? 1 : 0)
  for (const machine of plan) {
    if (machine < 0) continue
    const done = Math.min(stages[machine]!, (60 / workTicks(levels)) * 0.85)
    stages[machine]! -= done
    stages[machine + 1]! += done
  }
  return stages.reduce((sum, count, stage) => sum + count * worth(stage, levels), 0)
}
