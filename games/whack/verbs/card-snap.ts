import { bonus, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#2f9a70', '#0a3030'] }

export interface Card {
  picture: number
  colour: number
}
export interface SnapState extends Tries {
  piles: (Card | null)[]
  /** The pile that gets the next card, and ticks until then. */
  at: number
  next: number
  turned: number
  /** Ticks since a pair lies open; -1 without one. */
  pair: number
}

export const PILES = 4
export const PICTURES = 6
export const COLOURS = 4
export const pilePlace = (index: number) => ({
  x: 110 + (index % 2) * 180,
  y: 124 + Math.floor(index / 2) * 168,
})

const same = (one: Card | null, other: Card | null) =>
  one !== null && other !== null && one.picture === other.picture && one.colour === other.colour

/** The piles whose upper card lies on another pile too. */
export const paired = ({ piles }: Pick<SnapState, 'piles'>) =>
  piles.flatMap((card, index) =>
    piles.some((other, at) => at !== index && same(card, other)) ? [index] : [],
  )

function draw(state: SnapState, random: Random): Card {
  const others = state.piles.flatMap((card, index) => (card && index !== state.at ? [card] : []))
  const luck = random()
  const other = others[pickIndex(Math.max(1, others.length), random)]
  if (other && luck < 0.3) return { ...other }
  // Near misses: the same picture in another colour, or vice versa.
  if (other && luck < 0.3 + 0.4 * hardness(state.turned, 30))
    return random() < 0.5
      ? { picture: other.picture, colour: (other.colour + 1 + pickIndex(COLOURS - 1, random)) % COLOURS }
      : { picture: (other.picture + 1 + pickIndex(PICTURES - 1, random)) % PICTURES, colour: other.colour }
  return { picture: pickIndex(PICTURES, random), colour: pickIndex(COLOURS, random) }
}

function turnUp(state: SnapState, turn: Turn) {
  state.piles[state.at] = draw(state, turn.random)
  turn.tell('card', pilePlace(state.at).x, pilePlace(state.at).y)
  state.turned++
  state.at = (state.at + 1) % PILES
  state.next = Math.round(66 - 36 * hardness(state.turned, 60))
  state.pair = paired(state).length > 0 ? 0 : -1
}

/** Four piles, card upon card: snap as soon as two are alike in picture and colour, before the crab does. */
export const rules: MicroRules<SnapState> = {
  inputs: numbersTo(PILES),
  hand: 'tap',
  sight: 40,
  start: () => ({
    ...freshBase(),
    lamps: 3,
    piles: Array.from({ length: PILES }, () => null),
    at: 0,
    next: 20,
    turned: 0,
    pair: -1,
  }),
  step(state, turn) {
    if (state.pair >= 0) state.pair++
    const tap = tapped(state, turn)
    if (tap > 0 && state.piles[tap - 1]) {
      const alike = paired(state)
      const at = pilePlace(tap - 1)
      if (!alike.includes(tap - 1)) return slip(state, turn, at)
      if (state.pair < 32) bonus(state, turn, 1, { x: at.x, y: at.y - 50 })
      gain(state, turn, 1, at)
      for (const index of alike) state.piles[index] = null
      state.pair = -1
      turn.tell('snap', at.x, at.y)
      state.next = 34
    } else if (--state.next <= 0) {
      if (state.pair >= 0) {
        const alike = paired(state)
        slip(state, turn, pilePlace(alike[0] ?? 0))
        for (const index of alike) state.piles[index] = null
        state.pair = -1
        state.next = 30
      } else turnUp(state, turn)
    }
  },
  hints: (state) => [0, ...paired(state).map((index) => index + 1)],
}
