import type { GameHost } from '#kit/game/contract.ts'
import { copyWhole, fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites, type Sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { SortDefinition } from './definitions.ts'
import type { Move } from './move.ts'
import { drawHarbour, drawRaft, drawSailboat, type Basin } from './raft-look.ts'
import { isFree, reach, SIDE, type RaftState } from './raft-rules.ts'

type Pen = CanvasRenderingContext2D

const HINT_SECONDS = 2.4
const SAIL_SECONDS = 1.1
const WALL = 0.9

/** The basin as it is seen: rafts where they are drawn, and the one under the finger. */
interface RaftTable {
  readonly tools: SceneTools<SortDefinition, RaftState, Move>
  readonly host: GameHost
  readonly stamps: Sprites
  readonly backdrop: HTMLCanvasElement
  basin: Basin
  room: StageSize
  isPainted: boolean
  places: number[]
  held: { raft: number; from: number; low: number; high: number; moved: boolean } | undefined
  cursor: number | undefined
  pointing: { move: Move; k: number } | undefined
}

/** The harbour from above: rafts are pulled along, the sailboat wants out. */
export function raftScene(tools: SceneTools<SortDefinition, RaftState, Move>): Scene<RaftState, Move> {
  const { host } = tools.context
  const stamps = sprites()
  const backdrop = document.createElement('canvas')
  const scene: RaftTable = {
    tools,
    host,
    stamps,
    backdrop,
    basin: { x: 0, y: 0, cell: 1 },
    room: { width: 1, height: 1 },
    isPainted: false,
    places: [],
    held: undefined,
    cursor: undefined,
    pointing: undefined,
  }
  return {
    layout: (size) => layout(scene, size),
    show: (state) => show(scene, state),
    play(move) {
      scene.pointing = undefined
      return play(scene, move)
    },
    draw: (pen) => draw(scene, pen),
    point: (move) => point(scene, move),
    path: (move) => path(scene, move),
    down: (at) => down(scene, at),
    move(at, from) {
      if (!scene.held || !from) return
      pull(
        scene,
        (tools.state().rafts[scene.held.raft]!.across ? at.x - from.x : at.y - from.y) / scene.basin.cell,
      )
    },
    up: () => drop(scene),
    key: (key) => pressKey(scene, key),
  }
}

function middleOf(scene: RaftTable, { rafts }: RaftState, index: number): Point {
  const { across, line, length } = rafts[index]!
  const along = (scene.places[index]! + length / 2) * scene.basin.cell
  const aside = (line + 0.5) * scene.basin.cell
  return across
    ? { x: scene.basin.x + along, y: scene.basin.y + aside }
    : { x: scene.basin.x + aside, y: scene.basin.y + along }
}

function raftAt(scene: RaftTable, at: Point): number {
  const state = scene.tools.state()
  return state.rafts.findIndex(({ across, length }, index) => {
    const { x, y } = middleOf(scene, state, index)
    const half = (length * scene.basin.cell) / 2
    const [dx, dy] = [Math.abs(at.x - x), Math.abs(at.y - y)]
    return across ? dx < half && dy < scene.basin.cell / 2 : dy < half && dx < scene.basin.cell / 2
  })
}

function grab(scene: RaftTable, index: number) {
  const { tools } = scene
  const state = tools.state()
  const [back, forth] = reach(state, index)
  const from = state.at[index]!
  scene.held = { raft: index, from, low: from + back, high: from + forth, moved: false }
  scene.host.sound('tap', 3)
  tools.redraw()
}

function pull(scene: RaftTable, cells: number) {
  if (!scene.held) return
  const wanted = scene.held.from + cells
  const place = Math.max(scene.held.low, Math.min(scene.held.high, wanted))
  // The first contact with a neighbour sounds.
  if (place !== wanted && Math.abs(scene.places[scene.held.raft]! - place) > 0.02)
    scene.host.sound('place', -4)
  scene.places[scene.held.raft] = place
  scene.held.moved ||= Math.abs(place - scene.held.from) > 0.15
  scene.tools.redraw()
}

function drop(scene: RaftTable) {
  if (!scene.held) return
  const { raft, from, low, high } = scene.held
  scene.held = undefined
  const wanted = Math.max(low, Math.min(high, Math.round(scene.places[raft]!)))
  // Reaching the mouth is enough: the boat leaves by itself.
  if (wanted !== from) return scene.tools.send([raft, wanted - from])
  glide(scene, raft, from)
}

function glide(scene: RaftTable, raft: number, to: number): number {
  const { tools } = scene
  const from = scene.places[raft]!
  const seconds = 0.1 + Math.abs(to - from) * 0.06
  tools.effects.tween(seconds, (k) => (scene.places[raft] = from + (to - from) * k))
  tools.redraw()
  return seconds
}

function play(scene: RaftTable, { input: [raft], after }: Played<RaftState, Move>): number {
  const { tools } = scene
  const to = after.at[raft]!
  scene.host.sound(raft === 0 ? 'boost' : 'move', raft === 0 ? 3 : -2)
  const seconds = glide(scene, raft, to)
  const { x, y } = middleOf(scene, after, raft)
  tools.effects.burst(
    { x, y },
    { count: 6, colors: ['#d6f6ff', '#9fe2f2'], speed: 60, gravity: 0, size: 5, life: 0.45 },
  )
  if (!isFree(after)) return seconds
  tools.effects.tween(SAIL_SECONDS, (k) => (scene.places[0] = to + k * k * (SIDE + 3)), {
    delay: seconds,
    ease: ease.linear,
  })
  return seconds + SAIL_SECONDS * 0.6
}

function paintBackdrop(scene: RaftTable, pen: Pen) {
  const { backdrop } = scene
  const ratio = pen.getTransform().a
  backdrop.width = Math.ceil(scene.room.width * ratio)
  backdrop.height = Math.ceil(scene.room.height * ratio)
  const inner = backdrop.getContext('2d')!
  inner.scale(ratio, ratio)
  drawHarbour(inner, scene.basin)
  scene.isPainted = true
}

function drawPiece(scene: RaftTable, pen: Pen, state: RaftState, index: number) {
  const { across, length } = state.rafts[index]!
  const { x, y } = middleOf(scene, state, index)
  const { cell } = scene.basin
  const isUp = scene.held?.raft === index
  pen.save()
  pen.translate(x, y - (isUp ? 3 : 0))
  if (!across) pen.rotate(Math.PI / 2)
  if (isUp || scene.cursor === index) {
    pen.beginPath()
    pen.roundRect((-length * cell) / 2, -cell / 2, length * cell, cell, cell * 0.2)
    pen.fillStyle = 'rgb(255 240 170 / .38)'
    pen.fill()
  }
  const [width, height] = [length * cell, cell]
  scene.stamps.draw(
    pen,
    {
      key: `${index}.${length}.${cell}`,
      width,
      height,
      bleed: 8,
      paint(inner) {
        inner.translate(width / 2, height / 2)
        if (index === 0) drawSailboat(inner, cell)
        else drawRaft(inner, cell, length, index)
      },
    },
    { x: -width / 2, y: -height / 2, width, height },
  )
  pen.restore()
}

function drawPointer(scene: RaftTable, pen: Pen, state: RaftState) {
  if (!scene.pointing) return
  const [index, steps] = scene.pointing.move
  const { across, length } = state.rafts[index]!
  const { x, y } = middleOf(scene, state, index)
  const way = Math.sign(steps)
  const far = (length / 2 + Math.abs(steps) * ((scene.pointing.k * 2.4) % 1)) * scene.basin.cell * way
  pen.save()
  pen.translate(x + (across ? far : 0), y + (across ? 0 : far))
  pen.rotate((across ? 0 : Math.PI / 2) + (way < 0 ? Math.PI : 0))
  pen.fillStyle = '#fff3c2'
  pen.beginPath()
  pen.moveTo(scene.basin.cell * 0.36, 0)
  pen.lineTo(-scene.basin.cell * 0.08, -scene.basin.cell * 0.34)
  pen.lineTo(-scene.basin.cell * 0.08, scene.basin.cell * 0.34)
  pen.fill()
  pen.restore()
}

function layout(scene: RaftTable, { width, height }: StageSize) {
  scene.room = { width, height }
  const box = fitBox({ x: 0, y: 0, width, height }, 1, 4)
  const cell = Math.min(96, box.width / (SIDE + WALL))
  scene.basin = { x: (width - SIDE * cell) / 2, y: (height - SIDE * cell) / 2, cell }
  scene.isPainted = false
  scene.stamps.clear()
}

function show(scene: RaftTable, state: RaftState) {
  scene.places = [...state.at]
  if (isFree(state)) scene.places[0] = SIDE * 2 + 3
  scene.held = scene.pointing = undefined
}

function draw(scene: RaftTable, pen: CanvasRenderingContext2D) {
  if (!scene.isPainted) paintBackdrop(scene, pen)
  copyWhole(pen, scene.backdrop)
  const state = scene.tools.state()
  for (const index of state.rafts.keys()) drawPiece(scene, pen, state, index)
  drawPointer(scene, pen, state)
}

function point(scene: RaftTable, move: Move) {
  const current = { move, k: 0 }
  scene.pointing = current
  scene.tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
    ease: ease.linear,
    done: () => scene.pointing === current && (scene.pointing = undefined),
  })
}

function path(scene: RaftTable, [index, steps]: Move) {
  const state = scene.tools.state()
  const from = middleOf(scene, state, index)
  const far = steps * scene.basin.cell
  return [from, state.rafts[index]!.across ? { x: from.x + far, y: from.y } : { x: from.x, y: from.y + far }]
}

function down(scene: RaftTable, at: Point) {
  scene.cursor = undefined
  const index = raftAt(scene, at)
  if (index >= 0) grab(scene, index)
}

function pressKey(scene: RaftTable, key: string) {
  const { tools } = scene
  const state = tools.state()
  if (key === 'Enter' || key === ' ') {
    if (scene.held) drop(scene)
    else grab(scene, (scene.cursor ??= 0))
    return true
  }
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key]
  if (step === undefined) return false
  if (scene.held) pull(scene, Math.round(scene.places[scene.held.raft]! - scene.held.from) + step)
  else scene.cursor = ((scene.cursor ?? -step) + step + state.rafts.length) % state.rafts.length
  tools.redraw()
  return true
}
