import { ease } from '#kit/game/effects.ts'
import type { Scene } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import { placesIn, rules, sumsOn, swapOf, type MagicState } from '../rules/magic-figures.ts'
import { shapeOf } from '../rules/magic-shapes.ts'
import {
  digits,
  GREEN,
  halo,
  INK,
  isAct,
  LAMP,
  nearestTo,
  PAPER,
  pebble,
  shine,
  stepTo,
  type Pen,
} from './looks.ts'
import { hint, type MindGame, type Tools } from './mind-scene.ts'

const SWAP_SECONDS = 0.28

function scene(tools: Tools<MagicState>): Scene<MagicState, number> {
  const { host, number } = tools.context
  const hints = hint(() => tools.effects)
  let origin: Point = { x: 0, y: 0 }
  let [across, radius] = [1, 1]
  let cursor: number | undefined
  let picked: number | undefined
  let moving: { readonly from: number; readonly to: number; k: number } | undefined

  const spots = (): readonly Point[] =>
    shapeOf[tools.state().shape].spots.map(([x, y]) => ({
      x: origin.x + x * across,
      y: origin.y + y * across,
    }))
  /** Behind the last stone of a line. */
  function tagOf(line: readonly number[]): Point {
    const all = spots()
    const [last, before] = [all[line.at(-1)!]!, all[line.at(-2)!]!]
    const far = Math.hypot(last.x - before.x, last.y - before.y)
    const part = (radius * 1.95) / far
    return { x: last.x + (last.x - before.x) * part, y: last.y + (last.y - before.y) * part }
  }

  function drawLine(pen: Pen, state: MagicState, line: readonly number[], sum: number) {
    const all = spots()
    const isRight = sum === state.target
    const [from, tag] = [all[line[0]!]!, tagOf(line)]
    pen.lineCap = 'round'
    for (const [width, color] of [
      [radius * 0.5, 'rgb(0 0 0 / .28)'],
      [radius * 0.3, isRight ? GREEN : '#d9b06a'],
    ] as const) {
      pen.lineWidth = width
      pen.strokeStyle = color
      pen.beginPath()
      pen.moveTo(from.x, from.y)
      pen.lineTo(tag.x, tag.y)
      pen.stroke()
    }
  }
  function drawTag(pen: Pen, state: MagicState, line: readonly number[], sum: number) {
    const isRight = sum === state.target
    const at = tagOf(line)
    if (isRight) shine(pen, at, radius * 1.2, '#c8ffd8')
    pebble(pen, at, radius * 0.62, isRight ? GREEN : '#7a5a3a')
    digits(pen, number(sum), at, radius * 0.62, PAPER)
  }

  function tap(place: number) {
    if (tools.state().fixed[place] === 1) return host.sound('bad')
    if (picked === undefined || picked === place) {
      picked = picked === place ? undefined : place
      return host.sound('tap', 3)
    }
    const from = picked
    picked = undefined
    tools.send(swapOf(from, place))
  }

  function drawStone(pen: Pen, state: MagicState, place: number) {
    const all = spots()
    let at = all[place]!
    if (moving && (place === moving.from || place === moving.to)) {
      const other = all[place === moving.from ? moving.to : moving.from]!
      const k = 1 - moving.k
      at = { x: at.x + (other.x - at.x) * k, y: at.y + (other.y - at.y) * k }
    }
    const isFixed = state.fixed[place] === 1
    const lift = picked === place ? radius * 0.25 : 0
    pebble(
      pen,
      { x: at.x, y: at.y - lift },
      radius,
      isFixed ? '#a9a4b8' : picked === place ? LAMP : '#fff0d2',
    )
    digits(pen, number(state.numbers[place]!), { x: at.x, y: at.y - lift }, radius * 1.05, INK)
    const pulse = hints.pulse(place)
    if (pulse !== undefined) halo(pen, at, radius * (1.12 + pulse * 0.1), '#ffffff', 5)
    if (cursor === place) halo(pen, at, radius * 1.2, '#3fe0cf', 4)
  }

  return {
    layout({ width, height }, state) {
      const count = shapeOf[state.shape].spots.length
      radius = Math.min(34, Math.min(width, height) * (count > 9 ? 0.062 : 0.075))
      radius = Math.max(radius, 21)
      const margin = radius * 3
      across = Math.min(width - 2 * margin, height - 2 * margin, 460)
      origin = { x: (width - across) / 2, y: (height - across) / 2 + radius * 0.4 }
    },
    show() {
      picked = undefined
      cursor = undefined
      moving = undefined
      hints.clear()
    },
    play({ input, events }) {
      hints.clear()
      const [from, to] = placesIn(input)
      const mine = { from, to, k: 0 }
      moving = mine
      tools.effects.tween(SWAP_SECONDS, (k) => (mine.k = k), {
        ease: ease.out,
        done: () => moving === mine && (moving = undefined),
      })
      const gained = events[0]?.amount ?? 0
      host.sound(gained > 0 ? 'score' : 'move', Math.max(0, gained) * 3)
      for (const place of gained > 0 ? [from, to] : [])
        tools.effects.burst(spots()[place]!, { count: 8, speed: 120, size: 5 })
      return SWAP_SECONDS + 0.1
    },
    draw(pen) {
      const state = tools.state()
      const shape = shapeOf[state.shape]
      const sums = sumsOn(shape, state.numbers)
      for (const [index, line] of shape.lines.entries()) drawLine(pen, state, line, sums[index]!)
      for (const [index, line] of shape.lines.entries()) drawTag(pen, state, line, sums[index]!)
      for (const place of state.numbers.keys()) drawStone(pen, state, place)
      const goal = { x: radius * 1.5, y: radius * 1.5 }
      pebble(pen, goal, radius * 1.1, '#3fae6b')
      digits(pen, number(state.target), goal, radius * 1.05, PAPER)
    },
    point: (input) => hints.show(placesIn(input)),
    path: (input) => placesIn(input).map((place) => spots()[place]!),
    down(at) {
      cursor = undefined
      const place = nearestTo(spots(), at, Math.max(26, radius * 1.3))
      if (place === undefined) picked = undefined
      else tap(place)
      tools.redraw()
    },
    key(key) {
      if (isAct(key) && cursor !== undefined) tap(cursor)
      else {
        const next = stepTo(spots(), cursor, key)
        if (next === undefined) return false
        cursor = next
      }
      tools.redraw()
      return true
    },
  }
}

export const game: MindGame<MagicState> = { rules, scene }
