import type { GameHost, GameContext } from '#kit/game/contract.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { Board } from './board.ts'
import type { BlockFitDefinition } from './definitions.ts'
import { endlessGame } from './games.ts'
import { covered, landing, snapped, takeUp, type HeldPiece } from './held-piece.ts'
import { boundsOf, type Layout } from './layout.ts'
import type { Painter } from './paint.ts'
import { clearedBy, filled, type Move, type State } from './rules.ts'
import type { Show } from './show.ts'
import { WATER } from './twists.ts'
import { fitsSomewhere } from './board.ts'

export type Tools = SceneTools<BlockFitDefinition, State, Move>
/** The piece floats above the finger by this many units. */
export const LIFT = 1.1

/** The board and its slots as drawn, with the held piece. */
export interface BlockTable {
  readonly tools: Tools
  readonly definition: BlockFitDefinition
  readonly host: GameHost
  readonly text: GameContext['text']
  board: Board
  layout: Layout
  painter: Painter
  hand: HeldPiece | undefined
  size: StageSize
  isFloating: boolean
  grown: number
  chosen: number
  cursor: number | undefined
  hinted: { readonly slot: number; readonly cells: readonly number[]; k: number } | undefined
  readonly show: Show
}

export function middleOfSlot(scene: BlockTable, slot: number): Point {
  const box = scene.layout.slots[slot]!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export function aboveFinger(scene: BlockTable, at: Point, held: HeldPiece): Point {
  const { height } = boundsOf(scene.board.lattice, held.piece)
  return { x: at.x, y: at.y - scene.layout.unit * (LIFT + height / 2) * scene.grown }
}

function drawPreview(
  scene: BlockTable,
  pen: CanvasRenderingContext2D,
  state: State,
  held: HeldPiece,
  anchor: number,
) {
  const { definition } = scene
  const put = covered(scene.board, state, held, anchor)
  for (const [index, cell] of put.entries()) scene.painter.flash(pen, cell, held.piece[index]!.color, 0.5)
  if (definition.goal === 'fill') return
  const laid = filled(state.cells, held.piece, put)
  for (const cell of clearedBy(endlessGame(definition), laid, put).flat())
    scene.painter.flash(pen, cell, definition.goal === 'letters' ? 0 : held.piece[0]!.color, 0.55)
}

function drawSlots(scene: BlockTable, pen: CanvasRenderingContext2D, state: State) {
  const { show } = scene
  for (const [slot, box] of scene.layout.slots.entries()) {
    scene.painter.slot(pen, box, slot === scene.chosen && !scene.isFloating)
    const piece = state.slots[slot]
    if (!piece || (scene.isFloating && scene.hand?.slot === slot)) continue
    const fits = scene.definition.goal === 'fill' || fitsSomewhere(scene.board, state.cells, piece)
    const middle = middleOfSlot(scene, slot)
    const rise = (1 - show.arriving) * (30 + slot * 22)
    const opacity = (fits ? 1 : 0.35) * Math.min(1, show.arriving * 1.5)
    scene.painter.piece(
      pen,
      piece,
      { x: middle.x, y: middle.y + rise },
      { unit: scene.layout.small, opacity },
    )
  }
}

export function drawBoard(scene: BlockTable, pen: CanvasRenderingContext2D) {
  const { show } = scene
  const state = scene.tools.state()
  scene.painter.ground(pen)
  for (const [cell, times] of (state.wear ?? []).entries())
    if (times > 0 && state.cells[cell] === 0) scene.painter.flash(pen, cell, WATER, times * 0.26)
  for (let cell = 0; cell < state.cells.length; cell++) {
    const color = state.cells[cell]!
    if (color === 0) continue
    const isLanding = show.landing.includes(cell)
    scene.painter.cell(pen, cell, color, isLanding ? 1 + 0.16 * Math.sin(Math.PI * show.landed) : 1)
  }
  for (const { cell, color, size: part } of show.fading) scene.painter.cell(pen, cell, color, part)
  drawSlots(scene, pen, state)
  if (scene.hinted)
    for (const cell of scene.hinted.cells)
      scene.painter.flash(pen, cell, 0, 0.25 + 0.3 * Math.sin(scene.hinted.k * 12) ** 2)
  if (scene.cursor !== undefined && scene.chosen >= 0) {
    const held = takeUp(scene.board, state, scene.chosen, { x: 0, y: 0 })
    if (held) {
      drawPreview(scene, pen, state, held, scene.cursor)
      scene.painter.piece(pen, held.piece, landing(scene.board, scene.layout, held.piece, scene.cursor), {
        unit: scene.layout.unit,
        opacity: 0.8,
      })
    }
  }
  if (!scene.hand || !scene.isFloating) return
  const floating = { ...scene.hand, at: aboveFinger(scene, scene.hand.at, scene.hand) }
  const anchor = snapped(scene.board, scene.layout, floating)
  if (anchor !== undefined) drawPreview(scene, pen, state, scene.hand, anchor)
  scene.painter.piece(pen, scene.hand.piece, floating.at, {
    unit: scene.layout.small + (scene.layout.unit - scene.layout.small) * scene.grown,
  })
}
