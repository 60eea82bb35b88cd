import type { EndFacts, GameDefinition, GameHandle, GameHost, Status, RunWish } from './contract.ts'
import type { OpenGhost, Play, PlayState, PlayWishes } from './play-model.ts'
import { recordAfter } from './end-of-run.ts'
import { readRecord, writeRecord, type GameRecord } from './record.ts'
import { canTakeBack } from './run.ts'
import { speakingTo } from './silent-host.ts'
import { keepRun, dealt, freshSeed, openKept } from './play-run.ts'
import { type Playing, show, keep } from './playing.ts'

export type * from './play-model.ts'

type Stars = 0 | 1 | 2 | 3

/** Mounts a game on a canvas and keeps its score, record and replay. */
export function openPlay<Definition extends GameDefinition, Input>(
  wishes: PlayWishes<Definition, Input>,
): Play {
  const { view, definition, canvas, day } = wishes
  const record = readRecord(wishes.storage, definition.slug)
  const playing: Playing<Definition, Input> = {
    wishes,
    listeners: new Set(),
    record,
    state: firstState(record),
    run: undefined,
    ghost: undefined,
    begun: undefined,
    get handle() {
      return handle
    },
  }
  const handle = mountView(playing)
  return {
    slug: definition.slug,
    canvas,
    isRealtime: view.family.realtime,
    mayUndo: canTakeBack(view.family, definition),
    hasArrows: view.hasArrows?.(definition) ?? false,
    levels: definition.levels,
    state: () => playing.state,
    subscribe(listener) {
      playing.listeners.add(listener)
      return () => playing.listeners.delete(listener)
    },
    undo: () => undo(playing),
    hint() {
      if (playing.state.phase === 'playing' && playing.state.canHint) playing.run?.aid('hints')
      handle.hint?.()
    },
    restart: (wish) => restart(playing, wish),
    again: () => again(playing),
    hasBoard: !view.family.realtime || definition.levels > 0,
    isLong: () => isLong(playing),
    playDaily: () => playDaily(playing),
    setOption(id, value) {
      keep(playing, { options: { ...playing.record.options, [id]: value } })
      handle.setOption?.(id, value)
    },
    wish: (wish) => handle.wish?.(wish),
    enter: (wish) => handle.enter?.(wish),
    touchSize: () => handle.touchSize?.(),
    pause() {
      if (playing.state.phase !== 'playing') return
      handle.pause()
      show(playing, { phase: 'paused' })
    },
    resume: () => resume(playing),
    version: wishes.version,
    day: day.name,
    replay: () => playing.run?.replay(),
    runId() {
      const { run } = playing
      // The daily seed is known before the server deals a run, so a run that started before that would be rejected as
      // too fast.
      if (run && playing.state.daily && !playing.begun && !playing.state.result) freshSeed(playing, run.seed)
      return run && playing.begun?.seed === run.seed ? playing.begun.runId : undefined
    },
    canRace: view.showsGhost ?? false,
    race: (open) => race(playing, open),
    destroy() {
      keepRun(playing)
      handle.destroy()
      playing.listeners.clear()
    },
  }
}

const firstState = (record: GameRecord): PlayState => ({
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
})

function mountView<Definition extends GameDefinition, Input>(
  playing: Playing<Definition, Input>,
): GameHandle {
  const { wishes, record } = playing
  const { view, canvas, definition } = wishes
  return view.mount(canvas, {
    definition,
    ...speakingTo(wishes),
    firstTime: record.plays === 0,
    host: hostOf(playing),
    open: () => openKept(playing),
    fresh(wish = {}) {
      // The player changed an option: a random board is no longer the daily challenge.
      if (playing.state.daily && wish.seed === undefined) show(playing, { daily: false })
      return dealt(playing, {
        seed: wish.seed ?? freshSeed(playing),
        level: wish.level ?? playing.state.level,
      })
    },
    remembered: (id) => playing.record.options[id],
    memory: record.memory,
    ...(wishes.join ? { join: wishes.join } : {}),
    ghost: () => playing.ghost?.sim,
  })
}

/** What the page does for the game. */
function hostOf<Definition extends GameDefinition, Input>(playing: Playing<Definition, Input>): GameHost {
  const { services } = playing.wishes
  return {
    ready: () => show(playing, { phase: 'playing' }),
    playing: (on) => services.playing(on),
    hud: (hud) => show(playing, { hud: hud.slice(0, 2) }),
    canHint: (canHint) => canHint !== playing.state.canHint && show(playing, { canHint }),
    options: (options) => show(playing, { options }),
    over: (stars, facts) => over(playing, stars, facts),
    remember: (memory) => keep(playing, { memory }),
    progress: (progress) => show(playing, { progress }),
    happy(strength) {
      services.vibrate()
      if (strength >= 0.8) services.confetti()
    },
    vibrate: () => services.vibrate(),
    score: (score) => score !== playing.state.score && show(playing, { score }),
    sound: (name, pitch) => services.sound(name, pitch),
    toast: (text) => services.toast(text),
    announce: (text) => services.announce(text),
  }
}

