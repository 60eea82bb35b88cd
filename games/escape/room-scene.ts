import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { EscapeDefinition } from './definitions.ts'
import { BOX, DOOR, HIDES, houseOf, isPaper, PAPERS } from './house.ts'
import { dialPlace, paintPanel, paintPocket, POCKET, slotPlace } from './panel-art.ts'
import { paintClue } from './riddle-art.ts'
import { placeIn, SIDE } from './room-plans.ts'
import {
  candleOf,
  dialInput,
  dialOf,
  isOpen,
  legalOf,
  spotOf,
  TURN,
  useInput,
  type RoomState,
} from './rules.ts'
import { nearestAhead } from './steps.ts'
import { thing } from './things-art.ts'
import { paintWall } from './walls.ts'

const MARGIN = 10
const HEIGHT = POCKET + 68
const OPEN_SECONDS = 0.35
const FLY_SECONDS = 0.5
const HINT_SECONDS = 2.2
const PAPER_AT: Point = { x: 200, y: 126 }

/** What lies over the room: the dials of the box, a paper, or nothing. */
type Overlay = 'dials' | 'paper' | undefined

/** A room, its pocket and the hand in it. */
export function roomScene(tools: SceneTools<EscapeDefinition, RoomState, number>): Scene<RoomState, number> {
  const { context } = tools
  const { host } = context
  const { room } = context.definition
  let scale = 1
  let corner: Point = { x: 0, y: 0 }
  let overlay: Overlay
  let picked: number | undefined
  let opening = new Map<number, number>()
  let wobble: { readonly spot: number; k: number } | undefined
  let flying: { readonly item: number; readonly from: Point; k: number }[] = []
  let hinted: { readonly input: number; k: number } | undefined
  let cursor: Point | undefined

  const house = () => houseOf(room, tools.state().level)
  const dials = () => tools.state().dials.length
  const onScreen = ({ x, y }: Point): Point => ({ x: corner.x + x * scale, y: corner.y + y * scale })
  const inField = ({ x, y }: Point): Point => ({ x: (x - corner.x) / scale, y: (y - corner.y) / scale })
  const has = (paper: number) => tools.state().held.includes(paper)

  /** Where an input is done. */
  function placesOf(input: number): readonly Point[] {
    if (input >= TURN)
      return [overlay === 'dials' ? dialPlace(dialOf(input), dials(), input % 2 === 1) : placeIn(room, BOX)]
    const place = placeIn(room, spotOf(input))
    const item = Math.floor(input / 32) - 1
    return item < 0 ? [place] : [slotPlace(tools.state().held.indexOf(item)), place]
  }

  function spotAt({ x, y }: Point): number | undefined {
    let found: number | undefined
    let least = 1
    for (const spot of house().spots) {
      const at = placeIn(room, spot)
      const [wide, high] = spot === DOOR ? [46, 86] : [40, 38]
      const far = Math.max(Math.abs(at.x - x) / wide, Math.abs(at.y - y) / high)
      if (far >= least) continue
      found = spot
      least = far
    }
    return found
  }

  function touchSpot(spot: number) {
    const state = tools.state()
    if (isOpen(state, spot)) return host.sound('tap')
    if (spot === BOX) {
      overlay = 'dials'
      host.sound('flip')
      return tools.redraw()
    }
    if (HIDES.some((hide) => hide === spot)) return tools.send(spot)
    const own = state.held.filter((item) => !isPaper(item))
    const item = picked ?? (own.length === 1 ? own[0] : undefined)
    if (item !== undefined) return tools.send(useInput(spot, item))
    rattle(spot)
  }

  function rattle(spot: number) {
    host.sound('bad')
    const mark = { spot, k: 0 }
    wobble = mark
    tools.effects.tween(0.35, (k) => (mark.k = k), { done: () => (wobble = undefined) })
    tools.redraw()
  }

  function touch(at: Point) {
    const { held } = tools.state()
    const slot = held.findIndex((_, index) => {
      const place = slotPlace(index)
      return Math.abs(place.x - at.x) < 24 && Math.abs(place.y - at.y) < 30
    })
    if (slot >= 0) {
      const item = held[slot]!
      if (isPaper(item)) overlay = overlay === 'paper' ? undefined : 'paper'
      else {
        overlay = undefined
        picked = picked === item ? undefined : item
      }
      host.sound('flip', slot)
      return tools.redraw()
    }
    if (overlay === 'dials')
      for (let dial = 0; dial < dials(); dial++)
        for (const isUp of [true, false]) {
          const place = dialPlace(dial, dials(), isUp)
          if (Math.abs(place.x - at.x) < 33 && Math.abs(place.y - at.y) < 34) {
            const input = dialInput(dial, isUp)
            if (legalOf(room, tools.state()).includes(input)) tools.send(input)
            return
          }
        }
    if (overlay) {
      overlay = undefined
      host.sound('tap')
      return tools.redraw()
    }
    const spot = spotAt(at)
    if (spot !== undefined) return touchSpot(spot)
    picked = undefined
    tools.redraw()
  }

  /** What the keys can reach. */
  function targets(): readonly Point[] {
    const state = tools.state()
    const slots = state.held.map((_, index) => slotPlace(index))
    if (overlay === 'dials')
      return [
        ...state.dials.flatMap((_, dial) => [true, false].map((isUp) => dialPlace(dial, dials(), isUp))),
        ...slots,
      ]
    return [
      ...house()
        .spots.filter((spot) => !isOpen(state, spot))
        .map((spot) => placeIn(room, spot)),
      ...slots,
    ]
  }

  function drawPlaces(brush: Brush) {
    const state = tools.state()
    // What stands nearer hides what stands behind it.
    const spots = house().spots.toSorted((one, other) => placeIn(room, one).y - placeIn(room, other).y)
    for (const spot of spots) {
      const { x, y, color, paint } = placeIn(room, spot)
      const open = isOpen(state, spot) ? (opening.get(spot) ?? 1) : 0
      const shake = wobble?.spot === spot ? Math.sin(wobble.k * 26) * 4 * (1 - wobble.k) : 0
      if (spot !== DOOR) brush.round(x - 32, y + 22, 64, 12, 6, '#000000', 0.16)
      brush.at(x + shake, y, 0, () => paint(brush, color, open))
    }
  }

  return {
    layout({ width, height }: StageSize) {
      scale = Math.min((width - 2 * MARGIN) / SIDE, (height - 2 * MARGIN) / HEIGHT)
      corner = { x: (width - SIDE * scale) / 2, y: (height - HEIGHT * scale) / 2 }
    },
    show() {
      overlay = picked = wobble = hinted = cursor = undefined
      opening = new Map()
      flying = []
    },
    play({ input, events }) {
      hinted = undefined
      const [first, second] = events
      if (first?.kind === 'turned') {
        host.sound('tap', tools.state().dials[first.x ?? 0]! % 8)
        return 0.1
      }
      const spot = spotOf(input)
      if (first?.kind === 'wrong') {
        picked = undefined
        host.vibrate()
        rattle(spot)
        return 0.35
      }
      picked = undefined
      opening.set(spot, 0)
      tools.effects.tween(OPEN_SECONDS, (k) => opening.set(spot, k))
      host.sound(first?.kind === 'moved' ? 'move' : first?.kind === 'empty' ? 'flip' : 'score')
      const from = placeIn(room, spot)
      overlay = undefined
      if (spot === DOOR) tools.effects.burst(onScreen(from), { count: 26, colors: ['#fff4c0', PAINT.sun] })
      if (second?.amount === undefined) return OPEN_SECONDS
      const flight = { item: second.amount, from, k: 0 }
      flying.push(flight)
      tools.effects.burst(onScreen(from), { count: 12, speed: 130 })
      tools.effects.tween(FLY_SECONDS, (k) => (flight.k = k), {
        delay: 0.15,
        done: () => {
          flying = flying.filter((one) => one !== flight)
          host.sound('coin')
          if (isPaper(flight.item) && !isOpen(tools.state(), DOOR)) overlay = 'paper'
        },
      })
      return FLY_SECONDS + 0.15
    },
    draw(pen) {
      const state = tools.state()
      const { riddle } = house()
      pen.save()
      pen.translate(corner.x, corner.y)
      pen.scale(scale, scale)
      const brush = canvasBrush(pen)
      brush.round(4, 10, SIDE - 8, SIDE, 20, '#000000', 0.35)
      pen.save()
      pen.beginPath()
      pen.roundRect(0, 0, SIDE, SIDE, 18)
      pen.clip()
      paintWall(brush, room, riddle)
      drawPlaces(brush)
      pen.restore()
      const candle = candleOf(room, state.level)
      const inFlight = flying.map(({ item }) => item)
      paintPocket(brush, state, {
        picked,
        hidden: inFlight,
        left: 1 - state.moves / candle,
      })
      if (overlay) {
        brush.round(0, 0, SIDE, SIDE, 18, '#0a0818', overlay === 'dials' && riddle.papers === 0 ? 0 : 0.5)
        const papers = [has(PAPERS[0]), has(PAPERS[1])] as const
        if (papers[0] || papers[1])
          brush.at(
            PAPER_AT.x,
            overlay === 'dials' ? PAPER_AT.y - 8 : 190,
            0,
            () => paintClue(brush, room, riddle, papers),
            1.1,
          )
        if (overlay === 'dials') paintPanel(brush, room, riddle, state)
      }
      for (const { item, from, k } of flying) {
        const to = slotPlace(state.held.indexOf(item))
        const [x, y] = [
          from.x + (to.x - from.x) * k,
          from.y + (to.y - from.y) * k - Math.sin(k * Math.PI) * 60,
        ]
        brush.at(x, y, 0, () => thing(brush, item), 1.3)
      }
      for (const at of hinted ? placesOf(hinted.input) : [])
        brush.ring(at.x, at.y, 33 + 4 * Math.sin(hinted!.k * 26), 6, '#ffe066')
      if (cursor) brush.ring(cursor.x, cursor.y, 34, 4, '#bfe3ff')
      pen.restore()
    },
    point(input) {
      if (input >= TURN) overlay = 'dials'
      else overlay = undefined
      const mark = { input, k: 0 }
      hinted = mark
      tools.effects.tween(HINT_SECONDS, (k) => (mark.k = k), {
        ease: (k) => k,
        done: () => {
          if (hinted === mark) hinted = undefined
        },
      })
    },
    path: (input) => placesOf(input).map(onScreen),
    down(at) {
      cursor = undefined
      touch(inField(at))
    },
    key(key) {
      if (key === 'Escape' && overlay) {
        overlay = undefined
        tools.redraw()
        return true
      }
      if ((key === 'Enter' || key === ' ') && cursor) {
        touch(cursor)
        return true
      }
      const open = targets()
      const from = open.findIndex(({ x, y }) => x === cursor?.x && y === cursor.y)
      const next = nearestAhead(open, from, key)
      if (next === undefined) return false
      cursor = open[next]
      tools.redraw()
      return true
    },
  }
}
