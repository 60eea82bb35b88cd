import type { Run, GameHost, GameContext } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'
import { madeOf } from './casts.ts'
import { duelOf } from './family.ts'
import { chosen, chosenAnew, freshRun, levelOfChoice, openChosen, optionsOf, type Choice } from './options.ts'
import type { MoveName, Seat } from './rules.ts'
import type { DuelScene, Marks } from './scene.ts'
import { showEnd } from './ending.ts'
import { isPersonsTurn, type DuelState } from './state.ts'
import { sayMove, seatTitle, type DuelContext, type DuelTable } from './table.ts'
import { thinker, type Thinker } from './thinker.ts'

/** The current game: whose turn it is, the legal moves, and the computer's answers. */
export interface Match<Position, Move extends MoveName> {
  readonly state: DuelState<Position, Move>
  /** Legal moves of the person to move; empty while the computer thinks and after the end. */
  readonly legal: readonly Move[]
  readonly isThinking: boolean
  /** The seat at the lower edge. */
  readonly near: Seat
  /** Shows the run's position from scratch and lets the computer move if it is its turn. */
  present(): void
  play(move: Move, dropped: boolean): void
  hint(): void
  restart(wish: { seed?: number; level?: number }): void
  /** Called after the page has undone one move. */
  takenBack(): void
  setOption(id: string, value: string): void
  destroy(): void
}

interface Wishes<Position, Move extends MoveName> {
  readonly context: DuelContext<Move>
  readonly table: DuelTable<Position, Move>
  readonly scene: DuelScene<Position, Move>
  stage(): Stage
  /** Another position or turn: releases a dragged piece and clears the selection. */
  turned(): void
}

const nothing = () => undefined
/** The computer waits at least this long before it answers. */
const REPLY_SECONDS = 0.35

/** A game between two sides: its run, and the animations on the board. */
interface Playing<Position, Move extends MoveName> {
  readonly context: DuelContext<Move>
  readonly table: DuelTable<Position, Move>
  readonly scene: DuelScene<Position, Move>
  readonly stage: () => Stage
  readonly turned: () => void
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly rules: DuelTable<Position, Move>['rules']
  readonly marks: Marks
  readonly far: DuelContext<Move>['far']
  readonly mind: Thinker<Position, Move>
  choice: Choice
  run: Run<Move>
  legal: readonly Move[]
  isThinking: boolean
  /** The position before the last move. */
  before: Position | undefined
  /** Every new game, undo and move invalidates earlier answers and landings. */
  era: number
  hasLanded: () => void
}

export function openMatch<Position, Move extends MoveName>(
  wishes: Wishes<Position, Move>,
): Match<Position, Move> {
  const { context, table, scene, stage, turned } = wishes
  const { host, text, number } = context
  const { rules } = table
  const { marks } = scene
  const { far } = context
  const mind = thinker<Position, Move>({ worker: () => table.worker(), here: (asked) => table.think(asked) })
  const choice = chosen(context)
  const playing: Playing<Position, Move> = {
    context,
    table,
    scene,
    stage,
    turned,
    host,
    text,
    number,
    rules,
    marks,
    far,
    mind,
    choice,
    run: openChosen(context, choice),
    legal: [],
    isThinking: false,
    before: undefined,
    era: 0,
    hasLanded: nothing,
  }
  const unwatch = far?.watch(() => follow(playing, far.moves()))
  return {
    get state() {
      return stateNow(playing)
    },
    get legal() {
      return playing.legal
    },
    get isThinking() {
      return playing.isThinking
    },
    get near() {
      return stateNow(playing).mode.seat
    },
    present: () => present(playing),
    play(move, dropped) {
      play(playing, move, dropped)
      far?.made(move)
    },
    hint: () => hint(playing),
    restart(wish) {
      playing.run = freshRun(context, playing.choice, wish)
      host.sound('deal')
      present(playing)
    },
    takenBack() {
      // One undo removes the answer; continue to the player's own turn.
      while (!isPersonsTurn(rules, stateNow(playing)) && playing.run.undo());
      host.sound('flip', -2)
      present(playing)
    },
    setOption(id, value) {
      playing.choice = chosenAnew(playing.choice, id, value)
      if (levelOfChoice(playing.choice) === playing.run.level) return showOptions(playing)
      playing.run = freshRun(context, playing.choice, { level: 0 })
      present(playing)
    },
    destroy() {
      unwatch?.()
      mind.destroy()
    },
  }
}

const stateNow = <Position, Move extends MoveName>(playing: Playing<Position, Move>) =>
  duelOf<Position, Move>(playing.run.sim)

function refresh<Position, Move extends MoveName>(playing: Playing<Position, Move>) {
  const { rules, host, text } = playing
  const now = stateNow(playing)
  const mayMove = playing.far?.mayMove() ?? true
  const persons = mayMove && isPersonsTurn(rules, now) && !rules.ending(now.position)
  playing.legal = persons ? rules.moves(now.position) : []
  const seat = rules.turn(now.position)
  host.hud([
    { id: 'turn', label: text('hud.turn'), value: seatTitle(playing.context, now, seat) },
    { id: 'move', label: text('hud.move'), value: playing.number(Math.floor(now.moves.length / 2) + 1) },
  ])
  host.canHint(persons)
  playing.turned()
  playing.stage().invalidate()
}

