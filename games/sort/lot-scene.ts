import { fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { SortDefinition } from './definitions.ts'
import { ROAD } from './lot-look.ts'
import { drive, GONE, type LotState } from './lot-rules.ts'
import { nextCar } from './lot-keys.ts'
import { roadAway } from './lot-road.ts'
import type { Move } from './move.ts'
import { type Leaving, type LotTable, middleOf, drawLot } from './lot-picture.ts'

const CELLS_A_SECOND = 13
const SWIPE_PIXELS = 16
const HINT_SECONDS = 2.4

/** The beach car park from above. */
export function lotScene(tools: SceneTools<SortDefinition, LotState, Move>): Scene<LotState, Move> {
  const { host } = tools.context
  const stamps = sprites()
  const backdrop = document.createElement('canvas')
  const leaving = new Set<Leaving>()
  const scene: LotTable = {
    tools,
    host,
    stamps,
    backdrop,
    ground: { x: 0, y: 0, cell: 1 },
    size: { width: 1, height: 1 },
    painted: undefined,
    places: [],
    tremble: [],
    leaving,
    grabbed: undefined,
    cursor: undefined,
    pointing: undefined,
  }
  return {
    layout: (room, state) => layout(scene, room, state),
    show: (state) => show(scene, state),
    play(move) {
      scene.pointing = undefined
      return play(scene, move)
    },
    draw: (pen) => drawLot(scene, pen),
    point: (move) => point(scene, move),
    path: (wish) => path(scene, wish),
    down: (at) => down(scene, at),
    move: (at, from) => move(scene, at, from),
    up: () => up(scene),
    key: (key) => pressKey(scene, key),
  }
}

function carAt(scene: LotTable, at: Point) {
  const { lot, at: now } = scene.tools.state()
  return lot.cars.findIndex(({ across, length }, index) => {
    if (now[index] === GONE) return false
    const middle = middleOf(scene, lot, index, now[index]!)
    const half = (length / 2) * scene.ground.cell
    const [dx, dy] = [Math.abs(at.x - middle.x), Math.abs(at.y - middle.y)]
    return across ? dx < half && dy < scene.ground.cell / 2 : dy < half && dx < scene.ground.cell / 2
  })
}

function shake(scene: LotTable, index: number, strength = 1) {
  const { tools } = scene
  tools.effects.tween(0.34, (k) => (scene.tremble[index] = Math.sin(k * 22) * (1 - k) * strength), {
    ease: ease.linear,
  })
  tools.redraw()
}

/** Drives in the requested direction or, for a tap, the other one if blocked. */
function start(scene: LotTable, index: number, way: number, orBack: boolean) {
  const { tools } = scene
  const state = tools.state()
  const moves = (one: number) => drive(state, index, one).to !== state.at[index]
  if (moves(way)) return tools.send([index, way])
  if (orBack && moves(-way)) return tools.send([index, -way])
  honk(scene, index, way)
}

function honk(scene: LotTable, index: number, way: number) {
  const { tools } = scene
  const { stop } = drive(tools.state(), index, way)
  const place = scene.places[index]!
  scene.host.sound('bad', 7)
  tools.effects.tween(0.24, (k) => (scene.places[index] = place + Math.sin(Math.PI * k) * 0.09 * way), {
    ease: ease.linear,
  })
  if (stop !== undefined && stop >= 0) shake(scene, stop, 0.6)
  tools.redraw()
}

function play(
  scene: LotTable,
  { input: [index, way], before, after, events }: Played<LotState, Move>,
): number {
  const { leaving, host, tools } = scene
  const from = scene.places[index]!
  if (after.at[index] === GONE) {
    const road = roadAway(before.lot, index, from, way, scene.ground)
    const journey: Leaving = { car: index, road, k: 0 }
    leaving.add(journey)
    host.sound('boost', index % 5)
    const seconds = road.at(-1)!.distance / scene.ground.cell / CELLS_A_SECOND
    tools.effects.tween(seconds, (k) => (journey.k = k), {
      ease: (k) => k * (0.55 + 0.45 * k),
      done: () => leaving.delete(journey),
    })
    const middle = middleOf(scene, before.lot, index, from)
    tools.effects.burst(middle, {
      count: 5,
      colors: ['#e8ecec', '#b9c4c8'],
      speed: 60,
      gravity: -40,
      size: 9,
      life: 0.5,
    })
    return Math.min(1, seconds)
  }
  const to = after.at[index]!
  const seconds = Math.max(0.09, Math.abs(to - from) / CELLS_A_SECOND)
  host.sound('move', 2)
  tools.effects.tween(seconds, (k) => (scene.places[index] = from + (to - from) * k), {
    ease: ease.linear,
    done() {
      const stop = events[0]?.y ?? -1
      host.sound('hit', stop >= 0 ? 0 : -4)
      if (stop >= 0) shake(scene, stop)
      shake(scene, index, 0.5)
    },
  })
  return seconds + 0.2
}

function layout(scene: LotTable, room: StageSize, { lot }: LotState) {
  scene.size = { width: room.width, height: room.height }
  const [across, down] = [lot.columns + ROAD * 2, lot.rows + ROAD * 2]
  const box = fitBox({ x: 0, y: 0, ...scene.size }, across / down, 6)
  const cell = box.width / across
  scene.ground = { x: box.x + ROAD * cell, y: box.y + ROAD * cell, cell }
  scene.painted = undefined
  scene.stamps.clear()
}

function show(scene: LotTable, state: LotState) {
  scene.places = [...state.at]
  scene.tremble = state.at.map(() => 0)
  scene.leaving.clear()
  scene.grabbed = scene.pointing = undefined
}

function point(scene: LotTable, move: Move) {
  const current = { move, k: 0 }
  scene.pointing = current
  scene.tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
    ease: ease.linear,
    done: () => scene.pointing === current && (scene.pointing = undefined),
  })
}

