import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { make, moveOf, traySpot, unmake, type Field } from './field.ts'

/** Pseudo-legal moves: the royal piece may be left in check. */
export function roughMoves(field: Field, onlyTakes = false): number[] {
  const { army, cells, turn } = field
  const found: number[] = []
  for (let from = 0; from < cells.length; from++) {
    const piece = cells[from]!
    if (piece === 0 || (piece > 0 ? 0 : 1) !== turn) continue
    addMoves(field, from, Math.abs(piece), onlyTakes, found)
  }
  if (!onlyTakes && army.trays.length > 0) addDrops(field, found)
  if (!onlyTakes && army.definition.castles) addCastling(field, found)
  return found
}

/** Captures only, where they are compulsory and possible. */
export function dutiful(field: Field, moves: number[]): number[] {
  if (!field.army.definition.mustTake) return moves
  const taking = moves.filter((move) => takes(field, move))
  return taking.length > 0 ? taking : moves
}

/** Whether a move captures, en passant included. */
export function takes({ army, cells, passing }: Field, move: number): boolean {
  const [from, to] = [move >> 8, move & 255]
  if (from >= army.size) return false
  if (cells[to] !== 0) return true
  return to === passing && Math.abs(cells[from]!) === army.pawn && (to - from) % army.definition.width !== 0
}

function addMoves(field: Field, from: number, kind: number, onlyTakes: boolean, found: number[]) {
  const { army, cells, turn, passing } = field
  const slides = army.definition.slides && kind !== army.pawn
  const { charms } = army.definition
  for (const { squares, moves, takes: may, hops, near, block, glares } of army.rays[turn][kind]![from]!) {
    if (onlyTakes && !may) continue
    if (block >= 0 && cells[block] !== 0) continue
    let jumped = false
    for (const [step, to] of squares.entries()) {
      const there = cells[to]!
      if (there === 0) {
        const goesOn = slides && step + 1 < squares.length && cells[squares[step + 1]!] === 0
        if (moves && !onlyTakes && jumped === hops) {
          if (!goesOn) found.push(moveOf(from, to))
        } else if (may && !moves && kind === army.pawn && to === passing && !charms) {
          if (mayTakeFrom(field, from)) found.push(moveOf(from, to))
        }
        if (near && jumped) break
        continue
      }
      if (hops && !jumped) {
        jumped = true
        continue
      }
      const isRival = there > 0 !== (turn === 0)
      const canTake = may && isRival && !charms && (!glares || Math.abs(there) === army.royal)
      if (canTake && mayTakeFrom(field, from)) found.push(moveOf(from, to))
      break
    }
  }
}

function addDrops(field: Field, found: number[]) {
  const { army, cells, hands, turn } = field
  const { width, height, drops } = army.definition
  for (const kind of army.trays) {
    if (hands[turn][kind]! < 1) continue
    const from = traySpot(army, turn, kind)
    const isPawn = kind === army.pawn
    for (let to = 0; to < army.size; to++) {
      if (cells[to] !== 0 || army.walls.has(to)) continue
      const row = Math.floor(to / width)
      if (drops === 'home' && row !== (turn === 0 ? height - 1 : 0)) continue
      if (isPawn && drops === 'free' && (row === 0 || row === height - 1)) continue
      if (drops === 'one-pawn-a-file' && army.rays[turn][kind]![to]!.length === 0) continue
      if (isPawn && drops === 'one-pawn-a-file' && hasPawn(field, to % width)) continue
      found.push(moveOf(from, to))
    }
  }
}

function hasPawn({ army, cells, turn }: Field, column: number): boolean {
  const own = turn === 0 ? army.pawn : -army.pawn
  for (let square = column; square < army.size; square += army.definition.width)
    if (cells[square] === own) return true
  return false
}

