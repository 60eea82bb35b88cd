import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { CampaignRules, CampaignState } from './campaign-rules.ts'

/** Three divers share a tank: what one carries costs all of them air. */
export interface DiveState extends CampaignState {
  /** Value of the shell at each step, 0 if taken. */
  readonly shells: readonly number[]
  readonly divers: readonly Diver[]
  readonly air: number
  readonly dive: number
  /** Whether the player has moved and may now take a shell. */
  readonly mayTake: boolean
  /** The last throw of the captain. */
  readonly thrown: number
}

export interface Diver {
  /** Steps below the boat; 0 is the boat. */
  readonly depth: number
  readonly isBack: boolean
  readonly carries: readonly number[]
  /** Value of everything safe aboard. */
  readonly safe: number
}

export const STEPS = 24
export const DIVES = 3
export const DOWN = 0
export const UP = 1
export const TAKE = 2
export const LEAVE = 3

export const fullAir = (level: number) => 27 - Math.floor(level / 5)

const fresh = (safe = 0): Diver => ({ depth: 0, isBack: false, carries: [], safe })

function start(level: number, random: Random): DiveState {
  return {
    level,
    moves: 0,
    shells: Array.from({ length: STEPS }, (_, step) => 1 + Math.floor(step / 6) * 3 + pickIndex(3, random)),
    divers: [fresh(), fresh(), fresh()],
    air: fullAir(level),
    dive: 1,
    mayTake: false,
    thrown: 0,
  }
}

const isHome = ({ depth, isBack }: Diver) => isBack && depth === 0

/** Where a diver arrives: occupied places are skipped. */
export function reached(divers: readonly Diver[], who: number, steps: number): number {
  const way = divers[who]!.isBack ? -1 : 1
  let { depth } = divers[who]!
  for (let step = 0; step < steps; step++) {
    let next = depth + way
    while (next > 0 && divers.some((one, index) => index !== who && one.depth === next)) next += way
    if (next > STEPS) return depth
    depth = Math.max(0, next)
    if (depth === 0) return 0
  }
  return depth
}

const changed = (state: DiveState, who: number, change: Partial<Diver>): DiveState => ({
  ...state,
  divers: state.divers.map((diver, index) => (index === who ? { ...diver, ...change } : diver)),
})

/** A diver's turn up to the throw: breathe, optionally turn, throw, swim. */
function swim(state: DiveState, who: number, isUp: boolean, random: Random): DiveState {
  const diver = state.divers[who]!
  const thrown = 2 + pickIndex(3, random) + pickIndex(3, random)
  const turned = changed({ ...state, air: Math.max(0, state.air - diver.carries.length) }, who, {
    isBack: diver.isBack || isUp,
  })
  const steps = Math.max(0, thrown - diver.carries.length)
  const depth = reached(turned.divers, who, steps)
  const moved = changed(turned, who, { depth })
  return who === 0 ? { ...moved, thrown } : moved
}

function take(state: DiveState, who: number): DiveState {
  const { depth, carries } = state.divers[who]!
  const worth = state.shells[depth - 1]
  if (!worth) return state
  return {
    ...changed(state, who, { carries: [...carries, worth] }),
    shells: state.shells.map((one, step) => (step === depth - 1 ? 0 : one)),
  }
}

/** Air that the way home would take, with one more shell or without. */
function needed({ divers }: DiveState, who: number, more: number): number {
  const { depth, carries } = divers[who]!
  const own = carries.length + more
  const others = divers.reduce(
    (sum, one, index) => sum + (index === who || isHome(one) ? 0 : one.carries.length),
    0,
  )
  const turns = Math.ceil(depth / Math.max(0.8, 4 - own))
  return turns * (own + others + 0.4)
}

function wantsUp(state: DiveState, who: number, daring: number): boolean {
  const { depth, carries, isBack } = state.divers[who]!
  if (isBack || depth === 0) return false
  if (carries.length === 0) return depth > 17 || state.air < 5
  return state.air * daring < needed(state, who, 1) + 6 || carries.length > 2
}

