import { copyWhole } from '#kit/game/draw.ts'
import { MARGIN, type Backdrop } from './backdrop.ts'
import type { Blade } from './blade.ts'
import type { Debris } from './debris.ts'
import type { Mode } from './definitions.ts'
import type { Labels } from './labels.ts'
import { radiusOf, type Flying, type Orchard } from './orchard.ts'
import { stamp } from './sheet.ts'
import type { ThingArt } from './thing-art.ts'
import { STROKES } from './twists.ts'

type Pen = CanvasRenderingContext2D

/** The field on the canvas: at the bottom, as large as fits. */
export interface Frame {
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const frameOf = (
  size: { readonly width: number; readonly height: number },
  field: { readonly width: number; readonly height: number },
): Frame => {
  const scale = Math.min(size.width / field.width, size.height / field.height)
  return {
    scale,
    left: (size.width - field.width * scale) / 2,
    top: size.height - field.height * scale,
    width: size.width,
    height: size.height,
  }
}

export interface Scene {
  readonly orchard: Orchard
  readonly flying: readonly Flying[]
  readonly mode: Mode
  readonly frame: Frame
  readonly art: ThingArt
  readonly backdrop: Backdrop
  readonly debris: Debris
  readonly blade: Blade
  readonly labels: Labels
  /** Shown in the air before the first cut. */
  readonly sample: Flying | undefined
  readonly cursor: { readonly x: number; readonly y: number } | undefined
  /** Darkness after the end, 0 to 1. */
  readonly dark: number
  /** Upside down for a player sitting across. */
  readonly isTurned?: boolean
}

const LIFE_SIZE = 26
const BLADE_WIDTH = 8

export function drawScene(pen: Pen, scene: Scene) {
  const { frame, backdrop, debris, art, blade, labels, orchard, mode } = scene
  if (scene.isTurned) drawTurned(pen, scene)
  else copyWhole(pen, backdrop.glade, MARGIN)
  pen.save()
  pen.translate(frame.left, frame.top)
  pen.scale(frame.scale, frame.scale)
  debris.drawStains(pen, art)
  debris.draw(pen, art)
  drawFlying(pen, scene)
  pen.restore()
  drawEdges(pen, scene)
  blade.draw(pen, BLADE_WIDTH + frame.scale * 4)
  if (mode.lives > 0) drawLives(pen, scene)
  drawAsked(pen, scene)
  if (mode.ticks > 0) drawTime(pen, frame, Math.min(1, 1 - orchard.clock / mode.ticks), orchard.freeze > 0)
  if (scene.cursor) drawCursor(pen, frame, scene.cursor)
  if (scene.dark > 0) {
    pen.fillStyle = `rgb(4 16 20 / ${(scene.dark * 0.45).toFixed(3)})`
    pen.fillRect(0, 0, frame.width, frame.height)
  }
  labels.draw(pen, frame.width)
}

const drawTurned = (pen: Pen, { backdrop, frame }: Scene) =>
  pen.drawImage(backdrop.glade, -MARGIN, -MARGIN, frame.width + 2 * MARGIN, frame.height + 2 * MARGIN)

function drawFlying(pen: Pen, scene: Scene) {
  const { flying, art, sample, mode, orchard } = scene
  const all = sample ? [sample, ...flying] : flying
  for (const { x, y } of all) stamp(pen, art.shadow, { x: x + 22, y: y + 34, turn: 0, size: 0.9 })
  for (const thing of all) {
    const look = art.kinds.get(thing.kind)
    if (look) stamp(pen, look.whole, thing)
    if (mode.twist === 'heart' && thing.kind !== 'stone') ring(pen, thing, 0.42, '#ffffff')
    if (mode.twist === 'recipe' && thing.kind === orchard.twist?.wanted) ring(pen, thing, 1.12, '#ffd86b')
    if (mode.twist === 'juggle' && thing.hits) drawHits(pen, thing)
  }
}

function ring(pen: Pen, { kind, x, y }: Flying, share: number, color: string) {
  pen.strokeStyle = color
  pen.lineWidth = 7
  pen.globalAlpha = 0.85
  pen.beginPath()
  pen.arc(x, y, radiusOf(kind) * share, 0, 2 * Math.PI)
  pen.stroke()
  pen.globalAlpha = 1
}

/** Cracks show the number of hits. */
function drawHits(pen: Pen, { kind, x, y, hits = 0 }: Flying) {
  const radius = radiusOf(kind)
  pen.strokeStyle = '#fff4d6'
  pen.lineWidth = 8
  for (let hit = 0; hit < hits; hit++) {
    const side = hit % 2 === 0 ? 1 : -1
    pen.beginPath()
    pen.moveTo(x - radius * 0.6, y - radius * 0.2 * side)
    pen.lineTo(x - radius * 0.1, y + radius * 0.14 * side)
    pen.lineTo(x + radius * 0.1, y - radius * 0.12 * side)
    pen.lineTo(x + radius * 0.6, y + radius * 0.24 * side)
    pen.stroke()
  }
}

/** A twisted game's request: a fruit, or the strokes left. */
function drawAsked(pen: Pen, { orchard, mode, art, frame }: Scene) {
  const { twist } = orchard
  if (!twist) return
  if (mode.twist === 'recipe') {
    pen.fillStyle = 'rgb(4 26 28 / .55)'
    pen.beginPath()
    pen.arc(frame.width / 2, 70, 38, 0, 2 * Math.PI)
    pen.fill()
    const look = art.kinds.get(twist.wanted)
    const size = 30 / radiusOf(twist.wanted)
    if (look) stamp(pen, look.whole, { x: frame.width / 2, y: 70, turn: 0, size })
  }
  if (mode.twist !== 'strokes') return
  const step = Math.min(14, (frame.width - 40) / STROKES)
  for (let stroke = 0; stroke < STROKES; stroke++) {
    const x = frame.width / 2 + (stroke - (STROKES - 1) / 2) * step
    pen.strokeStyle = stroke < twist.strokes ? '#8ff5e6' : 'rgb(4 26 28 / .5)'
    pen.lineWidth = 4
    pen.beginPath()
    pen.moveTo(x - 3, 46)
    pen.lineTo(x + 3, 32)
    pen.stroke()
  }
}

function drawEdges(pen: Pen, { orchard, backdrop, frame }: Scene) {
  for (const bonus of ['freeze', 'double', 'frenzy'] as const) {
    const left = orchard[bonus]
    if (left === 0) continue
    pen.globalAlpha = Math.min(1, left / 40) * 0.8
    pen.drawImage(backdrop.edges[bonus], 0, 0, frame.width, frame.height)
  }
  pen.globalAlpha = 1
}

/** Three leaves; lost ones turn dark. Below the time bar if there is one. */
function drawLives(pen: Pen, { orchard, mode, art, frame }: Scene) {
  const most = Math.max(mode.lives, orchard.lives)
  for (let index = 0; index < most; index++) {
    const x = frame.width - 24 - (most - 1 - index) * (LIFE_SIZE + 8)
    pen.globalAlpha = index < orchard.lives ? 1 : 0.22
    stamp(pen, art.leaf, { x, y: mode.ticks > 0 ? 48 : 24, turn: 0, size: LIFE_SIZE / 52 })
  }
  pen.globalAlpha = 1
}

function drawTime(pen: Pen, frame: Frame, left: number, frozen: boolean) {
  const width = Math.min(300, frame.width - 40)
  const x = (frame.width - width) / 2
  pen.fillStyle = 'rgb(4 26 28 / .55)'
  pen.beginPath()
  pen.roundRect(x, 12, width, 10, 5)
  pen.fill()
  pen.fillStyle = frozen ? '#8be4ff' : left < 0.17 ? '#ff7a6b' : '#ffd86b'
  pen.beginPath()
  pen.roundRect(x, 12, Math.max(10, width * left), 10, 5)
  pen.fill()
}

function drawCursor(pen: Pen, frame: Frame, at: { readonly x: number; readonly y: number }) {
  const x = frame.left + at.x * frame.scale
  const y = frame.top + at.y * frame.scale
  pen.strokeStyle = 'rgb(4 26 28 / .6)'
  pen.lineWidth = 7
  for (const pass of [0, 1]) {
    if (pass === 1) {
      pen.strokeStyle = '#8ff5e6'
      pen.lineWidth = 3
    }
    pen.beginPath()
    pen.arc(x, y, 18, 0, 2 * Math.PI)
    pen.moveTo(x - 26, y)
    pen.lineTo(x - 10, y)
    pen.moveTo(x + 10, y)
    pen.lineTo(x + 26, y)
    pen.stroke()
  }
}
