import type { Point } from '#kit/game/stage.ts'
import { isExit } from './board-look.ts'
import { lineNear, neighbourTowards, nodeNear } from './geometry.ts'
import { edgeBetween } from './net.ts'
import { mostOf } from './puzzle.ts'
import { isOpen, UNTOUCHED } from './state.ts'
import { enter } from './table-run.ts'
import { board, type LoopsTable } from './table.ts'

const KEY_WAYS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
}

/** Follows the finger from point to point, fast moves in small steps. */
export function follow(table: LoopsTable, at: Point) {
  if (table.kind === 'bridges' || table.trail.length === 0) return
  for (let guard = 0; guard < 12; guard++) {
    const last = table.grid.node(table.trail.at(-1)!)
    const [dx, dy] = [at.x - last.x, at.y - last.y]
    const far = Math.hypot(dx, dy)
    if (far < table.grid.reach * 0.62) return
    const reach = Math.min(far, table.grid.reach * 0.95)
    const next = nodeNear(
      table.grid,
      { x: last.x + (dx / far) * reach, y: last.y + (dy / far) * reach },
      0.62,
    )
    if (next === undefined || next === table.trail.at(-1)) return
    const line = edgeBetween(table.grid.net, table.trail.at(-1)!, next)
    const towards =
      line === undefined
        ? neighbourTowards(table.grid, table.trail.at(-1)!, { x: dx, y: dy })
        : { node: next, line }
    if (!towards || isExit(board(table).puzzle, towards.line)) return
    go(table, towards.node, towards.line)
  }
}

/** One step of the trail; stepping back erases. */
function go(table: LoopsTable, node: number, line: number) {
  const isBack = table.trail.at(-2) === node
  if (isBack) table.trail.pop()
  else table.trail.push(node)
  table.hasDrawn = true
  const mark = board(table).marks[line]!
  table.isErasing ??= mark > 0
  if (isBack && !table.isErasing) return set(table, line, UNTOUCHED)
  if (table.isErasing ? mark > 0 : mark < 1) set(table, line, table.isErasing ? UNTOUCHED : 1)
}

/** A swipe between islands adds a bridge; after the second both go. */
function build(table: LoopsTable, at: Point, from: Point) {
  const start = nodeNear(table.grid, from, 0.75)
  const towards =
    start === undefined
      ? undefined
      : neighbourTowards(table.grid, start, { x: at.x - from.x, y: at.y - from.y })
  if (towards) set(table, towards.line, turned(table, board(table).marks[towards.line]!))
}

const turned = (table: LoopsTable, mark: number) =>
  mark >= mostOf(table.kind) ? UNTOUCHED : Math.max(0, mark) + 1

/** A tap cycles a line: drawn, crossed out, untouched. */
function tapped(table: LoopsTable, at: Point) {
  const line = lineNear(table.grid, at, 0.55, (one) => !isExit(board(table).puzzle, one))
  if (line === undefined) return table.host.sound('tap', -3)
  turn(table, line)
}

function turn(table: LoopsTable, line: number) {
  const mark = board(table).marks[line]!
  const most = mostOf(table.kind)
  set(table, line, mark === UNTOUCHED ? 1 : mark === 0 ? UNTOUCHED : mark < most ? mark + 1 : 0)
}

function set(table: LoopsTable, line: number, value: number) {
  if (table.run.sim.status !== 'playing') return
  if (!isOpen(board(table), line)) return table.host.sound('tap', -3)
  enter(table, { kind: 'mark', line, value })
}

export function pressKey(table: LoopsTable, name: string, event: KeyboardEvent): boolean {
  if (table.run.sim.status !== 'playing') return false
  const way = KEY_WAYS[name]
  if (way) return walk(table, way)
  if (event.repeat) return false
  if (name === ' ' || name === 'Enter') {
    table.cursor = table.cursor
      ? { ...table.cursor, isDown: !table.cursor.isDown }
      : { node: Math.floor(table.grid.net.places.length / 2), isDown: false }
    table.isErasing = undefined
    table.trail = []
    table.host.sound('flip', table.cursor.isDown ? 3 : 0)
    table.host.announce(table.text(table.cursor.isDown ? 'say.pen.down' : 'say.pen.up'))
    table.stage.invalidate()
    return true
  }
  return false
}

function walk(table: LoopsTable, way: Point): boolean {
  const from = table.cursor?.node ?? Math.floor(table.grid.net.places.length / 2)
  const towards = table.cursor ? neighbourTowards(table.grid, from, way) : undefined
  const isDown = table.cursor?.isDown ?? false
  table.cursor = { node: towards?.node ?? from, isDown }
  if (towards && isDown && !isExit(board(table).puzzle, towards.line)) {
    if (table.kind === 'bridges') set(table, towards.line, turned(table, board(table).marks[towards.line]!))
    else {
      if (table.trail.length === 0) table.trail = [from]
      table.isErasing = undefined
      go(table, towards.node, towards.line)
    }
  } else table.host.sound('tap')
  const { x, y } = table.grid.net.places[table.cursor.node]!
  table.host.announce(table.text('say.point', { row: Math.round(y) + 1, column: Math.round(x) + 1 }))
  table.stage.invalidate()
  return true
}

export function press(table: LoopsTable, at: Point) {
  const node = nodeNear(table.grid, at, 0.6)
  table.trail = node === undefined ? [] : [node]
  table.isErasing = undefined
  table.hasDrawn = false
  table.cursor = undefined
}

export function release(table: LoopsTable, at: Point, from: Point) {
  if (table.run.sim.status !== 'playing') return
  const isTap = Math.hypot(at.x - from.x, at.y - from.y) < table.grid.unit * 0.25
  if (table.kind === 'bridges' && !isTap && !table.hasDrawn) build(table, at, from)
  else if (isTap && !table.hasDrawn) tapped(table, at)
  table.trail = []
  table.stage.invalidate()
}
