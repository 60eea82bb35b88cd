import { inside } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { CROSSES } from './marks.ts'
import { actOfKey, ARROWS, stepped, straightTo, valueFrom } from './stroke.ts'
import { enter } from './table-run.ts'
import { puzzle, state, type Table } from './table-state.ts'
import { cellText } from './words.ts'

export function press(table: Table, at: Point) {
  table.cursor = undefined
  const hit = table.layout.keys.find(({ box }) => inside(box, at))
  if (hit) {
    table.pressed = hit.value
    return arm(table, hit.value)
  }
  const cell = table.layout.cellAt(at)
  if (cell === undefined || table.run.sim.status !== 'playing' || table.past) return
  table.stroke = {
    from: cell,
    cells: [cell],
    value: valueFrom(puzzle(table), state(table), cell, table.armed),
  }
  table.host.sound('tap')
  table.stage.invalidate()
}

function arm(table: Table, value: number) {
  table.armed = value
  table.host.sound('flip', value === CROSSES ? -3 : value)
  table.stage.invalidate()
}

function draw(table: Table, from: number, to: number, value: number) {
  enter(table, { kind: 'draw', from, to, value, tidy: table.tidy })
}

export function pressKey(table: Table, name: string, event: KeyboardEvent): boolean {
  const step = ARROWS[name]
  if (step) return walk(table, step, event.shiftKey)
  const act = actOfKey(name, puzzle(table).colours, table.armed)
  if (act?.arm !== undefined) arm(table, act.arm)
  if (act?.mark !== undefined) markAt(table, act.mark)
  return act !== undefined
}

function markAt(table: Table, value: number) {
  if (table.cursor === undefined) return
  draw(table, table.cursor, table.cursor, valueFrom(puzzle(table), state(table), table.cursor, value))
}

/** Moves the cursor; with Shift the brush goes along. */
function walk(table: Table, step: readonly [number, number], isPainting: boolean): boolean {
  table.cursor = stepped(puzzle(table), table.cursor, step)
  if (isPainting) draw(table, table.cursor, table.cursor, table.armed)
  else table.host.sound('tap')
  table.host.announce(cellText(table.context, puzzle(table), state(table), table.cursor))
  table.stage.invalidate()
  return true
}

export function drag(table: Table, at: Point) {
  if (!table.stroke || !table.stage.held) return
  const cells = straightTo(puzzle(table), table.stroke.from, table.layout.cellAt(at, true)!)
  if (cells.at(-1) === table.stroke.cells.at(-1)) return
  if (cells.length > table.stroke.cells.length) table.host.sound('tap', Math.min(12, cells.length - 1))
  table.stroke = { ...table.stroke, cells }
  table.stage.invalidate()
}

export function release(table: Table) {
  table.pressed = undefined
  const made = table.stroke
  table.stroke = undefined
  if (made) draw(table, made.from, made.cells.at(-1)!, made.value)
  table.stage.invalidate()
}
