import type { OpenMission, Progress } from './progress.ts'
import { earn } from './shop.ts'

/** One thing to do, counted by the goal it names; the text is the game's. */
export interface Mission<Goal extends string = string> {
  readonly goal: Goal
  readonly target: number
  /** Towards the next rank, and worth coins. */
  readonly stars: 1 | 2 | 3
  /** Adds up over runs. */
  readonly adds?: boolean
}

/** What a run has counted towards each goal. */
export type Counted<Goal extends string> = (goal: Goal) => number

export const COINS_PER_STAR = 25
const STARS_PER_RANK = 4
/** How much higher a target is each time the list begins anew. */
const HARDER_EACH_ROUND = 0.5

export const rankOf = ({ stars }: Pick<Progress, 'stars'>) => 1 + Math.floor(stars / STARS_PER_RANK)
export const rewardOf = ({ stars }: Pick<Mission, 'stars'>) => stars * COINS_PER_STAR

/** The mission behind a place in the endless order. */
export function missionAt<Goal extends string>(list: readonly Mission<Goal>[], index: number): Mission<Goal> {
  const mission = list[index % list.length]!
  const round = Math.floor(index / list.length)
  return { ...mission, target: Math.round(mission.target * (1 + HARDER_EACH_ROUND * round)) }
}

/** How far a mission is, at most its target. */
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

/** After a run: done missions pay and make room for the next ones, what adds up is carried on. */
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

/** The open mission that is nearest to its target: the goal for the next run. */
export function nearestMission<Goal extends string>(
  { open }: Progress,
  list: readonly Mission<Goal>[],
): Mission<Goal> | undefined {
  const share = (one: OpenMission) => one.carried / missionAt(list, one.index).target
  const first = open.toSorted((one, other) => share(other) - share(one))[0]
  return first && missionAt(list, first.index)
}
