import { pickIndex } from '#kit/random/random.ts'
import type { GameDefinition } from './contract.ts'
import type { GameRecord } from './record.ts'
import { isAssisted, openRun, type RecordedRun } from './run.ts'
import { type Playing, show, keep } from './playing.ts'

type KeptRun = NonNullable<GameRecord['run']>

const SEEDS = 2 ** 31
/** A longer run is stored without its inputs, since each move rewrites them all. */
const MOST_KEPT_INPUTS = 8000

/** By undo, hint, retry or something bought with coins. */
const wasHelped = <Input>({ aids, sim }: RecordedRun<Input>) => isAssisted(aids) || sim.isHelped === true

function runChanged<Definition extends GameDefinition, Input>(playing: Playing<Definition, Input>) {
  if (!playing.run) return
  const { sim, canUndo } = playing.run
  const now = { score: sim.score, canUndo, isAssisted: wasHelped(playing.run) }
  const { score, canUndo: could, isAssisted: was = false } = playing.state
  if (now.score !== score || now.canUndo !== could || now.isAssisted !== was) show(playing, now)
}

export function keepRun<Definition extends GameDefinition, Input>(playing: Playing<Definition, Input>) {
  const { wishes } = playing
  if (!playing.run || wishes.view.family.realtime || playing.state.daily) return
  if (playing.run.sim.status !== 'playing') return
  const inputs = playing.run.replay()?.inputs
  // The stored run does not say that its seed was a ghost's.
  const begun = playing.state.isRacing ? undefined : playing.begun
  keep(playing, {
    run: {
      seed: playing.run.seed,
      level: playing.run.level,
      save: playing.run.sim.save(),
      ...(wishes.version ? { version: wishes.version } : {}),
      ...(inputs && inputs.length <= MOST_KEPT_INPUTS ? { inputs } : {}),
      ...(begun?.seed === playing.run.seed ? { runId: begun.runId } : {}),
      ...(isAssisted(playing.run.aids) ? { aids: playing.run.aids } : {}),
    },
  })
}

export function dealt<Definition extends GameDefinition, Input>(
  playing: Playing<Definition, Input>,
  { seed, level, save: saved, inputs, aids }: Pick<KeptRun, 'seed' | 'level'> & Partial<KeptRun>,
) {
  const { wishes } = playing
  if (playing.run && saved === undefined) playing.run.restart(seed, level)
  else
    playing.run = openRun(wishes.view.family, wishes.definition, {
      seed,
      level,
      saved,
      inputs,
      aids,
      changed: () => {
        playing.ghost?.step()
        runChanged(playing)
        keepRun(playing)
      },
    })
  if (playing.ghost?.seed !== seed || playing.ghost.level !== level) playing.ghost = undefined
  playing.ghost?.rewind()
  // The daily challenge may use another level than the player's own.
  if (!playing.state.daily) keep(playing, { level })
  show(playing, {
    best: playing.record.bests[level],
    // A new board under an open menu waits until the menu closes.
    phase: playing.state.phase === 'ended' ? 'playing' : playing.state.phase,
    score: playing.run.sim.score,
    level,
    canUndo: false,
    isAssisted: wasHelped(playing.run),
    isRacing: playing.ghost !== undefined,
    result: undefined,
  })
  return playing.run
}

/** The next seed that the server dealt, if any; the daily challenge has its own seed. */
export function freshSeed<Definition extends GameDefinition, Input>(
  playing: Playing<Definition, Input>,
  fixed?: number,
): number {
  const { wishes } = playing
  const dealt = wishes.deal?.()
  const seed = fixed ?? dealt?.seed ?? pickIndex(SEEDS, wishes.random)
  playing.begun = dealt && { ...dealt, seed }
  return seed
}

export function openKept<Definition extends GameDefinition, Input>(playing: Playing<Definition, Input>) {
  const kept = playing.record.run
  // Changed rules would misread the save.
  if (!kept || kept.version !== playing.wishes.version)
    return dealt(playing, { seed: freshSeed(playing), level: playing.record.level })
  playing.begun = kept.runId === undefined ? undefined : { runId: kept.runId, seed: kept.seed }
  try {
    return dealt(playing, kept)
  } catch {
    // The rules no longer read a run saved by an older build: deal a new one.
    return dealt(playing, { seed: freshSeed(playing), level: playing.record.level })
  }
}
