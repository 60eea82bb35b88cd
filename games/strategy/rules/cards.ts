import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import type { CampaignRules, CampaignState } from './campaign-rules.ts'

/** Effect of a card: cost, damage, guard, healing, cards drawn, poison per turn. */
export interface Card {
  readonly cost: number
  readonly blow?: number
  readonly guard?: number
  readonly heal?: number
  readonly draw?: number
  readonly poison?: number
}

export const CARDS: readonly Card[] = [
  { cost: 1, blow: 6 },
  { cost: 1, guard: 5 },
  { cost: 2, blow: 13 },
  { cost: 1, heal: 4 },
  { cost: 0, blow: 3 },
  { cost: 1, blow: 3, guard: 3 },
  { cost: 2, guard: 12 },
  { cost: 1, poison: 3 },
  { cost: 0, draw: 2 },
]

export interface CardsState extends CampaignState {
  readonly fight: number
  readonly health: number
  readonly guard: number
  readonly energy: number
  readonly deck: readonly number[]
  readonly hand: readonly number[]
  readonly pile: readonly number[]
  readonly foe: number
  readonly foeFull: number
  readonly foeGuard: number
  readonly poison: number
  /** The foe's next action: positive damage, negative guard. */
  readonly intent: number
  /** Cards offered after a fight. */
  readonly offer: readonly number[]
  readonly rounds: number
}

export const FIGHTS = 5
export const HEALTH = 40
const ENERGY = 3
const HAND = 5
export const MOST_HAND = 8
export const END_TURN = 20
/** Inputs from here on choose a card of the offer. */
export const OFFER = 30
const MOST_ROUNDS = 90

const foeOf = (level: number, fight: number) => 18 + fight * 8 + level

function intentOf(
  { level, fight, rounds }: Pick<CardsState, 'level' | 'fight' | 'rounds'>,
  random: Random,
): number {
  if (rounds % 3 === 2) return -(4 + fight)
  return 5 + fight * 2 + Math.floor(level / 5) + pickIndex(4, random)
}

function draw(state: CardsState, count: number, random: Random): CardsState {
  let { pile } = state
  let deck = [...state.deck]
  const hand = [...state.hand]
  for (let card = 0; card < count && hand.length < MOST_HAND; card++) {
    if (deck.length === 0) {
      deck = shuffled(pile, random)
      pile = []
    }
    const next = deck.pop()
    if (next === undefined) break
    hand.push(next)
  }
  return { ...state, pile, deck, hand }
}

const FIRST_DECK = [0, 0, 0, 0, 1, 1, 1, 1, 2, 3] as const

function fightOf(state: CardsState, random: Random): CardsState {
  const foe = foeOf(state.level, state.fight)
  const all = [...state.deck, ...state.hand, ...state.pile]
  const fresh: CardsState = {
    ...state,
    foe,
    foeFull: foe,
    foeGuard: 0,
    poison: 0,
    guard: 0,
    energy: ENERGY,
    deck: shuffled(all, random),
    hand: [],
    pile: [],
    offer: [],
  }
  return draw({ ...fresh, intent: intentOf(fresh, random) }, HAND, random)
}

const start = (level: number, random: Random): CardsState =>
  fightOf(
    {
      level,
      moves: 0,
      fight: 0,
      health: HEALTH,
      guard: 0,
      energy: ENERGY,
      deck: FIRST_DECK,
      hand: [],
      pile: [],
      foe: 1,
      foeFull: 1,
      foeGuard: 0,
      poison: 0,
      intent: 0,
      offer: [],
      rounds: 0,
    },
    random,
  )

function hit(state: CardsState, blow: number): CardsState {
  const through = Math.max(0, blow - state.foeGuard)
  return { ...state, foeGuard: Math.max(0, state.foeGuard - blow), foe: Math.max(0, state.foe - through) }
}

function play(state: CardsState, place: number, random: Random, events: SimEvent[]): CardsState {
  const kind = state.hand[place]!
  const { cost, blow = 0, guard = 0, heal = 0, draw: drawn = 0, poison = 0 } = CARDS[kind]!
  let next: CardsState = {
    ...state,
    energy: state.energy - cost,
    hand: state.hand.filter((_, index) => index !== place),
    pile: [...state.pile, kind],
    guard: state.guard + guard,
    health: Math.min(HEALTH, state.health + heal),
    poison: state.poison + poison,
  }
  if (blow > 0) next = hit(next, blow)
  events.push({
    kind: blow > 0 ? 'blow' : guard > 0 ? 'guard' : heal > 0 ? 'heal' : drawn > 0 ? 'drawn' : 'poison',
    amount: blow,
  })
  return drawn > 0 ? draw(next, drawn, random) : next
}

