import type { GameHost, GameContext } from '#kit/game/contract.ts'
import { copyWhole, fillRound, strokeRound, write } from '#kit/game/draw.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { ConnectDefinition } from './definitions.ts'
import { drawMark } from './marks.ts'
import { pileLevel } from './pile-deal.ts'
import type { PileLayout } from './pile-layout.ts'
import { freeTiles, type PileState } from './pile-state.ts'
import { paintTable } from './table-look.ts'
import type { TrayKind, TrayRule } from './tray-kinds.ts'
import { wantedIn } from './tray-rules.ts'
import { DEPTH, tilePicture } from './tile-look.ts'
import { drawOrder, drawSum } from './tray-look.ts'

type Pen = CanvasRenderingContext2D
const DIGIT_COLORS = [
  '#c0392b',
  '#d35400',
  '#b7860b',
  '#2e8b57',
  '#16808a',
  '#2471b3',
  '#5b48b8',
  '#9b3fa8',
  '#b83268',
]

/** A tile in motion or about to vanish. */
export interface Flight {
  readonly tile: number
  readonly from: Point
  readonly to: Point
  readonly fromSize: number
  readonly toSize: number
  k: number
  size: number
}

/** The pile and the tray as drawn, with tiles in motion between them. */
export interface PileTable {
  readonly tools: SceneTools<ConnectDefinition, PileState, number>
  readonly host: GameHost
  readonly definition: ConnectDefinition
  readonly number: GameContext['number']
  readonly kind: TrayKind | 'sums'
  readonly rule: TrayRule | undefined
  readonly isNumbered: boolean
  readonly stamps: Sprites
  readonly table: HTMLCanvasElement
  room: StageSize
  look: PileLayout
  isPainted: boolean
  motion: number
  cursor: number | undefined
  pointing: number | undefined
  flights: Flight[]
  shake: number
}

export const deal = (scene: PileTable) => pileLevel(scene.kind, scene.tools.state().level)

function paint(scene: PileTable, pen: Pen) {
  const { table } = scene
  const ratio = pen.getTransform().a
  table.width = Math.ceil(scene.room.width * ratio)
  table.height = Math.ceil(scene.room.height * ratio)
  const inner = table.getContext('2d')!
  inner.scale(ratio, ratio)
  paintTable(inner, scene.definition, scene.look.table, { x: 0, y: 0, ...scene.room })
  const { tray, slot } = scene.look
  fillRound(inner, { ...tray, y: tray.y + 5 }, 18, '#3f2110')
  fillRound(inner, tray, 18, '#a56a3d')
  strokeRound(inner, tray, 18, 'rgb(255 230 190 / .5)', 1.5)
  for (let place = 0; place < (scene.rule?.places ?? 5); place++) {
    const { x, y } = scene.look.place(place)
    fillRound(
      inner,
      { x: x - slot * 0.45, y: y - slot * 0.45, width: slot * 0.9, height: slot * 0.9 },
      slot * 0.18,
      'rgb(40 16 6 / .38)',
    )
  }
  scene.isPainted = true
}

function drawTile(scene: PileTable, pen: Pen, tile: number, at: Point, side: number, isHidden = false) {
  const { isNumbered } = scene
  const face = deal(scene).faces[tile]!
  const { unit } = scene.look
  scene.stamps.draw(pen, tilePicture(scene.kind, isNumbered || isHidden ? 0 : face, unit), {
    x: at.x - side / 2,
    y: at.y - side / 2 - side * (DEPTH / 2),
    width: side,
    height: side,
  })
  if (isNumbered)
    write(pen, scene.number(face), at.x, at.y - side * (DEPTH / 2), {
      size: side * 0.56,
      color: DIGIT_COLORS[face - 1]!,
    })
}

function dim(pen: Pen, at: Point, unit: number) {
  const box = { x: at.x - unit / 2, y: at.y - unit * (0.5 + DEPTH / 2), width: unit, height: unit * 1.06 }
  fillRound(pen, box, unit * 0.18, 'rgb(24 18 40 / .46)')
}

function drawPile(scene: PileTable, pen: Pen, state: PileState) {
  const { places } = deal(scene)
  const gone = new Set(state.taken)
  const flying = new Set(scene.flights.map(({ tile }) => tile))
  const free = new Set(freeTiles(deal(scene), state))
  const side = scene.look.unit * 0.97
  for (const tile of [...places.keys()].toSorted((one, other) => places[one]!.z - places[other]!.z)) {
    if (gone.has(tile) || flying.has(tile)) continue
    const at = scene.look.tile(tile)
    drawTile(scene, pen, tile, at, side, scene.rule?.hides && !free.has(tile))
    if (!free.has(tile)) dim(pen, at, side)
    if (tile === scene.cursor) drawMark(pen, at, scene.look.unit, '#3fe0cf')
    if (tile === scene.pointing) drawMark(pen, at, scene.look.unit, '#fff4b8', 0.02)
  }
}

function drawTray(scene: PileTable, pen: Pen, state: PileState) {
  const { rule, kind } = scene
  const flying = new Set(scene.flights.map(({ tile }) => tile))
  for (const [index, tile] of state.held.entries()) {
    if (flying.has(tile)) continue
    const at = scene.look.place(index)
    drawTile(scene, pen, tile, at, scene.look.slot * 0.9)
    if (tile === scene.cursor) drawMark(pen, at, scene.look.slot * 0.9, '#3fe0cf')
  }
  if (rule && state.held.length >= rule.places - 2)
    strokeRound(pen, scene.look.tray, 18, state.held.length >= rule.places - 1 ? '#ff6b5c' : '#ffb63d', 3)
  if (kind === 'sums')
    drawSum(pen, scene.look, deal(scene), state, { number: scene.number, shake: scene.shake })
  else drawOrder(pen, scene.look, wantedIn(kind, deal(scene), state))
}

export function drawAll(scene: PileTable, pen: CanvasRenderingContext2D) {
  const state = scene.tools.state()
  if (!scene.isPainted) paint(scene, pen)
  copyWhole(pen, scene.table)
  drawPile(scene, pen, state)
  drawTray(scene, pen, state)
  for (const { tile, from, to, fromSize, toSize, k, size } of scene.flights) {
    const at = { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k }
    drawTile(scene, pen, tile, at, (fromSize + (toSize - fromSize) * k) * size)
  }
}