const showOptions = <Position, Move extends MoveName>(playing: Playing<Position, Move>) =>
  !playing.far &&
  playing.host.options(optionsOf(playing.context, playing.run.level, stateNow(playing).mode.opponent))

function present<Position, Move extends MoveName>(playing: Playing<Position, Move>) {
  const { scene, marks } = playing
  playing.era++
  playing.mind.cancel()
  playing.isThinking = false
  playing.stage().effects.clear()
  const now = stateNow(playing)
  scene.turnTo?.(now.mode.seat)
  scene.show(now.position)
  marks.last = []
  marks.hint = []
  showOptions(playing)
  refresh(playing)
  goOn(playing, true)
}

function goOn<Position, Move extends MoveName>(playing: Playing<Position, Move>, landed: boolean) {
  const { rules } = playing
  const { position } = stateNow(playing)
  if (!rules.ending(position) && !isPersonsTurn(rules, stateNow(playing))) think(playing, landed)
}

function play<Position, Move extends MoveName>(
  playing: Playing<Position, Move>,
  move: Move,
  dropped: boolean,
) {
  const { marks, table, scene, rules, context, host } = playing
  const mine = ++playing.era
  const stale = () => mine !== playing.era
  const before = stateNow(playing)
  playing.before = before.position
  playing.run.apply(move)
  const after = stateNow(playing)
  marks.hint = []
  marks.last = (table.lastOf ?? table.pathOf)(move, before.position)
  playing.hasLanded = nothing
  scene.perform({ before: before.position, move, after: after.position, dropped }, () => {
    if (stale()) return
    playing.hasLanded()
    if (rules.ending(after.position))
      showEnd({ context, rules, stage: playing.stage(), scene, state: after, stale })
  })
  host.announce(sayMove(context, table, before, after))
  if (rules.passed?.(before.position, after.position)) host.toast(playing.text('say.pass'))
  refresh(playing)
  goOn(playing, false)
}

/** Plays the answer once it is found, the board is at rest and the minimum time has passed. */
function think<Position, Move extends MoveName>(playing: Playing<Position, Move>, boardRests: boolean) {
  const { stage } = playing
  const mine = playing.era
  const { game, position, mode } = { ...stateNow(playing) }
  if (typeof mode.opponent !== 'number') return
  playing.isThinking = true
  let waited = false
  let reply: Move | undefined
  const answer = () => {
    if (!waited || reply === undefined || mine !== playing.era) return
    playing.isThinking = false
    play(playing, reply, false)
  }
  const glance = () =>
    stage().effects.tween(REPLY_SECONDS, nothing, {
      done: () => {
        waited = true
        answer()
      },
    })
  if (boardRests) glance()
  else playing.hasLanded = glance
  playing.mind.ask({ game, position, strength: mode.opponent, seed: playing.run.seed }, (found) => {
    reply = found
    answer()
  })
  stage().invalidate()
}

function hint<Position, Move extends MoveName>(playing: Playing<Position, Move>) {
  const { marks, table, host } = playing
  if (playing.legal.length === 0) return
  const mine = playing.era
  const { game, position } = stateNow(playing)
  playing.mind.ask({ game, position, strength: 4, seed: playing.run.seed }, (found) => {
    if (mine !== playing.era) return
    marks.hint = table.pathOf(found, position)
    host.sound('flip', 5)
    const move = marks.hint.map((spot) => table.nameOf(spot, position)).join(' → ')
    host.announce(playing.text('say.hint', { move }))
    playing.stage().invalidate()
  })
}

/** Shows what the other side played; unless it is exactly one move, the board is set up anew. */
function follow<Position, Move extends MoveName>(playing: Playing<Position, Move>, moves: readonly Move[]) {
  const { moves: shown } = stateNow(playing)
  const goesOn = shown.every((move, index) => moves[index] === move)
  if (goesOn && moves.length === shown.length) return refresh(playing)
  if (goesOn && moves.length === shown.length + 1) return play(playing, moves.at(-1)!, false)
  const isTold = moves.length === shown.length && shown.every((one, at) => madeOf(moves[at]!) === madeOf(one))
  playing.run = playing.context.open()
  if (isTold) showThrown(playing)
  else present(playing)
}

/** The throws after the player's own move have arrived; the move itself is already shown or in motion. */
function showThrown<Position, Move extends MoveName>(playing: Playing<Position, Move>) {
  const { scene, rules, before, host } = playing
  const { position } = stateNow(playing)
  if (scene.renew) scene.renew(position)
  else scene.show(position)
  if (before !== undefined && rules.passed?.(before, position)) host.toast(playing.text('say.pass'))
  refresh(playing)
}
