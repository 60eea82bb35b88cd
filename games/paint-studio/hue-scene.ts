import { ease } from '#kit/game/effects.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import type { Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { PaintDefinition } from './definitions.ts'
import { swapOf, swapped } from './hues.ts'
import { pictureOf } from './pictures.ts'
import { colourAt, legalOf, type PaintState } from './rules.ts'
import { nearestAhead } from './steps.ts'

const MARGIN = 16
const WIDEST = 118
const SWAP_SECONDS = 0.28
const HINT_SECONDS = 2.2

/** A sheet of flowing colours: two cells trade places by two taps, or by drawing one onto the other. */
export function hueScene(tools: SceneTools<PaintDefinition, PaintState, number>): Scene<PaintState, number> {
  const { host } = tools.context
  let side = 1
  let corner: Point = { x: 0, y: 0 }
  let chosen: number | undefined
  let isNew = false
  let pull: Point = { x: 0, y: 0 }
  let trade: { readonly cells: readonly [number, number]; k: number } | undefined
  let hinted: { readonly cells: readonly number[]; k: number } | undefined
  let wave = 1
  let cursor: number | undefined

  const picture = () => pictureOf('hue', tools.state().level)
  const isFixed = (cell: number) => picture().fixed?.includes(cell) ?? false
  const placeOf = (cell: number): Point => {
    const { size } = picture()
    return {
      x: corner.x + ((cell % size) + 0.5) * side,
      y: corner.y + (Math.floor(cell / size) + 0.5) * side,
    }
  }
  const places = () => picture().target.map(placeOf)

  function cellAt({ x, y }: Point): number | undefined {
    const { size } = picture()
    const [column, row] = [Math.floor((x - corner.x) / side), Math.floor((y - corner.y) / side)]
    return column < 0 || row < 0 || column >= size || row >= size ? undefined : column + row * size
  }

  function press(cell: number) {
    if (isFixed(cell)) return host.sound('bad')
    const from = chosen
    chosen = undefined
    isNew = false
    if (from !== undefined && from !== cell) return give(from, cell)
    if (from === cell) return host.sound('tap')
    chosen = cell
    isNew = true
    host.sound('tap', 5)
  }

  function give(one: number, other: number) {
    const input = swapOf(one, other)
    if (legalOf('hue', tools.state()).includes(input)) tools.send(input)
  }

  function drawCell(pen: CanvasRenderingContext2D, cell: number, at: Point, lift: number) {
    const brush = canvasBrush(pen)
    const { colours } = picture()
    const half = (side / 2) * (1 + lift * 0.12) + 0.4
    const color = colours[colourAt(tools.state(), cell)]!
    if (lift > 0) brush.round(at.x - half, at.y - half + 6, half * 2, half * 2, side * 0.14, '#000000', 0.35)
    brush.round(at.x - half, at.y - half, half * 2, half * 2, lift > 0 ? side * 0.14 : 0, color)
    if (isFixed(cell)) brush.disc(at.x, at.y, Math.max(3, side * 0.07), '#10141c', 0.75)
    const { size } = picture()
    const shine = wave * (size * 2 + 4) - (cell % size) - Math.floor(cell / size)
    if (shine > 0 && shine < 3)
      brush.round(
        at.x - half,
        at.y - half,
        half * 2,
        half * 2,
        0,
        '#ffffff',
        0.5 * Math.sin((shine / 3) * Math.PI),
      )
  }

  return {
    layout({ width, height }, state) {
      const { size } = pictureOf('hue', state.level)
      side = Math.floor(Math.min(WIDEST, (Math.min(width, height) - 2 * MARGIN) / size))
      corner = { x: (width - side * size) / 2, y: (height - side * size) / 2 }
    },
    show() {
      chosen = trade = hinted = cursor = undefined
      wave = 1
      pull = { x: 0, y: 0 }
    },
    play({ input }) {
      hinted = undefined
      const mark = { cells: swapped(input), k: 0 }
      trade = mark
      host.sound('place', swapped(input)[1] % 8)
      tools.effects.tween(SWAP_SECONDS, (k) => (mark.k = k), {
        done: () => {
          if (trade === mark) trade = undefined
        },
      })
      return SWAP_SECONDS + 0.1
    },
    cheer() {
      tools.effects.tween(0.9, (k) => (wave = k), { ease: ease.linear })
      return 0.7
    },
    draw(pen) {
      const brush = canvasBrush(pen)
      const { size } = picture()
      const whole = side * size
      brush.round(corner.x - 9, corner.y - 3, whole + 18, whole + 18, 14, '#000000', 0.35)
      brush.round(corner.x - 9, corner.y - 9, whole + 18, whole + 18, 14, '#f4ead8')
      const above: (() => void)[] = []
      for (const cell of picture().target) {
        const at = placeOf(cell)
        if (trade?.cells.includes(cell)) {
          const other = placeOf(trade.cells[0] === cell ? trade.cells[1] : trade.cells[0])
          const { k } = trade
          const on = { x: other.x + (at.x - other.x) * k, y: other.y + (at.y - other.y) * k }
          above.push(() => drawCell(pen, cell, on, Math.sin(Math.PI * k)))
        } else if (chosen === cell)
          above.push(() => drawCell(pen, cell, { x: at.x + pull.x, y: at.y + pull.y }, 1))
        else drawCell(pen, cell, at, 0)
      }
      for (const paint of above) paint()
      if (hinted)
        for (const cell of hinted.cells) {
          const { x, y } = placeOf(cell)
          brush.ring(x, y, side * (0.36 + 0.05 * Math.sin(hinted.k * 26)), 5, '#ffffff')
        }
      if (cursor !== undefined) brush.ring(placeOf(cursor).x, placeOf(cursor).y, side * 0.4, 4, '#10141c')
    },
    point(input) {
      chosen = undefined
      const mark = { cells: swapped(input), k: 0 }
      hinted = mark
      tools.effects.tween(HINT_SECONDS, (k) => (mark.k = k), {
        ease: ease.linear,
        done: () => {
          if (hinted === mark) hinted = undefined
        },
      })
    },
    path: (input) => swapped(input).map(placeOf),
    down(at) {
      cursor = undefined
      pull = { x: 0, y: 0 }
      const cell = cellAt(at)
      if (cell !== undefined) press(cell)
      else chosen = undefined
      tools.redraw()
    },
    move(at, from) {
      if (!from || chosen === undefined || !isNew) return
      pull = { x: at.x - from.x, y: at.y - from.y }
      tools.redraw()
    },
    up(at) {
      const cell = cellAt(at)
      const from = chosen
      pull = { x: 0, y: 0 }
      if (isNew && from !== undefined && cell !== undefined && cell !== from && !isFixed(cell)) {
        chosen = undefined
        give(from, cell)
      }
      isNew = false
      tools.redraw()
    },
    key(key) {
      if ((key === 'Enter' || key === ' ') && cursor !== undefined) {
        press(cursor)
        isNew = false
        tools.redraw()
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
