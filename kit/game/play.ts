import { pickIndex } from '#kit/random/random.ts'
import type { GameDefinition, GameHandle, GameHost, Status } from './contract.ts'
import type { DealtSeed, Ghost, Play, PlayState, PlayWishes } from './play-model.ts'
import { readRecord, recordAfter, writeRecord, type GameRecord } from './record.ts'
import { canTakeBack, openRun, type RecordedRun } from './run.ts'
import { speakingTo } from './silent-host.ts'

export type * from './play-model.ts'

const SEEDS = 2 ** 31
/** A longer run is kept without its inputs: they would be written anew with every move. */
const MOST_KEPT_INPUTS = 8000

/** Mounts a game on a canvas and keeps its score, record and replay. */
export function openPlay<Definition extends GameDefinition, Input>(
  wishes: PlayWishes<Definition, Input>,
): Play {
  const { view, definition, storage, services, canvas, day } = wishes
  const { family } = view
  const { slug } = definition
  let record: GameRecord = readRecord(storage, slug)
  const firstTime = record.plays === 0
  const listeners = new Set<() => void>()
  let state: PlayState = {
    phase: 'loading',
    score: 0,
    best: record.bests[record.level],
    level: record.level,
    stars: record.stars,
    hud: [],
    options: [],
    canUndo: false,
    canHint: false,
    daily: false,
    result: undefined,
  }
  let run: RecordedRun<Input> | undefined
  let ghost: Ghost<Input> | undefined
  /** The run that the server dealt last, under the seed it is played on. */
  let begun: DealtSeed | undefined

  const show = (change: Partial<PlayState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const keep = (change: Partial<GameRecord>) => {
    record = { ...record, ...change }
    writeRecord(storage, slug, record)
  }
  const runChanged = () => {
    if (!run) return
    const { score } = run.sim
    if (score !== state.score || run.canUndo !== state.canUndo) show({ score, canUndo: run.canUndo })
  }
  const keepRun = () => {
    if (!run || family.realtime || state.daily) return
    if (run.sim.status !== 'playing') return
    const inputs = run.replay()?.inputs
    keep({
      run: {
        seed: run.seed,
        level: run.level,
        save: run.sim.save(),
        ...(wishes.version ? { version: wishes.version } : {}),
        ...(inputs && inputs.length <= MOST_KEPT_INPUTS ? { inputs } : {}),
        ...(begun?.seed === run.seed ? { runId: begun.runId } : {}),
      },
    })
  }
  const dealt = (seed: number, level: number, saved?: string, inputs?: readonly unknown[]) => {
    if (run && saved === undefined) run.restart(seed, level)
    else
      run = openRun(family, definition, {
        seed,
        level,
        saved,
        inputs,
        changed: () => {
          ghost?.step()
          runChanged()
          keepRun()
        },
      })
    if (ghost?.seed !== seed || ghost.level !== level) ghost = undefined
    ghost?.rewind()
    // The daily challenge may be of another level than the player's own.
    if (!state.daily) keep({ level })
    show({
      best: record.bests[level],
      // A new board under an open menu waits until the menu closes.
      phase: state.phase === 'ended' ? 'playing' : state.phase,
      score: run.sim.score,
      level,
      canUndo: false,
      isRacing: ghost !== undefined,
      result: undefined,
    })
    return run
  }
  /** Begins a run that the server dealt, where one waits; the challenge of the day has a seed of its own. */
  function freshSeed(fixed?: number): number {
    const dealt = wishes.deal?.()
    const seed = fixed ?? dealt?.seed ?? pickIndex(SEEDS, wishes.random)
    begun = dealt && { ...dealt, seed }
    return seed
  }

  const host: GameHost = {
    ready: () => show({ phase: 'playing' }),
    playing: (on) => services.playing(on),
    hud: (hud) => show({ hud: hud.slice(0, 2) }),
    canHint: (canHint) => canHint !== state.canHint && show({ canHint }),
    options: (options) => show({ options }),
    over(stars) {
      if (!run || run.sim.status === 'playing' || state.phase === 'ended') return
      const { status, score } = run.sim
      finish(status, score, stars)
    },
    remember: (memory) => keep({ memory }),
    happy(strength) {
      services.vibrate()
      if (strength >= 0.8) services.confetti()
    },
    vibrate: () => services.vibrate(),
    score: (score) => score !== state.score && show({ score }),
    sound: (name, pitch) => services.sound(name, pitch),
    toast: (text) => services.toast(text),
    announce: (text) => services.announce(text),
  }

  function finish(status: Exclude<Status, 'playing'>, score: number, stars: 0 | 1 | 2 | 3 | undefined) {
    const { level } = state
    const end = { level, status, score, stars, daily: state.daily ? day.name : undefined }
    const after = recordAfter(record, definition, end)
    record = after.record
    writeRecord(storage, slug, record)
    const result = { status, score, isBest: after.isBest, ...(stars === undefined ? {} : { stars }) }
    show({ phase: 'ended', best: record.bests[level], stars: record.stars, result })
  }

  function resume() {
    if (state.phase !== 'paused') return
    show({ phase: 'playing' })
    handle.resume()
  }

  const handle: GameHandle = view.mount(canvas, {
    definition,
    ...speakingTo(wishes),
    firstTime,
    host,
    open() {
      const kept = record.run
      // Rules that have changed since would read the save wrongly.
      if (!kept || kept.version !== wishes.version) return dealt(freshSeed(), record.level)
      begun = kept.runId === undefined ? undefined : { runId: kept.runId, seed: kept.seed }
      try {
        return dealt(kept.seed, kept.level, kept.save, kept.inputs)
      } catch {
        // A run kept by an older build that the rules no longer read: deal anew.
        return dealt(freshSeed(), record.level)
      }
    },
    fresh(wish = {}) {
      // A board of chance is no longer the challenge of the day: the player has changed an option.
      if (state.daily && wish.seed === undefined) show({ daily: false })
      return dealt(wish.seed ?? freshSeed(), wish.level ?? state.level)
    },
    remembered: (id) => record.options[id],
    memory: record.memory,
    ...(wishes.join ? { join: wishes.join } : {}),
    ghost: () => ghost?.sim,
  })

  return {
    slug,
    canvas,
    isRealtime: family.realtime,
    mayUndo: canTakeBack(family, definition),
    levels: definition.levels,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    undo() {
      if (!run?.undo()) return
      if (state.phase === 'ended') show({ phase: 'playing', result: undefined })
      handle.undone?.()
    },
    hint: () => handle.hint?.(),
    restart(wish = {}) {
      const isKept = state.daily || state.result?.status === 'won'
      const again = wish.level === undefined ? ghost : undefined
      show({ daily: false })
      handle.restart(
        again
          ? { seed: again.seed, level: again.level }
          : { seed: freshSeed(), level: wish.level ?? (isKept ? record.level : state.level) },
      )
      resume()
      services.playing(true)
    },
    playDaily() {
      show({ daily: true })
      handle.restart({ seed: freshSeed(day.seed) })
      resume()
    },
    setOption(id, value) {
      keep({ options: { ...record.options, [id]: value } })
      handle.setOption?.(id, value)
    },
    pause() {
      if (state.phase !== 'playing') return
      handle.pause()
      show({ phase: 'paused' })
    },
    resume,
    version: wishes.version,
    day: day.name,
    replay: () => run?.replay(),
    runId: () => (run && begun?.seed === run.seed ? begun.runId : undefined),
    canRace: view.showsGhost ?? false,
    race(open) {
      ghost = open(family, definition)
      // Dealt for its begin only: the seed is the ghost’s.
      freshSeed(ghost.seed)
      show({ daily: false })
      handle.restart({ seed: ghost.seed, level: ghost.level })
      resume()
    },
    destroy() {
      keepRun()
      handle.destroy()
      listeners.clear()
    },
  }
}
