import type { GameDefinition, GameHost, Run } from './contract.ts'
import { SILENT_HOST, speakingTo } from './silent-host.ts'
import type { Watch } from './watching.ts'
import {
  type WatchWishes,
  type Watching,
  isTimed,
  freshSim,
  advance,
  rewind,
  endSoon,
  setPace,
} from './watch-run.ts'
import { begin, nextTurn, pause, resume, setSpeed, seek } from './watch-moves.ts'

/** A short turn-based run is shown slowly, a long one faster. */
const CALM_TURN_MS = 900
const QUICKEST_TURN_MS = 320
const WHOLE_RUN_MS = 90_000

/**
 * Shows a recorded run in the family's own view. Whatever the view applies is replaced by the recorded input, so that a
 * spectator cannot change the run.
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

/** Mounts the view with a run and a host for spectators. */
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
