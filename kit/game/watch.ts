import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/texts.ts'
import type {
  GameDefinition,
  GameHandle,
  GameHost,
  GameView,
  Run,
  Sim,
  SimEvent,
  SoundName,
} from './contract.ts'
import type { Replay } from './run.ts'
import { SILENT_HOST, speakingTo } from './silent-host.ts'
import type { Watch, WatchSpeed, WatchState } from './watching.ts'

export interface WatchWishes<Definition extends GameDefinition, Input> {
  readonly canvas: HTMLCanvasElement
  readonly view: GameView<Definition, Input>
  readonly definition: Definition
  readonly replay: Replay
  readonly language: Language
  readonly text: Translate
  readonly reducedMotion: boolean
  sound(name: SoundName, pitch?: number): void
  /** Presses something, as a player does to begin: a view in real time waits for it. Another thing each time. */
  press(attempt: number): void
}

/** Ticks a frame where a run is wound forward. */
const WIND_PACE = 40
const TOLD_EVERY_TICKS = 6
const PRESS_EVERY_MS = 160
const MOST_PRESSES = 40
/** A short run of turns is shown calmly, a long one does not take an hour. */
const CALM_TURN_MS = 900
const QUICKEST_TURN_MS = 320
const WHOLE_RUN_MS = 90_000
const END_AFTER_MS = 1100
/** A view that never says that its run is over has shown it by then. */
const END_AT_LATEST_MS = 5000

/** A recorded run on the screen: how far it is shown, and what waits for its time. */
interface Watching<Definition extends GameDefinition, Input> {
  readonly wishes: WatchWishes<Definition, Input>
  readonly inputs: readonly Input[]
  readonly turnMs: number
  readonly listeners: Set<() => void>
  state: WatchState
  sim: Sim<Input>
  at: number
  phase: WatchState['phase']
  speed: WatchSpeed
  /** Where winding stops; the view moves fast and silently until then. */
  target: number | undefined
  /** Real time: the rest of the frame in which winding stopped changes nothing. */
  holds: boolean
  /** Turns: the view may apply only what it is asked to. */
  mayApply: boolean
  turnTimer: ReturnType<typeof setTimeout> | undefined
  endTimer: ReturnType<typeof setTimeout> | undefined
  pressTimer: ReturnType<typeof setInterval> | undefined
  readonly handle: GameHandle
  mountAnew(): void
}

/**
 * Shows a recorded run through the family's own view. The view plays as ever, but whatever it applies, the recorded
 * input takes its place: nobody who looks on can change the run.
 */
export function openWatch<Definition extends GameDefinition, Input>(
  wishes: WatchWishes<Definition, Input>,
): Watch {
  const inputs = wishes.replay.inputs as readonly Input[]
  const { length } = inputs
  const sim = freshSim(wishes)
  const { score, status } = sim
  const watching: Watching<Definition, Input> = {
    wishes,
    inputs,
    turnMs: Math.max(QUICKEST_TURN_MS, Math.min(CALM_TURN_MS, WHOLE_RUN_MS / Math.max(1, length))),
    listeners: new Set(),
    state: { phase: 'playing', at: 0, length, score, status, speed: 1 },
    sim,
    at: 0,
    phase: 'playing',
    speed: 1,
    target: undefined,
    holds: false,
    mayApply: isTimed(wishes),
    turnTimer: undefined,
    endTimer: undefined,
    pressTimer: undefined,
    get handle() {
      return handle
    },
    mountAnew() {
      handle.destroy()
      handle = mount()
    },
  }
  const mount = viewOn(watching)
  let handle = mount()
  if (isTimed(wishes)) begin(watching)
  else nextTurn(watching)
  setPace(watching)
  return controlsOf(watching)
}

function controlsOf<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>): Watch {
  const { listeners } = watching
  return {
    isRealtime: isTimed(watching.wishes),
    state: () => watching.state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pause: () => pause(watching),
    resume: () => resume(watching),
    setSpeed: (speed) => setSpeed(watching, speed),
    seek: (at) => seek(watching, at),
    destroy() {
      clearTimeout(watching.turnTimer)
      clearTimeout(watching.endTimer)
      clearInterval(watching.pressTimer)
      watching.handle.destroy()
      listeners.clear()
    },
  }
}

const isTimed = <Definition extends GameDefinition, Input>({ view }: WatchWishes<Definition, Input>) =>
  view.family.realtime

const freshSim = <Definition extends GameDefinition, Input>({
  view,
  definition,
  replay,
}: WatchWishes<Definition, Input>) => view.family.create(definition, replay.seed, replay.level)

function tell<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  const { phase, at, inputs, sim, speed } = watching
  watching.state = { phase, at, length: inputs.length, score: sim.score, status: sim.status, speed }
  for (const listener of watching.listeners) listener()
}

function advance<Definition extends GameDefinition, Input>(
  watching: Watching<Definition, Input>,
): readonly SimEvent[] {
  const { length } = watching.inputs
  const input = watching.inputs[watching.at]
  if (input === undefined || watching.holds || watching.sim.status !== 'playing') return []
  watching.at++
  const events = watching.sim.apply(input)
  if (watching.at === length) endSoon(watching, END_AT_LATEST_MS)
  if (watching.at === watching.target) arrive(watching)
  else if (watching.at % TOLD_EVERY_TICKS === 0 || watching.at === length || !isTimed(watching.wishes))
    tell(watching)
  return events
}

