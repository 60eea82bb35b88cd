import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { PaintDefinition } from './definitions.ts'
import { handleAt, paintButton, paintHandles, paintSample, paintSheet, paintStripe } from './easel-art.ts'
import { buttonFor, cellAt, type Desk, picture, placesCount, spotOf, spots } from './easel-desk.ts'
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

  const desk: Desk = {
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
      desk.easel = layEasel(size, craft, pictureOf(craft, state.level))
    },
    show: (state) => show(desk, state),
    play: (move) => play(desk, move),
    draw: (pen) => draw(desk, pen),
    point: (input) => pointAt(desk, input),
    path: (input) => pathTo(desk, input),
    down: (at) => fingerDown(desk, at),
    move: (at, from) => fingerMoved(desk, at, from),
    key: (key) => pressKey(desk, key),
  }
}

function stroke(desk: Desk, place: number) {
  if (desk.craft === 'mix' && !brushesOf(desk.craft, picture(desk)).includes(desk.brush))
    return desk.host.sound('tap')
  const { size } = picture(desk)
  // A patch is named by its first cell; a fold has no colour.
  const at =
    desk.craft === 'spill'
      ? Math.min(...cellsOf(desk.craft, picture(desk), place, desk.tools.state()))
      : place
  const input = inputOf(at, desk.craft === 'blot' && place >= size * size ? 0 : desk.brush)
  if (legalOf(desk.craft, desk.tools.state()).includes(input)) desk.tools.send(input)
  else desk.host.sound('tap')
}

function pick(desk: Desk, next: number) {
  desk.brush = next
  desk.host.sound('flip', next)
  desk.tools.redraw()
}

function pressButton(desk: Desk, index: number) {
  const { kind, value } = desk.easel.buttons[index]!
  desk.press = index
  desk.tools.effects.tween(0.14, (k) => (desk.press = k < 1 ? index : -1))
  if (kind === 'colour') return pick(desk, value)
  if (kind === 'stencil') return stroke(desk, value)
  if (kind === 'fold') return stroke(desk, picture(desk).size * picture(desk).size + value)
  if (kind === 'peek') {
    if (legalOf(desk.craft, desk.tools.state()).includes(PEEK)) desk.tools.send(PEEK)
    else desk.host.sound('bad')
    return
  }
  // Two pots make a colour; a third one starts over.
  const pots = desk.brush ^ value
  const count = [1, 2, 4, 8].filter((bit) => (pots & bit) > 0).length
  pick(desk, count > 2 ? value : pots)
}

function tapSpot(desk: Desk, index: number) {
  const places = placesCount(desk)
  if (index >= places) pressButton(desk, index - places)
  else stroke(desk, index)
}

function splash(desk: Desk, at: Point) {
  const mark = { at, k: 0 }
  desk.crosses.push(mark)
  desk.tools.effects.tween(CROSS_SECONDS, (k) => (mark.k = k), {
    done: () => (desk.crosses = desk.crosses.filter((one) => one !== mark)),
  })
}

function choose(desk: Desk, state: PaintState) {
  const brushes = brushesOf(desk.craft, pictureOf(desk.craft, state.level))
  if (desk.craft === 'mix') desk.brush = 0
  else if (!brushes.includes(desk.brush) || desk.brush === 0) desk.brush = brushes.find((one) => one > 0) ?? 0
}

function show(desk: Desk, state: PaintState) {
  desk.wet = new Map()
  desk.crosses = []
  desk.touched = new Set()
  desk.stripe = desk.hinted = desk.cursor = undefined
  choose(desk, state)
}

