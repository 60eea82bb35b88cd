import { coach } from '../coach.ts'
import type { GameContext, GameDefinition, GameHandle, HudItem, RunWish, SimEvent } from '../contract.ts'
import type { Effects } from '../effects.ts'
import { openStage, type Point, type StageSize } from '../stage.ts'
import type { TurnSim } from '../turn-sim.ts'

/** What a scene may use and ask for. */
export interface SceneTools<Definition extends GameDefinition, State, Input> {
  readonly context: GameContext<Definition, Input>
  readonly effects: Effects
  state(): State
  /** Makes a move of the player. */
  send(input: Input): void
  /** Something has changed that is no move: a selection, a piece under the finger. */
  redraw(): void
}

/** One move as the eye should see it. */
export interface Played<State, Input> {
  readonly input: Input
  readonly before: State
  readonly after: State
  readonly events: readonly SimEvent[]
}

/** The picture of a board and the hands on it. */
export interface Scene<State, Input> {
  layout(size: StageSize, state: State): void
  draw(pen: CanvasRenderingContext2D, seconds: number): void
  /** Shows the board as it stands, without any motion or selection. */
  show(state: State): void
  /** Sets the move in motion; gives the seconds until it has been seen. */
  play(move: Played<State, Input>): number
  /** Points at a move the player asked for. */
  point(input: Input): void
  /** Where the ghost finger goes to make this move. */
  path(input: Input): readonly Point[]
  /** The last picture before the praise: seconds it takes. */
  cheer?(): number
  down?(at: Point): void
  move?(at: Point, from: Point | undefined): void
  up?(at: Point, from: Point): void
  key?(key: string, event: KeyboardEvent): boolean
  /** True while the picture moves by itself. */
  lively?(): boolean
}

/** What a family knows about its boards. */
export interface PackGame<Definition extends GameDefinition, State, Input> {
  scene(tools: SceneTools<Definition, State, Input>): Scene<State, Input>
  /** The next move of a way to win from here; nothing when no way is known. */
  best(state: State, level: number): Input | undefined
  stars(state: State, level: number): 1 | 2 | 3
  /** Counters beside score and best. */
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

/** Mounts a pack game: everything that is the same in all of them. */
export function mountPack<Definition extends GameDefinition, State, Input>(
  canvas: HTMLCanvasElement,
  context: GameContext<Definition, Input>,
  game: PackGame<Definition, State, Input>,
): GameHandle {
  const { host, text, number } = context
  let run = context.open()
  let started = false
  const state = () => (run.sim as TurnSim<State, Input>).state
  const scene = game.scene({
    context,
    get effects() {
      return stage.effects
    },
    state,
    send,
    redraw: () => stage.invalidate(),
  })
  // The way to win is searched once a board, not once a picture.
  let shown: { readonly state: State; readonly input: Input | undefined } | undefined
  const guide = coach(() => {
    if (shown?.state !== state()) shown = { state: state(), input: game.best(state(), run.level) }
    return shown.input === undefined ? [] : scene.path(shown.input)
  }, context.firstTime)
  const isLively = () => scene.lively?.() ?? false

  scene.show(state())
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => scene.layout(size, state()),
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

  function send(input: Input) {
    if (run.sim.status !== 'playing') return
    guide.dismiss()
    if (!started) host.playing(true)
    started = true
    const before = state()
    const events = run.apply(input)
    const seconds = scene.play({ input, before, after: state(), events })
    host.announce(text('say.moves', { count: game.movesOf(state()) }))
    showHud()
    stage.invalidate()
    if (run.sim.status !== 'playing') finish(seconds)
  }

  function finish(seconds: number) {
    const isWon = run.sim.status === 'won'
    const stars = isWon ? game.stars(state(), run.level) : undefined
    host.canHint(false)
    after(seconds, () => {
      const cheer = isWon ? praise() : 0
      if (!isWon) host.sound('lose')
      if (!isWon) host.announce(text('say.stuck'))
      after(cheer + PRAISE_SECONDS, () => {
        host.playing(false)
        host.over(stars)
      })
    })
  }

  /** Waits as a motion does, so that a new board ends the waiting. */
  function after(wait: number, act: () => void) {
    stage.effects.tween(0.01, () => undefined, { delay: wait, done: act })
  }

  function praise(): number {
    const { width, height } = stage
    host.happy(1)
    host.sound('win')
    host.announce(text('say.won'))
    for (let fountain = 0; fountain < FOUNTAINS; fountain++)
      stage.effects.burst(
        { x: (width * (fountain + 0.5)) / FOUNTAINS, y: height * 0.42 },
        { count: 30, speed: Math.min(420, width * 0.7), life: 1.3 },
      )
    return scene.cheer?.() ?? 0
  }

  function showHud() {
    host.hud(game.hud(state(), text, number, run.level))
    host.canHint(run.sim.status === 'playing')
  }

  function show() {
    stage.effects.clear()
    scene.show(state())
    scene.layout(stage, state())
    showHud()
    stage.invalidate()
  }

  show()
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wish: RunWish = {}) {
      run = context.fresh(wish)
      started = false
      show()
      host.sound('deal')
    },
    follow: (move) => send(move as Input),
    undone() {
      host.sound('flip')
      show()
    },
    hint() {
      const input = run.sim.status === 'playing' ? game.best(state(), run.level) : undefined
      if (input === undefined) {
        host.sound('bad')
        host.toast(text('say.stuck'))
        return
      }
      host.sound('flip', 5)
      scene.point(input)
      stage.invalidate()
    },
    destroy: stage.destroy,
  }
}