function foesTurn(state: CardsState, random: Random, events: SimEvent[]): CardsState {
  const foe = Math.max(0, state.foe - state.poison)
  const poison = Math.max(0, state.poison - 1)
  if (foe === 0) return { ...state, foe, poison }
  const blow = Math.max(0, state.intent)
  const through = Math.max(0, blow - state.guard)
  events.push({ kind: blow === 0 ? 'foe-guards' : through > 0 ? 'wound' : 'blocked', amount: through })
  const rounds = state.rounds + 1
  const next: CardsState = {
    ...state,
    foe,
    poison,
    rounds,
    foeGuard: state.intent < 0 ? -state.intent : 0,
    health: Math.max(0, state.health - through),
    guard: 0,
    energy: ENERGY,
    pile: [...state.pile, ...state.hand],
    hand: [],
  }
  return draw({ ...next, intent: intentOf(next, random) }, HAND, random)
}

const REWARDS = [2, 4, 5, 6, 7, 8, 3] as const

function step(state: CardsState, input: number, random: Random) {
  const events: SimEvent[] = []
  let next: CardsState = { ...state, moves: state.moves + 1 }
  if (state.offer.length > 0) {
    next = { ...next, pile: [...next.pile, state.offer[input - OFFER]!] }
    next = fightOf(next, random)
    events.push({ kind: 'chosen' })
  } else next = input === END_TURN ? foesTurn(next, random, events) : play(next, input, random, events)
  if (next.foe === 0 && next.offer.length === 0) {
    const fight = next.fight + 1
    events.push({ kind: 'beaten' })
    const offer = fight < FIGHTS ? shuffled(REWARDS, random).slice(0, 3) : []
    next = { ...next, fight, offer, health: Math.min(HEALTH, next.health + 6) }
  }
  const status = statusOf(next)
  return { state: next, events: status === 'playing' ? events : [...events, { kind: status }] }
}

function statusOf({ fight, health, rounds }: CardsState): 'playing' | 'won' | 'lost' {
  if (fight >= FIGHTS) return 'won'
  return health <= 0 || rounds >= MOST_ROUNDS ? 'lost' : 'playing'
}

function legal(state: CardsState): readonly number[] {
  if (statusOf(state) !== 'playing') return []
  if (state.offer.length > 0) return state.offer.map((_, index) => OFFER + index)
  const playable = [...state.hand.keys()].filter((place) => CARDS[state.hand[place]!]!.cost <= state.energy)
  return [...playable, END_TURN]
}

/** What a card is worth now. */
function worthOf(state: CardsState, kind: number): number {
  const { cost, blow = 0, guard = 0, heal = 0, draw: drawn = 0, poison = 0 } = CARDS[kind]!
  const through = Math.max(0, blow - state.foeGuard)
  if (blow > 0 && through >= state.foe) return 100
  const danger = Math.max(0, state.intent - state.guard)
  const saved = Math.min(guard, danger) * 1.25
  const healed = Math.min(heal, HEALTH - state.health)
  const worth = through + (blow - through) * 0.4 + saved + healed + drawn * 3 + poison * 2.4
  return worth / Math.max(0.5, cost)
}

const VALUES = [3, 3, 6, 4, 4, 5, 6, 7, 5] as const

function advise(state: CardsState): number | undefined {
  const open = legal(state)
  if (open.length === 0) return undefined
  if (state.offer.length > 0)
    return open.reduce((best, input) =>
      VALUES[state.offer[input - OFFER]!]! > VALUES[state.offer[best - OFFER]!]! ? input : best,
    )
  let best = END_TURN
  let most = 0.3
  for (const place of open) {
    if (place === END_TURN) continue
    const worth = worthOf(state, state.hand[place]!)
    if (worth <= most) continue
    best = place
    most = worth
  }
  return best
}

export const cards: CampaignRules<CardsState> = {
  start,
  step,
  status: statusOf,
  legal,
  score: (state) => {
    const dealt = state.offer.length > 0 ? 0 : Math.round((1 - state.foe / state.foeFull) * 20)
    return state.fight * 40 + (statusOf(state) === 'won' ? 100 + state.health * 3 : Math.max(0, dealt))
  },
  progress: ({ fight }) => Math.min(1, fight / FIGHTS),
  advise,
  stars: ({ health }) => (health >= 28 ? 3 : health >= 14 ? 2 : 1),
}
