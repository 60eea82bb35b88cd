import { shuffled } from '#kit/random/random.ts'
import { changed, looksOf, pairs, topOf, type Stage, type Yard, type YardState } from './yard-state.ts'

/** Meaning of a crane game's notes: height limit of stacks, and next crate of the ship. */
export const pierOf = ({ notes }: Pick<YardState, 'notes'>) => ({ room: notes[0]!, next: notes[1]! })

const stacksOf = ({ lanes }: YardState) => lanes.slice(0, -1)

/** Numbered crates in stacks; the ship takes them in order, each as soon as it is free. */
export const craneYard: Yard = {
  deal(level, random) {
    const step = Math.floor((level - 1) / 5)
    const stacks = Math.min(6, 3 + Math.floor((step + 1) / 3))
    const room = Math.min(6, 3 + Math.floor((step + 2) / 3))
    const most = stacks * room - room + 1
    const crates = Math.min(most, Math.max(5, Math.round(most * 0.75) + (level % 5)))
    const lanes = Array.from({ length: stacks }, (): number[] => [])
    for (const crate of shuffled(
      Array.from({ length: crates }, (_, index) => index),
      random,
    )) {
      const open = lanes.filter((lane) => lane.length < room)
      const least = Math.min(...open.map(({ length }) => length))
      const near = open.filter(({ length }) => length <= least + 1)
      near[Math.floor(random() * near.length)]!.push(crate)
    }
    if (lanes.some((lane) => lane.at(-1) === 0)) return undefined
    return {
      lanes: [...lanes, []],
      looks: Array.from({ length: crates }, (_, index) => index),
      notes: [room, 0],
    }
  },
  legal(state) {
    const { room } = pierOf(state)
    return pairs(state.lanes.length - 1).filter(
      ([from, to]) => state.lanes[from]!.length > 0 && state.lanes[to]!.length < room,
    )
  },
  stages(state, [from, to]) {
    const crate = state.lanes[from]!.at(-1)!
    const lanes = state.lanes
      .with(from, state.lanes[from]!.slice(0, -1))
      .with(to, [...state.lanes[to]!, crate])
    let now = changed(state, lanes, { cost: 1 })
    const stages: Stage[] = [{ kind: 'lift', state: now }]
    for (;;) {
      const { next } = pierOf(now)
      const stack = stacksOf(now).findIndex((_, index) => topOf(now, index) === next)
      if (stack < 0) return stages
      const ship = now.lanes.length - 1
      const loaded = now.lanes[stack]!.at(-1)!
      now = changed(
        now,
        now.lanes.with(stack, now.lanes[stack]!.slice(0, -1)).with(ship, [...now.lanes[ship]!, loaded]),
        { notes: now.notes.with(1, next + 1) },
      )
      stages.push({ kind: 'load', state: now })
    }
  },
  isWon: (state) => pierOf(state).next === state.looks.length,
  away(state) {
    // Whatever covers a crate needed earlier has to be lifted at least once.
    let lifts = 0
    for (const stack of stacksOf(state)) {
      let least = Infinity
      for (const look of looksOf(state, stack)) {
        if (look > least) lifts++
        least = Math.min(least, look)
      }
    }
    return lifts + (this.isWon(state) ? 0 : 1)
  },
  nameOf: (state) =>
    stacksOf(state)
      .map((stack) => looksOf(state, stack).join('.'))
      .sort()
      .join('|'),
}
