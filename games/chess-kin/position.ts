import type { Seat } from '#kit/game/duel/rules.ts'
import { hash32, pickOne, shuffled, type Random } from '#kit/random/random.ts'
import { armyOf, squaresOf, type Army } from './army.ts'
import type { KinDefinition } from './definition.ts'
import { setCell, type Field } from './field.ts'
import type { Verdict } from './verdict.ts'
import { valuesOf } from './values.ts'

export interface KinPosition {
  /** Kinds of the army, negative for the second seat. */
  readonly cells: readonly number[]
  readonly turn: Seat
  readonly castling: number
  readonly passing: number
  readonly hands: readonly [readonly number[], readonly number[]]
  readonly checks: readonly [number, number]
  /** Number of pieces each seat has captured. */
  readonly taken: readonly [number, number]
  /** Moves since the last capture or pawn move. */
  readonly quiet: number
  /** Hashes of the positions since then. */
  readonly past: readonly number[]
  /** The side to move is in check. */
  readonly check: boolean
  readonly outcome: Verdict | null
}

interface Ready {
  readonly army: Army
  readonly values: ReturnType<typeof valuesOf>
}
const known = new WeakMap<KinDefinition, Ready>()

/** Compiled once per game. */
function readyOf(definition: KinDefinition): Ready {
  const kept = known.get(definition)
  if (kept) return kept
  const army = armyOf(definition)
  const made = { army, values: valuesOf(army) }
  known.set(definition, made)
  return made
}

export const armyFor = (definition: KinDefinition): Army => readyOf(definition).army

const ALL_CASTLING = 15

export function startOf(definition: KinDefinition, random: Random): KinPosition {
  const army = armyFor(definition)
  const squares = definition.motley
    ? motleySquares(definition, random)
    : definition.shuffles
      ? shuffledSquares(definition, random)
      : squaresOf(definition.start)
  const cells = squares.map((what) => {
    const kind = army.kindOf[what.toLowerCase()] ?? 0
    return kind === 0 ? 0 : what === what.toUpperCase() ? kind : -kind
  })
  const hand = ['', ...army.letters].map(
    (one) => [...definition.pocket].filter((held) => held === one).length,
  )
  return {
    cells,
    turn: 0,
    castling: definition.castles ? ALL_CASTLING : 0,
    passing: -1,
    hands: [hand, hand],
    checks: [0, 0],
    taken: [0, 0],
    quiet: 0,
    past: [],
    check: false,
    outcome: null,
  }
}

/** Shuffles the back rows alike for both, with bishops on both colours. */
function shuffledSquares({ start, width, height }: KinDefinition, random: Random): string[] {
  const squares = [...squaresOf(start)]
  let row = squares.slice(0, width)
  do row = shuffled(row, random)
  while ((row.indexOf('b') + row.lastIndexOf('b')) % 2 === 0)
  for (const [column, letter] of row.entries()) {
    squares[column] = letter
    squares[(height - 1) * width + column] = letter.toUpperCase()
  }
  return squares
}

/** Letters drawn for the back row, and for the row before it, mostly pawns. */
const BACK_LOT = 'qrrbbbnnnnp'
const FRONT_LOT = 'pppppppppppbnrq'

/** The king stays; all other pieces are drawn at random, alike for both. */
function motleySquares({ start, width, height }: KinDefinition, random: Random): string[] {
  const squares = [...squaresOf(start)]
  for (const [row, lot] of [BACK_LOT, FRONT_LOT].entries())
    for (let column = 0; column < width; column++) {
      const letter = squares[row * width + column] === 'k' ? 'k' : pickOne([...lot], random)
      squares[row * width + column] = letter
      squares[(height - 1 - row) * width + column] = letter.toUpperCase()
    }
  return squares
}

export function fieldOf(definition: KinDefinition, position: KinPosition): Field {
  const { army, values } = readyOf(definition)
  const { cells, hands, checks, turn, castling, passing } = position
  const kinds = army.letters.length + 1
  const field: Field = {
    army,
    values,
    cells: new Int8Array(army.size),
    hands: [Int8Array.from(hands[0]), Int8Array.from(hands[1])],
    counts: [new Int16Array(kinds), new Int16Array(kinds)],
    totals: [0, 0],
    kings: [-1, -1],
    checks: [checks[0], checks[1]],
    turn,
    castling,
    passing,
    worth: 0,
  }
  for (const [square, piece] of cells.entries()) if (piece !== 0) setCell(field, square, piece)
  for (let kind = 1; kind < kinds; kind++)
    field.worth += (hands[0][kind]! - hands[1][kind]!) * army.handWorths[kind]!
  return field
}

export const fingerprint = ({ cells, hands, turn, castling, checks }: Field): number =>
  hash32(`${cells.join()} ${hands[0].join()} ${turn}${castling} ${checks.join()}`)
