import { type Brush, PAINT } from '#kit/game/micro/brush.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { EscapeDefinition } from './definitions.ts'
import { BOX, DOOR, HIDES, isPaper, PAPERS } from './house.ts'
import { dialPlace, paintPanel, paintPocket, POCKET, slotPlace } from './panel-art.ts'
import { paintClue } from './riddle-art.ts'
import {
  dials,
  has,
  house,
  inField,
  onScreen,
  placesOf,
  type RoomScene,
  spotAt,
  targets,
} from './room-layout.ts'
import { placeIn, SIDE } from './room-plans.ts'
import { candleOf, dialInput, isOpen, legalOf, type RoomState, spotOf, TURN, useInput } from './rules.ts'
import { nearestAhead } from './steps.ts'
import { thing } from './things-art.ts'
import { paintWall } from './walls.ts'

const MARGIN = 10
const HEIGHT = POCKET + 68
const OPEN_SECONDS = 0.35
const FLY_SECONDS = 0.5
const HINT_SECONDS = 2.2
const PAPER_AT: Point = { x: 200, y: 126 }

/** A room, its pocket and the hand in it. */
export function roomScene(tools: SceneTools<EscapeDefinition, RoomState, number>): Scene<RoomState, number> {
  const { context } = tools
  const { host } = context
  const { room } = context.definition

  const scene: RoomScene = {
    tools,
    host,
    room,
    scale: 1,
    corner: { x: 0, y: 0 },
    overlay: undefined,
    picked: undefined,
    opening: new Map<number, number>(),
    wobble: undefined,
    flying: [],
    hinted: undefined,
    cursor: undefined,
  }

  return {
    layout: (size) => layout(scene, size),
    show: () => show(scene),
    play: (move) => play(scene, move),
    draw: (pen) => draw(scene, pen),
    point: (input) => pointAt(scene, input),
    path: (input) => placesOf(scene, input).map((place) => onScreen(scene, place)),
    down: (at) => fingerDown(scene, at),
    key: (key) => pressKey(scene, key),
  }
}

function touchSpot(scene: RoomScene, spot: number) {
  const state = scene.tools.state()
  if (isOpen(state, spot)) return scene.host.sound('tap')
  if (spot === BOX) {
    scene.overlay = 'dials'
    scene.host.sound('flip')
    return scene.tools.redraw()
  }
  if (HIDES.some((hide) => hide === spot)) return scene.tools.send(spot)
  const own = state.held.filter((item) => !isPaper(item))
  const item = scene.picked ?? (own.length === 1 ? own[0] : undefined)
  if (item !== undefined) return scene.tools.send(useInput(spot, item))
  rattle(scene, spot)
}

function rattle(scene: RoomScene, spot: number) {
  scene.host.sound('bad')
  const mark = { spot, k: 0 }
  scene.wobble = mark
  scene.tools.effects.tween(0.35, (k) => (mark.k = k), { done: () => (scene.wobble = undefined) })
  scene.tools.redraw()
}

function touch(scene: RoomScene, at: Point) {
  const { held } = scene.tools.state()
  const slot = held.findIndex((_, index) => {
    const place = slotPlace(index)
    return Math.abs(place.x - at.x) < 24 && Math.abs(place.y - at.y) < 30
  })
  if (slot >= 0) {
    const item = held[slot]!
    if (isPaper(item)) scene.overlay = scene.overlay === 'paper' ? undefined : 'paper'
    else {
      scene.overlay = undefined
      scene.picked = scene.picked === item ? undefined : item
    }
    scene.host.sound('flip', slot)
    return scene.tools.redraw()
  }
  if (scene.overlay === 'dials')
    for (let dial = 0; dial < dials(scene); dial++)
      for (const isUp of [true, false]) {
        const place = dialPlace(dial, dials(scene), isUp)
        if (Math.abs(place.x - at.x) < 33 && Math.abs(place.y - at.y) < 34) {
          const input = dialInput(dial, isUp)
          if (legalOf(scene.room, scene.tools.state()).includes(input)) scene.tools.send(input)
          return
        }
      }
  if (scene.overlay) {
    scene.overlay = undefined
    scene.host.sound('tap')
    return scene.tools.redraw()
  }
  const spot = spotAt(scene, at)
  if (spot !== undefined) return touchSpot(scene, spot)
  scene.picked = undefined
  scene.tools.redraw()
}

function drawPlaces(scene: RoomScene, brush: Brush) {
  const state = scene.tools.state()
  // Nearer things cover those behind.
  const spots = house(scene).spots.toSorted(
    (one, other) => placeIn(scene.room, one).y - placeIn(scene.room, other).y,
  )
  for (const spot of spots) {
    const { x, y, color, paint } = placeIn(scene.room, spot)
    const open = isOpen(state, spot) ? (scene.opening.get(spot) ?? 1) : 0
    const shake = scene.wobble?.spot === spot ? Math.sin(scene.wobble.k * 26) * 4 * (1 - scene.wobble.k) : 0
    if (spot !== DOOR) brush.round(x - 32, y + 22, 64, 12, 6, '#000000', 0.16)
    brush.at(x + shake, y, 0, () => paint(brush, color, open))
  }
}

function layout(scene: RoomScene, { width, height }: StageSize) {
  scene.scale = Math.min((width - 2 * MARGIN) / SIDE, (height - 2 * MARGIN) / HEIGHT)
  scene.corner = { x: (width - SIDE * scene.scale) / 2, y: (height - HEIGHT * scene.scale) / 2 }
}

