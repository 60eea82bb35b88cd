import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import type { Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { aimedAt } from './aim.ts'
import { SIDE, type Board } from './board.ts'
import type { HiddenDefinition } from './definitions.ts'
import { boardOf } from './hunts.ts'
import {
  ANSWERS,
  GAP,
  hasStrip,
  lampOf,
  paintClue,
  paintDark,
  paintFound,
  paintPicture,
  stripOf,
} from './picture-art.ts'
import { LOUPE } from './round-art.ts'
import { PANELS } from './rounds.ts'
import { lampPlace, legalOf, type HuntState } from './rules.ts'
import { nearestAhead } from './steps.ts'
import { paintThing, type Thing } from './things.ts'

const MARGIN = 10
const RING_SECONDS = 0.35
const FLY_SECONDS = 0.4
const CROSS_SECONDS = 0.7
const HINT_SECONDS = 2.2

/** Pictures, marks and the hand on them, for every hunt. */
export function pictureScene(
  tools: SceneTools<HiddenDefinition, HuntState, number>,
): Scene<HuntState, number> {
  const { context } = tools
  const { host } = context
  const { hunt } = context.definition
  let scale = 1
  /** Upper left corners, in pixels. */
  let first: Point = { x: 0, y: 0 }
  let second: Point | undefined
  let strip: Point = { x: 0, y: 0 }
  let grown = new Map<number, number>()
  let crosses: { readonly at: Point; k: number }[] = []
  let flying: { readonly thing: Thing; k: number }[] = []
  let hinted: { readonly input: number; k: number } | undefined
  let cursor: number | undefined
  let light: Point | undefined

  const board = () => boardOf(hunt, tools.state().level)
  const onScreen = ({ x, y }: Point, from: Point = first): Point => ({
    x: from.x + x * scale,
    y: from.y + y * scale,
  })
  const inField = ({ x, y }: Point, from: Point = first): Point => ({
    x: (x - from.x) / scale,
    y: (y - from.y) / scale,
  })

  /** Where an input is done, on the screen. */
  function placeOf(input: number): Point {
    if (hunt === 'count') return onScreen(ANSWERS[input]!, strip)
    if (board().copies) return onScreen(PANELS[input + 1]!)
    const thing = board().things[input]
    if (thing) return onScreen(thing)
    return onScreen(lampPlace(input - board().things.length))
  }

  const choices = () => legalOf(hunt, tools.state())

  function inputAt(at: Point): number | undefined {
    const inSecond = second && inField(at, second)
    const isSecond = inSecond !== undefined && isIn(inSecond)
    const field = isSecond ? inSecond : inField(at)
    return aimedAt(hunt, board(), tools.state(), { field, strip: inField(at, strip), isSecond })
  }
  const isIn = ({ x, y }: Point) => x >= 0 && x <= SIDE && y >= 0 && y <= board().height

  function motion(seconds: number, paint: (k: number) => void, done?: () => void) {
    tools.effects.tween(seconds, paint, done ? { done } : {})
  }

  function cross(at: Point) {
    const mark = { at, k: 0 }
    crosses.push(mark)
    motion(
      CROSS_SECONDS,
      (k) => (mark.k = k),
      () => (crosses = crosses.filter((one) => one !== mark)),
    )
  }

  /** What lies under the loupe. */
  function enlarge(pen: CanvasRenderingContext2D, shown: Board, state: HuntState) {
    const { x, y, turn, scale: zoom } = shown.clue[Math.min(state.found.length, shown.clue.length - 1)]!
    pen.translate(LOUPE.x, LOUPE.y)
    pen.beginPath()
    pen.arc(0, 0, LOUPE.reach - 3, 0, Math.PI * 2)
    pen.clip()
    pen.rotate(turn)
    pen.scale(zoom, zoom)
    pen.translate(-x, -y)
    paintPicture(canvasBrush(pen), hunt, shown, state)
  }

  return {
    layout({ width, height }: StageSize, state) {
      const { height: high, other } = boardOf(hunt, state.level)
      const below = hasStrip(hunt) ? stripOf(hunt) + GAP : 0
      const wide = other && width > height
      const whole = {
        width: wide ? SIDE * 2 + GAP : SIDE,
        height: other && !wide ? high * 2 + GAP : high + below,
      }
      scale = Math.min((width - 2 * MARGIN) / whole.width, (height - 2 * MARGIN) / whole.height)
      first = { x: (width - whole.width * scale) / 2, y: (height - whole.height * scale) / 2 }
      second = other && {
        x: first.x + (wide ? (SIDE + GAP) * scale : 0),
        y: first.y + (wide ? 0 : (high + GAP) * scale),
      }
      strip = { x: first.x, y: first.y + (high + GAP) * scale }
    },
    show() {
      grown = new Map()
      crosses = []
      flying = []
      hinted = cursor = light = undefined
    },
    play({ input, before, events }) {
      hinted = undefined
      const kind = events[0]?.kind
      const at = placeOf(input)
      if (kind === 'slip') {
        host.sound('bad')
        host.vibrate()
        tools.effects.quake(4)
        cross(at)
        if (second && hunt === 'spot') cross({ x: at.x - first.x + second.x, y: at.y - first.y + second.y })
        return CROSS_SECONDS
      }
      if (kind === 'lamp') {
        host.sound('move')
        const from = lampOf(before)
        const to = lampOf(tools.state())
        motion(
          0.22,
          (k) => (light = { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k }),
          () => (light = undefined),
        )
        return 0.25
      }
      const isFound = kind === 'found'
      host.sound(isFound ? 'score' : 'pop', Math.min(12, tools.state().found.length * 2))
      if (isFound) {
        tools.effects.burst(at, { count: 16, speed: 170 })
      }
      if (hunt === 'heap') {
        const flight = { thing: board().things[input]!, k: 0 }
        flying.push(flight)
        motion(
          FLY_SECONDS,
          (k) => (flight.k = k),
          () => (flying = flying.filter((one) => one !== flight)),
        )
        return FLY_SECONDS
      }
      grown.set(input, 0)
      motion(RING_SECONDS, (k) => grown.set(input, k))
      return RING_SECONDS + 0.2
    },
    draw(pen) {
      const state = tools.state()
      const shown = board()
      const brush = canvasBrush(pen)
      const frame = (at: Point, paint: () => void, high = shown.height) => {
        pen.save()
        pen.translate(at.x, at.y)
        pen.scale(scale, scale)
        pen.beginPath()
        pen.roundRect(0, 0, SIDE, high, 18)
        pen.clip()
        paint()
        pen.restore()
      }
      for (const [index, at] of [first, second].entries()) {
        if (!at) continue
        brush.round(at.x + 2, at.y + 7, SIDE * scale - 4, shown.height * scale, 18 * scale, '#000000', 0.3)
        frame(at, () => {
          paintPicture(brush, hunt, shown, state, index === 1)
          for (const { thing, k } of flying)
            paintThing(brush, {
              ...thing,
              y: thing.y - k * k * 260,
              x: thing.x + (thing.x < 200 ? -80 : 80) * k,
              turn: thing.turn + k * 2,
              scale: thing.scale * (1 + 0.2 * k),
            })
          if (hunt === 'torch') paintDark(brush, light ?? lampOf(state))
          paintFound(brush, hunt, shown, state, grown)
        })
      }
      if (hasStrip(hunt)) {
        pen.save()
        pen.translate(strip.x, strip.y)
        pen.scale(scale, scale)
        paintClue(brush, hunt, shown, state)
        if (hunt === 'loupe') enlarge(pen, shown, state)
        pen.restore()
      }
      const size = Math.max(20, 26 * scale)
      if (hinted)
        brush.ring(
          placeOf(hinted.input).x,
          placeOf(hinted.input).y,
          size * (1.25 + 0.15 * Math.sin(hinted.k * 26)),
          6,
          '#ffe066',
        )
      if (cursor !== undefined) brush.ring(placeOf(cursor).x, placeOf(cursor).y, size, 4, '#1b6fd0')
      for (const { at, k } of crosses) {
        const reach = size * 0.7
        for (const side of [-1, 1])
          brush.line(
            [at.x - reach, at.y - reach * side, at.x + reach, at.y + reach * side],
            6,
            '#e8304f',
            k < 0.6 ? 1 : (1 - k) / 0.4,
          )
      }
    },
    point(input) {
      const mark = { input, k: 0 }
      hinted = mark
      tools.effects.tween(HINT_SECONDS, (k) => (mark.k = k), {
        ease: (k) => k,
        done: () => {
          if (hinted === mark) hinted = undefined
        },
      })
    },
    path: (input) => [placeOf(input)],
    down(at) {
      cursor = undefined
      const input = inputAt(at)
      if (input === undefined) {
        host.sound('tap')
        return tools.redraw()
      }
      tools.send(input)
    },
    key(key) {
      if ((key === 'Enter' || key === ' ') && cursor !== undefined) {
        if (choices().includes(cursor)) tools.send(cursor)
        if (!choices().includes(cursor)) cursor = undefined
      } else {
        const open = choices()
        const next = nearestAhead(open.map(placeOf), cursor === undefined ? -1 : open.indexOf(cursor), key)
        if (next === undefined) return false
        cursor = open[next]
        tools.redraw()
      }
      return true
    },
  }
}
