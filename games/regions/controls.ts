import { ease } from '#kit/game/effects.ts'
import { besides } from '#kit/game/pencil/board.ts'
import { cellAfterKey } from '#kit/game/pencil/key-names.ts'
import type { Point } from '#kit/game/stage.ts'
import { boxBetween, cellsOnWay } from './geometry.ts'
import { areaAt, cellsLeft, type Input } from './state.ts'
import { type PuzzleView, board, show } from './puzzle-view.ts'

const END_SECONDS = 1.7
const JUMP_SECONDS = 0.36
/** Most hints for two stars. */
const FEW_HINTS = 2

export function down(view: PuzzleView, at: Point) {
  const cell = view.grid.cellAt(at)
  if (cell === undefined || view.run.sim.status !== 'playing') return
  view.pressedAt = cell
  view.last = at
  view.hasMoved = false
  view.cursor = undefined
  view.isPainting = false
  view.lit = []
  view.held = startFrom(view, cell)
  view.host.sound('tap')
  view.stage.invalidate()
}

/** A finger that starts on an area extends it; rectangles always start anew. */
function startFrom(view: PuzzleView, cell: number): readonly number[] {
  const area = areaAt(board(view), cell)
  return area < 0 || view.isBoxes ? [cell] : board(view).areas[area]!
}

export function glide(view: PuzzleView, at: Point) {
  for (const cell of cellsOnWay(view.grid, view.last ?? at, at)) over(view, cell)
  view.last = at
}

function over(view: PuzzleView, cell: number | undefined) {
  if (cell === undefined || view.pressedAt === undefined || view.run.sim.status !== 'playing') return
  if (cell === view.pressedAt && !view.hasMoved) return
  const before = view.held
  if (view.isBoxes) view.held = boxBetween(board(view).puzzle, view.pressedAt, cell)
  else if (
    !view.held.includes(cell) &&
    besides(board(view).puzzle, cell).some((near) => view.held.includes(near))
  )
    view.held = [...view.held, cell]
  view.hasMoved = true
  if (view.held.length !== before.length) view.host.sound('move', view.held.length)
  view.stage.invalidate()
}

function finishArea(view: PuzzleView) {
  const cells = [...view.held]
  if (cells.length > 0) enter(view, { kind: 'area', cells })
}

/** A tap wipes an area; on a free cell it makes an area of its own. */
function tapped(view: PuzzleView, cell: number) {
  enter(view, areaAt(board(view), cell) >= 0 ? { kind: 'clear', cell } : { kind: 'area', cells: [cell] })
}

export function press(view: PuzzleView, name: string, event: KeyboardEvent): boolean {
  if (view.run.sim.status !== 'playing') return false
  const next = cellAfterKey(name, view.cursor, board(view).puzzle)
  if (next !== undefined) {
    view.cursor = next
    if (view.isPainting) over(view, next)
    else view.host.sound('tap')
    sayCell(view, next)
    view.stage.invalidate()
    return true
  }
  if (event.repeat || view.cursor === undefined) return false
  if (name === ' ' || name === 'Enter') {
    turnPen(view, view.cursor)
    return true
  }
  if (name !== 'Backspace' && name !== 'Delete') return false
  enter(view, { kind: 'clear', cell: view.cursor })
  return true
}

/** The first press starts an area under the cursor, the second ends it. */
function turnPen(view: PuzzleView, cell: number) {
  const { host } = view
  if (view.isPainting) {
    finishArea(view)
    view.held = []
    view.pressedAt = undefined
  } else {
    view.pressedAt = cell
    view.hasMoved = false
    view.held = startFrom(view, cell)
  }
  view.isPainting = !view.isPainting
  host.announce(view.text(view.isPainting ? 'say.pen.down' : 'say.pen.up'))
  host.sound('flip', view.isPainting ? 3 : 0)
  view.stage.invalidate()
}

function sayCell(view: PuzzleView, cell: number) {
  const { columns } = board(view).puzzle
  view.host.announce(
    view.text('say.point', { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 }),
  )
}

export function enter(view: PuzzleView, input: Input) {
  if (!view.started) view.host.playing(true)
  view.started = true
  const events = view.run.apply(input)
  if (events.length > 0) view.guide.dismiss()
  for (const { kind, x = 0 } of events) answer(view, kind, x)
  show(view)
  if (view.run.sim.status !== 'playing') finish(view)
}

function answer(view: PuzzleView, kind: string, cell: number) {
  const { host, text } = view
  switch (kind) {
    case 'area':
      return host.sound('tap', -2)
    case 'fits':
    case 'hint':
      host.sound('place', 3)
      host.happy(0.2)
      wave(view, board(view).areas[areaAt(board(view), cell)] ?? [], 0.04)
      return host.announce(text('say.fits', { left: cellsLeft(board(view)) }))
    case 'clear':
      host.sound('flip', -4)
      return host.announce(text('say.clear'))
    case 'full':
      host.sound('bad')
      host.vibrate()
      return host.toast(text('say.full'))
  }
}

export function wave(view: PuzzleView, cells: readonly number[], pause: number) {
  for (const [index, cell] of cells.entries())
    view.stage.effects.tween(
      JUMP_SECONDS,
      (k) => void view.jumping.set(cell, k < 1 ? Math.sin(Math.PI * k) : 0),
      {
        ease: ease.linear,
        delay: index * pause,
      },
    )
}

function finish(view: PuzzleView) {
  const { host } = view
  host.canHint(false)
  view.cursor = undefined
  host.sound('win')
  host.happy(1)
  host.announce(view.text('say.solved'))
  const { columns, rows } = board(view).puzzle
  wave(view, [...Array(columns * rows).keys()], 0.5 / (columns * rows))
  const { x, y, width, height } = view.grid.plate
  for (const part of [0.2, 0.5, 0.8])
    view.stage.effects.burst(
      { x: x + width * part, y: y + height * 0.4 },
      { count: 26, speed: 300, life: 1.2 },
    )
  const hints = board(view).hinted.length
  view.stage.effects.tween(END_SECONDS, () => {}, {
    done() {
      host.playing(false)
      host.over(hints === 0 ? 3 : hints <= FEW_HINTS ? 2 : 1)
    },
  })
}

export function up(view: PuzzleView) {
  if (view.pressedAt === undefined) return
  if (view.hasMoved) finishArea(view)
  else tapped(view, view.pressedAt)
  view.pressedAt = undefined
  view.held = []
  view.stage.invalidate()
}
