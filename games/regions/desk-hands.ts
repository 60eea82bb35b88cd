import { ease } from '#kit/game/effects.ts'
import { besides } from '#kit/game/pencil/board.ts'
import { cellAfterKey } from '#kit/game/pencil/key-names.ts'
import type { Point } from '#kit/game/stage.ts'
import { boxBetween, cellsOnWay } from './geometry.ts'
import { areaAt, cellsLeft, type Input } from './state.ts'
import { type Desk, board, show } from './desk.ts'

const END_SECONDS = 1.7
const JUMP_SECONDS = 0.36
/** Most hints for two stars. */
const FEW_HINTS = 2

export function down(desk: Desk, at: Point) {
  const cell = desk.grid.cellAt(at)
  if (cell === undefined || desk.run.sim.status !== 'playing') return
  desk.pressedAt = cell
  desk.last = at
  desk.hasMoved = false
  desk.cursor = undefined
  desk.isPainting = false
  desk.lit = []
  desk.held = startFrom(desk, cell)
  desk.host.sound('tap')
  desk.stage.invalidate()
}

/** A finger that starts on an area extends it; rectangles always start anew. */
function startFrom(desk: Desk, cell: number): readonly number[] {
  const area = areaAt(board(desk), cell)
  return area < 0 || desk.isBoxes ? [cell] : board(desk).areas[area]!
}

export function glide(desk: Desk, at: Point) {
  for (const cell of cellsOnWay(desk.grid, desk.last ?? at, at)) over(desk, cell)
  desk.last = at
}

function over(desk: Desk, cell: number | undefined) {
  if (cell === undefined || desk.pressedAt === undefined || desk.run.sim.status !== 'playing') return
  if (cell === desk.pressedAt && !desk.hasMoved) return
  const before = desk.held
  if (desk.isBoxes) desk.held = boxBetween(board(desk).puzzle, desk.pressedAt, cell)
  else if (
    !desk.held.includes(cell) &&
    besides(board(desk).puzzle, cell).some((near) => desk.held.includes(near))
  )
    desk.held = [...desk.held, cell]
  desk.hasMoved = true
  if (desk.held.length !== before.length) desk.host.sound('move', desk.held.length)
  desk.stage.invalidate()
}

function finishArea(desk: Desk) {
  const cells = [...desk.held]
  if (cells.length > 0) enter(desk, { kind: 'area', cells })
}

/** A tap wipes an area; on a free cell it makes an area of its own. */
function tapped(desk: Desk, cell: number) {
  enter(desk, areaAt(board(desk), cell) >= 0 ? { kind: 'clear', cell } : { kind: 'area', cells: [cell] })
}

export function press(desk: Desk, name: string, event: KeyboardEvent): boolean {
  if (desk.run.sim.status !== 'playing') return false
  const next = cellAfterKey(name, desk.cursor, board(desk).puzzle)
  if (next !== undefined) {
    desk.cursor = next
    if (desk.isPainting) over(desk, next)
    else desk.host.sound('tap')
    sayCell(desk, next)
    desk.stage.invalidate()
    return true
  }
  if (event.repeat || desk.cursor === undefined) return false
  if (name === ' ' || name === 'Enter') {
    turnPen(desk, desk.cursor)
    return true
  }
  if (name !== 'Backspace' && name !== 'Delete') return false
  enter(desk, { kind: 'clear', cell: desk.cursor })
  return true
}

/** The first press starts an area under the cursor, the second ends it. */
function turnPen(desk: Desk, cell: number) {
  const { host } = desk
  if (desk.isPainting) {
    finishArea(desk)
    desk.held = []
    desk.pressedAt = undefined
  } else {
    desk.pressedAt = cell
    desk.hasMoved = false
    desk.held = startFrom(desk, cell)
  }
  desk.isPainting = !desk.isPainting
  host.announce(desk.text(desk.isPainting ? 'say.pen.down' : 'say.pen.up'))
  host.sound('flip', desk.isPainting ? 3 : 0)
  desk.stage.invalidate()
}

function sayCell(desk: Desk, cell: number) {
  const { columns } = board(desk).puzzle
  desk.host.announce(
    desk.text('say.point', { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 }),
  )
}

export function enter(desk: Desk, input: Input) {
  if (!desk.started) desk.host.playing(true)
  desk.started = true
  const events = desk.run.apply(input)
  if (events.length > 0) desk.guide.dismiss()
  for (const { kind, x = 0 } of events) answer(desk, kind, x)
  show(desk)
  if (desk.run.sim.status !== 'playing') finish(desk)
}

function answer(desk: Desk, kind: string, cell: number) {
  const { host, text } = desk
  switch (kind) {
    case 'area':
      return host.sound('tap', -2)
    case 'fits':
    case 'hint':
      host.sound('place', 3)
      host.happy(0.2)
      wave(desk, board(desk).areas[areaAt(board(desk), cell)] ?? [], 0.04)
      return host.announce(text('say.fits', { left: cellsLeft(board(desk)) }))
    case 'clear':
      host.sound('flip', -4)
      return host.announce(text('say.clear'))
    case 'full':
      host.sound('bad')
      host.vibrate()
      return host.toast(text('say.full'))
  }
}

export function wave(desk: Desk, cells: readonly number[], pause: number) {
  for (const [index, cell] of cells.entries())
    desk.stage.effects.tween(
      JUMP_SECONDS,
      (k) => void desk.jumping.set(cell, k < 1 ? Math.sin(Math.PI * k) : 0),
      {
        ease: ease.linear,
        delay: index * pause,
      },
    )
}

function finish(desk: Desk) {
  const { host } = desk
  host.canHint(false)
  desk.cursor = undefined
  host.sound('win')
  host.happy(1)
  host.announce(desk.text('say.solved'))
  const { columns, rows } = board(desk).puzzle
  wave(desk, [...Array(columns * rows).keys()], 0.5 / (columns * rows))
  const { x, y, width, height } = desk.grid.plate
  for (const part of [0.2, 0.5, 0.8])
    desk.stage.effects.burst(
      { x: x + width * part, y: y + height * 0.4 },
      { count: 26, speed: 300, life: 1.2 },
    )
  const hints = board(desk).hinted.length
  desk.stage.effects.tween(END_SECONDS, () => {}, {
    done() {
      host.playing(false)
      host.over(hints === 0 ? 3 : hints <= FEW_HINTS ? 2 : 1)
    },
  })
}

export function up(desk: Desk) {
  if (desk.pressedAt === undefined) return
  if (desk.hasMoved) finishArea(desk)
  else tapped(desk, desk.pressedAt)
  desk.pressedAt = undefined
  desk.held = []
  desk.stage.invalidate()
}
