import type { SimEvent } from '#kit/game/contract.ts'
import { judgeRace, type Track } from './laps.ts'
import type { Contest } from './definitions.ts'
import type { Race } from './race.ts'

type DraftContest = Extract<Contest, { kind: 'draft' }>

const NEAR_NODES = 0.9
const FAR_NODES = 6
const AIR_ASIDE = 1.9
const RISE = 1 / 34
const FALL = 1 / 80
const TOW_POINTS = 15

/** A race in which the air behind a car pulls; a full tow pays, and lasts a moment beside the other car. */
export function stepDraft(race: Race, { course }: Track, { laps }: DraftContest, events: SimEvent[]) {
  for (let index = 0; index < race.cars.length; index++) {
    const before = race.tow[index]!
    const now = Math.max(0, Math.min(1, before + (isBehind(race, index) ? RISE : -FALL)))
    race.tow[index] = now
    if (index > 0 || before >= 1 || now < 1) continue
    race.score += TOW_POINTS
    events.push({ kind: 'tow', amount: TOW_POINTS })
  }
  judgeRace(race, course, laps, events)
}

/** Whether a car drives in the thin air behind another one. */
function isBehind({ cars }: Race, index: number): boolean {
  const own = cars[index]!
  return cars.some((other) => {
    const ahead = other.way + other.past / 3 - own.way - own.past / 3
    const isNear = ahead > NEAR_NODES && ahead < FAR_NODES && other.doneAt === 0
    return other !== own && isNear && Math.abs(other.aside - own.aside) < AIR_ASIDE
  })
}
