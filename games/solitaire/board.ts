import type { GameContext, GameHost, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { Card } from './cards.ts'
import { finishingLine } from './choose.ts'
import type { SolitaireDefinition } from './definition.ts'
import { isSolitaire } from './runs.ts'
import { legalMoves, sameMove } from './moves.ts'
import { cardsLeft } from './rules.ts'
import type { Motion, Scene } from './scene.ts'
import { drawnName, moveSentence } from './speech.ts'
import { topOf, type Move, type State } from './state.ts'
import type { Table } from './table.ts'

export type Context = GameContext<SolitaireDefinition, Move>

/** The run on the stage: all moves of cards go through here. */
export interface Board {
  readonly context: Context
  readonly table: Table
  readonly scene: Scene
  readonly state: State
  /** False while cards go home automatically and after the end. */
  readonly isOpen: boolean
  /** Plays a legal move; false when the rules forbid it. */
  play(move: Move, motion?: Motion): boolean
  refuse(cards: readonly Card[]): void
  deal(wish?: RunWish): void
  /** Called when the run undid a move by itself. */
  undone(): void
  start(stage: Stage): void
}

interface Wishes {
  readonly context: Context
  readonly table: Table
  readonly scene: Scene
  moved(move: Move): void
  ended(won: boolean): void
}

const DEAL_SECONDS = 0.24
const DEAL_SPREAD_SECONDS = 0.34
const FINISH_PAUSE_SECONDS = 0.085
const MOST_STEPS_UP = 14

/** The run, and the cards that go home automatically. */
interface Game {
  readonly context: Context
  readonly table: Table
  readonly scene: Scene
  readonly moved: Wishes['moved']
  readonly ended: Wishes['ended']
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  run: Run<Move>
  readonly stage: Stage
  finishing: number
  isFinishing: boolean
  /** Consecutive cards home: each sounds higher. */
  steps: number
}

export function openBoard({ context, table, scene, moved, ended }: Wishes): Board {
  const { host, text, number } = context
  let stage: Stage

  const game: Game = {
    context,
    table,
    scene,
    moved,
    ended,
    host,
    text,
    number,
    run: context.open(),
    get stage() {
      return stage
    },
    finishing: 0,
    isFinishing: false,
    steps: 0,
  }
  const board: Board = {
    context,
    table,
    scene,
    get state() {
      return stateOf(game)
    },
    get isOpen() {
      return game.run.sim.status === 'playing' && !game.isFinishing
    },
    play: (move, motion) => play(game, move, motion),
    refuse(cards) {
      host.sound('bad')
      scene.shake(cards)
      stage.invalidate()
    },
    deal: (wish) => deal(game, wish),
    undone: () => wentBack(game),
    start(opened) {
      stage = opened
      if (stateOf(game).moves === 0) dealOut(game)
      showCounters(game)
    },
  }

  return board
}

function stateOf(game: Game): State {
  if (!isSolitaire(game.run.sim)) throw new Error('the run is not a solitaire')
  return game.run.sim.state
}

function showCounters(game: Game) {
  const { table, host, text, number } = game
  host.hud([
    { id: 'left', label: text('hud.left'), value: number(cardsLeft(table, stateOf(game))) },
    { id: 'moves', label: text('hud.moves'), value: number(stateOf(game).moves) },
  ])
  host.canHint(game.run.sim.status === 'playing')
}

function sound(game: Game, move: Move, events: readonly SimEvent[]) {
  const { host } = game
  const has = (kind: string) => events.some((event) => event.kind === kind)
  game.steps = has('home') ? Math.min(MOST_STEPS_UP, game.steps + 1) : 0
  if (has('home')) host.sound('score', game.steps - 1)
  else host.sound(move.kind === 'draw' ? 'flip' : move.kind === 'reshuffle' ? 'deal' : 'place')
  if (has('turn')) host.sound('flip', 3)
  if (has('run')) host.happy(0.5)
}

function sparkle(game: Game, before: State, events: readonly SimEvent[]) {
  const { table, scene, number } = game
  const gained = events.find(({ kind }) => kind === 'home')?.amount ?? 0
  if (gained === 0) return
  for (const home of table.homes) {
    if (stateOf(game).piles[home]!.cards.length <= before.piles[home]!.cards.length) continue
    const { x, y } = scene.layout.spots[home]!
    const at = { x: x + scene.layout.width / 2, y: y + scene.layout.height / 2 }
    game.stage.effects.burst(at, { count: gained > 50 ? 40 : 9, speed: gained > 50 ? 260 : 130, size: 6 })
    if (gained > 10) game.stage.effects.rise(`+${number(gained)}`, { x: at.x, y: at.y - 10 })
  }
}

function say(game: Game, before: State, move: Move) {
  const { context, table, host, text } = game
  const sentence = moveSentence(context, table, before, move)
  const isTurned = move.kind === 'draw' && stateOf(game).redeals === before.redeals
  const drawn = isTurned ? drawnName(context, table, stateOf(game)) : undefined
  host.announce(drawn ? text('say.drawn', { card: drawn }) : sentence)
}

function finish(game: Game, line: readonly Move[]) {
  const id = ++game.finishing
  game.isFinishing = true
  const [next, ...rest] = line
  if (!next) return
  game.stage.effects.tween(FINISH_PAUSE_SECONDS, () => undefined, {
    done: () => {
      if (id === game.finishing && carryOut(game, next)) finish(game, rest)
    },
  })
  game.stage.invalidate()
}

function carryOut(game: Game, move: Move, motion?: Motion): boolean {
  const { table, scene, moved, ended } = game
  const before = stateOf(game)
  if (!legalMoves(table, before).some((one) => sameMove(one, move))) return false
  const events = game.run.apply(move)
  const many = events.some(({ kind }) => kind === 'run' || kind === 'reshuffle')
  scene.show(stateOf(game), motion ?? { stagger: many ? 0.02 : move.kind === 'draw' ? 0.03 : 0 })
  sound(game, move, events)
  sparkle(game, before, events)
  say(game, before, move)
  showCounters(game)
  moved(move)
  game.stage.invalidate()
  if (game.run.sim.status !== 'playing') ended(game.run.sim.status === 'won')
  return true
}

function dealOut(game: Game) {
  const { table, scene, host } = game
  const state = stateOf(game)
  const { layout } = scene
  const from = layout.spots[table.stock ?? -1] ?? {
    x: game.stage.width / 2 - layout.width / 2,
    y: game.stage.height,
  }
  scene.gather(from)
  const count = scene.places.length
  scene.show(state, { seconds: DEAL_SECONDS, stagger: DEAL_SPREAD_SECONDS / count })
  for (let tick = 0; tick < 4; tick++)
    game.stage.effects.tween(0.01, () => undefined, {
      delay: tick * 0.11,
      done: () => host.sound('deal', tick),
    })
}

function play(game: Game, move: Move, motion: Motion | undefined) {
  const done = carryOut(game, move, motion)
  const line =
    done && game.run.sim.status === 'playing' ? finishingLine(game.table, stateOf(game)) : undefined
  if (line) finish(game, line)
  return done
}

function deal(game: Game, wish: RunWish | undefined) {
  const { context, scene } = game
  game.run = context.fresh(wish)
  game.finishing++
  game.isFinishing = false
  game.steps = 0
  game.stage.effects.clear()
  scene.measure(game.stage, stateOf(game))
  dealOut(game)
  showCounters(game)
  game.stage.invalidate()
}

function wentBack(game: Game) {
  const { scene, host } = game
  game.finishing++
  game.isFinishing = false
  game.steps = 0
  scene.show(stateOf(game))
  showCounters(game)
  host.sound('move')
  game.stage.invalidate()
}

/** The cards of a pile from the given one to the top. */
export const gripOf = (state: State, pile: number, count: number): readonly Card[] =>
  count === 0 ? [] : state.piles[pile]!.cards.slice(-count)

/** The top card of a pile as a list, to shake or highlight. */
export const topCards = (state: State, pile: number): readonly Card[] => {
  const top = topOf(state.piles[pile]!)
  return top === undefined ? [] : [top]
}
