import type { Run } from '#kit/game/contract.ts'
import type { Board } from './board.ts'
import { taskOf } from './bot.ts'
import { timeOf } from './clock-use.ts'
import { fenAt } from './look-back.ts'
import {
  end,
  type Game,
  play,
  present,
  refresh,
  showOptions,
  stateNow,
  turnBoard,
  wantedNear,
  type Wishes,
} from './match-game.ts'
import { inCheck } from './moves.ts'
import { readPosition, squareOf } from './notation.ts'
import { chosen, chosenAnew, freshRun, isOtherGame, openRun } from './options.ts'
import { kingOf } from './position.ts'
import { type ChessInput, isPersonsTurn } from './rules.ts'
import { type ChessContext, sayHint } from './say.ts'
import { stopWatch } from './stop-watch.ts'
import { thinker } from './thinker.ts'

/** The game on the board: turns, moves, and the computer's answers. */
export interface Match extends Board {
  readonly context: ChessContext
  /** A clock runs at this moment. */
  isTimed(): boolean
  /** Whether coordinates are shown. */
  hasCoordinates(): boolean
  /** Shows the run's position and lets the computer move if it is to move. */
  present(): void
  /** Plays an input that is no move: resigning, an agreed draw. */
  end(input: ChessInput): void
  /** Starts another game: a position, then moves. */
  begin(inputs: readonly ChessInput[]): void
  /** Shows the position after this many moves; the game does not change. */
  lookAt(ply: number): void
  restart(wish: { seed?: number; level?: number }): void
  /** Called after the page has undone a move. */
  takenBack(): void
  setOption(id: string, value: string): void
  pause(): void
  resume(): void
  /** Pauses for something else on the board, until `present`. */
  rest(): void
  /** Notifies of every change of the game or of what is shown. */
  watch(listener: () => void): void
  destroy(): void
}

/** Strength of the adviser. */
const HINT_OPPONENT = 4

export function openMatch({ context, scene, stage, fit, letGo }: Wishes): Match {
  const { host, text, number } = context
  const { marks } = scene
  const engine = thinker()
  const choice = chosen(context)
  const run: Run<ChessInput> = openRun(context, choice)
  const { far } = context

  const game: Game = {
    context,
    scene,
    stage,
    fit,
    letGo,
    host,
    text,
    number,
    marks,
    engine,
    choice,
    run,
    watch: stopWatch(),
    listeners: new Set(),
    legal: [],
    plans: [],
    planned: undefined,
    isThinking: false,
    look: undefined,
    era: 0,
    near: wantedNear({ run, choice }),
  }

  const unwatch = far?.watch(() => follow(game, far.moves()))
  return {
    context,
    get state() {
      return stateNow(game)
    },
    get legal() {
      return game.look === undefined ? game.legal : []
    },
    get plans() {
      return game.look === undefined ? game.plans : []
    },
    get ply() {
      return game.look ?? stateNow(game).moves.length
    },
    isTimed: () => game.watch.isRunning,
    hasCoordinates: () => game.choice.coordinates,
    get isThinking() {
      return game.isThinking
    },
    get near() {
      return game.near
    },
    present: () => present(game),
    play(name, dropped) {
      play(game, name, dropped)
      far?.made(name)
    },
    plan: (name) => plan(game, name),
    timeOf: (side) => timeOf(stateNow(game), game.watch, side),
    end: (input) => end(game, input),
    begin: (inputs) => begin(game, inputs),
    lookAt: (ply) => lookAt(game, ply),
    pause: () => game.watch.pause(),
    resume: () => game.watch.resume(),
    rest: () => rest(game),
    watch: (listener) => void game.listeners.add(listener),
    hint: () => hint(game),
    restart: (wish) => restart(game, wish),
    takenBack: () => takenBack(game),
    setOption: (id, value) => setOption(game, id, value),
    destroy() {
      unwatch?.()
      game.watch.stop()
      engine.destroy()
    },
  }
}

function rest(game: Game) {
  game.era++
  game.engine.cancel()
  game.isThinking = false
  game.watch.stop()
}

function begin(game: Game, inputs: readonly ChessInput[]) {
  game.run = freshRun(game.context, game.choice, { level: 0 }, false)
  for (const input of inputs) game.run.apply(input)
  present(game)
}

function lookAt(game: Game, wanted: number) {
  const now = stateNow(game)
  const ply = Math.max(0, Math.min(now.moves.length, wanted))
  game.letGo()
  plan(game, undefined)
  game.look = ply === now.moves.length ? undefined : ply
  game.scene.show(fenAt(now, ply))
  const last = now.moves[ply - 1]
  if (last) game.marks.last = [squareOf(last), squareOf(last.slice(2))]
  const position = readPosition(fenAt(now, ply))
  if (inCheck(position)) game.marks.check = kingOf(position, position.turn)
  game.host.sound('flip', -2)
  game.stage().invalidate()
  for (const listener of game.listeners) listener()
}

function plan(game: Game, name: ChessInput | undefined) {
  game.planned = name
  game.marks.planned = name === undefined ? undefined : [squareOf(name), squareOf(name.slice(2))]
  if (name !== undefined) game.host.sound('tap', -4)
  game.stage().invalidate()
}

function hint(game: Game) {
  if (game.legal.length === 0) return
  const mine = game.era
  game.engine.ask({ wants: 'hint', task: taskOf(stateNow(game), HINT_OPPONENT, game.run.seed) }, (found) => {
    if (mine !== game.era) return
    game.marks.hint = [squareOf(found), squareOf(found.slice(2))]
    game.host.sound('flip', 5)
    game.host.announce(sayHint(game.context, stateNow(game), found))
    game.stage().invalidate()
  })
}

function restart(game: Game, wish: { seed?: number; level?: number }) {
  game.run = freshRun(game.context, game.choice, wish)
  game.host.sound('deal')
  present(game)
}

function takenBack(game: Game) {
  // The page's undo removed the reply; the player's own move goes too.
  if (!isPersonsTurn(stateNow(game))) game.run.undo()
  // The clock was set before the first move and stays.
  const { tempo } = game.choice
  const now = stateNow(game)
  if (now.moves.length === 0 && !now.clock && now.placed === undefined && tempo !== 'none')
    game.run.apply(`@${tempo}`)
  game.host.sound('flip', -2)
  present(game)
}

function setOption(game: Game, id: string, value: string) {
  const before = game.choice
  game.choice = chosenAnew(before, id, value)
  // The same opponent, side and clock: only the view changes and the game goes on.
  if (!isOtherGame(game.run.level, before, game.choice)) {
    turnBoard(game)
    game.fit()
    showOptions(game)
    return game.stage().invalidate()
  }
  game.run = freshRun(game.context, game.choice, { level: 0 })
  present(game)
}

/** Shows what the other side played; unless it is exactly one move, the board is set up anew. */
function follow(game: Game, moves: readonly ChessInput[]) {
  const { moves: shown } = stateNow(game)
  const goesOn = shown.every((move, index) => moves[index] === move)
  if (goesOn && moves.length === shown.length) return refresh(game)
  if (goesOn && moves.length === shown.length + 1) return play(game, moves.at(-1)!, false)
  game.run = game.context.open()
  present(game)
}
