import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import type { Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { PaintDefinition } from './definitions.ts'
import { handleAt, paintButton, paintHandles, paintSample, paintSheet, paintStripe } from './easel-art.ts'
import { layEasel, type Button, type Easel } from './easel-layout.ts'
import { colourOf, inputOf, PEEK, placeOf } from './picture.ts'
import { pictureOf } from './pictures.ts'
import { brushesOf, cellsOf, isOpen, legalOf, type PaintState } from './rules.ts'
import { nearestAhead } from './steps.ts'

const SPREAD_SECONDS = 0.26
const CELL_DELAY = 0.03
const CROSS_SECONDS = 0.6
const HINT_SECONDS = 2.2

/** The sheet, the paints and the hand, for every craft but the dots. */
export function easelScene(
  tools: SceneTools<PaintDefinition, PaintState, number>,
): Scene<PaintState, number> {
  const { context } = tools
  const { host } = context
  const { craft } = context.definition
  let easel: Easel = { sheet: { x: 0, y: 0, cell: 1 }, buttons: [] }
  let brush = 0
  let press = -1
  let wet = new Map<number, number>()
  let crosses: { readonly at: Point; k: number }[] = []
  let stripe: { readonly line: number; k: number } | undefined
  let hinted: { readonly input: number; k: number } | undefined
  let cursor: number | undefined
  /** Cells the held finger has been on. */
  let touched = new Set<number>()

  const picture = () => pictureOf(craft, tools.state().level)

  const cellPlace = (cell: number): Point => {
    const { x, y, cell: side } = easel.sheet
    const { size } = picture()
    return { x: x + ((cell % size) + 0.5) * side, y: y + (Math.floor(cell / size) + 0.5) * side }
  }

  const buttonFor = (kind: Button['kind'], value: number) =>
    easel.buttons.find((button) => button.kind === kind && button.value === value)

  /** Where a stroke is made, on the screen. */
  function spotOf(input: number): Point {
    if (input === PEEK) return buttonFor('peek', 0)?.at ?? { x: 0, y: 0 }
    const place = placeOf(input)
    if (craft === 'stencil') return buttonFor('stencil', place)?.at ?? { x: 0, y: 0 }
    const { size } = picture()
    if (craft === 'blot' && place >= size * size)
      return buttonFor('fold', place - size * size)?.at ?? { x: 0, y: 0 }
    return craft === 'roller' ? handleAt(easel, size, place) : cellPlace(place)
  }

  /** What can be tapped: places of the sheet first, then buttons as numbers from `places` on. */
  function spots(): readonly Point[] {
    const { size, target } = picture()
    const places =
      craft === 'roller'
        ? Array.from({ length: size * 2 }, (_, line) => handleAt(easel, size, line))
        : craft === 'stencil'
          ? []
          : [...target.keys()].map(cellPlace)
    return [...places, ...easel.buttons.map(({ at }) => at)]
  }
  const placesCount = () => spots().length - easel.buttons.length

  function cellAt({ x, y }: Point): number | undefined {
    const { size } = picture()
    const { sheet } = easel
    const [column, row] = [Math.floor((x - sheet.x) / sheet.cell), Math.floor((y - sheet.y) / sheet.cell)]
    return column < 0 || row < 0 || column >= size || row >= size ? undefined : column + row * size
  }

  function stroke(place: number) {
    if (craft === 'mix' && !brushesOf(craft, picture()).includes(brush)) return host.sound('tap')
    const { size } = picture()
    // A patch is named by its first cell, a fold has no colour.
    const at = craft === 'spill' ? Math.min(...cellsOf(craft, picture(), place, tools.state())) : place
    const input = inputOf(at, craft === 'blot' && place >= size * size ? 0 : brush)
    if (legalOf(craft, tools.state()).includes(input)) tools.send(input)
    else host.sound('tap')
  }

  function pick(next: number) {
    brush = next
    host.sound('flip', next)
    tools.redraw()
  }

  function pressButton(index: number) {
    const { kind, value } = easel.buttons[index]!
    press = index
    tools.effects.tween(0.14, (k) => (press = k < 1 ? index : -1))
    if (kind === 'colour') return pick(value)
    if (kind === 'stencil') return stroke(value)
    if (kind === 'fold') return stroke(picture().size * picture().size + value)
    if (kind === 'peek') {
      if (legalOf(craft, tools.state()).includes(PEEK)) tools.send(PEEK)
      else host.sound('bad')
      return
    }
    // Two pots make a colour; a third one begins anew.
    const pots = brush ^ value
    const count = [1, 2, 4, 8].filter((bit) => (pots & bit) > 0).length
    pick(count > 2 ? value : pots)
  }

  function tapSpot(index: number) {
    const places = placesCount()
    if (index >= places) pressButton(index - places)
    else stroke(index)
  }

  function splash(at: Point) {
    const mark = { at, k: 0 }
    crosses.push(mark)
    tools.effects.tween(CROSS_SECONDS, (k) => (mark.k = k), {
      done: () => (crosses = crosses.filter((one) => one !== mark)),
    })
  }

  function choose(state: PaintState) {
    const brushes = brushesOf(craft, pictureOf(craft, state.level))
    if (craft === 'mix') brush = 0
    else if (!brushes.includes(brush) || brush === 0) brush = brushes.find((one) => one > 0) ?? 0
  }

  return {
    layout(size, state) {
      easel = layEasel(size, craft, pictureOf(craft, state.level))
    },
    show(state) {
      wet = new Map()
      crosses = []
      touched = new Set()
      stripe = hinted = cursor = undefined
      choose(state)
    },
    play({ input, before, events }) {
      hinted = undefined
      const kind = events[0]?.kind
      if (kind === 'peek') {
        host.sound('flip')
        return 0.2
      }
      if (kind === 'slip') {
        host.sound('bad')
        host.vibrate()
        tools.effects.quake(3)
        splash(spotOf(input))
        return CROSS_SECONDS
      }
      const cells = cellsOf(craft, pictureOf(craft, before.level), placeOf(input), before)
      const color = picture().colours[colourOf(input)] ?? '#ffffff'
      host.sound(craft === 'stencil' ? 'slice' : craft === 'roller' ? 'move' : 'place', colourOf(input) % 8)
      if (craft === 'roller') {
        const run = { line: placeOf(input), k: 0 }
        stripe = run
        tools.effects.tween(0.3, (k) => (run.k = k), {
          done: () => {
            if (stripe === run) stripe = undefined
          },
        })
      }
      let last = 0
      for (const [index, cell] of cells.entries()) {
        wet.set(cell, 0)
        const delay =
          craft === 'roller' || craft === 'mix' || craft === 'spill' ? Math.min(0.4, index * CELL_DELAY) : 0
        last = Math.max(last, delay)
        tools.effects.tween(SPREAD_SECONDS, (k) => (k < 1 ? wet.set(cell, k) : wet.delete(cell)), { delay })
      }
      tools.effects.burst(spotOf(input), {
        count: cells.length > 1 ? 12 : 5,
        colors: [color, '#ffffff'],
        speed: 120,
        size: 5,
      })
      return last + SPREAD_SECONDS
    },
    draw(pen) {
      const state = tools.state()
      const shown = picture()
      const paint = canvasBrush(pen)
      paintSheet(paint, easel, { craft, picture: shown, state, wet })
      if (easel.sample) paintSample(paint, shown, shown.model ?? shown.target, easel.sample)
      if (craft === 'roller')
        paintHandles(paint, easel, shown.size, brush === 0 ? '#ffffff' : (shown.colours[brush] ?? '#ffffff'))
      if (stripe) paintStripe(paint, easel, shown.size, stripe.line, stripe.k)
      for (const [index, button] of easel.buttons.entries())
        paintButton(paint, button, index, shown, state, { brush, press })
      if (craft === 'mix' && brush > 0) {
        const last = easel.buttons.at(-1)!
        const color = brushesOf(craft, shown).includes(brush) ? shown.colours[brush]! : '#b8a890'
        paint.puck(last.at.x + last.size * 1.1, last.at.y, last.size * 0.34, color, 4)
      }
      if (hinted) {
        const size = Math.max(16, easel.sheet.cell * 0.5)
        const wave = 0.12 * Math.sin(hinted.k * 26)
        const { x, y } = spotOf(hinted.input)
        paint.ring(x, y, size * (1.1 + wave), 5, '#ff4f7a')
        for (const bit of craft === 'mix' ? [1, 2, 4, 8] : []) {
          const pot = (colourOf(hinted.input) & bit) > 0 ? buttonFor('pot', bit) : undefined
          if (pot) paint.ring(pot.at.x, pot.at.y, pot.size * (0.52 + wave / 2), 5, '#ff4f7a')
        }
        const colour = hinted.input === PEEK ? undefined : buttonFor('colour', colourOf(hinted.input))
        if (colour) paint.ring(colour.at.x, colour.at.y, colour.size * (0.52 + wave / 2), 5, '#ff4f7a')
      }
      if (cursor !== undefined) {
        const at = spots()[cursor]
        if (at) paint.ring(at.x, at.y, Math.max(14, easel.sheet.cell * 0.48), 4, '#1b6fd0')
      }
      for (const { at, k } of crosses) {
        const reach = Math.max(9, easel.sheet.cell * 0.34)
        for (const side of [-1, 1])
          paint.line(
            [at.x - reach, at.y - reach * side, at.x + reach, at.y + reach * side],
            5,
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
    path(input) {
      if (craft === 'mix') {
        const pots = [1, 2, 4, 8].flatMap((bit) => {
          const pot = (colourOf(input) & bit) > 0 ? buttonFor('pot', bit) : undefined
          return pot ? [pot.at] : []
        })
        return [...pots, spotOf(input)]
      }
      const colour = input === PEEK ? undefined : buttonFor('colour', colourOf(input))
      return colour && colour.value !== brush ? [colour.at, spotOf(input)] : [spotOf(input)]
    },
    down(at) {
      cursor = undefined
      touched = new Set()
      const button = easel.buttons.findIndex(
        (one) => Math.abs(one.at.x - at.x) <= one.size * 0.55 && Math.abs(one.at.y - at.y) <= one.size * 0.55,
      )
      if (button >= 0) return pressButton(button)
      if (craft === 'roller') {
        const { size } = picture()
        const line = Array.from({ length: size * 2 }, (_, one) => handleAt(easel, size, one)).findIndex(
          ({ x, y }) => Math.abs(x - at.x) < 26 && Math.abs(y - at.y) < 26,
        )
        return line < 0 ? tools.redraw() : stroke(line)
      }
      const cell = craft === 'stencil' ? undefined : cellAt(at)
      if (cell === undefined) return tools.redraw()
      touched.add(cell)
      if (isOpen(craft, tools.state(), cell)) stroke(cell)
    },
    move(at, from) {
      if (!from || (craft !== 'number' && craft !== 'half' && craft !== 'mandala')) return
      // A finger that came down beside the sheet paints nothing.
      const cell = touched.size > 0 ? cellAt(at) : undefined
      if (cell === undefined || touched.has(cell)) return
      touched.add(cell)
      if (!isOpen(craft, tools.state(), cell)) return
      // Numbers are plain to see: a finger that glides on paints its own and leaves the others.
      if (craft === 'number' && picture().target[cell] !== brush) return
      stroke(cell)
    },
    key(key) {
      // A digit takes the paint that bears it, and a pot by its place.
      const digit = key.trim() === '' ? Number.NaN : Number(key)
      const button = easel.buttons.findIndex(
        ({ kind, value }, index) =>
          (kind === 'colour' && value === digit) || (kind === 'pot' && index + 1 === digit),
      )
      if (button >= 0) {
        pressButton(button)
        return true
      }
      if ((key === 'Enter' || key === ' ') && cursor !== undefined) {
        tapSpot(cursor)
        return true
      }
      const next = nearestAhead(spots(), cursor ?? -1, key)
      if (next === undefined) return false
      cursor = next
      tools.redraw()
      return true
    },
  }
}
