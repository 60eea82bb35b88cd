import type { RunWish } from '#kit/game/contract.ts'
import { ease } from '#kit/game/effects.ts'
import { advise } from './advice.ts'
import { pictureOf } from './deal.ts'
import { lookOf } from './look.ts'
import { CROSSES } from './marks.ts'
import { heedCheck } from './open-run.ts'
import type { Puzzle } from './puzzle.ts'
import { react, starsOf } from './reactions.ts'
import type { Input, State } from './rules.ts'
import { changedCells } from './stroke.ts'
import { deal, firstColour, place, puzzle, sim, state, type Table } from './table-state.ts'
import { hudOf, nameOf, optionsOf } from './words.ts'

const NAME_SECONDS = 1.4
const PULSE_SECONDS = 4
const NEXT_BOARD_SECONDS = 0.75

export function enter(table: Table, input: Input) {
  if (table.run.sim.status !== 'playing' || table.past) return
  if (!table.started) table.host.playing(true)
  table.started = true
  const before = { puzzle: puzzle(table), state: state(table) }
  const events = table.run.apply(input)
  table.told = undefined
  if (input.kind === 'draw') {
    if (events.length === 0) table.host.sound('tap', -5)
    else table.guide.dismiss()
    if (before.state.board === sim(table).state.board)
      table.motion.land(changedCells(before.puzzle, input, [before.state.cells, sim(table).state.cells]))
  }
  const isNext = events.some(({ kind }) => kind === 'board')
  react(events, { context: table.context, layout: table.layout, effects: table.stage.effects })
  if (isNext) holdBoard(table, before)
  showCounters(table)
  if (table.run.sim.status !== 'playing' && !isNext) finish(table)
  table.stage.invalidate()
}

/** The solved board stays a moment, with all its tiles, before the next one. */
function holdBoard(table: Table, before: { readonly puzzle: Puzzle; readonly state: State }) {
  const cells = before.puzzle.solution.map((colour) => (colour > 0 ? String(colour) : 'x')).join('')
  table.past = { puzzle: before.puzzle, state: { ...before.state, cells } }
  table.stage.effects.tween(NEXT_BOARD_SECONDS, () => undefined, {
    done() {
      table.past = undefined
      place(table, table.room)
      table.motion.land([...puzzle(table).solution.keys()].filter((cell) => state(table).cells[cell] !== '.'))
      table.host.sound('deal')
      table.stage.invalidate()
    },
  })
}

function finish(table: Table) {
  table.cursor = undefined
  table.host.canHint(false)
  if (table.run.sim.status !== 'won') {
    table.host.sound('lose')
    table.host.announce(table.text('say.dark', { count: state(table).board }))
    return later(table, 0.9, () => end(table, undefined))
  }
  const { columns, rows } = puzzle(table)
  const seconds = table.motion.turn(columns, rows)
  table.host.sound('win')
  later(table, seconds * 0.8, () => {
    table.stage.effects.tween(0.5, (k) => (table.named = Math.max(0.01, k)), { ease: ease.back })
    table.host.happy(1)
    table.host.announce(
      table.text('say.solved', { name: nameOf(table.context, table.run.level, table.run.seed) }),
    )
    later(table, NAME_SECONDS, () => end(table, starsOf(state(table))))
  })
}

function end(table: Table, stars: 1 | 2 | 3 | undefined) {
  table.host.playing(false)
  table.host.over(stars)
}

function later(table: Table, seconds: number, act: () => void) {
  table.stage.effects.tween(0.01, () => undefined, { delay: seconds, done: act })
}

function showCounters(table: Table) {
  table.host.hud(hudOf(table.context, puzzle(table), sim(table).state))
  table.host.canHint(table.run.sim.status === 'playing' && table.definition.rules.play !== 'run')
}

/** Shows the run without animations. */
export function show(table: Table) {
  table.stage.effects.clear()
  table.motion.clear()
  table.past = table.told = table.stroke = undefined
  table.named = 0
  table.look = lookOf(deal(table), pictureOf(deal(table)))
  if (table.armed !== CROSSES && table.armed > puzzle(table).colours) table.armed = 1
  place(table, table.room)
  showCounters(table)
  table.host.options(
    optionsOf(table.context, table.run.level, { isBlind: sim(table).state.isBlind, tidy: table.tidy }),
  )
  table.stage.invalidate()
}

export function open(table: Table, wish: RunWish) {
  table.run = table.context.fresh(wish)
  heedCheck(table.context, table.run)
  table.started = false
  table.armed = firstColour(sim(table))
  table.cursor = undefined
  show(table)
  table.host.sound('deal')
}

export function giveHint(table: Table) {
  const advice = advise(puzzle(table), state(table))
  if (table.run.sim.status !== 'playing' || !advice || table.definition.rules.play === 'run') return
  enter(table, { kind: 'hint' })
  table.told = { line: advice.line, cells: advice.fills.map(([cell]) => cell) }
  table.stage.effects.tween(PULSE_SECONDS, (k) => (table.pulse = 0.5 - 0.5 * Math.cos(k * Math.PI * 8)), {
    ease: ease.linear,
  })
  table.host.sound('flip', 5)
  table.host.toast(table.text(`hint.${advice.reason}`))
  table.host.announce(table.text(`hint.${advice.reason}`))
}