function play(desk: Desk, { input, before, events }: Played<PaintState, number>) {
  desk.hinted = undefined
  const kind = events[0]?.kind
  if (kind === 'peek') {
    desk.host.sound('flip')
    return 0.2
  }
  if (kind === 'slip') {
    desk.host.sound('bad')
    desk.host.vibrate()
    desk.tools.effects.quake(3)
    splash(desk, spotOf(desk, input))
    return CROSS_SECONDS
  }
  const cells = cellsOf(desk.craft, pictureOf(desk.craft, before.level), placeOf(input), before)
  const color = picture(desk).colours[colourOf(input)] ?? '#ffffff'
  desk.host.sound(
    desk.craft === 'stencil' ? 'slice' : desk.craft === 'roller' ? 'move' : 'place',
    colourOf(input) % 8,
  )
  if (desk.craft === 'roller') {
    const run = { line: placeOf(input), k: 0 }
    desk.stripe = run
    desk.tools.effects.tween(0.3, (k) => (run.k = k), {
      done: () => {
        if (desk.stripe === run) desk.stripe = undefined
      },
    })
  }
  let last = 0
  for (const [index, cell] of cells.entries()) {
    desk.wet.set(cell, 0)
    const delay =
      desk.craft === 'roller' || desk.craft === 'mix' || desk.craft === 'spill'
        ? Math.min(0.4, index * CELL_DELAY)
        : 0
    last = Math.max(last, delay)
    desk.tools.effects.tween(SPREAD_SECONDS, (k) => (k < 1 ? desk.wet.set(cell, k) : desk.wet.delete(cell)), {
      delay,
    })
  }
  desk.tools.effects.burst(spotOf(desk, input), {
    count: cells.length > 1 ? 12 : 5,
    colors: [color, '#ffffff'],
    speed: 120,
    size: 5,
  })
  return last + SPREAD_SECONDS
}

function draw(desk: Desk, pen: CanvasRenderingContext2D) {
  const state = desk.tools.state()
  const shown = picture(desk)
  const paint = canvasBrush(pen)
  paintSheet(paint, desk.easel, { craft: desk.craft, picture: shown, state, wet: desk.wet })
  if (desk.easel.sample) paintSample(paint, shown, shown.model ?? shown.target, desk.easel.sample)
  if (desk.craft === 'roller')
    paintHandles(
      paint,
      desk.easel,
      shown.size,
      desk.brush === 0 ? '#ffffff' : (shown.colours[desk.brush] ?? '#ffffff'),
    )
  if (desk.stripe) paintStripe(paint, desk.easel, shown.size, desk.stripe.line, desk.stripe.k)
  for (const [index, button] of desk.easel.buttons.entries())
    paintButton(paint, button, index, shown, state, { brush: desk.brush, press: desk.press })
  if (desk.craft === 'mix' && desk.brush > 0) {
    const last = desk.easel.buttons.at(-1)!
    const color = brushesOf(desk.craft, shown).includes(desk.brush) ? shown.colours[desk.brush]! : '#b8a890'
    paint.puck(last.at.x + last.size * 1.1, last.at.y, last.size * 0.34, color, 4)
  }
  if (desk.hinted) {
    const size = Math.max(16, desk.easel.sheet.cell * 0.5)
    const wave = 0.12 * Math.sin(desk.hinted.k * 26)
    const { x, y } = spotOf(desk, desk.hinted.input)
    paint.ring(x, y, size * (1.1 + wave), 5, '#ff4f7a')
    for (const bit of desk.craft === 'mix' ? [1, 2, 4, 8] : []) {
      const pot = (colourOf(desk.hinted.input) & bit) > 0 ? buttonFor(desk, 'pot', bit) : undefined
      if (pot) paint.ring(pot.at.x, pot.at.y, pot.size * (0.52 + wave / 2), 5, '#ff4f7a')
    }
    const colour =
      desk.hinted.input === PEEK ? undefined : buttonFor(desk, 'colour', colourOf(desk.hinted.input))
    if (colour) paint.ring(colour.at.x, colour.at.y, colour.size * (0.52 + wave / 2), 5, '#ff4f7a')
  }
  if (desk.cursor !== undefined) {
    const at = spots(desk)[desk.cursor]
    if (at) paint.ring(at.x, at.y, Math.max(14, desk.easel.sheet.cell * 0.48), 4, '#1b6fd0')
  }
  for (const { at, k } of desk.crosses) {
    const reach = Math.max(9, desk.easel.sheet.cell * 0.34)
    for (const side of [-1, 1])
      paint.line(
        [at.x - reach, at.y - reach * side, at.x + reach, at.y + reach * side],
        5,
        '#e8304f',
        k < 0.6 ? 1 : (1 - k) / 0.4,
      )
  }
}

