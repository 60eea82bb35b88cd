import type { GameHost, GameContext } from '#kit/game/contract.ts'
import { copyWhole, signed, write, type Box } from '#kit/game/draw.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { ConnectDefinition } from './definitions.ts'
import { gridBoard } from './grid-boards.ts'
import type { GridState } from './grid-rules.ts'
import { drawMark, drawThread, drawWays } from './marks.ts'
import { slideAt } from './slide.ts'
import { drawButton, paintTable } from './table-look.ts'
import { DEPTH, SKINS, stonePicture, tilePicture } from './tile-look.ts'

type Pen = CanvasRenderingContext2D

/** Width of the rim in cells; lines run along it. */
export const RIM = 0.42
export const BUTTON = 46
/** Colours of the numbers one to nine. */
const NUMBERS = [
  '#b3372c',
  '#1d62a8',
  '#1f7a4f',
  '#8a3fa0',
  '#b06a12',
  '#3d4658',
  '#0f7f8c',
  '#a82a6a',
  '#5a6a10',
]

/** The board as drawn, with selected, leaving and sliding tiles. */
export interface GridTable {
  readonly tools: SceneTools<ConnectDefinition, GridState, number>
  readonly host: GameHost
  readonly definition: ConnectDefinition
  readonly number: GameContext['number']
  readonly text: GameContext['text']
  readonly skin: keyof typeof SKINS
  readonly stamps: Sprites
  readonly table: HTMLCanvasElement
  readonly sign: Path2D
  room: StageSize
  box: Box
  button: Box
  unit: number
  isPainted: boolean
  motion: number
  chosen: number | undefined
  cursor: number | undefined
  pointing: readonly number[]
  shaken: { readonly cell: number; k: number } | undefined
  leaving: { readonly cells: readonly number[]; readonly faces: readonly number[]; k: number } | undefined
  thread: { readonly points: readonly Point[]; k: number } | undefined
  /** Origin of sliding tiles and their progress. */
  sliding: { readonly from: readonly number[]; k: number } | undefined
  hidden: number
}

export const board = (scene: GridTable) => gridBoard(scene.definition.kind, scene.tools.state().level)

export function middle(scene: GridTable, cell: number): Point {
  const { width, height } = board(scene)
  const along = (index: number, count: number) =>
    index === 0 ? RIM / 2 : index === count - 1 ? count - 2 + RIM * 1.5 : RIM + index - 0.5
  return {
    x: scene.box.x + along(cell % width, width) * scene.unit,
    y: scene.box.y + along(Math.floor(cell / width), height) * scene.unit,
  }
}

function paint(scene: GridTable, pen: Pen) {
  const { table } = scene
  const ratio = pen.getTransform().a
  table.width = Math.ceil(scene.room.width * ratio)
  table.height = Math.ceil(scene.room.height * ratio)
  const inner = table.getContext('2d')!
  inner.scale(ratio, ratio)
  paintTable(inner, scene.definition, scene.box, { x: 0, y: 0, ...scene.room })
  scene.isPainted = true
}

function drawTile(scene: GridTable, pen: Pen, face: number, at: Point, { lift = 0, size = 1 } = {}) {
  const side = scene.unit * 0.94 * size
  const isNumber = board(scene).sum > 0
  const picture =
    face < 0
      ? stonePicture(scene.unit * 0.94)
      : tilePicture(scene.skin, isNumber ? 0 : face, scene.unit * 0.94)
  const y = at.y - scene.unit * (DEPTH / 2 + lift)
  scene.stamps.draw(pen, picture, { x: at.x - side / 2, y: y - side / 2, width: side, height: side })
  if (isNumber && face > 0)
    write(pen, scene.number(face), at.x, y + side * 0.03, {
      size: side * 0.62,
      color: NUMBERS[face - 1]!,
    })
}

function placeOf(scene: GridTable, cell: number): Point {
  const to = middle(scene, cell)
  if (!scene.sliding || scene.sliding.from[cell] === cell) return to
  const from = middle(scene, scene.sliding.from[cell]!)
  return { x: from.x + (to.x - from.x) * scene.sliding.k, y: from.y + (to.y - from.y) * scene.sliding.k }
}

function drawTiles(scene: GridTable, pen: Pen, state: GridState) {
  for (const [cell, face] of state.cells.entries()) {
    if (face === 0) continue
    const at = placeOf(scene, cell)
    const swing =
      scene.shaken?.cell === cell
        ? Math.sin(scene.shaken.k * 22) * (1 - scene.shaken.k) * scene.unit * 0.08
        : 0
    const isUp = cell === scene.chosen
    drawTile(
      scene,
      pen,
      face,
      { x: at.x + swing, y: at.y },
      { lift: isUp ? 0.07 : 0, size: face > 0 ? scene.hidden : 1 },
    )
    if (isUp) drawMark(pen, at, scene.unit, '#ffd24a', 0.07)
    if (cell === scene.cursor) drawMark(pen, at, scene.unit, '#3fe0cf')
    if (scene.pointing.includes(cell)) drawMark(pen, at, scene.unit, '#fff4b8', 0.02)
  }
  if (!scene.leaving) return
  for (const [index, cell] of scene.leaving.cells.entries()) {
    const gone = Math.max(0, (scene.leaving.k - 0.55) / 0.45)
    drawTile(scene, pen, scene.leaving.faces[index]!, middle(scene, cell), {
      lift: 0.1,
      size: 1.06 * (1 - gone),
    })
  }
}

export function drawGrid(scene: GridTable, pen: CanvasRenderingContext2D) {
  const { number } = scene
  const state = scene.tools.state()
  if (!scene.isPainted) paint(scene, pen)
  copyWhole(pen, scene.table)
  drawTiles(scene, pen, state)
  if (scene.thread) drawThread(pen, scene.thread.points, scene.thread.k, scene.unit)
  drawButton(pen, scene.button, scene.sign, { count: number(state.shuffles), off: state.shuffles === 0 })
  const way = slideAt(board(scene).slide, state.turn)
  if (way !== 'none')
    drawWays(pen, { x: scene.button.x - 44, y: scene.button.y + BUTTON / 2 }, BUTTON * 0.5, way)
  if (state.streak > 1)
    write(
      pen,
      signed(`×${number(state.streak)}`),
      scene.button.x + BUTTON + 30,
      scene.button.y + BUTTON / 2,
      {
        size: 22,
        color: '#7df0c8',
      },
    )
}
