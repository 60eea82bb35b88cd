import type { Family, Sim } from '#kit/game/contract.ts'
import type { Course } from '#kit/game/racing/course.ts'
import { hash32, seededRandom } from '#kit/random/random.ts'
import { driftCupBot } from './bot.ts'
import { stepRace } from './contests.ts'
import { ONE_SEAT, TWO_SEATS, type DriftCupInput } from './controls.ts'
import { definitions, type DriftCupDefinition } from './definitions.ts'
import { startRace, type Race } from './race.ts'
import { layField } from './field.ts'
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
    layField(made, definition, course, random)
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

function progressOf({ contest }: DriftCupDefinition, { count }: Course, race: Race): number {
  const within = (share: number) => Math.max(0, Math.min(1, share))
  const way = race.cars[0]!.way / count
  switch (contest.kind) {
    case 'drift':
      return within(race.tick / (contest.seconds * 60))
    case 'smash':
      return within(race.score / (contest.goal * 2))
    case 'figures':
      return race.spots.filter(({ isDone }) => isDone).length / race.spots.length
    case 'drag':
      return race.rounds / contest.heats
    case 'back':
      return within((race.rounds + (race.rounds % 2 === 0 ? way : 1 - way)) / contest.legs)
    case 'knockout':
      return within(way / contest.rivals)
    case 'relay':
      return within(way / contest.legs.length)
    default:
      return within(way / ('laps' in contest ? contest.laps : 1))
  }
}

export const family: Family<DriftCupDefinition, DriftCupInput> = {
  name: 'drift-cup',
  realtime: true,
  definitions,
  create: createRace,
  bot: (sim, random, strength) => driftCupBot(sim as DriftCupSim, random, strength),
}
