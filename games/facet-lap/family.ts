import type { Family, Sim, SimEvent } from '#kit/game/contract.ts'
import { hash32 } from '#kit/random/random.ts'
import { facetLapBot } from './bot.ts'
import { ALL_CONTROLS, type FacetLapInput } from './controls.ts'
import { definitions, type FacetLapDefinition, type Terms } from './definitions.ts'
import type { LapCourse } from './lap-course.ts'
import { authorInputs } from './medals.ts'
import { startLap, stepLap, type Lap } from './rules.ts'
import { isTrack, readTrack } from './track-code.ts'
import { courseOfWay, OWN, trackOf } from './tracks.ts'

/** One tick of driving; on the level of own tracks the first input is the track's code. */
export type RunInput = FacetLapInput | string

/** A lap that exposes its state to view and bot. */
export interface FacetLapSim extends Sim<RunInput> {
  readonly course: LapCourse
  readonly lap: Lap
  readonly terms: Terms
}

interface Saved extends Lap {
  readonly code?: string
}

/** A lap in progress; its track changes once, when a code sets it. */
interface Ride {
  course: LapCourse
  lap: Lap
  code: string | undefined
}

export function createLap(
  definition: FacetLapDefinition,
  seed: number,
  level: number,
  saved?: string,
): FacetLapSim {
  const ride = begin(definition, { seed, level, saved })
  const save = () => JSON.stringify({ ...ride.lap, ...(ride.code === undefined ? {} : { code: ride.code }) })
  return {
    get course() {
      return ride.course
    },
    get lap() {
      return ride.lap
    },
    terms: definition,
    get status() {
      return ride.lap.status
    },
    get score() {
      return ride.lap.milliseconds
    },
    get progress() {
      return Math.max(0, Math.min(1, ride.lap.gone / (ride.course.count * definition.laps)))
    },
    // A builder could make a track that takes a second: its times are only for those who have the link.
    ...(level === OWN ? { isHelped: true } : {}),
    legal: () => (ride.lap.status === 'playing' ? ALL_CONTROLS : []),
    apply: (input) => step(ride, definition, { level, input }),
    hash: () => hash32(save()).toString(36),
    save,
  }
}

interface Begin {
  readonly seed: number
  readonly level: number
  readonly saved: string | undefined
}

function begin(definition: FacetLapDefinition, { seed, level, saved }: Begin): Ride {
  const plain = trackOf(level, seed, definition.mirrored)
  if (!saved) return { course: plain, lap: startLap(plain, definition), code: undefined }
  const { code, ...lap } = JSON.parse(saved) as Saved
  const way = code === undefined ? undefined : readTrack(code)
  return { course: way && isTrack(way) ? courseOfWay(way) : plain, lap, code }
}

interface Step {
  readonly level: number
  readonly input: RunInput
}

function step(ride: Ride, definition: FacetLapDefinition, { level, input }: Step): SimEvent[] {
  if (ride.lap.status !== 'playing') return []
  if (typeof input === 'number') return stepLap(ride.lap, ride.course, input, definition)
  const way = readTrack(input)
  if (!mayLay(level, ride.lap) || !isTrack(way)) return []
  ride.code = input
  ride.course = courseOfWay(way)
  ride.lap = startLap(ride.course, definition)
  return [{ kind: 'laid' }]
}

const mayLay = (level: number, { tick }: Lap) => level === OWN && tick === 0

function allows(sim: Sim<RunInput>, input: unknown): boolean {
  if (typeof input === 'number') return ALL_CONTROLS.includes(input)
  const { lap } = sim as FacetLapSim
  return typeof input === 'string' && mayLay(sim.isHelped ? OWN : 0, lap) && isTrack(readTrack(input))
}

export const family: Family<FacetLapDefinition, RunInput> = {
  name: 'facet-lap',
  realtime: true,
  definitions,
  create: createLap,
  allows,
  bot: (sim, random, strength) => facetLapBot(sim as FacetLapSim, random, strength),
  prove: (definition, seed, level) => authorInputs(trackOf(level, seed, definition.mirrored), definition),
}
