import type { Point } from '#kit/game/stage.ts'
import { MOTION_SECONDS } from './board-scene.ts'
import { celebrate } from './celebration.ts'
import { slide, type Direction } from './board.ts'
import { boardOfLevel } from './definitions.ts'
import { largest } from './rules.ts'
import { board, play, showHud, type Table } from './table.ts'

export const SWIPE_PIXELS = 22

export const PUSH: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** The tiles give way a little: the board has felt the finger, but nothing moves. */
export function bump(table: Table, push: Point) {
  if (table.run.sim.status !== 'playing') return
  table.host.sound('tap', -5)
  const reach = table.grid.tile * 0.07
  table.stage.effects.tween(0.18, (k) => {
    const swing = Math.sin(Math.PI * k) * reach
    table.nudge = { x: push.x * swing, y: push.y * swing }
  })
  table.stage.invalidate()
}

export function swipe(table: Table, direction: Direction) {
  const { context, host, text, definition } = table
  if (table.run.sim.status !== 'playing') return
  const before = board(table)
  const next = slide(before.cells, before.size, direction)
  if (!next.changed) {
    bump(table, PUSH[direction])
    host.announce(text('say.blocked'))
    return
  }
  table.guide.dismiss()
  table.arrow = undefined
  if (!table.started) host.playing(true)
  table.started = true
  const events = table.run.apply(direction)
  play(table, next, events.find(({ kind }) => kind === 'spawn')?.x ?? -1)
  celebrate(context, {
    slide: next,
    topBefore: largest(before.cells),
    goal: boardOfLevel(definition, table.run.level).goal,
    grid: table.grid,
    effects: table.stage.effects,
  })
  tell(table, next.gained)
  if (table.run.sim.status !== 'playing') finish(table)
}

function tell(table: Table, gained: number) {
  const { host, text } = table
  const { cells } = board(table)
  const free = cells.filter((power) => power === 0).length
  host.announce(text('say.move', { gain: gained, free }))
  showHud(table)
}

function finish(table: Table) {
  const { host, text } = table
  host.sound('lose')
  host.announce(text('say.stuck'))
  host.canHint(false)
  table.book.writeDown()
  table.stage.effects.tween(0.7, (k) => (table.dimmed = k), {
    delay: MOTION_SECONDS,
    done() {
      host.playing(false)
      host.over(undefined, { reason: text('say.stuck') })
    },
  })
}

export function drag(table: Table, at: Point) {
  const from = table.stage.held
  if (!from || table.swiped) return
  const across = at.x - from.x
  const along = at.y - from.y
  if (Math.max(Math.abs(across), Math.abs(along)) < SWIPE_PIXELS) return
  table.swiped = true
  if (Math.abs(across) > Math.abs(along)) swipe(table, across < 0 ? 'left' : 'right')
  else swipe(table, along < 0 ? 'up' : 'down')
}
