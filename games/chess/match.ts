import type { Run } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'
import { taskOf } from './bot.ts'
import { sideTitle } from './captured-strip.ts'
import { stateOf } from './family.ts'
import { land, showEnd } from './landing.ts'
import { inCheck } from './moves.ts'
import { readPosition, squareOf } from './notation.ts'
import { chosen, chosenAnew, freshRun, levelOfChoice, openRun, optionsOf } from './options.ts'
import { kingOf, type Side } from './position.ts'
import { isPersonsTurn, legalNames, turnOf, type ChessInput, type ChessState } from './rules.ts'
import { sayHint, sayMove, type ChessContext } from './say.ts'
import type { Scene } from './scene.ts'
import { thinker } from './thinker.ts'

/** The game on the board: whose turn it is, what may be moved, and the computer's answers. */
export interface Match {
  readonly state: ChessState
  /** What the person to move may play; empty while the computer thinks and after the end. */
  readonly legal: readonly ChessInput[]
  readonly isThinking: boolean
  /** The side at the lower edge. */
  readonly near: Side
  /** Shows the run's position from scratch and lets the computer move if it is its turn. */
  present(): void
  play(name: ChessInput, dropped: boolean): void
  hint(): void
  restart(wish: { seed?: number; level?: number }): void
  /** The page has taken back one move. */
  takenBack(): void
  setOption(id: string, value: string): void
  destroy(): void
}

interface Wishes {
  readonly context: ChessContext
  readonly scene: Scene
  stage(): Stage
  /** The near side has changed: lay the board anew. */
  fit(): void
  /** The position on the board is another one: let go of what is held. */
  letGo(): void
}

/** The computer never answers faster than a glance. */
const REPLY_SECONDS = 0.45
/** The strength of the adviser. */
const HINT_OPPONENT = 4
/** A friend sees the move before the board turns. */
const TURN_PAUSE_SECONDS = 0.35

export function openMatch({ context, scene, stage, fit, letGo }: Wishes): Match {
  const { host, text, number } = context
  const { marks } = scene
  const engine = thinker()
  let choice = chosen(context)
  let run: Run<ChessInput> = openRun(context, choice)
  let legal: readonly ChessInput[] = []
  let isThinking = false
  /** Every new game, undo and move makes earlier answers and landings stale. */
  let era = 0
  const stateNow = () => stateOf(run.sim)
  const wantedNear = (): Side => {
    const now = stateNow()
    return now.mode.opponent === 'friend' && choice.flips ? turnOf(now) : now.mode.side
  }
  let near = wantedNear()

  function turnBoard() {
    if (near === wantedNear()) return
    near = wantedNear()
    fit()
  }

  function showOptions() {
    const { opponent } = stateNow().mode
    host.options(optionsOf(context, { level: run.level, opponent, flips: choice.flips }))
  }

  function refresh() {
    const now = stateNow()
    const persons = isPersonsTurn(now) && now.ending === 'none'
    legal = persons ? legalNames(now) : []
    const position = readPosition(now.fen)
    if (inCheck(position)) marks.check = kingOf(position, position.turn)
    host.hud([
      { id: 'turn', label: text('hud.turn'), value: sideTitle(context, now, turnOf(now)) },
      { id: 'move', label: text('hud.move'), value: number(Math.floor(now.moves.length / 2) + 1) },
    ])
    host.canHint(persons)
    stage().invalidate()
  }

  function present() {
    era++
    engine.cancel()
    isThinking = false
    letGo()
    stage().effects.clear()
    near = wantedNear()
    fit()
    const now = stateNow()
    scene.show(now.fen)
    const last = now.moves.at(-1)
    if (last) marks.last = [squareOf(last), squareOf(last.slice(2))]
    showOptions()
    refresh()
    if (now.ending === 'none' && !isPersonsTurn(now)) think()
  }

  function play(name: ChessInput, dropped: boolean) {
    const mine = ++era
    const stale = () => mine !== era
    const before = stateNow()
    const events = run.apply(name)
    const after = stateNow()
    const { cursor } = marks
    legal = []
    host.sound('move', dropped ? 2 : 0)
    scene.move(after.fen, name, dropped, () => {
      const own = isPersonsTurn(before)
      land({ context, stage: stage(), scene, name, events, mover: turnOf(before), own })
      if (near !== wantedNear() && after.ending === 'none')
        stage().effects.tween(TURN_PAUSE_SECONDS, () => undefined, { done: () => stale() || turnBoard() })
    })
    marks.cursor = cursor
    host.announce(sayMove(context, before, after))
    refresh()
    if (after.ending !== 'none') return showEnd({ context, stage: stage(), scene, state: after, stale })
    if (!isPersonsTurn(after)) think()
  }

  function think() {
    const mine = era
    const { opponent } = stateNow().mode
    if (opponent === 'friend') return
    isThinking = true
    let waited = false
    let reply: string | undefined
    const answer = () => {
      if (!waited || reply === undefined || mine !== era) return
      isThinking = false
      play(reply, false)
    }
    const glance = () => {
      waited = true
      answer()
    }
    stage().effects.tween(REPLY_SECONDS, () => undefined, { done: glance })
    engine.ask({ hint: false, task: taskOf(stateNow(), opponent, run.seed) }, (found) => {
      reply = found
      answer()
    })
    stage().invalidate()
  }

  return {
    get state() {
      return stateNow()
    },
    get legal() {
      return legal
    },
    get isThinking() {
      return isThinking
    },
    get near() {
      return near
    },
    present,
    play,
    hint() {
      if (legal.length === 0) return
      const mine = era
      engine.ask({ hint: true, task: taskOf(stateNow(), HINT_OPPONENT, run.seed) }, (found) => {
        if (mine !== era) return
        marks.hint = [squareOf(found), squareOf(found.slice(2))]
        host.sound('flip', 5)
        host.announce(sayHint(context, stateNow(), found))
        stage().invalidate()
      })
    },
    restart(wish) {
      run = freshRun(context, choice, wish)
      host.sound('deal')
      present()
    },
    takenBack() {
      // One undo takes back the reply; the move before it is the player's own.
      if (!isPersonsTurn(stateNow())) run.undo()
      host.sound('flip', -2)
      present()
    },
    setOption(id, value) {
      choice = chosenAnew(choice, id, value)
      // The same opponent and side, or only the way the board lies: the game goes on.
      if (levelOfChoice(choice) === run.level) {
        turnBoard()
        showOptions()
        return stage().invalidate()
      }
      run = freshRun(context, choice, { level: 0 })
      present()
    },
    destroy: () => engine.destroy(),
  }
}
