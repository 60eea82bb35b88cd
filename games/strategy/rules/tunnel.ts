import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import type { CampaignRules, CampaignState } from './campaign-rules.ts'

/** Four open cards, of which three are taken; the fourth stays for the next four. */
export interface TunnelState extends CampaignState {
  readonly health: number
  /** The held blade, 0 for none, and the last beast it hit: it only hits smaller ones. */
  readonly blade: number
  readonly edge: number
  /** Four places; -1 is empty. */
  readonly room: readonly number[]
  readonly deck: readonly number[]
  readonly isHealed: boolean
  /** Whether four cards were just skipped: not twice in a row. */
  readonly hasRun: boolean
  readonly beaten: number
  /** Beasts in the whole tunnel. */
  readonly beasts: number
}

export const BEAST = 0
export const BLADE = 1
export const NUT = 2
const cardOf = (kind: number, value: number) => kind * 16 + value
export const kindOf = (card: number) => Math.floor(card / 16)
export const valueOf = (card: number) => card % 16

export const HEALTH = 20
const SHARP = 15
/** Inputs: a place; from here on a beast without the blade; skipping. */
export const BARE = 8
export const RUN = 16

const values = (count: number, least: number, most: number, random: Random) =>
  Array.from({ length: count }, () => least + pickIndex(most - least + 1, random))

function start(level: number, random: Random): TunnelState {
  const beasts = values(14 + Math.floor(level / 3), 2, Math.min(12, 9 + Math.floor(level / 6)), random)
  const deck = shuffled(
    [
      ...beasts.map((value) => cardOf(BEAST, value)),
      ...values(6, 3, 8, random).map((value) => cardOf(BLADE, value)),
      ...values(7, 3, 9, random).map((value) => cardOf(NUT, value)),
    ],
    random,
  )
  return dealt({
    level,
    moves: 0,
    health: HEALTH,
    blade: 0,
    edge: SHARP,
    room: [-1, -1, -1, -1],
    deck,
    isHealed: false,
    hasRun: false,
    beaten: 0,
    beasts: beasts.length,
  })
}

/** Refills the room when at most one card is left. */
function dealt(state: TunnelState): TunnelState {
  if (state.deck.length === 0 || state.room.filter((card) => card >= 0).length > 1) return state
  const deck = [...state.deck]
  const room = state.room.map((card) => (card >= 0 ? card : (deck.shift() ?? -1)))
  return { ...state, room, deck, isHealed: false }
}

/** Whether the blade can be used against a beast. */
export const cuts = ({ blade, edge }: TunnelState, beast: number) => blade > 0 && beast < edge

export const mayRun = ({ room, hasRun, deck }: TunnelState) =>
  !hasRun && deck.length > 0 && room.every((card) => card >= 0)

/** What meeting a beast costs. */
export const woundOf = (state: TunnelState, beast: number, isBare: boolean) =>
  !isBare && cuts(state, beast) ? Math.max(0, beast - state.blade) : beast

function after(
  state: TunnelState,
  input: number,
): { readonly state: TunnelState; readonly events: readonly SimEvent[] } {
  if (input === RUN) {
    const deck = [...state.deck, ...state.room]
    const fled = dealt({ ...state, deck, room: [-1, -1, -1, -1] })
    return { state: { ...fled, hasRun: true }, events: [{ kind: 'run' }] }
  }
  const place = input % BARE
  const card = state.room[place]!
  const value = valueOf(card)
  const room = state.room.map((one, index) => (index === place ? -1 : one))
  const next = { ...state, room, hasRun: room.filter((one) => one >= 0).length > 1 && state.hasRun }
  if (kindOf(card) === BLADE)
    return { state: dealt({ ...next, blade: value, edge: SHARP }), events: [{ kind: 'blade', x: place }] }
  if (kindOf(card) === NUT) {
    const health = state.isHealed ? state.health : Math.min(HEALTH, state.health + value)
    return {
      state: dealt({ ...next, health, isHealed: true }),
      events: [{ kind: 'healed', x: place, amount: health - state.health }],
    }
  }
  const isBare = input >= BARE || !cuts(state, value)
  const wound = woundOf(state, value, isBare)
  return {
    state: dealt({
      ...next,
      health: Math.max(0, state.health - wound),
      edge: isBare ? state.edge : value,
      beaten: state.beaten + 1,
    }),
    events: [{ kind: wound > 0 ? 'hurt' : 'beaten', x: place, amount: wound }],
  }
}

function statusOf({ health, deck, room }: TunnelState): 'playing' | 'won' | 'lost' {
  if (health <= 0) return 'lost'
  return deck.length === 0 && room.every((card) => card < 0) ? 'won' : 'playing'
}

function legal(state: TunnelState): readonly number[] {
  if (statusOf(state) !== 'playing') return []
  const places = state.room.flatMap((card, place) => (card >= 0 ? [place] : []))
  const bare = places.filter((place) => {
    const card = state.room[place]!
    return kindOf(card) === BEAST && cuts(state, valueOf(card))
  })
  return [...places, ...bare.map((place) => place + BARE), ...(mayRun(state) ? [RUN] : [])]
}

/** Value of a state with an unknown deck. */
function worth(state: TunnelState): number {
  if (state.health <= 0) return -1000
  const edge = Math.min(1, state.edge / 11)
  const left = state.room.reduce((sum, card) => {
    if (card < 0) return sum
    const value = valueOf(card)
    if (kindOf(card) === NUT) return sum + value * 0.5
    return sum + (kindOf(card) === BLADE ? value * 0.4 : -woundOf(state, value, false) * 0.55)
  }, 0)
  return state.health + state.blade * edge * 1.5 + left + state.beaten
}

/** The best result of this room over all orders. */
function bestEnd(state: TunnelState, deck: number): number {
  if (state.deck.length !== deck || statusOf(state) !== 'playing') return worth(state)
  const inputs = legal(state).filter((input) => input !== RUN)
  return Math.max(...inputs.map((input) => bestEnd(after(state, input).state, deck)))
}

const RUN_COST = 3

function advise(state: TunnelState): number | undefined {
  if (statusOf(state) !== 'playing') return undefined
  // The search must not see the deck: only its length is kept.
  const deck = state.deck.length
  let best: number | undefined
  let most = -Infinity
  for (const input of legal(state)) {
    const hidden = { ...state, deck: deck > 0 ? state.deck.map(() => cardOf(NUT, 0)) : [] }
    const value =
      input === RUN ? state.health + state.blade - RUN_COST : bestEnd(after(hidden, input).state, deck)
    if (value <= most) continue
    best = input
    most = value
  }
  return best
}

export const tunnel: CampaignRules<TunnelState> = {
  start,
  step(state, input) {
    const next = after({ ...state, moves: state.moves + 1 }, input)
    const status = statusOf(next.state)
    return status === 'playing' ? next : { ...next, events: [...next.events, { kind: status }] }
  },
  status: statusOf,
  legal,
  score: (state) => state.beaten * 5 + (statusOf(state) === 'won' ? 60 + state.health * 4 : 0),
  progress: ({ deck, room, beasts }) =>
    Math.max(0, 1 - (deck.length + room.filter((card) => card >= 0).length) / (beasts + 13)),
  advise,
  stars: ({ health }) => (health >= 12 ? 3 : health >= 6 ? 2 : 1),
}
