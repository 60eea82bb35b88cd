import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/texts.ts'
import type { GameDefinition, GameHandle, GameView, Sim, SimEvent, SoundName } from './contract.ts'
import type { Replay } from './run.ts'
import type { WatchSpeed, WatchState } from './watching.ts'

export interface WatchWishes<Definition extends GameDefinition, Input> {
  readonly canvas: HTMLCanvasElement
  readonly view: GameView<Definition, Input>
  readonly definition: Definition
  readonly replay: Replay
  readonly language: Language
  readonly text: Translate
  readonly reducedMotion: boolean
  sound(name: SoundName, pitch?: number): void
  /** Taps or presses a key, a different one each time: a real-time view waits for its player to begin. */
  press(attempt: number): void
}

/** Ticks per frame while seeking forward. */
const WIND_PACE = 40
const TOLD_EVERY_TICKS = 6
/** After this time, a run whose view never reports its end counts as ended. */
const END_AT_LATEST_MS = 5000

/** A replayed run on the screen: its position, and pending timers. */
export interface Watching<Definition extends GameDefinition, Input> {
  readonly wishes: WatchWishes<Definition, Input>
  readonly inputs: readonly Input[]
  readonly turnMs: number
  readonly listeners: Set<() => void>
  state: WatchState
  sim: Sim<Input>
  at: number
  phase: WatchState['phase']
  speed: WatchSpeed
  /** Where seeking stops; the view runs fast and silently until then. */
  target: number | undefined
  /** Real time: after a seek, the rest of the frame changes nothing. */
  holds: boolean
  /** Turn-based: the view may apply only the input that was requested. */
  mayApply: boolean
  turnTimer: ReturnType<typeof setTimeout> | undefined
  endTimer: ReturnType<typeof setTimeout> | undefined
  pressTimer: ReturnType<typeof setInterval> | undefined
  readonly handle: GameHandle
  mountAnew(): void
}

export const isTimed = <Definition extends GameDefinition, Input>({ view }: WatchWishes<Definition, Input>) =>
  view.family.realtime

export const freshSim = <Definition extends GameDefinition, Input>({
  view,
  definition,
  replay,
}: WatchWishes<Definition, Input>) => view.family.create(definition, replay.seed, replay.level)

export function tell<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  const { phase, at, inputs, sim, speed } = watching
  watching.state = { phase, at, length: inputs.length, score: sim.score, status: sim.status, speed }
  for (const listener of watching.listeners) listener()
}

export function advance<Definition extends GameDefinition, Input>(
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

export function rewind<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  watching.sim = freshSim(watching.wishes)
  watching.at = 0
  clearTimeout(watching.endTimer)
}

export function endSoon<Definition extends GameDefinition, Input>(
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

export function setPace<Definition extends GameDefinition, Input>({
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