const wantsShell = (state: DiveState, who: number, daring: number) => {
  const { depth, carries, isBack } = state.divers[who]!
  const worth = depth > 0 ? state.shells[depth - 1]! : 0
  if (worth === 0 || needed(state, who, 1) > state.air * daring) return false
  return isBack || worth > 3 || carries.length === 0
}

/** Rivals of early levels take too many risks. */
const daringOf = (level: number, who: number) => Math.max(1, 1.75 - level * 0.035) + (who - 1) * 0.1

/** Rivals' turns, until the player can act or the dive ends. */
function others(state: DiveState, random: Random, events: SimEvent[]): DiveState {
  let next: DiveState = { ...state, mayTake: false }
  do {
    for (const who of [1, 2]) {
      if (next.air <= 0 || isHome(next.divers[who]!)) continue
      const daring = daringOf(next.level, who)
      next = swim(next, who, wantsUp(next, who, daring), random)
      if (wantsShell(next, who, daring)) {
        next = take(next, who)
        events.push({ kind: 'grab', x: who })
      }
    }
    if (next.air <= 0 || next.divers.every(isHome)) return surfaced(next, events)
  } while (isHome(next.divers[0]!))
  return next
}

/** End of a dive: divers not aboard lose what they carried. */
function surfaced(state: DiveState, events: SimEvent[]): DiveState {
  const divers = state.divers.map((diver) =>
    fresh(diver.safe + (isHome(diver) ? diver.carries.reduce((sum, one) => sum + one, 0) : 0)),
  )
  events.push({ kind: isHome(state.divers[0]!) ? 'aboard' : 'breathless' })
  // Empty steps disappear in the next dive: the deep comes nearer.
  const left = state.shells.filter((one) => one > 0)
  const shells = [...left, ...Array.from({ length: STEPS - left.length }, () => 0)]
  return { ...state, divers, shells, dive: state.dive + 1, air: fullAir(state.level), mayTake: false }
}

function statusOf({ dive, divers }: DiveState): 'playing' | 'won' | 'lost' {
  if (dive <= DIVES) return 'playing'
  const [own, ...rivals] = divers.map(({ safe }) => safe)
  return own! > 0 && rivals.every((one) => own! >= one) ? 'won' : 'lost'
}

function legal(state: DiveState): readonly number[] {
  if (statusOf(state) !== 'playing') return []
  if (state.mayTake) return [TAKE, LEAVE]
  const { depth, isBack } = state.divers[0]!
  return isBack ? [UP] : depth === 0 ? [DOWN] : [DOWN, UP]
}

function step(state: DiveState, input: number, random: Random) {
  const events: SimEvent[] = []
  let next: DiveState = { ...state, moves: state.moves + 1 }
  if (state.mayTake) {
    if (input === TAKE) next = take(next, 0)
    events.push({ kind: input === TAKE ? 'take' : 'leave' })
    next = others(next, random, events)
  } else {
    next = swim(next, 0, input === UP, random)
    const [own] = next.divers
    events.push({ kind: 'swim', amount: next.thrown })
    const lies = own!.depth > 0 && next.shells[own!.depth - 1]! > 0
    if (next.air <= 0) next = surfaced(next, events)
    else next = lies ? { ...next, mayTake: true } : others(next, random, events)
  }
  const status = statusOf(next)
  return { state: next, events: status === 'playing' ? events : [...events, { kind: status }] }
}

function advise(state: DiveState): number | undefined {
  if (statusOf(state) !== 'playing') return undefined
  if (state.mayTake) return wantsShell(state, 0, 1.05) ? TAKE : LEAVE
  const { isBack } = state.divers[0]!
  return isBack || wantsUp(state, 0, 1.05) ? UP : DOWN
}

const leadOf = ({ divers }: DiveState) => divers[0]!.safe - Math.max(divers[1]!.safe, divers[2]!.safe)

export const dive: CampaignRules<DiveState> = {
  start,
  step,
  legal,
  status: statusOf,
  score: (state) => state.divers[0]!.safe * 2 + (statusOf(state) === 'won' ? 50 : 0),
  progress: (state) => Math.min(1, (state.dive - 1) / DIVES),
  advise,
  stars: (state) => (leadOf(state) >= 14 ? 3 : leadOf(state) >= 6 ? 2 : 1),
}
