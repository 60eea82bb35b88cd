import type { Family, Sim } from '#kit/game/contract.ts'
import { hash32 } from '#kit/random/random.ts'
import { facetLapBot } from './bot.ts'
import { ALL_CONTROLS, type FacetLapInput } from './controls.ts'
import { definitions, type FacetLapDefinition, type Terms } from './definitions.ts'
import type { LapCourse } from './lap-course.ts'
import { authorInputs } from './medals.ts'
import { startLap, stepLap, type Lap } from './rules.ts'
import { trackOf } from './tracks.ts'

/** A lap that the view and the bot can look at. */
export interface FacetLapSim extends Sim<FacetLapInput> {
  readonly course: LapCourse
  readonly lap: Lap
  readonly terms: Terms
}

export function createLap(
  definition: FacetLapDefinition,
  seed: number,
  level: number,
  saved?: string,
): FacetLapSim {
  const course = trackOf(level, seed, definition.mirrored)
  const lap = saved ? (JSON.parse(saved) as Lap) : startLap(course, definition)
  const save = () => JSON.stringify(lap)
  return {
    course,
    lap,
    terms: definition,
    get status() {
      return lap.status
    },
    get score() {
      return lap.milliseconds
    },
    get progress() {
      return Math.max(0, Math.min(1, lap.gone / (course.count * definition.laps)))
    },
    legal: () => (lap.status === 'playing' ? ALL_CONTROLS : []),
    apply: (input) => (lap.status === 'playing' ? stepLap(lap, course, input, definition) : []),
    hash: () => hash32(save()).toString(36),
    save,
  }
}

export const family: Family<FacetLapDefinition, FacetLapInput> = {
  name: 'facet-lap',
  realtime: true,
  definitions,
  create: createLap,
  bot: (sim, random, strength) => facetLapBot(sim as FacetLapSim, random, strength),
  prove: (definition, seed, level) => authorInputs(trackOf(level, seed, definition.mirrored), definition),
}
