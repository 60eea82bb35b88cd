import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import type { CampaignRules, CampaignState } from './campaign-rules.ts'
import { beside, sea } from './hexes.ts'

/** Somebody on the reef. Side 0 is the captain's. */
export interface Fighter {
  readonly kind: number
  readonly side: number
  readonly at: number
  readonly life: number
  /** Whether it has acted. */
  readonly isDone: boolean
}

export interface SkirmishState extends CampaignState {
  /** Walkable hexagons. */
  readonly ground: readonly number[]
  readonly fighters: readonly Fighter[]
  readonly rounds: number
  readonly foes: number
}

/** Spear, sling, runner; crab, spitter, brute. */
export const KINDS = [
  { life: 6, move: 2, reach: 1, blow: 3 },
  { life: 4, move: 2, reach: 3, blow: 2 },
  { life: 4, move: 4, reach: 1, blow: 2 },
  { life: 3, move: 2, reach: 1, blow: 2 },
  { life: 2, move: 2, reach: 3, blow: 1 },
  { life: 6, move: 1, reach: 1, blow: 3 },
] as const

export const END_TURN = 9999
const NOBODY = 63
const MOST_ROUNDS = 16

/** A move: a fighter by its place, its destination, and its target. */
export const actOf = (from: number, to: number, target: number) => (from * 64 + to) * 64 + target
export const fromOf = (input: number) => Math.floor(input / 4096)
export const toOf = (input: number) => Math.floor(input / 64) % 64
export const targetOf = (input: number) => (input % 64 === NOBODY ? undefined : input % 64)

function start(level: number, random: Random): SkirmishState {
  const ground = [...sea(random)].toSorted((one, other) => one - other)
  const own = level < 8 ? [0, 1, 2] : [0, 1, 2, 0]
  const count = Math.min(7, 3 + Math.floor(level / 4))
  const foes = Array.from({ length: count }, (_, index) =>
    index === 0 && level > 3 ? 5 : index % 3 === 2 && level > 1 ? 4 : level > 11 && index === 3 ? 5 : 3,
  )
  const [near, far] = [ground.slice(-9), ground.slice(0, 10)]
  const place = (kinds: readonly number[], cells: readonly number[], side: number) =>
    shuffled(cells, random)
      .slice(0, kinds.length)
      .map((at, index): Fighter => ({
        kind: kinds[index]!,
        side,
        at,
        life: KINDS[kinds[index]!]!.life,
        isDone: false,
      }))
  return {
    level,
    moves: 0,
    ground,
    fighters: [...place(own, near, 0), ...place(foes, far, 1)],
    rounds: 0,
    foes: count,
  }
}

/** Distances across water too, for throws. */
function apart(from: number, most: number): Map<number, number> {
  const far = new Map([[from, 0]])
  for (const [cell, steps] of far)
    if (steps < most) for (const next of beside(cell)) if (!far.has(next)) far.set(next, steps + 1)
  return far
}

/** Reachable places of a fighter over the reef. */
export function waysOf(
  { ground, fighters }: Pick<SkirmishState, 'ground' | 'fighters'>,
  { at, kind }: Fighter,
): Map<number, number> {
  const far = new Map([[at, 0]])
  const taken = new Set(fighters.map((one) => one.at))
  for (const [cell, steps] of far)
    if (steps < KINDS[kind]!.move)
      for (const next of beside(cell))
        if (!far.has(next) && ground.includes(next) && !taken.has(next)) far.set(next, steps + 1)
  return far
}

interface Act {
  readonly to: number
  readonly target: number | undefined
}

/** Everything a fighter can do. */
export function actsOf(state: Pick<SkirmishState, 'ground' | 'fighters'>, fighter: Fighter): Act[] {
  const { reach } = KINDS[fighter.kind]!
  const foes = state.fighters.filter(({ side }) => side !== fighter.side)
  return [...waysOf(state, fighter).keys()].flatMap((to) => {
    const inReach = apart(to, reach)
    const strikes = foes.filter(({ at }) => inReach.has(at)).map(({ at }) => ({ to, target: at }))
    return [...(to === fighter.at ? [] : [{ to, target: undefined }]), ...strikes]
  })
}

function acted(
  fighters: readonly Fighter[],
  from: number,
  { to, target }: Act,
  events: SimEvent[],
): Fighter[] {
  const fighter = fighters.find(({ at }) => at === from)!
  const { blow } = KINDS[fighter.kind]!
  if (to !== from) events.push({ kind: 'walk', x: to })
  return fighters.flatMap((one) => {
    if (one === fighter) return [{ ...one, at: to, isDone: true }]
    if (one.at !== target) return [one]
    const life = one.life - blow
    events.push({
      kind: life > 0 ? 'struck' : fighter.side === 0 ? 'beaten' : 'fallen',
      x: one.at,
      amount: from,
    })
    return life > 0 ? [{ ...one, life }] : []
  })
}

