import { SIDE, type Shore } from './land-shore.ts'

function give(state: Shore, square: number, who: number) {
  const before = state.owner[square]!
  if (before === who + 1) return
  if (before > 0) state.players[before - 1]!.area--
  state.owner[square] = who + 1
  state.players[who]!.area++
}

/** The initial land of a walker: five by five squares. */
export function homeArea(state: Shore, who: number) {
  const { column, row } = state.players[who]!
  for (let down = -2; down <= 2; down++)
    for (let across = -2; across <= 2; across++) give(state, (row + down) * SIDE + column + across, who)
}

/** Closes the loop of a walker back on its land; returns the number of squares won. */
export function surround(state: Shore, who: number): number {
  const walker = state.players[who]!
  const before = walker.area
  for (const square of walker.line) {
    give(state, square, who)
    state.trail[square] = 0
  }
  walker.line = []
  const outside = new Uint8Array(SIDE * SIDE)
  const open: number[] = []
  const visit = (square: number) => {
    if (outside[square] === 1 || state.owner[square] === who + 1) return
    outside[square] = 1
    open.push(square)
  }
  for (let at = 0; at < SIDE; at++) {
    visit(at)
    visit((SIDE - 1) * SIDE + at)
    visit(at * SIDE)
    visit(at * SIDE + SIDE - 1)
  }
  for (let square = open.pop(); square !== undefined; square = open.pop()) {
    const column = square % SIDE
    if (column > 0) visit(square - 1)
    if (column < SIDE - 1) visit(square + 1)
    if (square >= SIDE) visit(square - SIDE)
    if (square < SIDE * (SIDE - 1)) visit(square + SIDE)
  }
  for (let square = 0; square < SIDE * SIDE; square++) if (outside[square] === 0) give(state, square, who)
  return walker.area - before
}