function rewind<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  watching.sim = freshSim(watching.wishes)
  watching.at = 0
  clearTimeout(watching.endTimer)
}

/** Mounts the view with a run and a host of this watching. */
function viewOn<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  const { wishes } = watching
  const { view, canvas, definition, replay } = wishes
  const run: Run<Input> = {
    get sim() {
      return watching.sim
    },
    seed: replay.seed,
    level: replay.level,
    canUndo: false,
    apply: () => (watching.mayApply ? advance(watching) : []),
    undo: () => false,
  }
  const host: GameHost = {
    ...SILENT_HOST,
    over: () => endSoon(watching, 0),
    sound: (name, pitch) =>
      watching.target === undefined && watching.phase === 'playing' && wishes.sound(name, pitch),
  }
  return () =>
    view.mount(canvas, {
      ...speakingTo(wishes),
      definition,
      firstTime: false,
      host,
      open: () => run,
      fresh() {
        if (isTimed(wishes)) rewind(watching)
        return run
      },
      remembered: () => undefined,
      memory: undefined,
    })
}

function endSoon<Definition extends GameDefinition, Input>(
  watching: Watching<Definition, Input>,
  ms: number,
) {
  if (watching.at < watching.inputs.length || watching.phase === 'ended') return
  clearTimeout(watching.endTimer)
  watching.endTimer = setTimeout(() => {
    watching.phase = 'ended'
    tell(watching)
  }, ms)
}

/** The view waits for its player to begin; it gets presses until time passes. */
function begin<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  clearInterval(watching.pressTimer)
  let attempt = 0
  watching.pressTimer = setInterval(() => {
    if (watching.at > 0 || attempt >= MOST_PRESSES) clearInterval(watching.pressTimer)
    else if (watching.phase !== 'paused' || watching.target !== undefined) watching.wishes.press(attempt++)
  }, PRESS_EVERY_MS)
}

function setPace<Definition extends GameDefinition, Input>({
  wishes,
  target,
  speed,
}: Watching<Definition, Input>) {
  wishes.canvas.dataset['pace'] = String(target === undefined ? speed : WIND_PACE)
}

function arrive<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  watching.target = undefined
  watching.holds = true
  setPace(watching)
  setTimeout(() => {
    watching.holds = false
    if (watching.phase === 'paused') watching.handle.pause()
  })
  tell(watching)
}

/** Shows the board as it stands, without the motion that led there. */
function showBoard<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  if (watching.handle.undone) return watching.handle.undone()
  watching.mountAnew()
}

function makeMove<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  const before = watching.at
  watching.mayApply = true
  if (watching.handle.follow) watching.handle.follow(watching.inputs[watching.at]!)
  watching.mayApply = false
  if (watching.at !== before) return
  advance(watching)
  showBoard(watching)
}

function nextTurn<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  clearTimeout(watching.turnTimer)
  if (watching.phase !== 'playing') return
  if (watching.at >= watching.inputs.length) return endSoon(watching, END_AFTER_MS)
  watching.turnTimer = setTimeout(() => {
    makeMove(watching)
    nextTurn(watching)
  }, watching.turnMs / watching.speed)
}

function seekTurns<Definition extends GameDefinition, Input>(
  watching: Watching<Definition, Input>,
  wish: number,
) {
  if (wish < watching.at) rewind(watching)
  while (watching.at < wish && watching.sim.status === 'playing')
    watching.sim.apply(watching.inputs[watching.at++]!)
  showBoard(watching)
  tell(watching)
  nextTurn(watching)
}

function seekTime<Definition extends GameDefinition, Input>(
  watching: Watching<Definition, Input>,
  wish: number,
) {
  if (wish === watching.at) return
  if (wish < watching.at) {
    const { seed, level } = watching.wishes.replay
    watching.handle.restart({ seed, level })
    begin(watching)
  }
  watching.target = wish > 0 ? wish : undefined
  setPace(watching)
  // What is wound has to run, even when it stands still afterwards.
  watching.handle.resume()
  tell(watching)
  if (wish === 0 && watching.phase === 'paused') watching.handle.pause()
}

function pause<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  if (watching.phase !== 'playing') return
  watching.phase = 'paused'
  clearTimeout(watching.turnTimer)
  clearTimeout(watching.endTimer)
  if (isTimed(watching.wishes) && watching.target === undefined) watching.handle.pause()
  tell(watching)
}

function resume<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  if (watching.phase !== 'paused') return
  watching.phase = 'playing'
  watching.handle.resume()
  if (watching.at === watching.inputs.length) endSoon(watching, END_AFTER_MS)
  if (!isTimed(watching.wishes)) nextTurn(watching)
  tell(watching)
}

function setSpeed<Definition extends GameDefinition, Input>(
  watching: Watching<Definition, Input>,
  speed: WatchSpeed,
) {
  watching.speed = speed
  setPace(watching)
  if (!isTimed(watching.wishes)) nextTurn(watching)
  tell(watching)
}

function seek<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>, wish: number) {
  const { length } = watching.inputs
  const goal = Math.max(0, Math.min(length, Math.round(wish)))
  if (watching.phase === 'ended' && goal < length) watching.phase = 'playing'
  if (isTimed(watching.wishes)) seekTime(watching, goal)
  else seekTurns(watching, goal)
}
