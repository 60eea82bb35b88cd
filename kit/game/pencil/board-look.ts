import { fillRound, slab, strokeRound, write, type Box } from '#kit/game/draw.ts'
import type { CellMotion } from './board-motion.ts'
import { ABOVE, LETTERS, UNDER, drawEdge, type ClueScene } from './clue-look.ts'
import type { Mark } from './definition.ts'
import type { Grid } from './grid.ts'
import { paintMark, paintTree } from './mark-look.ts'
import { isRight, modelOf, NOTHING } from './model.ts'
import { drawNotes } from './notes-look.ts'
import { HINTED_INK, LIT, STATES, WRONG_INK, type Face, type Palette } from './palette.ts'
import { isShaded, type ClueKind } from './puzzle.ts'
import { isWrong, type State } from './state.ts'
import { tintsOf } from './tints.ts'

type Pen = CanvasRenderingContext2D

/** What is highlighted on the board. */
export interface Look {
  readonly mark: Mark
  readonly palette: Palette
  readonly selected: number | undefined
  /** All cells with this value are lit; -1 for none. */
  readonly lit: number
  /** The cells that explain a hint. */
  readonly shown: ReadonlySet<number>
  motionOf(cell: number): CellMotion
  write(value: number): string
}

interface Scene {
  readonly pen: Pen
  readonly grid: Grid
  readonly state: State
  readonly look: Look & { readonly bright: ReadonlySet<number> }
}

const SMALLEST_TEXT = 11
const RADIUS = 0.2

export function drawBoard(pen: Pen, grid: Grid, state: State, look: Look) {
  const scene: Scene = { pen, grid, state, look: { ...look, bright: brightCells(state) } }
  const clues = clueScene(scene)
  const { cells, puzzle } = state
  drawPlate(scene)
  drawJoints(scene)
  for (const cell of cells.keys()) drawSlab(scene, cell)
  drawWalls(scene)
  for (const clue of puzzle.clues) UNDER[clue.kind]?.(clues, clue)
  for (const cell of cells.keys()) drawValue(scene, cell)
  for (const clue of puzzle.clues) {
    if (clue.kind === 'tree') paintTree(pen, grid.boxOf(clue.cells[0]!))
    ABOVE[clue.kind]?.(clues, clue)
    drawEdge(clues, clue)
  }
  if (puzzle.clues.some(({ kind }) => kind === 'weights')) drawWeights(scene)
}

/** Cells lit by lamps along their corridors. */
function brightCells({ puzzle, cells }: State): ReadonlySet<number> {
  const corridors = puzzle.clues.filter(
    ({ kind, cells: lane }) => kind === 'corridor' && lane.some((cell) => cells[cell] === 1),
  )
  return new Set(corridors.flatMap(({ cells: lane }) => lane))
}

function clueScene({ pen, grid, state, look }: Scene): ClueScene {
  const { puzzle, cells, isBlind } = state
  return {
    pen,
    grid,
    palette: look.palette,
    columns: puzzle.columns,
    isDark: (cell) => look.mark === 'ink' && cells[cell] === 1,
    isDone: (clue) => !isBlind && clue.cells.every((cell) => isRight(puzzle, cell, cells[cell]!)),
    write: look.write,
  }
}

function drawPlate({ pen, grid: { plate, cell, stamps }, look }: Scene) {
  const { width, height } = plate
  const paint = (inner: Pen) => {
    const ratio = inner.getTransform().a
    inner.shadowColor = 'rgb(4 2 30 / .55)'
    inner.shadowBlur = cell * 0.7 * ratio
    inner.shadowOffsetY = cell * 0.28 * ratio
    fillRound(inner, { x: 0, y: 0, width, height }, cell * 0.42, look.palette.plate)
  }
  stamps.draw(pen, { key: 'plate', width, height, bleed: cell * 1.1, paint }, plate)
}

/** Wrong values are shown only if the player wants them checked. */
const showsWrong = (state: State, cell: number) => !state.isBlind && isWrong(state, cell)

function faceOf({ state, look }: Scene, cell: number): Face {
  const { puzzle, cells } = state
  const value = cells[cell]!
  const { palette } = look
  if (puzzle.solution[cell] === NOTHING)
    return puzzle.clues.some((clue) => clue.kind === 'tree' && clue.cells[0] === cell)
      ? palette.parts[0]!
      : palette.block
  if (showsWrong(state, cell)) return STATES.wrong
  if (cell === look.selected || look.motionOf(cell).lift > 0.25) return STATES.selected
  if (value === 1 && look.mark === 'ink' && isShaded(puzzle)) return palette.shade
  if (look.shown.has(cell)) return STATES.shown
  if (isShaded(puzzle)) {
    if (look.mark === 'lamp' && look.bright.has(cell)) return LIT.bright
    if (value === 0) return palette.out
    if (look.mark === 'lamp') return LIT.dim
  } else if (value !== NOTHING && value === look.lit) return STATES.alike
  const { tint, accent } = tintsOf(puzzle)
  if (look.selected !== undefined && !isShaded(puzzle) && modelOf(puzzle).peers[look.selected]!.has(cell))
    return STATES.peer
  return accent.has(cell) ? palette.accent : palette.parts[tint[cell]! % palette.parts.length]!
}

const movedBox = ({ grid, look }: Scene, cell: number): Box => {
  const { lift, shake } = look.motionOf(cell)
  const flat = grid.boxOf(cell)
  return { ...flat, x: flat.x + shake, y: flat.y - lift * grid.cell * 0.22 }
}

