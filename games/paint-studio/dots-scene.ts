import type { GameHost } from '#kit/game/contract.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { PaintDefinition } from './definitions.ts'
import { pictureOf } from './pictures.ts'
import type { PaintState } from './rules.ts'
import { nearestAhead } from './steps.ts'

const MARGIN = 26
const LINE_SECONDS = 0.22
const FILL_SECONDS = 0.8
const CROSS_SECONDS = 0.6
const HINT_SECONDS = 2.2
/** Pixels within which a dragging finger joins a dot. */
const GLIDE_REACH = 16
const TAP_REACH = 30

interface Sky {
  readonly tools: SceneTools<PaintDefinition, PaintState, number>
  readonly host: GameHost
  left: number
  top: number
  side: number
  drawn: number
  filled: number
  slip: { readonly dot: number; k: number } | undefined
  hinted: { readonly dot: number; k: number } | undefined
  cursor: number | undefined
}

/** Dots on a night sky, joined by number. */
export function dotsScene(tools: SceneTools<PaintDefinition, PaintState, number>): Scene<PaintState, number> {
  const { host } = tools.context

  const sky: Sky = {
    tools,
    host,
    left: 0,
    top: 0,
    side: 1,
    drawn: 1,
    filled: 0,
    slip: undefined,
    hinted: undefined,
    cursor: undefined,
  }

  return {
    layout: (size) => layout(sky, size),
    show: (state) => show(sky, state),
    play: (move) => play(sky, move),
    draw: (pen) => draw(sky, pen),
    point: (input) => pointAt(sky, input),
    path: (input) => (input > 0 ? [placeOf(sky, input - 1), placeOf(sky, input)] : [placeOf(sky, input)]),
    down: (at) => fingerDown(sky, at),
    move: (at, from) => fingerMoved(sky, at, from),
    key: (key) => pressKey(sky, key),
  }
}

function picture(sky: Sky) {
  return pictureOf('dots', sky.tools.state().level)
}

function placeOf(sky: Sky, dot: number): Point {
  const { x, y } = picture(sky).dots![dot]!
  return { x: sky.left + (x / 100) * sky.side, y: sky.top + (y / 100) * sky.side }
}

function places(sky: Sky) {
  return picture(sky).dots!.map((_, dot) => placeOf(sky, dot))
}

function isWhole(sky: Sky, state: PaintState) {
  return state.joined >= picture(sky).line!
}

function dotAt(sky: Sky, at: Point, reach: number): number | undefined {
  let found: number | undefined
  let least = reach * reach
  for (const [dot, { x, y }] of places(sky).entries()) {
    const far = (x - at.x) * (x - at.x) + (y - at.y) * (y - at.y)
    if (dot < sky.tools.state().joined || far >= least) continue
    found = dot
    least = far
  }
  return found
}

function layout(sky: Sky, { width, height }: StageSize) {
  sky.side = Math.min(width, height) - 2 * MARGIN
  sky.left = (width - sky.side) / 2
  sky.top = (height - sky.side) / 2
}

function show(sky: Sky, state: PaintState) {
  sky.drawn = 1
  sky.filled = isWhole(sky, state) ? 1 : 0
  sky.slip = sky.hinted = sky.cursor = undefined
}

function play(sky: Sky, { input, after, events }: Played<PaintState, number>) {
  sky.hinted = undefined
  if (events[0]?.kind === 'slip') {
    const mark = { dot: input, k: 0 }
    sky.slip = mark
    sky.host.sound('bad')
    sky.host.vibrate()
    sky.tools.effects.quake(4)
    sky.tools.effects.tween(CROSS_SECONDS, (k) => (mark.k = k), {
      done: () => {
        if (sky.slip === mark) sky.slip = undefined
      },
    })
    return CROSS_SECONDS
  }
  sky.host.sound('score', Math.min(14, after.joined - 1))
  sky.tools.effects.burst(placeOf(sky, input), {
    count: 8,
    colors: ['#ffe066', '#ffffff'],
    speed: 110,
    size: 5,
    gravity: 40,
  })
  sky.drawn = 0
  sky.tools.effects.tween(LINE_SECONDS, (k) => (sky.drawn = k))
  if (!isWhole(sky, after)) return LINE_SECONDS
  sky.tools.effects.tween(FILL_SECONDS, (k) => (sky.filled = k), { delay: LINE_SECONDS })
  return LINE_SECONDS + FILL_SECONDS
}

