import type { OpenMission, Progress } from './progress.ts'
import { earn } from './shop.ts'

/** One task, counted by the goal that it names; the game provides the text. */
export interface Mission<Goal extends string = string> {
  readonly goal: Goal
  readonly target: number
  /** Towards the next rank; also determines the coins. */
  readonly stars: 1 | 2 | 3
  /** Accumulates over runs. */
  readonly adds?: boolean
}

/** What a run counted for each goal. */
export type Counted<Goal extends string> = (goal: Goal) => number

export const COINS_PER_STAR = 25
const STARS_PER_RANK = 4
/** How much targets grow with each round of the list. */
const HARDER_EACH_ROUND = 0.5

export const rankOf = ({ stars }: Pick<Progress, 'stars'>) => 1 + Math.floor(stars / STARS_PER_RANK)
export const rewardOf = ({ stars }: Pick<Mission, 'stars'>) => stars * COINS_PER_STAR

/** The mission at an index of the endless sequence. */
export function missionAt<Goal extends string>(list: readonly Mission<Goal>[], index: number): Mission<Goal> {
  const mission = list[index % list.length]!
  const round = Math.floor(index / list.length)
  return { ...mission, target: Math.round(mission.target * (1 + HARDER_EACH_ROUND * round)) }
}

/** Progress of a mission, at most its target. */
export function countOf<Goal extends string>(
  list: readonly Mission<Goal>[],
  { index, carried }: OpenMission,
  counted: Counted<Goal>,
): number {
  const { goal, target, adds } = missionAt(list, index)
  return Math.min(target, (adds ? carried : 0) + Math.max(0, Math.floor(counted(goal))))
}

export const isDone = <Goal extends string>(
  list: readonly Mission<Goal>[],
  open: OpenMission,
  counted: Counted<Goal>,
): boolean => countOf(list, open, counted) >= missionAt(list, open.index).target

/** After a run: pays done missions, replaces them, and carries accumulated counts over. */
export function settleMissions<Goal extends string>(
  progress: Progress,
  list: readonly Mission<Goal>[],
  counted: Counted<Goal>,
): { readonly progress: Progress; readonly done: readonly Mission<Goal>[] } {
  let { given } = progress
  const done: Mission<Goal>[] = []
  const open = progress.open.map((one): OpenMission => {
    const mission = missionAt(list, one.index)
    if (isDone(list, one, counted)) {
      done.push(mission)
      return { index: given++, carried: 0 }
    }
    return mission.adds ? { ...one, carried: countOf(list, one, counted) } : one
  })
  const stars = progress.stars + done.reduce((sum, mission) => sum + mission.stars, 0)
  const paid = earn(
    progress,
    done.reduce((sum, mission) => sum + rewardOf(mission), 0),
  )
  return { progress: { ...paid, open, given, stars }, done }
}

/** The open mission closest to its target: the goal for the next run. */
export function nearestMission<Goal extends string>(
  { open }: Progress,
  list: readonly Mission<Goal>[],
): Mission<Goal> | undefined {
  const share = (one: OpenMission) => one.carried / missionAt(list, one.index).target
  const first = open.toSorted((one, other) => share(other) - share(one))[0]
  return first && missionAt(list, first.index)
}
