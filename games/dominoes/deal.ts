import { YOU } from '#kit/game/cards/card-rules.ts'
import { seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import { hasLeft, NONE, seatFrom, type DominoState, type Twist } from './state.ts'
import { isDouble, NO_TILE, setOf, tileOf, without, type Tile } from './tiles.ts'

const ARMS = 5

/** Deals hands until one of them has a double, where a double opens; seats that were given up get no tiles. */
function handsOf(
  { seats, size, top, leads, shape }: Twist,
  state: DominoState,
  { engine, random }: { readonly engine: Tile; readonly random: Random },
) {
  for (;;) {
    const stock = shuffled(without(setOf(top), engine), random)
    const hands: Tile[][] = Array.from({ length: seats }, (_, seat) =>
      stock.splice(0, hasLeft(state, seat) ? 0 : size),
    )
    const isFine = leads === 'any' || shape === 'trains' || hands.flat().some(isDouble)
    if (isFine) return { hands, stock }
  }
}

/** Deals the next hand by a chance of somebody else's. */
export function dealtBy(twist: Twist, state: DominoState, random: Random): DominoState {
  const { seats, top, shape, leads } = twist
  // The trains start at the highest double, the next hand at the one below it.
  const low = top - (state.round % (top + 1))
  const engine = shape === 'trains' ? tileOf(low, low) : NO_TILE
  const { hands, stock } = handsOf(twist, state, { engine, random })
  const none = hands.map(() => 0)
  const first = seatFrom(state, state.round, seats)
  const opened: DominoState = {
    ...state,
    hands,
    stock,
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
    speaker: seatFrom(state, holder + 1, seats),
  }
}

/** Deals the next hand by the match's own luck. */
export function dealt(twist: Twist, state: DominoState): DominoState {
  const random = seededRandom(state.luck)
  const next = dealtBy(twist, state, random)
  return { ...next, luck: random.state() }
}

/** A match before its first deal. */
export const undealt = ({ seats }: Twist, luck: number): DominoState => ({
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
  totals: Array.from({ length: seats }, () => 0),
  gains: [],
  luck,
  film: [],
})
