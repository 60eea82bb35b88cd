import type { GameContext, GameHost, Run } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'
import { taskOf } from './bot.ts'
import { sideTitle } from './captured-strip.ts'
import { beginTurn, costOf, hasteOf } from './clock-use.ts'
import { stateOf } from './family.ts'
import { land, showEnd } from './landing.ts'
import { inCheck } from './moves.ts'
import { readPosition, squareOf } from './notation.ts'
import { type Choice, optionsOf } from './options.ts'
import { kingOf, type Side } from './position.ts'
import { plannable } from './premoves.ts'
import { type ChessInput, type ChessState, FLAG, isPersonsTurn, legalNames, turnOf } from './rules.ts'
import { type ChessContext, sayEnd, sayMove } from './say.ts'
import type { Scene } from './scene.ts'
import type { StopWatch } from './stop-watch.ts'
import type { Thinker } from './thinker.ts'

export interface Wishes {
  readonly context: ChessContext
  readonly scene: Scene
  stage(): Stage
  /** The near side has changed: the board needs a new layout. */
  fit(): void
  /** The position has changed: held pieces are dropped. */
  letGo(): void
}

/** The computer pauses before it answers, unless its time is short. */
const REPLY_SECONDS = 0.45
/** Shows the move to the friend before the board turns. */
const TURN_PAUSE_SECONDS = 0.35

/** State of the match on the board. */
export interface Game extends Wishes {
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly marks: Wishes['scene']['marks']
  readonly engine: Thinker
  choice: Choice
  run: Run<ChessInput>
  readonly watch: StopWatch
  readonly listeners: Set<() => void>
  legal: readonly ChessInput[]
  plans: readonly ChessInput[]
  planned: ChessInput | undefined
  isThinking: boolean
  /** Number of moves shown while the player looks back. */
  look: number | undefined
  /** Incremented by every new game, undo and move; makes earlier answers and landings stale. */
  era: number
  near: Side
}

export function stateNow(game: Game) {
  return stateOf(game.run.sim)
}

export function wantedNear({ run, choice }: Pick<Game, 'run' | 'choice'>): Side {
  const now = stateOf(run.sim)
  return now.mode.opponent === 'friend' && choice.flips ? turnOf(now) : now.mode.side
}

export function turnBoard(game: Game) {
  if (game.near === wantedNear(game)) return
  game.near = wantedNear(game)
  game.fit()
}

export function showOptions(game: Game) {
  if (game.context.far) return
  const { mode, clock } = stateNow(game)
  const shown = { level: game.run.level, opponent: mode.opponent, clock }
  game.host.options(optionsOf(game.context, shown, game.choice))
}

export function refresh(game: Game) {
  const now = stateNow(game)
  const mayMove = game.context.far?.mayMove() ?? true
  const persons = mayMove && isPersonsTurn(now) && now.ending === 'none'
  game.legal = persons ? legalNames(now) : []
  const waits = now.ending === 'none' && typeof now.mode.opponent === 'number' && !isPersonsTurn(now)
  game.plans = waits ? plannable(now.fen, now.mode.side) : []
  if (!waits) game.planned = game.marks.planned = undefined
  const position = readPosition(now.fen)
  if (inCheck(position)) game.marks.check = kingOf(position, position.turn)
  game.host.hud([
    { id: 'turn', label: game.text('hud.turn'), value: sideTitle(game.context, now, turnOf(now)) },
    { id: 'move', label: game.text('hud.move'), value: game.number(Math.floor(now.moves.length / 2) + 1) },
  ])
  game.host.canHint(persons)
  game.stage().invalidate()
  for (const listener of game.listeners) listener()
}

export function present(game: Game) {
  game.era++
  game.engine.cancel()
  game.isThinking = false
  game.look = undefined
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
  beginTurn(now, game.watch, () => end(game, FLAG))
  if (now.ending === 'none' && !isPersonsTurn(now)) think(game)
}

export function play(game: Game, name: ChessInput, dropped: boolean) {
  const mine = ++game.era
  const stale = () => mine !== game.era
  const before = stateNow(game)
  goLive(game)
  const events = game.run.apply(name + costOf(before, game.watch))
  const after = stateNow(game)
  // The move came after the flag fell.
  if (after.moves.length === before.moves.length) return closed(game, after)
  const { cursor } = game.marks
  const planned = game.planned
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
  if (after.ending !== 'none') return closed(game, after)
  beginTurn(after, game.watch, () => end(game, FLAG))
  if (!isPersonsTurn(after)) return think(game)
  if (planned !== undefined && game.legal.includes(planned)) play(game, planned, false)
}

/** Shows why the game ended, then leaves it to the page. */
function closed(game: Game, state: ChessState) {
  const mine = game.era
  game.watch.stop()
  game.engine.cancel()
  game.isThinking = false
  refresh(game)
  const stale = () => mine !== game.era
  showEnd({ context: game.context, stage: game.stage(), scene: game.scene, state, stale })
}

export function end(game: Game, input: ChessInput) {
  if (stateNow(game).ending !== 'none') return
  game.era++
  goLive(game)
  game.letGo()
  game.run.apply(input)
  game.host.announce(sayEnd(game.context, stateNow(game)))
  closed(game, stateNow(game))
}

/** Returns from looking back to the current position. */
export function goLive(game: Game) {
  if (game.look === undefined) return
  game.look = undefined
  game.scene.show(stateNow(game).fen)
}

function think(game: Game) {
  const mine = game.era
  const state = stateNow(game)
  const { opponent } = state.mode
  if (typeof opponent !== 'number') return
  game.isThinking = true
  const haste = hasteOf(state)
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
  game.stage().effects.tween(REPLY_SECONDS / haste, () => undefined, { done: glance })
  const task = { ...taskOf(state, opponent, game.run.seed), haste }
  game.engine.ask({ wants: 'reply', task }, (found) => {
    reply = found
    answer()
  })
  game.stage().invalidate()
}
