import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/texts.ts'
import type { GameDefinition, GameHost, GameView, Run, Sim, SimEvent, SoundName } from './contract.ts'
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

/**
 * Shows a recorded run through the family's own view. The view plays as ever, but whatever it applies, the recorded
 * input takes its place: nobody who looks on can change the run.
 */
export function openWatch<Definition extends GameDefinition, Input>({
  canvas,
  view,
  definition,
  replay,
  ...wishes
}: WatchWishes<Definition, Input>): Watch {
  const { family } = view
  const { seed, level } = replay
  const inputs = replay.inputs as readonly Input[]
  const { length } = inputs
  const isRealtime = family.realtime
  const turnMs = Math.max(QUICKEST_TURN_MS, Math.min(CALM_TURN_MS, WHOLE_RUN_MS / Math.max(1, length)))
  const listeners = new Set<() => void>()
  let sim: Sim<Input> = family.create(definition, seed, level)
  let at = 0
  let phase: WatchState['phase'] = 'playing'
  let speed: WatchSpeed = 1
  /** Where winding stops; the view moves fast and silently until then. */
  let target: number | undefined
  /** Real time: the rest of the frame in which winding stopped changes nothing. */
  let holds = false
  /** Turns: the view may apply only what it is asked to. */
  let mayApply = isRealtime
  let turnTimer: ReturnType<typeof setTimeout> | undefined
  let endTimer: ReturnType<typeof setTimeout> | undefined
  let pressTimer: ReturnType<typeof setInterval> | undefined

  const stateNow = (): WatchState => ({ phase, at, length, score: sim.score, status: sim.status, speed })
  let state = stateNow()
  const tell = () => {
    state = stateNow()
    for (const listener of listeners) listener()
  }

  function advance(): readonly SimEvent[] {
    const input = inputs[at]
    if (input === undefined || holds || sim.status !== 'playing') return []
    at++
    const events = sim.apply(input)
    if (at === length) endSoon(END_AT_LATEST_MS)
    if (at === target) arrive()
    else if (at % TOLD_EVERY_TICKS === 0 || at === length || !isRealtime) tell()
    return events
  }

  function rewind() {
    sim = family.create(definition, seed, level)
    at = 0
    clearTimeout(endTimer)
  }

  const run: Run<Input> = {
    get sim() {
      return sim
    },
    seed,
    level,
    canUndo: false,
    apply: () => (mayApply ? advance() : []),
    undo: () => false,
  }
  const host: GameHost = {
    ...SILENT_HOST,
    over: () => endSoon(0),
    sound: (name, pitch) => target === undefined && phase === 'playing' && wishes.sound(name, pitch),
  }
  const mount = () =>
    view.mount(canvas, {
      ...speakingTo(wishes),
      definition,
      firstTime: false,
      host,
      open: () => run,
      fresh() {
        if (isRealtime) rewind()
        return run
      },
      remembered: () => undefined,
      memory: undefined,
    })
  let handle = mount()

  function endSoon(ms: number) {
    if (at < length || phase === 'ended') return
    clearTimeout(endTimer)
    endTimer = setTimeout(() => {
      phase = 'ended'
      tell()
    }, ms)
  }

  /** The view waits for its player to begin; it gets presses until time passes. */
  function begin() {
    clearInterval(pressTimer)
    let attempt = 0
    pressTimer = setInterval(() => {
      if (at > 0 || attempt >= MOST_PRESSES) clearInterval(pressTimer)
      else if (phase !== 'paused' || target !== undefined) wishes.press(attempt++)
    }, PRESS_EVERY_MS)
  }

  const setPace = () => (canvas.dataset['pace'] = String(target === undefined ? speed : WIND_PACE))

  function arrive() {
    target = undefined
    holds = true
    setPace()
    setTimeout(() => {
      holds = false
      if (phase === 'paused') handle.pause()
    })
    tell()
  }

  /** Shows the board as it stands, without the motion that led there. */
  function showBoard() {
    if (handle.undone) return handle.undone()
    handle.destroy()
    handle = mount()
  }

  function makeMove() {
    const before = at
    mayApply = true
    if (handle.follow) handle.follow(inputs[at]!)
    mayApply = false
    if (at !== before) return
    advance()
    showBoard()
  }

  function nextTurn() {
    clearTimeout(turnTimer)
    if (phase !== 'playing') return
    if (at >= length) return endSoon(END_AFTER_MS)
    turnTimer = setTimeout(() => {
      makeMove()
      nextTurn()
    }, turnMs / speed)
  }

  function seekTurns(wish: number) {
    if (wish < at) rewind()
    while (at < wish && sim.status === 'playing') sim.apply(inputs[at++]!)
    showBoard()
    tell()
    nextTurn()
  }

  function seekTime(wish: number) {
    if (wish === at) return
    if (wish < at) {
      handle.restart({ seed, level })
      begin()
    }
    target = wish > 0 ? wish : undefined
    setPace()
    // What is wound has to run, even when it stands still afterwards.
    handle.resume()
    tell()
    if (wish === 0 && phase === 'paused') handle.pause()
  }

  if (isRealtime) begin()
  else nextTurn()
  setPace()

  return {
    isRealtime,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pause() {
      if (phase !== 'playing') return
      phase = 'paused'
      clearTimeout(turnTimer)
      clearTimeout(endTimer)
      if (isRealtime && target === undefined) handle.pause()
      tell()
    },
    resume() {
      if (phase !== 'paused') return
      phase = 'playing'
      handle.resume()
      if (at === length) endSoon(END_AFTER_MS)
      if (!isRealtime) nextTurn()
      tell()
    },
    setSpeed(wish) {
      speed = wish
      setPace()
      if (!isRealtime) nextTurn()
      tell()
    },
    seek(wish) {
      const goal = Math.max(0, Math.min(length, Math.round(wish)))
      if (phase === 'ended' && goal < length) phase = 'playing'
      if (isRealtime) seekTime(goal)
      else seekTurns(goal)
    },
    destroy() {
      clearTimeout(turnTimer)
      clearTimeout(endTimer)
      clearInterval(pressTimer)
      handle.destroy()
      listeners.clear()
    },
  }
}