function show(scene: RoomScene) {
  scene.overlay = scene.picked = scene.wobble = scene.hinted = scene.cursor = undefined
  scene.opening = new Map()
  scene.flying = []
}

function play(scene: RoomScene, { input, events }: Played<RoomState, number>) {
  scene.hinted = undefined
  const [first, second] = events
  if (first?.kind === 'turned') {
    scene.host.sound('tap', scene.tools.state().dials[first.x ?? 0]! % 8)
    return 0.1
  }
  const spot = spotOf(input)
  if (first?.kind === 'wrong') {
    scene.picked = undefined
    scene.host.vibrate()
    rattle(scene, spot)
    return 0.35
  }
  scene.picked = undefined
  scene.opening.set(spot, 0)
  scene.tools.effects.tween(OPEN_SECONDS, (k) => scene.opening.set(spot, k))
  scene.host.sound(first?.kind === 'moved' ? 'move' : first?.kind === 'empty' ? 'flip' : 'score')
  const from = placeIn(scene.room, spot)
  scene.overlay = undefined
  if (spot === DOOR)
    scene.tools.effects.burst(onScreen(scene, from), { count: 26, colors: ['#fff4c0', PAINT.sun] })
  if (second?.amount === undefined) return OPEN_SECONDS
  const flight = { item: second.amount, from, k: 0 }
  scene.flying.push(flight)
  scene.tools.effects.burst(onScreen(scene, from), { count: 12, speed: 130 })
  scene.tools.effects.tween(FLY_SECONDS, (k) => (flight.k = k), {
    delay: 0.15,
    done: () => {
      scene.flying = scene.flying.filter((one) => one !== flight)
      scene.host.sound('coin')
      if (isPaper(flight.item) && !isOpen(scene.tools.state(), DOOR)) scene.overlay = 'paper'
    },
  })
  return FLY_SECONDS + 0.15
}

function draw(scene: RoomScene, pen: CanvasRenderingContext2D) {
  const state = scene.tools.state()
  const { riddle } = house(scene)
  pen.save()
  pen.translate(scene.corner.x, scene.corner.y)
  pen.scale(scene.scale, scene.scale)
  const brush = canvasBrush(pen)
  brush.round(4, 10, SIDE - 8, SIDE, 20, '#000000', 0.35)
  pen.save()
  pen.beginPath()
  pen.roundRect(0, 0, SIDE, SIDE, 18)
  pen.clip()
  paintWall(brush, scene.room, riddle)
  drawPlaces(scene, brush)
  pen.restore()
  const candle = candleOf(scene.room, state.level)
  const inFlight = scene.flying.map(({ item }) => item)
  paintPocket(brush, state, {
    picked: scene.picked,
    hidden: inFlight,
    left: 1 - state.moves / candle,
  })
  if (scene.overlay) {
    brush.round(0, 0, SIDE, SIDE, 18, '#0a0818', scene.overlay === 'dials' && riddle.papers === 0 ? 0 : 0.5)
    const papers = [has(scene, PAPERS[0]), has(scene, PAPERS[1])] as const
    if (papers[0] || papers[1])
      brush.at(
        PAPER_AT.x,
        scene.overlay === 'dials' ? PAPER_AT.y - 8 : 190,
        0,
        () => paintClue(brush, scene.room, riddle, papers),
        1.1,
      )
    if (scene.overlay === 'dials') paintPanel(brush, scene.room, riddle, state)
  }
  for (const { item, from, k } of scene.flying) {
    const to = slotPlace(state.held.indexOf(item))
    const [x, y] = [from.x + (to.x - from.x) * k, from.y + (to.y - from.y) * k - Math.sin(k * Math.PI) * 60]
    brush.at(x, y, 0, () => thing(brush, item), 1.3)
  }
  for (const at of scene.hinted ? placesOf(scene, scene.hinted.input) : [])
    brush.ring(at.x, at.y, 33 + 4 * Math.sin(scene.hinted!.k * 26), 6, '#ffe066')
  if (scene.cursor) brush.ring(scene.cursor.x, scene.cursor.y, 34, 4, '#bfe3ff')
  pen.restore()
}

function pointAt(scene: RoomScene, input: number) {
  if (input >= TURN) scene.overlay = 'dials'
  else scene.overlay = undefined
  const mark = { input, k: 0 }
  scene.hinted = mark
  scene.tools.effects.tween(HINT_SECONDS, (k) => (mark.k = k), {
    ease: (k) => k,
    done: () => {
      if (scene.hinted === mark) scene.hinted = undefined
    },
  })
}

function fingerDown(scene: RoomScene, at: Point) {
  scene.cursor = undefined
  touch(scene, inField(scene, at))
}

function pressKey(scene: RoomScene, key: string) {
  if (key === 'Escape' && scene.overlay) {
    scene.overlay = undefined
    scene.tools.redraw()
    return true
  }
  if ((key === 'Enter' || key === ' ') && scene.cursor) {
    touch(scene, scene.cursor)
    return true
  }
  const open = targets(scene)
  const from = open.findIndex(({ x, y }) => x === scene.cursor?.x && y === scene.cursor.y)
  const next = nearestAhead(open, from, key)
  if (next === undefined) return false
  scene.cursor = open[next]
  scene.tools.redraw()
  return true
}