function pointAt(desk: Desk, input: number) {
  const mark = { input, k: 0 }
  desk.hinted = mark
  desk.tools.effects.tween(HINT_SECONDS, (k) => (mark.k = k), {
    ease: (k) => k,
    done: () => {
      if (desk.hinted === mark) desk.hinted = undefined
    },
  })
}

function pathTo(desk: Desk, input: number) {
  if (desk.craft === 'mix') {
    const pots = [1, 2, 4, 8].flatMap((bit) => {
      const pot = (colourOf(input) & bit) > 0 ? buttonFor(desk, 'pot', bit) : undefined
      return pot ? [pot.at] : []
    })
    return [...pots, spotOf(desk, input)]
  }
  const colour = input === PEEK ? undefined : buttonFor(desk, 'colour', colourOf(input))
  return colour && colour.value !== desk.brush ? [colour.at, spotOf(desk, input)] : [spotOf(desk, input)]
}

function fingerDown(desk: Desk, at: Point) {
  desk.cursor = undefined
  desk.touched = new Set()
  const button = desk.easel.buttons.findIndex(
    (one) => Math.abs(one.at.x - at.x) <= one.size * 0.55 && Math.abs(one.at.y - at.y) <= one.size * 0.55,
  )
  if (button >= 0) return pressButton(desk, button)
  if (desk.craft === 'roller') {
    const { size } = picture(desk)
    const line = Array.from({ length: size * 2 }, (_, one) => handleAt(desk.easel, size, one)).findIndex(
      ({ x, y }) => Math.abs(x - at.x) < 26 && Math.abs(y - at.y) < 26,
    )
    return line < 0 ? desk.tools.redraw() : stroke(desk, line)
  }
  const cell = desk.craft === 'stencil' ? undefined : cellAt(desk, at)
  if (cell === undefined) return desk.tools.redraw()
  desk.touched.add(cell)
  if (isOpen(desk.craft, desk.tools.state(), cell)) stroke(desk, cell)
}

function fingerMoved(desk: Desk, at: Point, from: Point | undefined) {
  if (!from || (desk.craft !== 'number' && desk.craft !== 'half' && desk.craft !== 'mandala')) return
  // A finger that went down beside the sheet paints nothing.
  const cell = desk.touched.size > 0 ? cellAt(desk, at) : undefined
  if (cell === undefined || desk.touched.has(cell)) return
  desk.touched.add(cell)
  if (!isOpen(desk.craft, desk.tools.state(), cell)) return
  // Dragging paints only cells of the selected number.
  if (desk.craft === 'number' && picture(desk).target[cell] !== desk.brush) return
  stroke(desk, cell)
}

function pressKey(desk: Desk, key: string) {
  // A digit selects the paint with that number, and a pot by its position.
  const digit = key.trim() === '' ? Number.NaN : Number(key)
  const button = desk.easel.buttons.findIndex(
    ({ kind, value }, index) =>
      (kind === 'colour' && value === digit) || (kind === 'pot' && index + 1 === digit),
  )
  if (button >= 0) {
    pressButton(desk, button)
    return true
  }
  if ((key === 'Enter' || key === ' ') && desk.cursor !== undefined) {
    tapSpot(desk, desk.cursor)
    return true
  }
  const next = nearestAhead(spots(desk), desk.cursor ?? -1, key)
  if (next === undefined) return false
  desk.cursor = next
  desk.tools.redraw()
  return true
}