function path(scene: LotTable, [index, way]: Move) {
  const { lot, at } = scene.tools.state()
  const from = middleOf(scene, lot, index, at[index]!)
  const reach = scene.ground.cell * 1.4 * way
  return [from, lot.cars[index]!.across ? { x: from.x + reach, y: from.y } : { x: from.x, y: from.y + reach }]
}

function down(scene: LotTable, at: Point) {
  const index = carAt(scene, at)
  scene.cursor = undefined
  scene.grabbed = index < 0 ? undefined : index
  if (scene.grabbed !== undefined) scene.host.sound('tap')
  scene.tools.redraw()
}

export function move(scene: LotTable, at: Point, from: Point | undefined) {
  if (scene.grabbed === undefined || !from) return
  const { across } = scene.tools.state().lot.cars[scene.grabbed]!
  const pull = across ? at.x - from.x : at.y - from.y
  if (Math.abs(pull) < SWIPE_PIXELS) return
  const index = scene.grabbed
  scene.grabbed = undefined
  start(scene, index, Math.sign(pull), false)
}

function up(scene: LotTable) {
  if (scene.grabbed === undefined) return
  const index = scene.grabbed
  scene.grabbed = undefined
  start(scene, index, scene.tools.state().lot.cars[index]!.nose, true)
}

function pressKey(scene: LotTable, key: string) {
  const { tools } = scene
  const state = tools.state()
  if (key.startsWith('Arrow')) {
    scene.cursor = nextCar(state, scene.cursor, key)
    tools.redraw()
    return true
  }
  if ((key !== 'Enter' && key !== ' ') || scene.cursor === undefined || state.at[scene.cursor] === GONE)
    return false
  const { nose } = state.lot.cars[scene.cursor]!
  start(scene, scene.cursor, key === 'Enter' ? nose : -nose, key === 'Enter')
  return true
}
