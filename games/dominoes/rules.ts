import { cardRules, NEXT, YOU, type CardGame } from '#kit/game/cards/card-rules.ts'
import { seededRandom, shuffled } from '#kit/random/random.ts'
import { DRAW, NONE, PASS, pointsOf, type DominoState, type Twist } from './state.ts'
import { thoughtOut, type Mind } from './think.ts'
import { isDouble, NO_TILE, setOf, tileOf, without, type Tile } from './tiles.ts'
import { legalTurns, playTurn } from './turns.ts'

const ARMS = 5

/** Deals until a hand has a double, where a double must open. */
function handsOf({ seats, size, top, leads, shape }: Twist, engine: Tile, luck: number) {
  const random = seededRandom(luck)
  for (;;) {
    const stock = shuffled(without(setOf(top), engine), random)
    const hands: Tile[][] = Array.from({ length: seats }, () => stock.splice(0, size))
    const isFine = leads === 'any' || shape === 'trains' || hands.flat().some(isDouble)
    if (isFine) return { hands, stock, luck: random.state() }
  }
}

/** Deals the next hand. */
function dealt(twist: Twist, state: DominoState): DominoState {
  const { seats, top, shape, leads } = twist
  // The first hand starts with the highest double, each next hand with the one below it.
  const low = top - (state.round % (top + 1))
  const engine = shape === 'trains' ? tileOf(low, low) : NO_TILE
  const { hands, stock, luck } = handsOf(twist, engine, state.luck)
  const none = hands.map(() => 0)
  const first = state.round % seats
  const opened: DominoState = {
    ...state,
    hands,
    stock,
    luck,
    root: engine,
    arms: Array.from({ length: ARMS }, () => []),
    open: hands.map(() => false),
    owed: NONE,
    hasDrawn: false,
    passes: 0,
    lacks: none,
    gains: none,
    speaker: first,
    phase: 'play',
  }
  if (leads === 'any' || shape === 'trains') return opened
  const root = Math.max(...hands.flat().filter(isDouble))
  const holder = hands.findIndex((hand) => hand.includes(root))
  return {
    ...opened,
    root,
    hands: hands.with(holder, without(hands[holder]!, root)),
    speaker: (holder + 1) % seats,
  }
}

function begun(twist: Twist, luck: number): DominoState {
  return dealt(twist, {
    hands: [],
    stock: [],
    root: NO_TILE,
    arms: [],
    open: [],
    owed: NONE,
    hasDrawn: false,
    passes: 0,
    lacks: [],
    speaker: YOU,
    phase: 'play',
    round: 0,
    totals: Array.from({ length: twist.seats }, () => 0),
    gains: [],
    luck,
    film: [],
  })
}

/** Adds a finished hand to the match. */
function counted({ goal, hasPartners }: Twist, state: DominoState): DominoState {
  if (state.phase !== 'sheet') return state
  const totals = state.totals.map((total, seat) => total + state.gains[seat]!)
  const sides = hasPartners ? totals.slice(0, 2) : totals
  const [first = 0, second = 0] = sides.toSorted((one, other) => other - one)
  return { ...state, totals, phase: first >= goal && first > second ? 'over' : 'sheet' }
}

function advance(twist: Twist, state: DominoState, input: number): DominoState {
  if (state.phase === 'sheet') return dealt(twist, { ...state, round: state.round + 1 })
  return counted(twist, playTurn(twist, state, input))
}

export const turnOf = ({ phase, speaker }: DominoState) => (phase === 'play' ? speaker : YOU)

export const legalMoves = (twist: Twist, state: DominoState): readonly number[] =>
  state.phase === 'play' ? legalTurns(twist, state) : state.phase === 'sheet' ? [NEXT] : []

export const hasWon = ({ totals }: DominoState) => totals[YOU] === Math.max(...totals)

function kindOf({ speaker, phase, gains }: DominoState, input: number, after: DominoState): string {
  if (phase === 'sheet') return 'deal'
  if (after.phase !== 'play') return after.gains[YOU]! > 0 ? 'hand' : 'lost-hand'
  const who = speaker === YOU ? '' : 'rival-'
  if (input === DRAW) return `${who}draw`
  if (input === PASS) return `${who}pass`
  return after.gains[speaker]! > gains[speaker]! ? `${who}points` : `${who}play`
}

export const thinkOf = (twist: Twist, state: DominoState, mind: Mind): number =>
  state.phase === 'sheet' ? NEXT : thoughtOut(twist, state, mind)

export const dominoGame = (twist: Twist, mind: Mind): CardGame<DominoState> => ({
  start: (luck) => begun(twist, luck),
  advance: (state, input) => advance(twist, state, input),
  turn: turnOf,
  legal: (state) => legalMoves(twist, state),
  think: (state) => thinkOf(twist, state, mind),
  status: (state) => (state.phase !== 'over' ? 'playing' : hasWon(state) ? 'won' : 'lost'),
  score: (state) => pointsOf(state, YOU),
  progress: ({ totals }) => Math.max(0, Math.min(1, Math.max(...totals) / twist.goal)),
  kind: kindOf,
})

export const dominoRules = (twist: Twist, mind: Mind) => cardRules(dominoGame(twist, mind))
