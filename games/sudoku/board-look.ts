import { fillRound, slab, strokeRound, write } from '#kit/game/draw.ts'
import type { Look as PencilLook } from '#kit/game/pencil/board-look.ts'
import type { Grid } from '#kit/game/pencil/grid.ts'
import { modelOf, NOTHING } from '#kit/game/pencil/model.ts'
import { drawNotes } from '#kit/game/pencil/notes-look.ts'
import { HINTED_INK, STATES, VIOLET, WRONG_INK, type Face } from '#kit/game/pencil/palette.ts'
import { isWrong as isWrongAtAll, type State } from '#kit/game/pencil/state.ts'

type Pen = CanvasRenderingContext2D

type Look = Omit<PencilLook, 'mark' | 'palette'>

const FACES = {
  plain: { top: '#f4f2ff', side: '#8e8ae8' },
  tinted: { top: '#e2dfff', side: '#8e8ae8' },
  clashing: { top: '#ffc6bf', side: '#cf6d63' },
} as const satisfies Record<string, Face>

/** Wrong digits are marked only for players who want to be checked. */
const isWrong = (state: State, cell: number) => !state.isBlind && isWrongAtAll(state, cell)

/** Tints tell the boxes apart; leaping cells are drawn above the rest. */
export function drawBoard(pen: Pen, grid: Grid, state: State, look: Look) {
  drawPlate(pen, grid)
  const clashing = clashesOf(state)
  const lifted: number[] = []
  for (const cell of state.cells.keys()) {
    if (cell === look.selected || look.motionOf(cell).lift > 0) lifted.push(cell)
    else drawCell(pen, { grid, state, look, cell, clashing })
  }
  for (const cell of lifted) drawCell(pen, { grid, state, look, cell, clashing })
}

function drawPlate(pen: Pen, { plate, cell, stamps }: Grid) {
  const { width, height } = plate
  const paint = (inner: Pen) => {
    const ratio = inner.getTransform().a
    inner.shadowColor = 'rgb(4 2 30 / .6)'
    inner.shadowBlur = cell * 0.8 * ratio
    inner.shadowOffsetY = cell * 0.3 * ratio
    fillRound(inner, { x: 0, y: 0, width, height }, cell * 0.42, VIOLET.plate)
  }
  stamps.draw(pen, { key: 'plate', width, height, bleed: cell * 1.2, paint }, plate)
}

/** Cells that hold the same digit as a wrong one that they see. */
function clashesOf(state: State): ReadonlySet<number> {
  const { cells, puzzle } = state
  const clashing = new Set<number>()
  for (const [cell, digit] of cells.entries())
    if (isWrong(state, cell))
      for (const peer of modelOf(puzzle).peers[cell]!) if (cells[peer] === digit) clashing.add(peer)
  return clashing
}

interface DrawnCell {
  readonly grid: Grid
  readonly state: State
  readonly look: Look
  readonly cell: number
  readonly clashing: ReadonlySet<number>
}

function faceOf({ state, look, cell, clashing }: DrawnCell): Face {
  const { cells, puzzle } = state
  const digit = cells[cell]!
  if (isWrong(state, cell)) return STATES.wrong
  if (cell === look.selected || look.motionOf(cell).lift > 0.25) return STATES.selected
  if (clashing.has(cell)) return FACES.clashing
  if (look.shown.has(cell)) return STATES.shown
  if (digit !== NOTHING && digit === look.lit) return STATES.alike
  if (look.selected !== undefined && modelOf(puzzle).peers[look.selected]!.has(cell)) return STATES.peer
  const [boxRows, boxColumns] = puzzle.box!
  const across = Math.floor((cell % puzzle.columns) / boxColumns)
  const down = Math.floor(Math.floor(cell / puzzle.columns) / boxRows)
  return (across + down) % 2 === 0 ? FACES.plain : FACES.tinted
}

function drawCell(pen: Pen, drawn: DrawnCell) {
  const { grid, state, look, cell } = drawn
  const { lift, pop, shake } = look.motionOf(cell)
  const face = faceOf(drawn)
  const flat = grid.boxOf(cell)
  const box = { ...flat, x: flat.x + shake, y: flat.y - lift * grid.cell * 0.22 }
  const radius = grid.cell * 0.2
  const atOrigin = { x: 0, y: 0, width: grid.cell, height: grid.cell }
  const paint = (inner: Pen) => slab(inner, atOrigin, radius, face.top, face.side, grid.cell * 0.09)
  grid.stamps.draw(pen, { key: face.top, width: grid.cell, height: grid.cell, bleed: 1, paint }, box)
  if (cell === look.selected && face === STATES.wrong)
    strokeRound(pen, box, radius, STATES.selected.top, Math.max(2.5, grid.cell * 0.07))
  const digit = state.cells[cell]!
  const middle = { x: box.x + grid.cell / 2, y: box.y + grid.cell * 0.465 }
  if (digit === NOTHING) return drawNotes(pen, { grid, state, lit: look.lit, label: look.write }, cell, box)
  write(pen, look.write(digit), middle.x, middle.y, {
    size: grid.cell * 0.62 * pop,
    color: inkOf(drawn),
    weight: modelOf(state.puzzle).isGiven[cell] ? 800 : 700,
  })
}

function inkOf({ state, cell }: DrawnCell): string {
  if (isWrong(state, cell)) return WRONG_INK
  if (modelOf(state.puzzle).isGiven[cell]) return VIOLET.given
  return state.hinted.includes(cell) ? HINTED_INK : VIOLET.found
}
