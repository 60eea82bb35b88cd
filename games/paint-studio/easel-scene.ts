import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { PaintDefinition } from './definitions.ts'
import { handleAt, paintButton, paintHandles, paintSample, paintSheet, paintStripe } from './easel-art.ts'
import { buttonFor, cellAt, type EaselView, picture, placesCount, spotOf, spots } from './easel-view.ts'
import { layEasel } from './easel-layout.ts'
import { colourOf, inputOf, PEEK, placeOf } from './picture.ts'
import { pictureOf } from './pictures.ts'
import { brushesOf, cellsOf, isOpen, legalOf, type PaintState } from './rules.ts'
import { nearestAhead } from './steps.ts'

const SPREAD_SECONDS = 0.26
const CELL_DELAY = 0.03
const CROSS_SECONDS = 0.6
const HINT_SECONDS = 2.2

/** Sheet, paints and input of every craft but the dots. */
export function easelScene(
  tools: SceneTools<PaintDefinition, PaintState, number>,
): Scene<PaintState, number> {
  const { context } = tools
  const { host } = context
  const { craft } = context.definition

  const view: EaselView = {
    tools,
    host,
    craft,
    easel: { sheet: { x: 0, y: 0, cell: 1 }, buttons: [] },
    brush: 0,
    press: -1,
    wet: new Map<number, number>(),
    crosses: [],
    stripe: undefined,
    hinted: undefined,
    cursor: undefined,
    touched: new Set<number>(),
  }

  return {
    layout(size, state) {
      view.easel = layEasel(size, craft, pictureOf(craft, state.level))
    },
    show: (state) => show(view, state),
    play: (move) => play(view, move),
    draw: (pen) => draw(view, pen),
    point: (input) => pointAt(view, input),
    path: (input) => pathTo(view, input),
    down: (at) => fingerDown(view, at),
    move: (at, from) => fingerMoved(view, at, from),
    key: (key) => pressKey(view, key),
  }
}

function stroke(view: EaselView, place: number) {
  if (view.craft === 'mix' && !brushesOf(view.craft, picture(view)).includes(view.brush))
    return view.host.sound('tap')
  const { size } = picture(view)
  // A patch is named by its first cell; a fold has no colour.
  const at =
    view.craft === 'spill'
      ? Math.min(...cellsOf(view.craft, picture(view), place, view.tools.state()))
      : place
  const input = inputOf(at, view.craft === 'blot' && place >= size * size ? 0 : view.brush)
  if (legalOf(view.craft, view.tools.state()).includes(input)) view.tools.send(input)
  else view.host.sound('tap')
}

function pick(view: EaselView, next: number) {
  view.brush = next
  view.host.sound('flip', next)
  view.tools.redraw()
}

function pressButton(view: EaselView, index: number) {
  const { kind, value } = view.easel.buttons[index]!
  view.press = index
  view.tools.effects.tween(0.14, (k) => (view.press = k < 1 ? index : -1))
  if (kind === 'colour') return pick(view, value)
  if (kind === 'stencil') return stroke(view, value)
  if (kind === 'fold') return stroke(view, picture(view).size * picture(view).size + value)
  if (kind === 'peek') {
    if (legalOf(view.craft, view.tools.state()).includes(PEEK)) view.tools.send(PEEK)
    else view.host.sound('bad')
    return
  }
  // Two pots make a colour; a third one starts over.
  const pots = view.brush ^ value
  const count = [1, 2, 4, 8].filter((bit) => (pots & bit) > 0).length
  pick(view, count > 2 ? value : pots)
}

function tapSpot(view: EaselView, index: number) {
  const places = placesCount(view)
  if (index >= places) pressButton(view, index - places)
  else stroke(view, index)
}

function splash(view: EaselView, at: Point) {
  const mark = { at, k: 0 }
  view.crosses.push(mark)
  view.tools.effects.tween(CROSS_SECONDS, (k) => (mark.k = k), {
    done: () => (view.crosses = view.crosses.filter((one) => one !== mark)),
  })
}

