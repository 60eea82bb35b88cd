import type { GameHost } from '#kit/game/contract.ts'
import { copyWhole } from '#kit/game/draw.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { SortDefinition } from './definitions.ts'
import { drawCar, drawGround, type Ground } from './lot-look.ts'
import { GONE, type Lot, type LotState } from './lot-rules.ts'
import { alongRoad, type Waypoint } from './lot-road.ts'
import type { Move } from './move.ts'

type Pen = CanvasRenderingContext2D

export interface Leaving {
  readonly car: number
  readonly road: readonly Waypoint[]
  k: number
}

/** The lot as it is seen: cars where they are drawn, and the one under the finger. */
export interface LotTable {
  readonly tools: SceneTools<SortDefinition, LotState, Move>
  readonly host: GameHost
  readonly stamps: Sprites
  readonly backdrop: HTMLCanvasElement
  ground: Ground
  size: StageSize
  painted: Lot | undefined
  /** Where each car is drawn along its line, in cells, and how it trembles. */
  places: number[]
  tremble: number[]
  readonly leaving: Set<Leaving>
  grabbed: number | undefined
  cursor: number | undefined
  pointing: { move: Move; k: number } | undefined
}

export function middleOf(scene: LotTable, lot: Lot, index: number, place: number): Point {
  const { across, line, length } = lot.cars[index]!
  const along = (place + length / 2) * scene.ground.cell
  const aside = (line + 0.5) * scene.ground.cell
  return across
    ? { x: scene.ground.x + along, y: scene.ground.y + aside }
    : { x: scene.ground.x + aside, y: scene.ground.y + along }
}

function paintBackdrop(scene: LotTable, pen: Pen, lot: Lot) {
  const { backdrop } = scene
  const ratio = pen.getTransform().a
  backdrop.width = Math.ceil(scene.size.width * ratio)
  backdrop.height = Math.ceil(scene.size.height * ratio)
  const inner = backdrop.getContext('2d')!
  inner.scale(ratio, ratio)
  drawGround(inner, scene.ground, lot)
  scene.painted = lot
}

function stampCar(scene: LotTable, pen: Pen, lot: Lot, index: number, at: Point, angle: number) {
  const { cell } = scene.ground
  const { length } = lot.cars[index]!
  pen.save()
  pen.translate(at.x, at.y)
  pen.rotate(angle)
  const [width, height] = [length * cell, cell]
  scene.stamps.draw(
    pen,
    {
      key: `${length}.${index}.${cell}`,
      width,
      height,
      bleed: 3,
      paint(inner) {
        inner.translate(width / 2, height / 2)
        drawCar(inner, cell, length, index)
      },
    },
    { x: -width / 2, y: -height / 2, width, height },
  )
  pen.restore()
}

function drawParked(scene: LotTable, pen: Pen, state: LotState, index: number) {
  if (state.at[index] === GONE) return
  const car = state.lot.cars[index]!
  const at = middleOf(scene, state.lot, index, scene.places[index]!)
  const turn = (car.across ? 0 : Math.PI / 2) + (car.nose < 0 ? Math.PI : 0)
  const swing = (scene.tremble[index] ?? 0) * scene.ground.cell * 0.05
  if (index === scene.cursor || index === scene.grabbed) drawRing(scene, pen, at, car.across, car.length)
  stampCar(scene, pen, state.lot, index, { x: at.x + swing, y: at.y - swing }, turn + swing * 0.012)
}

function drawRing(scene: LotTable, pen: Pen, { x, y }: Point, across: boolean, length: number) {
  const [width, height] = across
    ? [length * scene.ground.cell, scene.ground.cell]
    : [scene.ground.cell, length * scene.ground.cell]
  pen.beginPath()
  pen.roundRect(x - width / 2, y - height / 2, width, height, scene.ground.cell * 0.26)
  pen.fillStyle = 'rgb(255 240 170 / .32)'
  pen.fill()
}

function drawPointer(scene: LotTable, pen: Pen, state: LotState) {
  if (!scene.pointing) return
  const [index, way] = scene.pointing.move
  const { across, length } = state.lot.cars[index]!
  const at = middleOf(scene, state.lot, index, state.at[index]!)
  const swing = (length / 2 + 0.25 + 0.14 * Math.sin(scene.pointing.k * 26)) * scene.ground.cell * way
  drawRing(scene, pen, at, across, length)
  pen.save()
  pen.translate(at.x + (across ? swing : 0), at.y + (across ? 0 : swing))
  pen.rotate((across ? 0 : Math.PI / 2) + (way < 0 ? Math.PI : 0))
  pen.fillStyle = '#fff3c2'
  pen.beginPath()
  pen.moveTo(scene.ground.cell * 0.34, 0)
  pen.lineTo(-scene.ground.cell * 0.1, -scene.ground.cell * 0.34)
  pen.lineTo(-scene.ground.cell * 0.1, scene.ground.cell * 0.34)
  pen.fill()
  pen.restore()
}

export function drawLot(scene: LotTable, pen: CanvasRenderingContext2D) {
  const state = scene.tools.state()
  if (scene.painted !== state.lot) paintBackdrop(scene, pen, state.lot)
  copyWhole(pen, scene.backdrop)
  for (const index of state.lot.cars.keys()) drawParked(scene, pen, state, index)
  for (const { car, road, k } of scene.leaving) {
    const { x, y, angle } = alongRoad(road, k)
    const isReversed = road[0]!.reversed
    stampCar(scene, pen, state.lot, car, { x, y }, angle + (isReversed ? Math.PI : 0))
  }
  drawPointer(scene, pen, state)
}
