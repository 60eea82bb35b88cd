import { filmOf, type Beat } from '#kit/game/beats/beats.ts'
import type { EndFacts } from '#kit/game/contract.ts'
import { bestMove } from './bot.ts'
import { triumph } from './celebration.ts'
import { isRun } from './definitions.ts'
import { GEAR } from './foes.ts'
import { cellsOfMove } from './guide.ts'
import { hudOf, starsOf } from './hud.ts'
import { allows } from './match-board.ts'
import { arranged } from './moves.ts'
import type { Move } from './state.ts'
import { bodiesOf } from './turn.ts'
import { type MatchView, sim, board } from './match-view.ts'

const IDLE_MS = 9000
const OVER_AFTER = 0.9

export function touch(view: MatchView, gesture: () => void) {
  view.guide.dismiss()
  view.hinted = []
  waitForIdle(view)
  if (!view.player.busy && sim(view).state.status === 'playing') gesture()
  view.stage.invalidate()
}

export function touched(view: MatchView, length: number) {
  view.host.sound(length > 1 ? 'move' : 'tap', Math.min(14, length * 1.5))
  view.stage.invalidate()
}

export function bestNow(view: MatchView): Move | undefined {
  const { state } = sim(view)
  const moves = sim(view)
    .legal()
    .filter((move) => move[0] !== -1)
  return bestMove(board(view), state, moves.slice(0, 40))
}

export function attempt(view: MatchView, move: Move) {
  const { host } = view
  view.controls.clear()
  const { state } = sim(view)
  if (!allows(board(view), state, move)) return refuse(view, move)
  if (!view.isStarted) host.playing(true)
  view.isStarted = true
  host.sound('flip')
  const score = state.score
  const events = view.run.apply(move)
  view.player.play(filmOf(sim(view).state), () => {
    const { duel } = sim(view).state
    if (duel) view.show.play(events, duel, view.look.panelBox)
    if (events.some(({ kind }) => kind === 'shuffle')) host.toast(view.text('say.shuffle'))
    settled(view)
  })
  tell(view, sim(view).state.score - score)
  view.stage.invalidate()
}

/** A useless move: the gems go there and back. */
function refuse(view: MatchView, move: Move) {
  const { host, definition } = view
  host.sound('bad')
  host.announce(view.text('say.nothing'))
  const { grid } = board(view)
  const { cells } = sim(view).state
  if (definition.kind === 'trace' || definition.kind === 'collapse') return view.stage.invalidate()
  const there: Beat = { bodies: bodiesOf(grid, arranged(grid, definition.kind, cells, move).cells) }
  view.player.play([there, { bodies: bodiesOf(grid, cells) }], () => {})
  view.stage.invalidate()
}

function tell(view: MatchView, gain: number) {
  const { text } = view
  const { duel } = sim(view).state
  view.host.announce(duel ? text('say.duel', { foe: duel.foeHp, hero: duel.hp }) : text('say.gain', { gain }))
}

function settled(view: MatchView) {
  showHud(view)
  waitForIdle(view)
  if (sim(view).state.status !== 'playing') finish(view)
}

export function showHud(view: MatchView) {
  const { host } = view
  host.hud(hudOf(board(view), sim(view).state, view.context))
  host.canHint(sim(view).state.status === 'playing')
}

function waitForIdle(view: MatchView) {
  clearTimeout(view.idle)
  view.idle = setTimeout(() => {
    if (!view.stage.paused && view.isStarted) hint(view)
  }, IDLE_MS)
}

export function hint(view: MatchView) {
  if (view.player.busy || sim(view).state.status !== 'playing') return
  const move = bestNow(view)
  if (!move) return
  view.hinted = cellsOfMove(board(view), sim(view).state, move)
  view.stage.invalidate()
}

/** A won place: tells its reward; the way is chosen before the next fight. */
function winPlace(view: MatchView) {
  const { host, text, gear } = view
  const piece = gear.take(view.run.level)
  view.chooses = true
  if (piece > 0) host.toast(text('gear.found', { gear: text(`gear.${GEAR[piece]!.id}`) }))
}

/** How much was missing. */
function reasonOf(view: MatchView): EndFacts {
  const { status, duel } = sim(view).state
  if (status === 'over') return { reason: view.text('say.over') }
  return duel ? { reason: view.text('reason.foe', { count: view.number(duel.foeHp) }) } : {}
}

function finish(view: MatchView) {
  const { host } = view
  const { state } = sim(view)
  const isWon = state.status === 'won'
  // A run of a few moves cannot be lost: it ends with its score.
  const isGood = isWon || isRun(view.definition.kind)
  clearTimeout(view.idle)
  host.canHint(false)
  host.sound(isGood ? 'win' : 'lose')
  host.announce(view.text(isGood ? 'say.won' : state.status === 'over' ? 'say.over' : 'say.lost'))
  if (isGood) triumph(host, view.stage.effects, view.look.box)
  if (isWon && view.isDuel) winPlace(view)
  view.stage.effects.tween(OVER_AFTER, (k) => (view.dimmed = isGood ? 0 : k), {
    done() {
      host.playing(false)
      if (isGood) host.over(starsOf(board(view), state))
      else host.over(undefined, reasonOf(view))
    },
  })
  view.stage.invalidate()
}
