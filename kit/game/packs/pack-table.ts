import { coach, type Coach } from '../coach.ts'
import type {
  EndFacts,
  GameContext,
  GameDefinition,
  GameHandle,
  HudItem,
  Run,
  RunWish,
  SimEvent,
  GameHost,
} from '../contract.ts'
import type { Effects } from '../effects.ts'
import { nearestApart } from '../table-top/touch-size.ts'
import { openStage, type Point, type Stage, type StageSize } from '../stage.ts'
import type { TurnSim } from '../turn-sim.ts'

/** What the table offers its scene. */
export interface SceneTools<Definition extends GameDefinition, State, Input> {
  readonly context: GameContext<Definition, Input>
  readonly effects: Effects
  state(): State
  /** Makes a move for the player. */
  send(input: Input): void
  /** Something changed that is not a move: a selection, a dragged piece. */
  redraw(): void
}

/** A move for the view. */
export interface Played<State, Input> {
  readonly input: Input
  readonly before: State
  readonly after: State
  readonly events: readonly SimEvent[]
}

/** Drawing and input of a board. */
export interface Scene<State, Input> {
  layout(size: StageSize, state: State): void
  draw(pen: CanvasRenderingContext2D, seconds: number): void
  /** Shows the board immediately, without animation or selection. */
  show(state: State): void
  /** Animates the move; returns its duration in seconds. */
  play(move: Played<State, Input>): number
  /** Highlights a suggested move. */
  point(input: Input): void
  /** Path of the tutorial's finger for this move. */
  path(input: Input): readonly Point[]
  /** Animates the solved board before the result; returns its duration in seconds. */
  cheer?(): number
  down?(at: Point): void
  move?(at: Point, from: Point | undefined): void
  up?(at: Point, from: Point): void
  key?(key: string, event: KeyboardEvent): boolean
  /** True while an animation runs. */
  lively?(): boolean
}

/** What a family provides for its boards. */
export interface PackGame<Definition extends GameDefinition, State, Input> {
  scene(tools: SceneTools<Definition, State, Input>): Scene<State, Input>
  /** The next move of a solution; `undefined` when none is known. */
  best(state: State, level: number): Input | undefined
  stars(state: State, level: number): 1 | 2 | 3
  /** The score that a lost run would have needed, if the game has a target score. */
  target?(state: State): number
  /** Counters besides score and best. */
  hud(
    state: State,
    text: GameContext['text'],
    number: GameContext['number'],
    level: number,
  ): readonly HudItem[]
  movesOf(state: State): number
}

const PRAISE_SECONDS = 0.9
const FOUNTAINS = 3

/** A board in play: its run, its scene and the hint finger. */
interface Table<State, Input> {
  readonly game: Omit<PackGame<GameDefinition, State, Input>, 'scene'>
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  run: Run<Input>
  started: boolean
  readonly scene: Scene<State, Input>
  /** Cached, so that the solution is searched once per board and not per frame. */
  shown: { readonly state: State; readonly input: Input | undefined } | undefined
  readonly guide: Coach
  readonly stage: Stage
}

/** Mounts a pack game: the shared part of all of them. */
export function mountPack<Definition extends GameDefinition, State, Input>(
  canvas: HTMLCanvasElement,
  context: GameContext<Definition, Input>,
  game: PackGame<Definition, State, Input>,
): GameHandle {
  const { host, text, number } = context
  const table: Table<State, Input> = {
    game,
    host,
    text,
    number,
    run: context.open(),
    started: false,
    get scene() {
      return scene
    },
    shown: undefined,
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const scene = game.scene({
    context,
    get effects() {
      return stage.effects
    },
    state: () => state(table),
    send: (input) => send(table, input),
    redraw: () => stage.invalidate(),
  })
  const guide = coach(() => {
    if (table.shown?.state !== state(table))
      table.shown = { state: state(table), input: gestureOf(table, (input) => scene.path(input).length > 0) }
    return table.shown.input === undefined ? [] : scene.path(table.shown.input)
  }, context.firstTime)
  const isLively = () => scene.lively?.() ?? false
  scene.show(state(table))
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => scene.layout(size, state(table)),
    draw({ pen, time }) {
      scene.draw(pen, time)
      guide.draw(pen, time)
    },
    animating: () => guide.showing || (!context.reducedMotion && isLively()),
    down: (at) => scene.down?.(at),
    move: (at) => scene.move?.(at, stage.held),
    up: (at, from) => scene.up?.(at, from),
    key: (key, event) => scene.key?.(key, event) ?? false,
  })
  show(table)
  host.ready()
  return {
    touchSize: () => nearestApart(table.run.sim.legal().flatMap((input) => scene.path(input))),
    pause: stage.pause,
    resume: stage.resume,
    restart(wish: RunWish = {}) {
      table.run = context.fresh(wish)
      table.started = false
      show(table)
      host.sound('deal')
    },
    follow: (move) => send(table, move as Input),
    undone() {
      host.sound('flip')
      show(table)
    },
    hint: () => hint(table),
    destroy: stage.destroy,
  }
}

