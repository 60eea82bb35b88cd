import type { GameContext, Run, SimEvent } from '#kit/game/contract.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import type { IdleDefinition } from './definitions.ts'
import type { IdleInput, IdleSim } from './rules.ts'
import { MOST_AWAY_SECONDS } from './world.ts'

const KEEP_EVERY_TICKS = 180
const SHORTEST_AWAY_SECONDS = 20

interface Kept {
  readonly save: string
  /** When it was kept, in seconds. */
  readonly at: number
}

function read(memory: string | undefined): Kept | undefined {
  try {
    return memory === undefined ? undefined : (JSON.parse(memory) as Kept)
  } catch {
    // A damaged memory counts as none.
    return undefined
  }
}

const seconds = () => Math.floor(systemClock() / 1000)

function load(run: Run<IdleInput>, save: string) {
  try {
    run.apply(['load', save])
  } catch {
    // Stored by older rules: start a new run.
  }
}

function come(run: Run<IdleInput>, away: number): readonly SimEvent[] {
  if (away < SHORTEST_AWAY_SECONDS || run.sim.status !== 'playing') return []
  return run.apply(['away', Math.min(MOST_AWAY_SECONDS, away)])
}

/** Keeps the world between visits, and brings the time away into the run as an input. */
export function purse({ host, memory }: GameContext<IdleDefinition, IdleInput>) {
  let kept = read(memory)
  let since = seconds()
  let isDaily = false
  let ticks = 0

  function write(run: Run<IdleInput>) {
    since = seconds()
    if (isDaily) return
    kept = { save: run.sim.save(), at: since }
    host.remember(JSON.stringify(kept))
  }

  return {
    write,
    step(run: Run<IdleInput>) {
      if (++ticks % KEEP_EVERY_TICKS === 0) write(run)
    },
    /** The first run of a visit restores the stored world. */
    resume(run: Run<IdleInput>): readonly SimEvent[] {
      if (!kept) return []
      load(run, kept.save)
      return come(run, seconds() - kept.at)
    },
    back: (run: Run<IdleInput>) => come(run, seconds() - since),
    /** A new run: after the last goal the world continues without end, otherwise it starts anew. */
    open(run: Run<IdleInput>, daily: boolean) {
      isDaily = daily
      if (daily) return
      const { goal } = kept ? (JSON.parse(kept.save) as { world: IdleSim['world'] }).world : { goal: 0 }
      if (kept && goal >= (run.sim as IdleSim).definition.goals.length) load(run, kept.save)
      write(run)
    },
  }
}
