import type { GameHost } from '#kit/game/contract.ts'
import type { SceneTools } from '#kit/game/packs/pack-table.ts'
import type { SortDefinition } from './definitions.ts'
import { drawHintArc } from './hint-arc.ts'
import type { Move } from './move.ts'
import type { Controls } from './stack-controls.ts'
import { mouthOf, type Shelf, type Slot } from './stack-layout.ts'
import type { StackState } from './stack-rules.ts'
import { drawStream, drawTube, NECK, restingHold, type Band, type Hold } from './tube-look.ts'

export const SHAPE = { unit: 0.86, above: 1.15, below: 0.4 }

export interface Tube {
  bands: Band[]
  hold: Hold | undefined
  /** Counts the motions of this tube: an older one lets go when a newer has begun. */
  owner: number
  raised: number
  cork: number
  wobble: number
}

export interface Stream {
  readonly to: number
  readonly x: number
  readonly from: number
  readonly color: number
}

/** The shelf as it is seen: what stands in the tubes, and what pours between them. */
export interface WaterTable {
  readonly tools: SceneTools<SortDefinition, StackState, Move>
  readonly host: GameHost
  shelf: Shelf
  tubes: Tube[]
  readonly streams: Map<number, Stream>
  pointing: { move: Move; k: number } | undefined
  readonly controls: Controls
}

export const isChosen = (scene: WaterTable, index: number) => scene.controls.chosen === index

function drawFall(
  scene: WaterTable,
  pen: CanvasRenderingContext2D,
  { to, x, from, color }: Stream,
  source: number,
) {
  const slot = scene.shelf.slots[to]!
  const height = scene.tubes[to]!.bands.reduce((sum, { amount }) => sum + amount, 0) * slot.unit
  const width =
    Math.max(4, slot.width * 0.13) *
    (0.85 + 0.15 * Math.sin((scene.tubes[source]!.bands.at(-1)?.amount ?? 0) * 30))
  drawStream(pen, { x, from, to: slot.foot - height - slot.width * 0.06 }, width, color)
}

export function drawShelf(scene: WaterTable, pen: CanvasRenderingContext2D) {
  const order = [...scene.tubes.keys()].sort(
    (one, other) => Number(!!scene.tubes[one]!.hold) - Number(!!scene.tubes[other]!.hold),
  )
  for (const [from, stream] of scene.streams) drawFall(scene, pen, stream, from)
  for (const index of order) {
    const tube = scene.tubes[index]!
    const slot = scene.shelf.slots[index]
    if (!slot) continue
    const rest = restingHold(slot, 1)
    const lifted = {
      ...rest,
      lipX: rest.lipX + tube.wobble * slot.width * 0.1,
      lipY: rest.lipY - tube.raised * slot.width * 0.3,
    }
    const glow = Math.max(scene.controls.cursor === index ? 1 : 0, tube.raised * 0.55)
    if (!tube.hold) drawShadow(pen, slot)
    drawTube(pen, { slot, bands: tube.bands, hold: tube.hold ?? lifted, cork: tube.cork, glow })
  }
  if (!scene.pointing) return
  const [from, to] = scene.pointing.move
  drawHintArc(pen, mouthOf(scene.shelf.slots[from]!), mouthOf(scene.shelf.slots[to]!), scene.pointing.k)
}

/** Where the lip hangs while it pours: a hand above the mouth of the other tube. */
export const pouringPlace = ({ x, top, width }: Slot, side: 1 | -1) => ({
  lipX: x - side * width * 0.06,
  lipY: top - width * (NECK + 0.3),
})

function drawShadow(pen: CanvasRenderingContext2D, { x, foot, width }: Slot) {
  pen.beginPath()
  pen.ellipse(x + width * 0.08, foot + width * 0.05, width * 0.56, width * 0.14, 0, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(0 12 24 / .3)'
  pen.fill()
}