function choose(view: EaselView, state: PaintState) {
  const brushes = brushesOf(view.craft, pictureOf(view.craft, state.level))
  if (view.craft === 'mix') view.brush = 0
  else if (!brushes.includes(view.brush) || view.brush === 0) view.brush = brushes.find((one) => one > 0) ?? 0
}

function show(view: EaselView, state: PaintState) {
  view.wet = new Map()
  view.crosses = []
  view.touched = new Set()
  view.stripe = view.hinted = view.cursor = undefined
  choose(view, state)
}

function play(view: EaselView, { input, before, events }: Played<PaintState, number>) {
  view.hinted = undefined
  const kind = events[0]?.kind
  if (kind === 'peek') {
    view.host.sound('flip')
    return 0.2
  }
  if (kind === 'slip') {
    view.host.sound('bad')
    view.host.vibrate()
    view.tools.effects.quake(3)
    splash(view, spotOf(view, input))
    return CROSS_SECONDS
  }
  const cells = cellsOf(view.craft, pictureOf(view.craft, before.level), placeOf(input), before)
  const color = picture(view).colours[colourOf(input)] ?? '#ffffff'
  view.host.sound(
    view.craft === 'stencil' ? 'slice' : view.craft === 'roller' ? 'move' : 'place',
    colourOf(input) % 8,
  )
  if (view.craft === 'roller') {
    const run = { line: placeOf(input), k: 0 }
    view.stripe = run
    view.tools.effects.tween(0.3, (k) => (run.k = k), {
      done: () => {
        if (view.stripe === run) view.stripe = undefined
      },
    })
  }
  let last = 0
  for (const [index, cell] of cells.entries()) {
    view.wet.set(cell, 0)
    const delay =
      view.craft === 'roller' || view.craft === 'mix' || view.craft === 'spill'
        ? Math.min(0.4, index * CELL_DELAY)
        : 0
    last = Math.max(last, delay)
    view.tools.effects.tween(SPREAD_SECONDS, (k) => (k < 1 ? view.wet.set(cell, k) : view.wet.delete(cell)), {
      delay,
    })
  }
  view.tools.effects.burst(spotOf(view, input), {
    count: cells.length > 1 ? 12 : 5,
    colors: [color, '#ffffff'],
    speed: 120,
    size: 5,
  })
  return last + SPREAD_SECONDS
}

function draw(view: EaselView, pen: CanvasRenderingContext2D) {
  const state = view.tools.state()
  const shown = picture(view)
  const paint = canvasBrush(pen)
  paintSheet(paint, view.easel, { craft: view.craft, picture: shown, state, wet: view.wet })
  if (view.easel.sample) paintSample(paint, shown, shown.model ?? shown.target, view.easel.sample)
  if (view.craft === 'roller')
    paintHandles(
      paint,
      view.easel,
      shown.size,
      view.brush === 0 ? '#ffffff' : (shown.colours[view.brush] ?? '#ffffff'),
    )
  if (view.stripe) paintStripe(paint, view.easel, shown.size, view.stripe.line, view.stripe.k)
  for (const [index, button] of view.easel.buttons.entries())
    paintButton(paint, button, index, shown, state, { brush: view.brush, press: view.press })
  if (view.craft === 'mix' && view.brush > 0) {
    const last = view.easel.buttons.at(-1)!
    const color = brushesOf(view.craft, shown).includes(view.brush) ? shown.colours[view.brush]! : '#b8a890'
    paint.puck(last.at.x + last.size * 1.1, last.at.y, last.size * 0.34, color, 4)
  }
  if (view.hinted) {
    const size = Math.max(16, view.easel.sheet.cell * 0.5)
    const wave = 0.12 * Math.sin(view.hinted.k * 26)
    const { x, y } = spotOf(view, view.hinted.input)
    paint.ring(x, y, size * (1.1 + wave), 5, '#ff4f7a')
    for (const bit of view.craft === 'mix' ? [1, 2, 4, 8] : []) {
      const pot = (colourOf(view.hinted.input) & bit) > 0 ? buttonFor(view, 'pot', bit) : undefined
      if (pot) paint.ring(pot.at.x, pot.at.y, pot.size * (0.52 + wave / 2), 5, '#ff4f7a')
    }
    const colour =
      view.hinted.input === PEEK ? undefined : buttonFor(view, 'colour', colourOf(view.hinted.input))
    if (colour) paint.ring(colour.at.x, colour.at.y, colour.size * (0.52 + wave / 2), 5, '#ff4f7a')
  }
  if (view.cursor !== undefined) {
    const at = spots(view)[view.cursor]
    if (at) paint.ring(at.x, at.y, Math.max(14, view.easel.sheet.cell * 0.48), 4, '#1b6fd0')
  }
  for (const { at, k } of view.crosses) {
    const reach = Math.max(9, view.easel.sheet.cell * 0.34)
    for (const side of [-1, 1])
      paint.line(
        [at.x - reach, at.y - reach * side, at.x + reach, at.y + reach * side],
        5,
        '#e8304f',
        k < 0.6 ? 1 : (1 - k) / 0.4,
      )
  }
}

