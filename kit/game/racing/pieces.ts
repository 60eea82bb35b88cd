import { exactCos, exactSin } from '#kit/game/exact-math.ts'

/** One piece of a track: a straight, a bend or a jump. */
export interface Piece {
  /** Metres along the middle. */
  length: number
  /** Radians over the whole piece, positive to the right; 0 is a straight. */
  readonly turn: number
  /** Metres of climb. */
  readonly rise: number
  readonly width: number
  /** A boost pad in its first metres. */
  readonly boost: boolean
  /** No rails. */
  readonly open: boolean
  /** Sand or gravel instead of tarmac. */
  readonly loose: boolean
  /** Metres without ground after a ramp; 0 for none. */
  readonly gap: number
  /** A straight whose length may change to close the track. */
  readonly flexible: boolean
}

export const RAMP_LENGTH = 14
const LANDING_LENGTH = 16
const TOKEN = /^([SRLJ])([\d.]+)(?:\/([\d.]+))?(.*)$/
const MARK = /([+-][\d.]+)|w([\d.]+)|([bog])/g
const SHORTEST_STRAIGHT = 14

/**
 * Reads a track written as pieces: `S80` is a straight of 80 m, `R90/40` a right bend of 90° with a radius of 40 m,
 * `L…` a left one, `J18` a jump over 18 m. Marks: `+5` climbs 5 m, `-5` falls, `b` boost pad, `o` open edges,
 * `g` loose ground, `w9` 9 m wide from here.
 */
export function readPieces(text: string, usualWidth: number): Piece[] {
  let width = usualWidth
  return text.split(' ').map((token) => {
    const [, kind, first = '0', radius = '30', rest = ''] = TOKEN.exec(token) ?? []
    if (!kind) throw new SyntaxError(`"${token}" is no piece of a course`)
    let rise = 0
    const marks = new Set<string>()
    for (const [, climb, wide, mark] of rest.matchAll(MARK)) {
      if (climb) rise = Number(climb)
      if (wide) width = Number(wide)
      if (mark) marks.add(mark)
    }
    const looks = { rise, width, boost: marks.has('b'), open: marks.has('o'), loose: marks.has('g') }
    const size = Number(first)
    if (kind === 'S') return { ...looks, length: size, turn: 0, gap: 0, flexible: true }
    if (kind === 'J') {
      const length = RAMP_LENGTH + size + LANDING_LENGTH
      return { ...looks, length, turn: 0, gap: size, flexible: false }
    }
    const angle = (size * Math.PI) / 180
    const turn = kind === 'R' ? angle : -angle
    return { ...looks, length: angle * Number(radius), turn, gap: 0, flexible: false }
  })
}

export interface Vector {
  readonly x: number
  readonly z: number
}

/** The position after `share` of a piece that starts at the origin with this heading (0 is along z). */
export function along({ length, turn }: Piece, heading: number, share: number): Vector {
  const [x, z] = [exactSin(heading), exactCos(heading)]
  if (turn === 0) return { x: x * length * share, z: z * length * share }
  const radius = length / turn
  const angle = turn * share
  const [ahead, aside] = [radius * exactSin(angle), radius * (1 - exactCos(angle))]
  return { x: x * ahead + z * aside, z: z * ahead - x * aside }
}

/** Changes the straights until the last piece ends where the first starts, as closely as possible. */
export function closePieces(pieces: readonly Piece[]): void {
  const straights = pieces.filter(({ flexible }) => flexible)
  const shortest = new Map(straights.map((piece) => [piece, Math.min(piece.length, SHORTEST_STRAIGHT)]))
  for (let round = 0; round < 600; round++) {
    const miss = endOf(pieces)
    if (Math.abs(miss.x) + Math.abs(miss.z) < 0.01) return
    let heading = 0
    for (const piece of pieces) {
      if (piece.flexible) {
        const aim = miss.x * exactSin(heading) + miss.z * exactCos(heading)
        piece.length = Math.max(shortest.get(piece) ?? 0, piece.length - aim / straights.length)
      }
      heading += piece.turn
    }
  }
}

/** The end of the last piece, relative to the start of the first. */
export function endOf(pieces: readonly Piece[]): Vector {
  let [x, z, heading] = [0, 0, 0]
  for (const piece of pieces) {
    const step = along(piece, heading, 1)
    x += step.x
    z += step.z
    heading += piece.turn
  }
  return { x, z }
}
