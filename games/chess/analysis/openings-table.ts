import { legalMoves } from '../moves.ts'
import { moveName, positionName, readPosition, START } from '../notation.ts'
import { makeMove, takeBack } from '../position.ts'
import { OPENINGS_A_TO_B } from './openings-a.ts'
import { OPENINGS_C_TO_E } from './openings-c.ts'

/** `C50 Italian Game` and its moves. */
export interface Opening {
  readonly name: string
  readonly moves: readonly string[]
}

const readLine = (line: string): Opening => {
  const [name = '', moves = ''] = line.split('|')
  return { name, moves: moves.match(/.{4}/g) ?? [] }
}

export const readOpenings = (): readonly Opening[] =>
  [...OPENINGS_A_TO_B.trim().split('\n'), ...OPENINGS_C_TO_E.trim().split('\n')].map(readLine)

let known: ReadonlyMap<string, string> | undefined

/** Names by position, so that transpositions are recognised. */
function namesByPosition(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const position = readPosition(START)
  const path: string[] = []
  // Sorted neighbours share their beginning: only the difference is played.
  for (const { name, moves } of readOpenings().toSorted((a, b) =>
    a.moves.join() < b.moves.join() ? -1 : 1,
  )) {
    while (!path.every((move, index) => moves[index] === move)) {
      path.pop()
      takeBack(position)
    }
    for (const move of moves.slice(path.length)) {
      makeMove(
        position,
        legalMoves(position).find((one) => moveName(one) === move)!,
      )
      path.push(move)
    }
    names.set(positionName(position), name)
  }
  return names
}

const LONGEST = 24

/** The last named position of a game; games from another start have no opening. */
export function openingOf(moves: readonly string[], start = START): string | undefined {
  if (start !== START) return undefined
  known ??= namesByPosition()
  const position = readPosition(START)
  let found: string | undefined
  for (const name of moves.slice(0, LONGEST)) {
    const move = legalMoves(position).find((one) => moveName(one) === name)
    if (move === undefined) break
    makeMove(position, move)
    found = known.get(positionName(position)) ?? found
  }
  return found
}
