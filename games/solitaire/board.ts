import type { GameContext, Run, RunWish, SimEvent } from '#kit/game/contract.ts'
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

/** The run on the stage: every way to move a card ends here. */
export interface Board {
  readonly context: Context
  readonly table: Table
  readonly scene: Scene
  readonly state: State
  /** False while cards walk home by themselves and after the end. */
  readonly isOpen: boolean
  /** Plays a legal move; false when the rules forbid it. */
  play(move: Move, motion?: Motion): boolean
  refuse(cards: readonly Card[]): void
  deal(wish?: RunWish): void
  /** The run went back by itself. */
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

export function openBoard({ context, table, scene, moved, ended }: Wishes): Board {
  const { host, text, number } = context
  let run: Run<Move> = context.open()
  let stage: Stage
  let finishing = 0
  let isFinishing = false
  /** Cards that went home in a row: each sounds higher. */
  let steps = 0

  const stateOf = (): State => {
    if (!isSolitaire(run.sim)) throw new Error('the run is not a solitaire')
    return run.sim.state
  }

  function showCounters() {
    host.hud([
      { id: 'left', label: text('hud.left'), value: number(cardsLeft(table, stateOf())) },
      { id: 'moves', label: text('hud.moves'), value: number(stateOf().moves) },
    ])
    host.canHint(run.sim.status === 'playing')
  }

  function sound(move: Move, events: readonly SimEvent[]) {
    const has = (kind: string) => events.some((event) => event.kind === kind)
    steps = has('home') ? Math.min(MOST_STEPS_UP, steps + 1) : 0
    if (has('home')) host.sound('score', steps - 1)
    else host.sound(move.kind === 'draw' ? 'flip' : move.kind === 'reshuffle' ? 'deal' : 'place')
    if (has('turn')) host.sound('flip', 3)
    if (has('run')) host.happy(0.5)
  }

  function sparkle(before: State, events: readonly SimEvent[]) {
    const gained = events.find(({ kind }) => kind === 'home')?.amount ?? 0
    if (gained === 0) return
    for (const home of table.homes) {
      if (stateOf().piles[home]!.cards.length <= before.piles[home]!.cards.length) continue
      const { x, y } = scene.layout.spots[home]!
      const at = { x: x + scene.layout.width / 2, y: y + scene.layout.height / 2 }
      stage.effects.burst(at, { count: gained > 50 ? 40 : 9, speed: gained > 50 ? 260 : 130, size: 6 })
      if (gained > 10) stage.effects.rise(`+${number(gained)}`, { x: at.x, y: at.y - 10 })
    }
  }

  function say(before: State, move: Move) {
    const sentence = moveSentence(context, table, before, move)
    const isTurned = move.kind === 'draw' && stateOf().redeals === before.redeals
    const drawn = isTurned ? drawnName(context, table, stateOf()) : undefined
    host.announce(drawn ? text('say.drawn', { card: drawn }) : sentence)
  }

  function finish(line: readonly Move[]) {
    const id = ++finishing
    isFinishing = true
    const [next, ...rest] = line
    if (!next) return
    stage.effects.tween(FINISH_PAUSE_SECONDS, () => undefined, {
      done: () => {
        if (id === finishing && carryOut(next)) finish(rest)
      },
    })
    stage.invalidate()
  }

  function carryOut(move: Move, motion?: Motion): boolean {
    const before = stateOf()
    if (!legalMoves(table, before).some((one) => sameMove(one, move))) return false
    const events = run.apply(move)
    const many = events.some(({ kind }) => kind === 'run' || kind === 'reshuffle')
    scene.show(stateOf(), motion ?? { stagger: many ? 0.02 : move.kind === 'draw' ? 0.03 : 0 })
    sound(move, events)
    sparkle(before, events)
    say(before, move)
    showCounters()
    moved(move)
    stage.invalidate()
    if (run.sim.status !== 'playing') ended(run.sim.status === 'won')
    return true
  }

  function dealOut() {
    const state = stateOf()
    const { layout } = scene
    const from = layout.spots[table.stock ?? -1] ?? { x: stage.width / 2 - layout.width / 2, y: stage.height }
    scene.gather(from)
    const count = scene.places.length
    scene.show(state, { seconds: DEAL_SECONDS, stagger: DEAL_SPREAD_SECONDS / count })
    for (let tick = 0; tick < 4; tick++)
      stage.effects.tween(0.01, () => undefined, { delay: tick * 0.11, done: () => host.sound('deal', tick) })
  }

  const board: Board = {
    context,
    table,
    scene,
    get state() {
      return stateOf()
    },
    get isOpen() {
      return run.sim.status === 'playing' && !isFinishing
    },
    play(move, motion) {
      const done = carryOut(move, motion)
      const line = done && run.sim.status === 'playing' ? finishingLine(table, stateOf()) : undefined
      if (line) finish(line)
      return done
    },
    refuse(cards) {
      host.sound('bad')
      scene.shake(cards)
      stage.invalidate()
    },
    deal(wish) {
      run = context.fresh(wish)
      finishing++
      isFinishing = false
      steps = 0
      stage.effects.clear()
      scene.measure(stage, stateOf())
      dealOut()
      showCounters()
      stage.invalidate()
    },
    undone() {
      finishing++
      isFinishing = false
      steps = 0
      scene.show(stateOf())
      showCounters()
      host.sound('move')
      stage.invalidate()
    },
    start(opened) {
      stage = opened
      if (stateOf().moves === 0) dealOut()
      showCounters()
    },
  }
  return board
}

/** The cards of a pile from the given one to the top. */
export const gripOf = (state: State, pile: number, count: number): readonly Card[] =>
  count === 0 ? [] : state.piles[pile]!.cards.slice(-count)

/** The upper card of a pile as a list, to be shaken or made to glow. */
export const topCards = (state: State, pile: number): readonly Card[] => {
  const top = topOf(state.piles[pile]!)
  return top === undefined ? [] : [top]
}
