import { settleMedals, type Medal } from './medals.ts'
import { nearestMission, settleMissions, type Mission } from './missions.ts'
import type { Progress } from './progress.ts'
import { earn } from './shop.ts'
import type { Gains } from './shown.ts'

/** Missions and medals of one game. */
export interface ProgressPlan<Goal extends string> {
  readonly missions: readonly Mission<Goal>[]
  readonly medals: readonly Medal<Goal>[]
}

export interface SettledRun<Goal extends string> {
  readonly coins: number
  readonly counted: (goal: Goal) => number
  readonly sayMission: (mission: Mission<Goal>) => string
  readonly sayMedal: (id: string) => string
}

/** Credits a finished run's coins, missions and medals, and tells the page. */
export function settleRun<Goal extends string>(
  before: Progress,
  { missions, medals }: ProgressPlan<Goal>,
  { coins, counted, sayMission, sayMedal }: SettledRun<Goal>,
): { readonly progress: Progress; readonly gains: Gains } {
  const settled = settleMissions(earn(before, coins), missions, counted)
  const { progress, won } = settleMedals(settled.progress, medals, counted)
  const next = nearestMission(progress, missions)
  return {
    progress,
    gains: {
      coins: progress.coins - before.coins,
      missions: settled.done.map(sayMission),
      medals: won.map(({ id, grade }) => ({ name: sayMedal(id), grade })),
      ...(next ? { next: sayMission(next) } : {}),
    },
  }
}
