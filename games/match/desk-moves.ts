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
import { type Desk, sim, board } from './desk.ts'

const IDLE_MS = 9000
const OVER_AFTER = 0.9

export function touch(desk: Desk, gesture: () => void) {
  desk.guide.dismiss()
  desk.hinted = []
  waitForIdle(desk)
  if (!desk.player.busy && sim(desk).state.status === 'playing') gesture()
  desk.stage.invalidate()
}

export function touched(desk: Desk, length: number) {
  desk.host.sound(length > 1 ? 'move' : 'tap', Math.min(14, length * 1.5))
  desk.stage.invalidate()
}

export function bestNow(desk: Desk): Move | undefined {
  const { state } = sim(desk)
  const moves = sim(desk)
    .legal()
    .filter((move) => move[0] !== -1)
  return bestMove(board(desk), state, moves.slice(0, 40))
}

export function attempt(desk: Desk, move: Move) {
  const { host } = desk
  desk.hands.clear()
  const { state } = sim(desk)
  if (!allows(board(desk), state, move)) return refuse(desk, move)
  if (!desk.isStarted) host.playing(true)
  desk.isStarted = true
  host.sound('flip')
  const score = state.score
  const events = desk.run.apply(move)
  desk.player.play(filmOf(sim(desk).state), () => {
    const { duel } = sim(desk).state
    if (duel) desk.show.play(events, duel, desk.look.panelBox)
    if (events.some(({ kind }) => kind === 'shuffle')) host.toast(desk.text('say.shuffle'))
    settled(desk)
  })
  tell(desk, sim(desk).state.score - score)
  desk.stage.invalidate()
}

/** A useless move: the gems go there and back. */
function refuse(desk: Desk, move: Move) {
  const { host, definition } = desk
  host.sound('bad')
  host.announce(desk.text('say.nothing'))
  const { grid } = board(desk)
  const { cells } = sim(desk).state
  if (definition.kind === 'trace' || definition.kind === 'collapse') return desk.stage.invalidate()
  const there: Beat = { bodies: bodiesOf(grid, arranged(grid, definition.kind, cells, move).cells) }
  desk.player.play([there, { bodies: bodiesOf(grid, cells) }], () => {})
  desk.stage.invalidate()
}

function tell(desk: Desk, gain: number) {
  const { text } = desk
  const { duel } = sim(desk).state
  desk.host.announce(duel ? text('say.duel', { foe: duel.foeHp, hero: duel.hp }) : text('say.gain', { gain }))
}

function settled(desk: Desk) {
  showHud(desk)
  waitForIdle(desk)
  if (sim(desk).state.status !== 'playing') finish(desk)
}

export function showHud(desk: Desk) {
  const { host } = desk
  host.hud(hudOf(board(desk), sim(desk).state, desk.context))
  host.canHint(sim(desk).state.status === 'playing')
}

function waitForIdle(desk: Desk) {
  clearTimeout(desk.idle)
  desk.idle = setTimeout(() => {
    if (!desk.stage.paused && desk.isStarted) hint(desk)
  }, IDLE_MS)
}

export function hint(desk: Desk) {
  if (desk.player.busy || sim(desk).state.status !== 'playing') return
  const move = bestNow(desk)
  if (!move) return
  desk.hinted = cellsOfMove(board(desk), sim(desk).state, move)
  desk.stage.invalidate()
}

/** A won place: tells its reward; the way is chosen before the next fight. */
function winPlace(desk: Desk) {
  const { host, text, gear } = desk
  const piece = gear.take(desk.run.level)
  desk.chooses = true
  if (piece > 0) host.toast(text('gear.found', { gear: text(`gear.${GEAR[piece]!.id}`) }))
}

/** How much was missing. */
function reasonOf(desk: Desk): EndFacts {
  const { status, duel } = sim(desk).state
  if (status === 'over') return { reason: desk.text('say.over') }
  return duel ? { reason: desk.text('reason.foe', { count: desk.number(duel.foeHp) }) } : {}
}

function finish(desk: Desk) {
  const { host } = desk
  const { state } = sim(desk)
  const isWon = state.status === 'won'
  // A run of a few moves cannot be lost: it ends with its score.
  const isGood = isWon || isRun(desk.definition.kind)
  clearTimeout(desk.idle)
  host.canHint(false)
  host.sound(isGood ? 'win' : 'lose')
  host.announce(desk.text(isGood ? 'say.won' : state.status === 'over' ? 'say.over' : 'say.lost'))
  if (isGood) triumph(host, desk.stage.effects, desk.look.box)
  if (isWon && desk.isDuel) winPlace(desk)
  desk.stage.effects.tween(OVER_AFTER, (k) => (desk.dimmed = isGood ? 0 : k), {
    done() {
      host.playing(false)
      if (isGood) host.over(starsOf(board(desk), state))
      else host.over(undefined, reasonOf(desk))
    },
  })
  desk.stage.invalidate()
}
