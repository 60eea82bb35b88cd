/** A move of a piece as seen by the first seat: right and up the board. */
export interface Leap {
  readonly right: number
  readonly up: number
  readonly range: number
  readonly moves: boolean
  readonly takes: boolean
  /** Takes only over exactly one piece in between. */
  readonly hops: boolean
  /** Lands right behind the piece in between. */
  readonly near: boolean
  /** Blocked by a piece on the adjacent straight square. */
  readonly lame: boolean
}

const ATOMS: Readonly<Record<string, readonly [number, number]>> = {
  W: [1, 0],
  F: [1, 1],
  D: [2, 0],
  N: [2, 1],
  A: [2, 2],
  C: [3, 1],
  Z: [3, 2],
  H: [3, 0],
}
const ROYAL: Readonly<Record<string, readonly string[]>> = {
  R: ['W'],
  B: ['F'],
  Q: ['W', 'F'],
  K: ['W', 'F'],
}
const FAR = 99
const PART = /([fbsmcnpg]*)([WFDNACZHRBQK])(\2|\d*)/g

/**
 * Parses a subset of Betza's notation: `fmWfcF` is a pawn, `R` a rook, `NN` a rider of knight leaps, `B3` a
 * bishop of three squares, `mRcpR` a cannon, `nN` a horse that can be blocked, `gQ` a grasshopper, which
 * lands right behind the piece it jumps over.
 */
export function leapsOf(text: string): readonly Leap[] {
  return [...text.matchAll(PART)].flatMap(([, marks = '', atom = '', tail = '']) => {
    const rides = 'RBQ'.includes(atom) || tail === atom
    const range = tail !== '' && tail !== atom ? Number(tail) : rides ? FAR : 1
    const onlyMoves = marks.includes('m')
    const onlyTakes = marks.includes('c')
    const sides = marks.replace(/[mcnpg]/g, '')
    return (ROYAL[atom] ?? [atom])
      .flatMap((one) => directions(ATOMS[one]!))
      .filter(([right, up]) => sides === '' || [...sides].some((side) => isToward(side, right, up)))
      .map(([right, up]) => ({
        right,
        up,
        range,
        moves: onlyMoves || !onlyTakes,
        takes: onlyTakes || !onlyMoves,
        hops: marks.includes('p') || marks.includes('g'),
        near: marks.includes('g'),
        lame: marks.includes('n'),
      }))
  })
}

function directions([long, short]: readonly [number, number]): (readonly [number, number])[] {
  const found = new Map<string, readonly [number, number]>()
  for (const one of [1, -1])
    for (const other of [1, -1]) {
      found.set(`${long * one},${short * other}`, [long * one, short * other])
      found.set(`${short * one},${long * other}`, [short * one, long * other])
    }
  return [...found.values()]
}

function isToward(side: string, right: number, up: number): boolean {
  const steep = Math.abs(up) >= Math.abs(right)
  if (side === 'f') return up > 0 && steep
  if (side === 'b') return up < 0 && steep
  return Math.abs(right) > Math.abs(up)
}