function draw(sky: Sky, pen: CanvasRenderingContext2D) {
  const brush = canvasBrush(pen)
  const state = sky.tools.state()
  const { dots, line, colours } = picture(sky)
  const pad = 16
  brush.round(sky.left - pad, sky.top - pad + 6, sky.side + pad * 2, sky.side + pad * 2, 26, '#000000', 0.3)
  brush.round(sky.left - pad, sky.top - pad, sky.side + pad * 2, sky.side + pad * 2, 26, '#1b2a5e')
  for (let star = 0; star < 46; star++)
    brush.disc(
      sky.left + ((star * 61.7) % sky.side),
      sky.top + ((star * 37.3) % sky.side),
      1 + (star % 2),
      '#fff4dc',
      0.3,
    )
  const joined = places(sky).slice(0, state.joined)
  const flat = joined.flatMap(({ x, y }) => [x, y])
  if (sky.filled > 0 && joined.length > 2) brush.shape(flat, colours[1]!, sky.filled * 0.92)
  if (joined.length > 1) {
    const tip = joined.at(-1)!
    const back = joined.at(-2)!
    const end = { x: back.x + (tip.x - back.x) * sky.drawn, y: back.y + (tip.y - back.y) * sky.drawn }
    const path = [...flat.slice(0, -2), end.x, end.y]
    brush.line(path, 9, '#8fb8ff', 0.25)
    brush.line(isWhole(sky, state) && sky.filled > 0 ? [...path, flat[0]!, flat[1]!] : path, 4, '#ffe9a0')
  }
  const size = Math.max(11, Math.min(17, sky.side * 0.034))
  for (const [dot, { label }] of dots!.entries()) {
    const { x, y } = placeOf(sky, dot)
    const isDone = dot < state.joined
    if (isDone && sky.filled > 0.5) continue
    if (!isDone && isWhole(sky, state)) continue
    brush.disc(x, y, isDone ? 4.5 : 6.5, isDone ? '#ffe9a0' : '#ffffff')
    if (!isDone) {
      // Labels are on the side towards the middle, where there is space.
      const away = x < sky.left + sky.side / 2 ? 1 : -1
      digits(
        brush,
        label,
        x + away * (size * 0.5 + 7 + (label > 9 ? size * 0.4 : 0)),
        y - size * 0.5,
        size,
        '#bfe3ff',
      )
    }
    if (dot === state.joined - 1 && dot < line!) brush.ring(x, y, 11, 3, '#3fe0cf')
  }
  if (sky.hinted) {
    const { x, y } = placeOf(sky, sky.hinted.dot)
    brush.ring(x, y, 16 + 4 * Math.sin(sky.hinted.k * 26), 5, '#ff86c2')
  }
  if (sky.cursor !== undefined && sky.cursor >= state.joined)
    brush.ring(placeOf(sky, sky.cursor).x, placeOf(sky, sky.cursor).y, 15, 4, '#55b4ff')
  if (sky.slip) {
    const { x, y } = placeOf(sky, sky.slip.dot)
    const faint = sky.slip.k < 0.6 ? 1 : (1 - sky.slip.k) / 0.4
    for (const turn of [-1, 1])
      brush.line([x - 11, y - 11 * turn, x + 11, y + 11 * turn], 5, '#ff6b6b', faint)
  }
}

function pointAt(sky: Sky, input: number) {
  const mark = { dot: input, k: 0 }
  sky.hinted = mark
  sky.tools.effects.tween(HINT_SECONDS, (k) => (mark.k = k), {
    ease: (k) => k,
    done: () => {
      if (sky.hinted === mark) sky.hinted = undefined
    },
  })
}

function fingerDown(sky: Sky, at: Point) {
  sky.cursor = undefined
  const dot = dotAt(sky, at, TAP_REACH)
  if (dot === undefined) return sky.tools.redraw()
  sky.tools.send(dot)
}

function fingerMoved(sky: Sky, at: Point, from: Point | undefined) {
  // Dragging only joins the right dot: a finger crosses others on its way.
  if (from && !isWhole(sky, sky.tools.state()) && dotAt(sky, at, GLIDE_REACH) === sky.tools.state().joined)
    sky.tools.send(sky.tools.state().joined)
}

function pressKey(sky: Sky, key: string) {
  if ((key === 'Enter' || key === ' ') && sky.cursor !== undefined) {
    if (sky.cursor >= sky.tools.state().joined) sky.tools.send(sky.cursor)
    return true
  }
  const next = nearestAhead(places(sky), sky.cursor ?? -1, key)
  if (next === undefined) return false
  sky.cursor = next
  sky.tools.redraw()
  return true
}
