import { laysOf, pointsNow, wantedBits } from './ends.ts'
import {
  DRAW,
  hasLeft,
  hasRoot,
  isSameSide,
  layIn,
  NONE,
  PASS,
  seatFrom,
  type DominoState,
  type Twist,
} from './state.ts'
import { isDouble, sumOf, without } from './tiles.ts'

const FIVE = 5

export const canDraw = ({ draws, keeps }: Twist, { stock, hasDrawn }: DominoState) =>
  draws !== 'never' && stock.length > keeps && (draws === 'until' || !hasDrawn)

export function legalTurns(twist: Twist, state: DominoState): readonly number[] {
  const lays = laysOf(twist, state)
  if (lays.length > 0) return lays
  return [canDraw(twist, state) ? DRAW : PASS]
}

/** Whose turn follows: the next seat that still plays. */
export const nextSeat = (state: DominoState) => seatFrom(state, state.speaker + 1, state.hands.length)

const inPlay = (state: DominoState) => [...state.hands.keys()].filter((seat) => !hasLeft(state, seat))

const added = (gains: readonly number[], seat: number, points: number) =>
  gains.with(seat, gains[seat]! + points)

/** Scores the end of a hand: whoever is out, or holds least in a blocked game, gets what the others hold. */
function ended(twist: Twist, state: DominoState): DominoState {
  const held = state.hands.map(sumOf)
  const playing = inPlay(state)
  const least = Math.min(...playing.map((seat) => held[seat]!))
  const isOut = playing.some((seat) => state.hands[seat]!.length === 0)
  const best = playing.filter((seat) => (isOut ? state.hands[seat]!.length === 0 : held[seat] === least))
  const [winner = 0] = best
  const isShared = best.some((seat) => !isSameSide(twist, seat, winner))
  const others = held.reduce((sum, pips, seat) => (isSameSide(twist, seat, winner) ? sum : sum + pips), 0)
  const own = twist.hasPartners ? 0 : least
  const rest = twist.pays === 'fives' ? Math.round((others - own) / FIVE) * FIVE : others - own
  const prize = isShared ? 0 : twist.pays === 'heads' ? 1 : rest
  const gains = state.gains.map((gain, seat) => (isSameSide(twist, seat, winner) ? gain + prize : gain))
  return { ...state, gains, phase: 'sheet' }
}

function laid(twist: Twist, state: DominoState, move: number): DominoState {
  const { tile, arm, outer } = layIn(move)
  const { speaker } = state
  const hands = state.hands.with(speaker, without(state.hands[speaker]!, tile))
  const onTable = hasRoot(state)
    ? { arms: state.arms.with(arm, [...state.arms[arm]!, { tile, outer }]) }
    : { root: tile }
  const moved: DominoState = { ...state, ...onTable, hands, passes: 0, hasDrawn: false }
  const gains = added(state.gains, speaker, pointsNow(twist, moved))
  if (hands[speaker]!.length === 0) return ended(twist, { ...moved, gains })
  if (twist.shape !== 'trains') return { ...moved, gains, speaker: nextSeat(state) }
  // A double must be answered at once, by its own player.
  const owed = isDouble(tile) ? arm : NONE
  const open = arm === speaker ? state.open.with(speaker, false) : state.open
  return { ...moved, gains, open, owed, speaker: owed === NONE ? nextSeat(state) : speaker }
}

function drawn(twist: Twist, state: DominoState): DominoState {
  const { speaker, stock } = state
  return {
    ...state,
    hands: state.hands.with(speaker, [...state.hands[speaker]!, stock.at(-1)!]),
    stock: stock.slice(0, -1),
    hasDrawn: true,
    // Drawn tiles may have other halves: only this lack is certain.
    lacks: state.lacks.with(speaker, wantedBits(twist, state)),
  }
}

function passed(twist: Twist, state: DominoState): DominoState {
  const { speaker, lacks, open } = state
  const after: DominoState = {
    ...state,
    passes: state.passes + 1,
    hasDrawn: false,
    lacks: lacks.with(speaker, lacks[speaker]! | wantedBits(twist, state)),
    open: twist.shape === 'trains' ? open.with(speaker, true) : open,
    speaker: nextSeat(state),
  }
  return after.passes >= inPlay(after).length ? ended(twist, after) : after
}

/** One move of the current seat; a hand that ends returns in the phase `sheet`. */
export function playTurn(twist: Twist, state: DominoState, move: number): DominoState {
  if (move === DRAW) return drawn(twist, state)
  return move === PASS ? passed(twist, state) : laid(twist, state, move)
}