const state = <State, Input>(table: Table<State, Input>) => (table.run.sim as TurnSim<State, Input>).state

function send<State, Input>(table: Table<State, Input>, input: Input) {
  const { host } = table
  if (table.run.sim.status !== 'playing') return
  table.guide.dismiss()
  if (!table.started) host.playing(true)
  table.started = true
  const before = state(table)
  const events = table.run.apply(input)
  const seconds = table.scene.play({ input, before, after: state(table), events })
  host.announce(table.text('say.moves', { count: table.game.movesOf(state(table)) }))
  showHud(table)
  table.stage.invalidate()
  if (table.run.sim.status !== 'playing') finish(table, seconds)
}

const lossOf = <State, Input>(table: Table<State, Input>): EndFacts => ({
  reason: table.text('say.stuck'),
  ...(table.game.target ? { target: table.game.target(state(table)) } : {}),
})

/** A wrong move that demonstrates the gesture; the right one if there is no other. */
function gestureOf<State, Input>(table: Table<State, Input>, isSeen: (input: Input) => boolean) {
  const good = table.game.best(state(table), table.run.level)
  const name = JSON.stringify(good)
  return table.run.sim.legal().find((input) => JSON.stringify(input) !== name && isSeen(input)) ?? good
}

function finish<State, Input>(table: Table<State, Input>, seconds: number) {
  const { host } = table
  const isWon = table.run.sim.status === 'won'
  const stars = isWon ? table.game.stars(state(table), table.run.level) : undefined
  host.canHint(false)
  after(table, seconds, () => {
    const cheer = isWon ? praise(table) : 0
    if (!isWon) host.sound('lose')
    if (!isWon) host.announce(table.text('say.stuck'))
    after(table, cheer + PRAISE_SECONDS, () => {
      host.playing(false)
      host.over(stars, isWon ? {} : lossOf(table))
    })
  })
}

/** Waits like an animation, so that a new board cancels it. */
function after<State, Input>(table: Table<State, Input>, wait: number, act: () => void) {
  table.stage.effects.tween(0.01, () => undefined, { delay: wait, done: act })
}

function praise<State, Input>(table: Table<State, Input>): number {
  const { host } = table
  const { width, height } = table.stage
  host.happy(1)
  host.sound('win')
  host.announce(table.text('say.won'))
  for (let fountain = 0; fountain < FOUNTAINS; fountain++)
    table.stage.effects.burst(
      { x: (width * (fountain + 0.5)) / FOUNTAINS, y: height * 0.42 },
      { count: 30, speed: Math.min(420, width * 0.7), life: 1.3 },
    )
  return table.scene.cheer?.() ?? 0
}

function showHud<State, Input>(table: Table<State, Input>) {
  const { host } = table
  host.hud(table.game.hud(state(table), table.text, table.number, table.run.level))
  host.canHint(table.run.sim.status === 'playing')
}

function show<State, Input>(table: Table<State, Input>) {
  table.stage.effects.clear()
  table.scene.show(state(table))
  table.scene.layout(table.stage, state(table))
  showHud(table)
  table.stage.invalidate()
}

function hint<State, Input>(table: Table<State, Input>) {
  const { host } = table
  const input =
    table.run.sim.status === 'playing' ? table.game.best(state(table), table.run.level) : undefined
  if (input === undefined) {
    host.sound('bad')
    host.toast(table.text('say.stuck'))
    return
  }
  host.sound('flip', 5)
  table.scene.point(input)
  table.stage.invalidate()
}
