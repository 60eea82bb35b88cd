import type { Tool } from './layout.ts'
import { celebrate, react } from './reactions.ts'
import { chordOf, CLOSED, isLegal, OPEN, type Input } from './rules.ts'
import { hudOf } from './portal-texts.ts'
import { isPlaying, letGo, state, type Table } from './table.ts'

const REST_SECONDS = 0.8

/** Effect of a tap: a number digs around itself, a flag can only be removed by a flag. */
export function act(table: Table, cell: number, wanted: Tool) {
  if (!isPlaying(table)) return
  const mark = state(table).cells[cell]!
  if (mark === OPEN) return chord(table, cell)
  const kind = state(table).hidden.length === 0 ? 'dig' : wanted
  if (kind === 'dig' && mark !== CLOSED) return table.host.sound('bad', 4)
  send(table, { kind, cell })
}

function chord(table: Table, cell: number) {
  if (chordOf(state(table), cell).length > 0) return send(table, { kind: 'chord', cell })
  table.host.sound('tap', -4)
  table.hovered = cell
}

export function send(table: Table, input: Input) {
  const { context, host } = table
  if (!isLegal(state(table), input)) return
  table.guide.dismiss()
  if (!table.started) host.playing(true)
  table.started = true
  const before = state(table)
  const events = table.run.apply(input)
  table.advice = undefined
  const seconds = react(scene(table), { events, before, input })
  host.hud(hudOf(context, state(table)))
  table.stage.invalidate()
  if (!isPlaying(table)) finish(table, input.cell, seconds)
}

const scene = (table: Table) => ({
  context: table.context,
  stage: table.stage,
  motion: table.motion,
  layout: table.layout,
  state: state(table),
  sand: table.shore.sand,
})

function finish(table: Table, from: number, seconds: number) {
  letGo(table)
  table.host.canHint(false)
  wait(table, seconds * 0.6, () =>
    wait(table, celebrate(scene(table), from) + REST_SECONDS, () => end(table)),
  )
}

function end(table: Table) {
  const { host } = table
  const { hints } = state(table)
  host.playing(false)
  host.over(table.run.sim.status === 'won' ? (hints === 0 ? 3 : hints < 3 ? 2 : 1) : undefined)
}

/** Waits as an animation, so that a new board cancels it. */
function wait(table: Table, delay: number, done: () => void) {
  table.stage.effects.tween(0.01, () => undefined, { delay, done })
}
