import type { Family, Sim } from '#kit/game/contract.ts'
import type { Course } from '#kit/game/racing/course.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { driftCupBot } from './bot.ts'
import { stepRace } from './contests.ts'
import { ONE_SEAT, TWO_SEATS, type DriftCupInput } from './controls.ts'
import { definitions, type DriftCupDefinition } from './definitions.ts'
import { startRace, type Race } from './race.ts'
import { layGates } from './slalom.ts'
import { layTraffic } from './traffic.ts'
import { trackOf } from './tracks.ts'

/** A run that the view and the bot can look at. */
export interface DriftCupSim extends Sim<DriftCupInput> {
  readonly definition: DriftCupDefinition
  readonly course: Course
  readonly race: Race
}

export function createRace(
  definition: DriftCupDefinition,
  seed: number,
  level: number,
  saved?: string,
): DriftCupSim {
  const { contest } = definition
  const course = trackOf(definition.tracks, Math.max(1, Math.abs(level)), definition.width)
  const race = saved ? (JSON.parse(saved) as Race) : fresh()
  const save = () => JSON.stringify(race)

  function fresh(): Race {
    const random = seededRandom(hash32(`drift-cup:${seed}`))
    const made = startRace(definition, course, level, random)
    if (contest.kind === 'traffic') made.traffic = layTraffic(contest, course, random)
    if (contest.kind === 'slalom') made.gates = layGates(contest, course, random)
    return made
  }

  return {
    definition,
    course,
    race,
    get status() {
      return race.status
    },
    get score() {
      return race.score
    },
    get progress() {
      return progressOf(definition, course, race)
    },
    legal: () => (race.status !== 'playing' ? [] : race.players === 2 ? TWO_SEATS : ONE_SEAT),
    apply: (input) => (race.status === 'playing' ? stepRace(race, { definition, course }, input) : []),
    hash: () => hash32(save()).toString(36),
    save,
  }
}

function progressOf({ contest }: DriftCupDefinition, { count }: Course, { cars, tick }: Race): number {
  if (contest.kind === 'drift') return Math.min(1, tick / (contest.seconds * 60))
  const laps =
    contest.kind === 'knockout'
      ? contest.rivals
      : contest.kind === 'race' || contest.kind === 'trial'
        ? contest.laps
        : 1
  return Math.max(0, Math.min(1, cars[0]!.way / (count * laps)))
}

export const family: Family<DriftCupDefinition, DriftCupInput> = {
  name: 'drift-cup',
  realtime: true,
  definitions,
  create: createRace,
  bot: (sim, random, strength) => driftCupBot(sim as DriftCupSim, random, strength),
}
