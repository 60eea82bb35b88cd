import { gradeOption } from '#kit/game/grades.ts'
import { advise } from './advice.ts'
import { gridOf } from './geometry.ts'
import { cheer, react } from './reactions.ts'
import { linesLeft, type Input } from './state.ts'
import { board, type LoopsTable } from './table.ts'

export function enter(table: LoopsTable, input: Input) {
  if (!table.started) table.host.playing(true)
  table.started = true
  table.guide.dismiss()
  table.advice = undefined
  for (const event of table.run.apply(input)) react(table.scene, board(table), event)
  show(table)
  if (table.run.sim.status !== 'playing') finish(table)
}

function finish(table: LoopsTable) {
  table.cursor = undefined
  cheer(table.scene, () => board(table).hinted.length)
}

/** Updates counters and menu. */
export function show(table: LoopsTable) {
  table.host.hud([
    { id: 'left', label: table.text('hud.left'), value: table.number(linesLeft(board(table))) },
  ])
  table.host.canHint(table.run.sim.status === 'playing')
  table.host.options([gradeOption(table.context, table.run.level)])
  table.stage.invalidate()
}

export function settle(table: LoopsTable) {
  table.stage.effects.clear()
  table.scene.growing.clear()
  table.scene.jumping.clear()
  table.advice = undefined
  table.scene.glow = 0
  show(table)
}

export function deal(table: LoopsTable, wish: { readonly seed?: number; readonly level: number }) {
  table.run = table.context.fresh(wish)
  table.grid = gridOf(board(table).puzzle, table.room)
  table.started = false
  table.cursor = undefined
  table.trail = []
  settle(table)
  table.host.sound('deal')
}

export function giveHint(table: LoopsTable) {
  const next = table.run.sim.status === 'playing' ? advise(board(table)) : undefined
  if (!next) return
  enter(table, { kind: 'hint', line: next.line })
  if (table.run.sim.status === 'playing') table.advice = next
  table.host.toast(
    table.text(`hint.${next.reason === 'row' || next.reason === 'column' ? 'clue' : next.reason}`),
  )
  table.stage.invalidate()
}