function addCastling(field: Field, found: number[]) {
  const { cells, castling, turn, army } = field
  const king = turn === 0 ? 60 : 4
  const rights = turn === 0 ? castling & 3 : castling >> 2
  if (rights === 0 || cells[king] !== (turn === 0 ? army.royal : -army.royal)) return
  const rival = otherSeat(turn)
  const short = (rights & 1) > 0 && cells[king + 1] === 0 && cells[king + 2] === 0
  const long = (rights & 2) > 0 && cells[king - 1] === 0 && cells[king - 2] === 0 && cells[king - 3] === 0
  if ((!short && !long) || isAttacked(field, king, rival)) return
  if (short && !isAttacked(field, king + 1, rival)) found.push(moveOf(king, king + 2))
  if (long && !isAttacked(field, king - 1, rival)) found.push(moveOf(king, king - 2))
}

/** Whether a piece of the seat could capture on the square. */
export function isAttacked(field: Field, square: number, by: Seat): boolean {
  const { cells } = field
  for (let from = 0; from < cells.length; from++) {
    const piece = cells[from]!
    if (piece === 0 || (piece > 0 ? 0 : 1) !== by) continue
    if (reaches(field, from, square) && mayTakeFrom(field, from)) return true
  }
  return false
}

/** Whether the piece on a square threatens or guards another one. */
function reaches({ army, cells }: Field, from: number, square: number): boolean {
  const piece = cells[from]!
  const rays = army.rays[piece > 0 ? 0 : 1][Math.abs(piece)]![from]!
  for (const { squares, takes: may, hops, near, block, glares } of rays) {
    if (!may || (block >= 0 && cells[block] !== 0)) continue
    if (glares && Math.abs(cells[square]!) !== army.royal) continue
    let jumped = !hops
    for (const to of squares) {
      if (to === square && jumped) return true
      if (cells[to] === 0 && !(near && jumped)) continue
      if (jumped) break
      jumped = true
    }
  }
  return false
}

/** Some games allow captures only with, or only without, a guarding friend. */
function mayTakeFrom(field: Field, square: number): boolean {
  const { takesWhen } = field.army.definition
  if (takesWhen === 'always') return true
  const { cells } = field
  const isFirst = cells[square]! > 0
  for (let from = 0; from < cells.length; from++) {
    const piece = cells[from]!
    if (piece === 0 || piece > 0 !== isFirst || from === square) continue
    if (reaches(field, from, square)) return takesWhen === 'guarded'
  }
  return takesWhen === 'alone'
}

/** Whether a seat is in check. An explosion that would destroy both kings does not count. */
export function isInCheck(field: Field, seat: Seat): boolean {
  const { army, kings } = field
  const { blast, width, check } = army.definition
  const [own, rival] = [kings[seat], kings[otherSeat(seat)]]
  if (army.royal === 0 || own < 0 || check === 'ignore') return false
  if (blast && rival >= 0) {
    const aside = Math.abs((own % width) - (rival % width))
    const apart = Math.abs(Math.floor(own / width) - Math.floor(rival / width))
    if (aside <= 1 && apart <= 1) return false
  }
  return isAttacked(field, own, otherSeat(seat))
}

/** Whether the move just made was legal: the own royal piece exists and is safe. */
export function wasAllowed(field: Field, mover: Seat): boolean {
  const { army, kings } = field
  const rival = otherSeat(mover)
  if (army.royal === 0) return true
  if (army.definition.blast && kings[mover] < 0) return false
  if (army.definition.check === 'ignore') return true
  if (army.definition.blast && kings[rival] < 0) return true
  if (isInCheck(field, mover)) return false
  return army.definition.check !== 'forbidden' || !isInCheck(field, rival)
}

export function legalMoves(field: Field): number[] {
  const mover = field.turn
  const allowed = roughMoves(field).filter((move) => {
    const undo = make(field, move)
    const isFine = wasAllowed(field, mover)
    unmake(field, undo)
    return isFine
  })
  return dutiful(field, allowed)
}