function finish<Definition extends GameDefinition, Input>(
  playing: Playing<Definition, Input>,
  status: Exclude<Status, 'playing'>,
  score: number,
  stars: Stars | undefined,
  facts: EndFacts | undefined,
) {
  const { storage, definition, day, services } = playing.wishes
  const { level } = playing.state
  const before = playing.record.bests[level]
  const isFirst = before === undefined
  const daily = playing.state.daily ? day.name : undefined
  const end = { level, status, score, stars, daily, isAssisted: playing.state.isAssisted ?? false }
  const after = recordAfter(playing.record, definition, end)
  playing.record = after.record
  writeRecord(storage, definition.slug, playing.record)
  const result = {
    status,
    score,
    isBest: after.isBest,
    isFirst,
    isUnmarked: !after.counts,
    before,
    best: definition.score.best,
    ...facts,
    ...(stars === undefined ? {} : { stars }),
  }
  if (after.isBest && !isFirst) services.confetti()
  show(playing, { phase: 'ended', best: playing.record.bests[level], stars: playing.record.stars, result })
}

function resume<Definition extends GameDefinition, Input>(playing: Playing<Definition, Input>) {
  if (playing.state.phase !== 'paused') return
  show(playing, { phase: 'playing' })
  playing.handle.resume()
}

function over<Definition extends GameDefinition, Input>(
  playing: Playing<Definition, Input>,
  stars?: Stars,
  facts?: EndFacts,
) {
  if (!playing.run || playing.run.sim.status === 'playing' || playing.state.phase === 'ended') return
  const { status, score } = playing.run.sim
  finish(playing, status, score, stars, facts)
}

function undo<Definition extends GameDefinition, Input>(playing: Playing<Definition, Input>) {
  if (!playing.run?.undo()) return
  if (playing.state.phase === 'ended') show(playing, { phase: 'playing', result: undefined })
  playing.handle.undone?.()
}

function restart<Definition extends GameDefinition, Input>(
  playing: Playing<Definition, Input>,
  wish: RunWish = {},
) {
  const isKept = playing.state.daily || playing.state.result?.status === 'won'
  const again = wish.level === undefined ? playing.ghost : undefined
  show(playing, { daily: false })
  playing.handle.restart(
    again
      ? { seed: again.seed, level: again.level }
      : {
          seed: freshSeed(playing),
          level: wish.level ?? (isKept ? playing.record.level : playing.state.level),
        },
  )
  resume(playing)
  playing.wishes.services.playing(true)
}

/** A run with this many inputs is long: moves of a turn-based game, ticks of a real-time one. */
const LONG_MOVES = 10
const LONG_TICKS = 20 * 60

function isLong<Definition extends GameDefinition, Input>({
  wishes,
  state,
  run,
}: Playing<Definition, Input>) {
  if (state.phase === 'ended' || !run) return false
  return run.length >= (wishes.view.family.realtime ? LONG_TICKS : LONG_MOVES)
}

/** The same board again: the player knows it, so the run is not ranked. */
function again<Definition extends GameDefinition, Input>(playing: Playing<Definition, Input>) {
  const { run, state, ghost } = playing
  if (state.daily) return playDaily(playing)
  if (!run || ghost || !isDrawn(playing)) return restart(playing, { level: state.level })
  const wasSeen = run.length > 0 || run.aids.retries > 0
  const { seed, level } = run
  playing.handle.restart({ seed, level })
  if (wasSeen) playing.run?.aid('retries')
  resume(playing)
  playing.wishes.services.playing(true)
}

/** Whether another seed gives another board: a level of a pack is always the same, and an endless race has no board. */
function isDrawn<Definition extends GameDefinition, Input>({ wishes, run }: Playing<Definition, Input>) {
  const { view, definition } = wishes
  if (!run || definition.levels === 0) return !view.family.realtime
  const begun = (seed: number) => view.family.create(definition, seed, run.level).hash()
  return begun(run.seed) !== begun(run.seed + 1)
}

function playDaily<Definition extends GameDefinition, Input>(playing: Playing<Definition, Input>) {
  show(playing, { daily: true })
  playing.handle.restart({ seed: freshSeed(playing, playing.wishes.day.seed) })
  resume(playing)
}

function race<Definition extends GameDefinition, Input>(
  playing: Playing<Definition, Input>,
  open: OpenGhost,
) {
  playing.ghost = open(playing.wishes.view.family, playing.wishes.definition)
  // Only the start comes from the server: the seed is the ghost's.
  freshSeed(playing, playing.ghost.seed)
  show(playing, { daily: false })
  playing.handle.restart({ seed: playing.ghost.seed, level: playing.ghost.level })
  resume(playing)
}
