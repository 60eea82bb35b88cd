import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'
import { taskOf } from './bot.ts'
import { sideTitle } from './captured-strip.ts'
import { stateOf } from './family.ts'
import { land, showEnd } from './landing.ts'
import { inCheck } from './moves.ts'
import { readPosition, squareOf } from './notation.ts'
import { type Choice, chosen, chosenAnew, freshRun, levelOfChoice, openRun, optionsOf } from './options.ts'
import { kingOf, type Side } from './position.ts'
import { type ChessInput, type ChessState, isPersonsTurn, legalNames, turnOf } from './rules.ts'
import { type ChessContext, sayHint, sayMove } from './say.ts'
import type { Scene } from './scene.ts'
import { thinker, type Thinker } from './thinker.ts'

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

interface Game extends Wishes {
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly marks: Wishes['scene']['marks']
  readonly engine: Thinker
  choice: Choice
  run: Run<ChessInput>
  legal: readonly ChessInput[]
  isThinking: boolean
  /** Every new game, undo and move makes earlier answers and landings stale. */
  era: number
  near: Side
}

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
    legal: [],
    isThinking: false,
    era: 0,
    near: wantedNear({ run, choice }),
  }

  const unwatch = far?.watch(() => follow(game, far.moves()))
  return {
    get state() {
      return stateNow(game)
    },
    get legal() {
      return game.legal
    },
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
    hint: () => hint(game),
    restart: (wish) => restart(game, wish),
    takenBack: () => takenBack(game),
    setOption: (id, value) => setOption(game, id, value),
    destroy() {
      unwatch?.()
      engine.destroy()
    },
  }
}

function stateNow(game: Game) {
  return stateOf(game.run.sim)
}

function wantedNear({ run, choice }: Pick<Game, 'run' | 'choice'>): Side {
  const now = stateOf(run.sim)
  return now.mode.opponent === 'friend' && choice.flips ? turnOf(now) : now.mode.side
}

function turnBoard(game: Game) {
  if (game.near === wantedNear(game)) return
  game.near = wantedNear(game)
  game.fit()
}

function showOptions(game: Game) {
  if (game.context.far) return
  const { opponent } = stateNow(game).mode
  game.host.options(optionsOf(game.context, { level: game.run.level, opponent, flips: game.choice.flips }))
}

function refresh(game: Game) {
  const now = stateNow(game)
  const mayMove = game.context.far?.mayMove() ?? true
  const persons = mayMove && isPersonsTurn(now) && now.ending === 'none'
  game.legal = persons ? legalNames(now) : []
  const position = readPosition(now.fen)
  if (inCheck(position)) game.marks.check = kingOf(position, position.turn)
  game.host.hud([
    { id: 'turn', label: game.text('hud.turn'), value: sideTitle(game.context, now, turnOf(now)) },
    { id: 'move', label: game.text('hud.move'), value: game.number(Math.floor(now.moves.length / 2) + 1) },
  ])
  game.host.canHint(persons)
  game.stage().invalidate()
}

function present(game: Game) {
  game.era++
  game.engine.cancel()
  game.isThinking = false
  game.letGo()
  game.stage().effects.clear()
  game.near = wantedNear(game)
  game.fit()
  const now = stateNow(game)
  game.scene.show(now.fen)
  const last = now.moves.at(-1)
  if (last) game.marks.last = [squareOf(last), squareOf(last.slice(2))]
  showOptions(game)
  refresh(game)
  if (now.ending === 'none' && !isPersonsTurn(now)) think(game)
}

function play(game: Game, name: ChessInput, dropped: boolean) {
  const mine = ++game.era
  const stale = () => mine !== game.era
  const before = stateNow(game)
  const events = game.run.apply(name)
  const after = stateNow(game)
  const { cursor } = game.marks
  game.legal = []
  game.host.sound('move', dropped ? 2 : 0)
  game.scene.move(after.fen, name, dropped, () => {
    const own = isPersonsTurn(before)
    land({
      context: game.context,
      stage: game.stage(),
      scene: game.scene,
      name,
      events,
      mover: turnOf(before),
      own,
    })
    if (game.near !== wantedNear(game) && after.ending === 'none')
      game
        .stage()
        .effects.tween(TURN_PAUSE_SECONDS, () => undefined, { done: () => stale() || turnBoard(game) })
  })
  game.marks.cursor = cursor
  game.host.announce(sayMove(game.context, before, after))
  refresh(game)
  if (after.ending !== 'none')
    return showEnd({ context: game.context, stage: game.stage(), scene: game.scene, state: after, stale })
  if (!isPersonsTurn(after)) think(game)
}

function think(game: Game) {
  const mine = game.era
  const { opponent } = stateNow(game).mode
  if (typeof opponent !== 'number') return
  game.isThinking = true
  let waited = false
  let reply: string | undefined
  const answer = () => {
    if (!waited || reply === undefined || mine !== game.era) return
    game.isThinking = false
    play(game, reply, false)
  }
  const glance = () => {
    waited = true
    answer()
  }
  game.stage().effects.tween(REPLY_SECONDS, () => undefined, { done: glance })
  game.engine.ask({ hint: false, task: taskOf(stateNow(game), opponent, game.run.seed) }, (found) => {
    reply = found
    answer()
  })
  game.stage().invalidate()
}

function hint(game: Game) {
  if (game.legal.length === 0) return
  const mine = game.era
  game.engine.ask({ hint: true, task: taskOf(stateNow(game), HINT_OPPONENT, game.run.seed) }, (found) => {
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
  // One undo takes back the reply; the move before it is the player's own.
  if (!isPersonsTurn(stateNow(game))) game.run.undo()
  game.host.sound('flip', -2)
  present(game)
}

function setOption(game: Game, id: string, value: string) {
  game.choice = chosenAnew(game.choice, id, value)
  // The same opponent and side, or only the way the board lies: the game goes on.
  if (levelOfChoice(game.choice) === game.run.level) {
    turnBoard(game)
    showOptions(game)
    return game.stage().invalidate()
  }
  game.run = freshRun(game.context, game.choice, { level: 0 })
  present(game)
}

/** Shows what the other side has done; where it is not just one move further, the board is laid anew. */
function follow(game: Game, moves: readonly ChessInput[]) {
  const { moves: shown } = stateNow(game)
  const goesOn = shown.every((move, index) => moves[index] === move)
  if (goesOn && moves.length === shown.length) return refresh(game)
  if (goesOn && moves.length === shown.length + 1) return play(game, moves.at(-1)!, false)
  game.run = game.context.open()
  present(game)
}
