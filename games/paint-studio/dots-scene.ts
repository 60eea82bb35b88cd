import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { PaintDefinition } from './definitions.ts'
import { pictureOf } from './pictures.ts'
import type { PaintState } from './rules.ts'
import { nearestAhead } from './steps.ts'

const MARGIN = 26
const LINE_SECONDS = 0.22
const FILL_SECONDS = 0.8
const CROSS_SECONDS = 0.6
const HINT_SECONDS = 2.2
/** A finger that glides joins a dot this near, in pixels. */
const GLIDE_REACH = 16
const TAP_REACH = 30

/** Dots on a night sky, joined by number. */
export function dotsScene(tools: SceneTools<PaintDefinition, PaintState, number>): Scene<PaintState, number> {
  const { host } = tools.context
  let left = 0
  let top = 0
  let side = 1
  let drawn = 1
  let filled = 0
  let slip: { readonly dot: number; k: number } | undefined
  let hinted: { readonly dot: number; k: number } | undefined
  let cursor: number | undefined

  const picture = () => pictureOf('dots', tools.state().level)
  const placeOf = (dot: number): Point => {
    const { x, y } = picture().dots![dot]!
    return { x: left + (x / 100) * side, y: top + (y / 100) * side }
  }
  const places = () => picture().dots!.map((_, dot) => placeOf(dot))
  const isWhole = (state: PaintState) => state.joined >= picture().line!

  function dotAt(at: Point, reach: number): number | undefined {
    let found: number | undefined
    let least = reach * reach
    for (const [dot, { x, y }] of places().entries()) {
      const far = (x - at.x) * (x - at.x) + (y - at.y) * (y - at.y)
      if (dot < tools.state().joined || far >= least) continue
      found = dot
      least = far
    }
    return found
  }

  return {
    layout({ width, height }) {
      side = Math.min(width, height) - 2 * MARGIN
      left = (width - side) / 2
      top = (height - side) / 2
    },
    show(state) {
      drawn = 1
      filled = isWhole(state) ? 1 : 0
      slip = hinted = cursor = undefined
    },
    play({ input, after, events }) {
      hinted = undefined
      if (events[0]?.kind === 'slip') {
        const mark = { dot: input, k: 0 }
        slip = mark
        host.sound('bad')
        host.vibrate()
        tools.effects.quake(4)
        tools.effects.tween(CROSS_SECONDS, (k) => (mark.k = k), {
          done: () => {
            if (slip === mark) slip = undefined
          },
        })
        return CROSS_SECONDS
      }
      host.sound('score', Math.min(14, after.joined - 1))
      tools.effects.burst(placeOf(input), {
        count: 8,
        colors: ['#ffe066', '#ffffff'],
        speed: 110,
        size: 5,
        gravity: 40,
      })
      drawn = 0
      tools.effects.tween(LINE_SECONDS, (k) => (drawn = k))
      if (!isWhole(after)) return LINE_SECONDS
      tools.effects.tween(FILL_SECONDS, (k) => (filled = k), { delay: LINE_SECONDS })
      return LINE_SECONDS + FILL_SECONDS
    },
    draw(pen) {
      const brush = canvasBrush(pen)
      const state = tools.state()
      const { dots, line, colours } = picture()
      const pad = 16
      brush.round(left - pad, top - pad + 6, side + pad * 2, side + pad * 2, 26, '#000000', 0.3)
      brush.round(left - pad, top - pad, side + pad * 2, side + pad * 2, 26, '#1b2a5e')
      for (let star = 0; star < 46; star++)
        brush.disc(
          left + ((star * 61.7) % side),
          top + ((star * 37.3) % side),
          1 + (star % 2),
          '#fff4dc',
          0.3,
        )
      const joined = places().slice(0, state.joined)
      const flat = joined.flatMap(({ x, y }) => [x, y])
      if (filled > 0 && joined.length > 2) brush.shape(flat, colours[1]!, filled * 0.92)
      if (joined.length > 1) {
        const tip = joined.at(-1)!
        const back = joined.at(-2)!
        const end = { x: back.x + (tip.x - back.x) * drawn, y: back.y + (tip.y - back.y) * drawn }
        const path = [...flat.slice(0, -2), end.x, end.y]
        brush.line(path, 9, '#8fb8ff', 0.25)
        brush.line(isWhole(state) && filled > 0 ? [...path, flat[0]!, flat[1]!] : path, 4, '#ffe9a0')
      }
      const size = Math.max(11, Math.min(17, side * 0.034))
      for (const [dot, { label }] of dots!.entries()) {
        const { x, y } = placeOf(dot)
        const isDone = dot < state.joined
        if (isDone && filled > 0.5) continue
        if (!isDone && isWhole(state)) continue
        brush.disc(x, y, isDone ? 4.5 : 6.5, isDone ? '#ffe9a0' : '#ffffff')
        if (!isDone) {
          // Labels stand on the side that is nearer to the middle, where there is room.
          const away = x < left + side / 2 ? 1 : -1
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
      if (hinted) {
        const { x, y } = placeOf(hinted.dot)
        brush.ring(x, y, 16 + 4 * Math.sin(hinted.k * 26), 5, '#ff86c2')
      }
      if (cursor !== undefined && cursor >= state.joined)
        brush.ring(placeOf(cursor).x, placeOf(cursor).y, 15, 4, '#55b4ff')
      if (slip) {
        const { x, y } = placeOf(slip.dot)
        const faint = slip.k < 0.6 ? 1 : (1 - slip.k) / 0.4
        for (const turn of [-1, 1])
          brush.line([x - 11, y - 11 * turn, x + 11, y + 11 * turn], 5, '#ff6b6b', faint)
      }
    },
    point(input) {
      const mark = { dot: input, k: 0 }
      hinted = mark
      tools.effects.tween(HINT_SECONDS, (k) => (mark.k = k), {
        ease: (k) => k,
        done: () => {
          if (hinted === mark) hinted = undefined
        },
      })
    },
    path: (input) => (input > 0 ? [placeOf(input - 1), placeOf(input)] : [placeOf(input)]),
    down(at) {
      cursor = undefined
      const dot = dotAt(at, TAP_REACH)
      if (dot === undefined) return tools.redraw()
      tools.send(dot)
    },
    move(at, from) {
      // Gliding only ever joins the right dot: a finger crosses others on its way.
      if (from && !isWhole(tools.state()) && dotAt(at, GLIDE_REACH) === tools.state().joined)
        tools.send(tools.state().joined)
    },
    key(key) {
      if ((key === 'Enter' || key === ' ') && cursor !== undefined) {
        if (cursor >= tools.state().joined) tools.send(cursor)
        return true
      }
      const next = nearestAhead(places(), cursor ?? -1, key)
      if (next === undefined) return false
      cursor = next
      tools.redraw()
      return true
    },
  }
}