/** Value of an action for its side. */
function worthOf(state: Pick<SkirmishState, 'ground' | 'fighters'>, fighter: Fighter, act: Act): number {
  const { blow } = KINDS[fighter.kind]!
  const foes = state.fighters.filter(({ side }) => side !== fighter.side)
  const struck = foes.find(({ at }) => at === act.target)
  const gain = struck ? (struck.life <= blow ? 9 + KINDS[struck.kind]!.blow : blow * 2) : 0
  const near = apart(act.to, 12)
  const nearest = Math.min(...foes.map(({ at }) => near.get(at) ?? 12))
  // Ranged fighters keep away, melee fighters approach.
  const threat = foes.reduce((sum, foe) => {
    const { move, reach, blow: back } = KINDS[foe.kind]!
    const isLeft = foe !== struck || struck.life > blow
    return sum + (isLeft && (near.get(foe.at) ?? 12) <= move + reach ? back : 0)
  }, 0)
  const fear = fighter.side === 0 ? 0.75 * (1 + 3 / fighter.life) : 0.1
  return gain - threat * fear - nearest * 0.5
}

function bestAct(state: Pick<SkirmishState, 'ground' | 'fighters'>, fighter: Fighter): Act | undefined {
  let best: Act | undefined
  let most = worthOf(state, fighter, { to: fighter.at, target: undefined })
  for (const act of actsOf(state, fighter)) {
    const value = worthOf(state, fighter, act)
    if (value <= most) continue
    best = act
    most = value
  }
  return best
}

function statusOf({ fighters, rounds }: SkirmishState): 'playing' | 'won' | 'lost' {
  if (!fighters.some(({ side }) => side === 1)) return 'won'
  return rounds >= MOST_ROUNDS || !fighters.some(({ side }) => side === 0) ? 'lost' : 'playing'
}

const readyOf = ({ fighters }: SkirmishState) => fighters.filter(({ side, isDone }) => side === 0 && !isDone)

/** The foes' turn; then everybody may act again. */
function answered(state: SkirmishState, events: SimEvent[], random: Random): SkirmishState {
  let { fighters } = state
  for (const { at } of state.fighters.filter(({ side }) => side === 1)) {
    const foe = fighters.find((one) => one.at === at && one.side === 1)
    if (!foe || !fighters.some(({ side }) => side === 0)) continue
    // Early foes sometimes do nothing.
    if (pickIndex(10, random) < 3 - state.level / 4) continue
    const act = bestAct({ ...state, fighters }, foe)
    if (act) fighters = acted(fighters, at, act, events)
  }
  return { ...state, rounds: state.rounds + 1, fighters: fighters.map((one) => ({ ...one, isDone: false })) }
}

function step(state: SkirmishState, input: number, random: Random) {
  const events: SimEvent[] = []
  let next: SkirmishState = { ...state, moves: state.moves + 1 }
  if (input !== END_TURN)
    next = {
      ...next,
      fighters: acted(state.fighters, fromOf(input), { to: toOf(input), target: targetOf(input) }, events),
    }
  if (statusOf(next) === 'playing' && (input === END_TURN || readyOf(next).length === 0)) {
    events.push({ kind: 'turn' })
    next = answered(next, events, random)
  }
  const status = statusOf(next)
  return { state: next, events: status === 'playing' ? events : [...events, { kind: status }] }
}

const lifeOf = ({ fighters }: SkirmishState, side: number) =>
  fighters.reduce((sum, one) => sum + (one.side === side ? one.life : 0), 0)
const beatenOf = ({ fighters, foes }: SkirmishState) =>
  foes - fighters.filter(({ side }) => side === 1).length

export const skirmish: CampaignRules<SkirmishState> = {
  start,
  step,
  status: statusOf,
  legal: (state) =>
    statusOf(state) === 'playing'
      ? [
          ...readyOf(state).flatMap((fighter) =>
            actsOf(state, fighter).map(({ to, target }) => actOf(fighter.at, to, target ?? NOBODY)),
          ),
          END_TURN,
        ]
      : [],
  score: (state) => beatenOf(state) * 20 + (statusOf(state) === 'won' ? 60 + lifeOf(state, 0) * 4 : 0),
  progress: (state) => beatenOf(state) / state.foes,
  advise(state) {
    if (statusOf(state) !== 'playing') return undefined
    let best = END_TURN
    let most = 0
    for (const fighter of readyOf(state)) {
      const act = bestAct(state, fighter)
      if (!act) continue
      const gain =
        worthOf(state, fighter, act) - worthOf(state, fighter, { to: fighter.at, target: undefined })
      if (gain <= most) continue
      most = gain
      best = actOf(fighter.at, act.to, act.target ?? NOBODY)
    }
    return best
  },
  stars(state) {
    const own = state.fighters.filter(({ side }) => side === 0).length
    const all = state.level < 8 ? 3 : 4
    return own === all ? 3 : own >= all - 1 ? 2 : 1
  },
}
