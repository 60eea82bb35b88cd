import { copyWhole, fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { Point } from '#kit/game/stage.ts'
import type { SortDefinition } from './definitions.ts'
import { drawCar, drawGround, ROAD, type Ground } from './lot-look.ts'
import { drive, GONE, type Lot, type LotState } from './lot-rules.ts'
import { nextCar } from './lot-keys.ts'
import { alongRoad, roadAway, type Waypoint } from './lot-road.ts'
import type { Move } from './move.ts'

type Pen = CanvasRenderingContext2D

const CELLS_A_SECOND = 13
const SWIPE_PIXELS = 16
const HINT_SECONDS = 2.4

interface Leaving {
  readonly car: number
  readonly road: readonly Waypoint[]
  k: number
}

/** The beach car park from above. */
export function lotScene(tools: SceneTools<SortDefinition, LotState, Move>): Scene<LotState, Move> {
  const { host } = tools.context
  const stamps = sprites()
  const backdrop = document.createElement('canvas')
  let ground: Ground = { x: 0, y: 0, cell: 1 }
  let size = { width: 1, height: 1 }
  let painted: Lot | undefined
  /** Where each car is drawn along its line, in cells, and how it trembles. */
  let places: number[] = []
  let tremble: number[] = []
  const leaving = new Set<Leaving>()
  let grabbed: number | undefined
  let cursor: number | undefined
  let pointing: { move: Move; k: number } | undefined

  const middleOf = (lot: Lot, index: number, place: number): Point => {
    const { across, line, length } = lot.cars[index]!
    const along = (place + length / 2) * ground.cell
    const aside = (line + 0.5) * ground.cell
    return across
      ? { x: ground.x + along, y: ground.y + aside }
      : { x: ground.x + aside, y: ground.y + along }
  }

  const carAt = (at: Point) => {
    const { lot, at: now } = tools.state()
    return lot.cars.findIndex(({ across, length }, index) => {
      if (now[index] === GONE) return false
      const middle = middleOf(lot, index, now[index]!)
      const half = (length / 2) * ground.cell
      const [dx, dy] = [Math.abs(at.x - middle.x), Math.abs(at.y - middle.y)]
      return across ? dx < half && dy < ground.cell / 2 : dy < half && dx < ground.cell / 2
    })
  }

  function shake(index: number, strength = 1) {
    tools.effects.tween(0.34, (k) => (tremble[index] = Math.sin(k * 22) * (1 - k) * strength), {
      ease: ease.linear,
    })
    tools.redraw()
  }

  /** Drives where it can: the way asked for, or else (for a tap) the other way. */
  function start(index: number, way: number, orBack: boolean) {
    const state = tools.state()
    const moves = (one: number) => drive(state, index, one).to !== state.at[index]
    if (moves(way)) return tools.send([index, way])
    if (orBack && moves(-way)) return tools.send([index, -way])
    honk(index, way)
  }

  function honk(index: number, way: number) {
    const { stop } = drive(tools.state(), index, way)
    const place = places[index]!
    host.sound('bad', 7)
    tools.effects.tween(0.24, (k) => (places[index] = place + Math.sin(Math.PI * k) * 0.09 * way), {
      ease: ease.linear,
    })
    if (stop !== undefined && stop >= 0) shake(stop, 0.6)
    tools.redraw()
  }

  function play({ input: [index, way], before, after, events }: Played<LotState, Move>): number {
    const from = places[index]!
    if (after.at[index] === GONE) {
      const road = roadAway(before.lot, index, from, way, ground)
      const journey: Leaving = { car: index, road, k: 0 }
      leaving.add(journey)
      host.sound('boost', index % 5)
      const seconds = road.at(-1)!.distance / ground.cell / CELLS_A_SECOND
      tools.effects.tween(seconds, (k) => (journey.k = k), {
        ease: (k) => k * (0.55 + 0.45 * k),
        done: () => leaving.delete(journey),
      })
      const middle = middleOf(before.lot, index, from)
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
    tools.effects.tween(seconds, (k) => (places[index] = from + (to - from) * k), {
      ease: ease.linear,
      done() {
        const stop = events[0]?.y ?? -1
        host.sound('hit', stop >= 0 ? 0 : -4)
        if (stop >= 0) shake(stop)
        shake(index, 0.5)
      },
    })
    return seconds + 0.2
  }

  function paintBackdrop(pen: Pen, lot: Lot) {
    const ratio = pen.getTransform().a
    backdrop.width = Math.ceil(size.width * ratio)
    backdrop.height = Math.ceil(size.height * ratio)
    const inner = backdrop.getContext('2d')!
    inner.scale(ratio, ratio)
    drawGround(inner, ground, lot)
    painted = lot
  }

  function stampCar(pen: Pen, lot: Lot, index: number, at: Point, angle: number) {
    const { cell } = ground
    const { length } = lot.cars[index]!
    pen.save()
    pen.translate(at.x, at.y)
    pen.rotate(angle)
    const [width, height] = [length * cell, cell]
    stamps.draw(
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

  function drawParked(pen: Pen, state: LotState, index: number) {
    if (state.at[index] === GONE) return
    const car = state.lot.cars[index]!
    const at = middleOf(state.lot, index, places[index]!)
    const turn = (car.across ? 0 : Math.PI / 2) + (car.nose < 0 ? Math.PI : 0)
    const swing = (tremble[index] ?? 0) * ground.cell * 0.05
    if (index === cursor || index === grabbed) drawRing(pen, at, car.across, car.length)
    stampCar(pen, state.lot, index, { x: at.x + swing, y: at.y - swing }, turn + swing * 0.012)
  }

  function drawRing(pen: Pen, { x, y }: Point, across: boolean, length: number) {
    const [width, height] = across ? [length * ground.cell, ground.cell] : [ground.cell, length * ground.cell]
    pen.beginPath()
    pen.roundRect(x - width / 2, y - height / 2, width, height, ground.cell * 0.26)
    pen.fillStyle = 'rgb(255 240 170 / .32)'
    pen.fill()
  }

  function drawPointer(pen: Pen, state: LotState) {
    if (!pointing) return
    const [index, way] = pointing.move
    const { across, length } = state.lot.cars[index]!
    const at = middleOf(state.lot, index, state.at[index]!)
    const swing = (length / 2 + 0.25 + 0.14 * Math.sin(pointing.k * 26)) * ground.cell * way
    drawRing(pen, at, across, length)
    pen.save()
    pen.translate(at.x + (across ? swing : 0), at.y + (across ? 0 : swing))
    pen.rotate((across ? 0 : Math.PI / 2) + (way < 0 ? Math.PI : 0))
    pen.fillStyle = '#fff3c2'
    pen.beginPath()
    pen.moveTo(ground.cell * 0.34, 0)
    pen.lineTo(-ground.cell * 0.1, -ground.cell * 0.34)
    pen.lineTo(-ground.cell * 0.1, ground.cell * 0.34)
    pen.fill()
    pen.restore()
  }

  return {
    layout(room, { lot }) {
      size = { width: room.width, height: room.height }
      const [across, down] = [lot.columns + ROAD * 2, lot.rows + ROAD * 2]
      const box = fitBox({ x: 0, y: 0, ...size }, across / down, 6)
      const cell = box.width / across
      ground = { x: box.x + ROAD * cell, y: box.y + ROAD * cell, cell }
      painted = undefined
      stamps.clear()
    },
    show(state) {
      places = [...state.at]
      tremble = state.at.map(() => 0)
      leaving.clear()
      grabbed = pointing = undefined
    },
    play(move) {
      pointing = undefined
      return play(move)
    },
    draw(pen) {
      const state = tools.state()
      if (painted !== state.lot) paintBackdrop(pen, state.lot)
      copyWhole(pen, backdrop)
      for (const index of state.lot.cars.keys()) drawParked(pen, state, index)
      for (const { car, road, k } of leaving) {
        const { x, y, angle } = alongRoad(road, k)
        const isReversed = road[0]!.reversed
        stampCar(pen, state.lot, car, { x, y }, angle + (isReversed ? Math.PI : 0))
      }
      drawPointer(pen, state)
    },
    point(move) {
      const current = { move, k: 0 }
      pointing = current
      tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
        ease: ease.linear,
        done: () => pointing === current && (pointing = undefined),
      })
    },
    path([index, way]) {
      const { lot, at } = tools.state()
      const from = middleOf(lot, index, at[index]!)
      const reach = ground.cell * 1.4 * way
      return [
        from,
        lot.cars[index]!.across ? { x: from.x + reach, y: from.y } : { x: from.x, y: from.y + reach },
      ]
    },
    down(at) {
      const index = carAt(at)
      cursor = undefined
      grabbed = index < 0 ? undefined : index
      if (grabbed !== undefined) host.sound('tap')
      tools.redraw()
    },
    move(at, from) {
      if (grabbed === undefined || !from) return
      const { across } = tools.state().lot.cars[grabbed]!
      const pull = across ? at.x - from.x : at.y - from.y
      if (Math.abs(pull) < SWIPE_PIXELS) return
      const index = grabbed
      grabbed = undefined
      start(index, Math.sign(pull), false)
    },
    up() {
      if (grabbed === undefined) return
      const index = grabbed
      grabbed = undefined
      start(index, tools.state().lot.cars[index]!.nose, true)
    },
    key(key) {
      const state = tools.state()
      if (key.startsWith('Arrow')) {
        cursor = nextCar(state, cursor, key)
        tools.redraw()
        return true
      }
      if ((key !== 'Enter' && key !== ' ') || cursor === undefined || state.at[cursor] === GONE) return false
      const { nose } = state.lot.cars[cursor]!
      start(cursor, key === 'Enter' ? nose : -nose, key === 'Enter')
      return true
    },
  }
}