function pointAt(view: EaselView, input: number) {
  const mark = { input, k: 0 }
  view.hinted = mark
  view.tools.effects.tween(HINT_SECONDS, (k) => (mark.k = k), {
    ease: (k) => k,
    done: () => {
      if (view.hinted === mark) view.hinted = undefined
    },
  })
}

function pathTo(view: EaselView, input: number) {
  if (view.craft === 'mix') {
    const pots = [1, 2, 4, 8].flatMap((bit) => {
      const pot = (colourOf(input) & bit) > 0 ? buttonFor(view, 'pot', bit) : undefined
      return pot ? [pot.at] : []
    })
    return [...pots, spotOf(view, input)]
  }
  const colour = input === PEEK ? undefined : buttonFor(view, 'colour', colourOf(input))
  return colour && colour.value !== view.brush ? [colour.at, spotOf(view, input)] : [spotOf(view, input)]
}

function fingerDown(view: EaselView, at: Point) {
  view.cursor = undefined
  view.touched = new Set()
  const button = view.easel.buttons.findIndex(
    (one) => Math.abs(one.at.x - at.x) <= one.size * 0.55 && Math.abs(one.at.y - at.y) <= one.size * 0.55,
  )
  if (button >= 0) return pressButton(view, button)
  if (view.craft === 'roller') {
    const { size } = picture(view)
    const line = Array.from({ length: size * 2 }, (_, one) => handleAt(view.easel, size, one)).findIndex(
      ({ x, y }) => Math.abs(x - at.x) < 26 && Math.abs(y - at.y) < 26,
    )
    return line < 0 ? view.tools.redraw() : stroke(view, line)
  }
  const cell = view.craft === 'stencil' ? undefined : cellAt(view, at)
  if (cell === undefined) return view.tools.redraw()
  view.touched.add(cell)
  if (isOpen(view.craft, view.tools.state(), cell)) stroke(view, cell)
}

function fingerMoved(view: EaselView, at: Point, from: Point | undefined) {
  if (!from || (view.craft !== 'number' && view.craft !== 'half' && view.craft !== 'mandala')) return
  // A finger that went down beside the sheet paints nothing.
  const cell = view.touched.size > 0 ? cellAt(view, at) : undefined
  if (cell === undefined || view.touched.has(cell)) return
  view.touched.add(cell)
  if (!isOpen(view.craft, view.tools.state(), cell)) return
  // Dragging paints only cells of the selected number.
  if (view.craft === 'number' && picture(view).target[cell] !== view.brush) return
  stroke(view, cell)
}

function pressKey(view: EaselView, key: string) {
  // A digit selects the paint with that number, and a pot by its position.
  const digit = key.trim() === '' ? Number.NaN : Number(key)
  const button = view.easel.buttons.findIndex(
    ({ kind, value }, index) =>
      (kind === 'colour' && value === digit) || (kind === 'pot' && index + 1 === digit),
  )
  if (button >= 0) {
    pressButton(view, button)
    return true
  }
  if ((key === 'Enter' || key === ' ') && view.cursor !== undefined) {
    tapSpot(view, view.cursor)
    return true
  }
  const next = nearestAhead(spots(view), view.cursor ?? -1, key)
  if (next === undefined) return false
  view.cursor = next
  view.tools.redraw()
  return true
}
