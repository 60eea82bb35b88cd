import type { HudItem } from '#kit/game/contract.ts'
import { livesLabel } from './lives.ts'
import { NEXT } from './series.ts'
import { soundOf } from './sounds.ts'
import { starsOf } from './stars.ts'
import { state, type WordsTable } from './table.ts'
import { scriptOf } from './tiles.ts'

const NEXT_AFTER = 1.5
const END_AFTER = 1.6

export function send(table: WordsTable, input: number) {
  if (table.run.sim.status !== 'playing') return
  table.guide.dismiss()
  table.pointed = undefined
  if (!table.started) table.host.playing(true)
  table.started = true
  const events = table.run.apply(input)
  const kinds = events.map(({ kind }) => kind)
  const sound = soundOf(kinds)
  if (sound) table.host.sound(sound[0], sound[1] + (events.find(({ kind }) => kind === 'hit')?.amount ?? 0))
  if (kinds.includes('dealt')) {
    sayRound(table)
    return show(table)
  }
  table.scene.played(input, events)
  if (kinds.includes('word')) table.host.happy(0.3)
  if (kinds.includes('miss') || kinds.includes('wide') || kinds.includes('slide')) sayLives(table)
  showHud(table)
  table.stage.invalidate()
  const { phase } = state(table)
  if (phase === 'solved') after(table, NEXT_AFTER, () => state(table).phase === 'solved' && send(table, NEXT))
  if (phase === 'won' || phase === 'lost') finish(table, phase)
}

/** Waits as an animation, so that a new board cancels it. */
function after(table: WordsTable, wait: number, act: () => void) {
  table.stage.effects.tween(0.01, () => undefined, {
    delay: table.context.reducedMotion ? 0 : wait,
    done: act,
  })
}

function finish(table: WordsTable, phase: 'won' | 'lost') {
  table.host.canHint(false)
  const isWon = phase === 'won'
  after(table, isWon ? 0.5 : 0.2, () => {
    table.host.sound(isWon ? 'win' : 'lose')
    if (isWon) celebrate(table)
    else table.stage.effects.quake(8)
    table.host.announce(table.text(isWon ? 'say.won' : 'say.lost'))
    after(table, END_AFTER, () => {
      table.host.playing(false)
      if (isWon) table.host.over(starsOf(state(table)))
      else table.host.over(0, { reason: table.text('say.lost') })
    })
  })
}

function celebrate(table: WordsTable) {
  table.host.happy(1)
  for (const share of [0.2, 0.5, 0.8])
    table.stage.effects.burst(
      { x: table.stage.width * share, y: table.stage.height * 0.4 },
      { count: 28, speed: Math.min(420, table.stage.width * 0.7), life: 1.3 },
    )
}

function sayRound(table: WordsTable) {
  table.host.announce(table.text('say.round', { round: state(table).round + 1, total: table.mode.rounds }))
}

function sayLives(table: WordsTable) {
  if (livesLabel(table.definition.mode))
    table.host.announce(table.text('say.left', { count: state(table).lives }))
}

function showHud(table: WordsTable) {
  const { round, lives, phase } = state(table)
  const rounds: HudItem = {
    id: 'round',
    label: table.text('hud.round'),
    value: `${table.number(round + 1)}/${table.number(table.mode.rounds)}`,
  }
  const label = livesLabel(table.definition.mode)
  table.host.hud(
    label ? [{ id: 'lives', label: table.text(label), value: table.number(lives) }, rounds] : [rounds],
  )
  table.host.canHint(phase === 'playing')
}

/** Shows the board without animations. */
export function show(table: WordsTable) {
  table.stage.effects.clear()
  table.motion.clear()
  table.praised.clear()
  table.pointed = undefined
  table.focus = undefined
  table.script = scriptOf(state(table).language)
  table.scene.reset?.()
  table.scene.place(table.stage)
  showHud(table)
  table.stage.invalidate()
  // A run left between two rounds continues by itself.
  if (state(table).phase === 'solved')
    after(table, NEXT_AFTER, () => state(table).phase === 'solved' && send(table, NEXT))
}