function drawSlab(scene: Scene, cell: number) {
  const { pen, grid, state } = scene
  const face = faceOf(scene, cell)
  const box = movedBox(scene, cell)
  const size = grid.cell
  const atOrigin = { x: 0, y: 0, width: size, height: size }
  const paint = (inner: Pen) => slab(inner, atOrigin, size * RADIUS, face.top, face.side, size * 0.09)
  grid.stamps.draw(pen, { key: face.top, width: size, height: size, bleed: 1, paint }, box)
  if (cell === scene.look.selected && showsWrong(state, cell))
    strokeRound(pen, box, size * RADIUS, STATES.selected.top, Math.max(2.5, size * 0.07))
}

/** Joins the cells of one part, so that parts are visible at a glance. */
function drawJoints({ pen, grid, state, look }: Scene) {
  const { part, tint, walls } = tintsOf(state.puzzle)
  if (walls !== 'thick') return
  const { columns } = state.puzzle
  const inset = grid.cell * 0.12
  for (const cell of part.keys()) {
    const { x, y, width } = grid.boxOf(cell)
    pen.fillStyle = look.palette.parts[tint[cell]! % look.palette.parts.length]!.side
    if ((cell + 1) % columns !== 0 && part[cell] === part[cell + 1] && part[cell] !== -1)
      pen.fillRect(x + width - inset, y + inset, grid.cell * 0.06 + 2 * inset, width - 2 * inset)
    if (part[cell] === part[cell + columns] && part[cell] !== -1)
      pen.fillRect(x + inset, y + width - inset * 2, width - 2 * inset, grid.cell * 0.06 + 3 * inset)
  }
}

/** Draws dark lines between the parts of a board. */
function drawWalls({ pen, grid, state, look }: Scene) {
  const { part, walls } = tintsOf(state.puzzle)
  if (walls === 'none') return
  const { columns } = state.puzzle
  const gap = grid.cell * 0.03
  pen.strokeStyle = look.palette.wall
  pen.lineWidth = walls === 'thin' ? Math.max(2, grid.cell * 0.06) : Math.max(3.5, grid.cell * 0.13)
  pen.lineCap = 'round'
  pen.beginPath()
  for (const cell of part.keys()) {
    const { x, y, width } = grid.boxOf(cell)
    if ((cell + 1) % columns !== 0 && part[cell] !== part[cell + 1]) {
      pen.moveTo(x + width + gap, y)
      pen.lineTo(x + width + gap, y + width)
    }
    if (cell + columns < part.length && part[cell] !== part[cell + columns]) {
      pen.moveTo(x, y + width + gap)
      pen.lineTo(x + width, y + width + gap)
    }
  }
  pen.stroke()
}

function drawValue(scene: Scene, cell: number) {
  const { pen, grid, state, look } = scene
  const value = state.cells[cell]!
  const box = movedBox(scene, cell)
  if (value === NOTHING) {
    const label = (note: number) => (look.mark === 'letter' ? LETTERS[note - 1]! : look.write(note))
    return drawNotes(pen, { grid, state, lit: look.lit, label }, cell, box)
  }
  const { pop } = look.motionOf(cell)
  const isGiven = modelOf(state.puzzle).isGiven[cell]!
  if (look.mark === 'digit' || look.mark === 'letter') {
    const text = look.mark === 'letter' ? LETTERS[value - 1]! : look.write(value)
    // The sum of a cage is in the corner: digits make room for it.
    const isLow = tintsOf(state.puzzle).hasSums
    return write(
      pen,
      text,
      box.x + grid.cell * (isLow ? 0.56 : 0.5),
      box.y + grid.cell * (isLow ? 0.53 : 0.465),
      {
        size: grid.cell * (isLow ? 0.52 : 0.6) * pop,
        color: inkOf(scene, cell),
        weight: isGiven ? 800 : 700,
      },
    )
  }
  // A shaded cell is drawn as its slab alone, so that no dot hides a printed number.
  const isPlainShade = look.mark === 'ink' && value === 1 && faceOf(scene, cell) === look.palette.shade
  if (isPlainShade || (value === 0 && (isGiven || printsNumber(state, cell)))) return
  const size = grid.cell * (value === 0 ? 0.9 : 0.84) * pop
  const mark = {
    x: box.x + (grid.cell - size) / 2,
    y: box.y + (grid.cell * 0.94 - size) / 2,
    width: size,
    height: size,
  }
  paintMark(pen, mark, look.mark, value)
  if (isGiven)
    fillRound(
      pen,
      {
        x: box.x + grid.cell * 0.45,
        y: box.y + grid.cell * 0.42,
        width: grid.cell * 0.1,
        height: grid.cell * 0.1,
      },
      grid.cell * 0.05,
      '#ffffff',
    )
}

const PRINTED = new Set<ClueKind>(['near', 'number', 'mine'])
const printsNumber = ({ puzzle }: State, cell: number) =>
  puzzle.clues.some(({ kind, cells }) => PRINTED.has(kind) && cells[0] === cell)

function inkOf({ state, look }: Scene, cell: number): string {
  if (showsWrong(state, cell)) return WRONG_INK
  if (modelOf(state.puzzle).isGiven[cell]) return look.palette.given
  return state.hinted.includes(cell) ? HINTED_INK : look.palette.found
}

/** The weight of each column and row, opposite its sum. */
function drawWeights({ pen, grid, state: { puzzle }, look }: Scene) {
  const { plate, cell } = grid
  const size = Math.max(SMALLEST_TEXT, cell * 0.32)
  for (let line = 0; line < puzzle.columns; line++) {
    const column = grid.middleOf(line)
    const row = grid.middleOf(line * puzzle.columns)
    const options = { size, color: look.palette.edgeDone }
    write(pen, look.write(line + 1), column.x, plate.y - cell * 0.3, options)
    write(pen, look.write(line + 1), plate.x - cell * 0.3, row.y, options)
  }
}
