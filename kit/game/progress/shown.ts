import { isWorn, type Good } from './shop.ts'
import type { Medal } from './medals.ts'
import { countOf, missionAt, rewardOf, type Counted, type Mission } from './missions.ts'
import type { Progress } from './progress.ts'

/** A player's progress as the page shows it; texts are in their language. */
export interface ProgressShown {
  readonly coins: number
  readonly rank?: number
  readonly missions: readonly ShownMission[]
  readonly goods: readonly ShownGood[]
  readonly medals: readonly ShownMedal[]
  /** Levels that open by play: the furthest, and whether it may be skipped. */
  readonly map?: { readonly reached: number; readonly maySkip: boolean }
  /** Statistics, the current board first. */
  readonly figures?: readonly ShownFigures[]
}

/** Statistics of one board, mode or grade; times in milliseconds, fields that a game does not have are absent. */
export interface ShownFigures {
  readonly name: string
  readonly played: number
  readonly won?: number
  readonly row?: number
  readonly bestRow?: number
  readonly average?: number
  readonly usual?: number
  readonly fastest?: number
  /** How often runs reached each mark, the highest first. */
  readonly marks: readonly { readonly name: string; readonly count: number }[]
  /** The best runs without help, best first. */
  readonly runs: readonly ShownRun[]
}

export interface ShownRun {
  readonly score: number
  readonly mark?: string
  readonly millis?: number
  readonly at: number
}

export interface ShownMission {
  readonly text: string
  readonly count: number
  readonly target: number
  readonly reward: number
}

export interface ShownGood {
  readonly id: string
  readonly name: string
  readonly does: string
  readonly price: number
  readonly state: 'offered' | 'poor' | 'owned' | 'worn'
  /** Stock of a consumable. */
  readonly count?: number
  readonly color: string
  /** Its icon, as a path in a 24 × 24 box. */
  readonly sign: string
}

export interface ShownMedal {
  readonly name: string
  readonly grade: number
}

/** A player's request on the page. */
export type ProgressWish = { readonly good: string } | { readonly skip: true }

/** What a run earned; shown in the end panel. */
export interface Gains {
  readonly coins: number
  /** Texts of the done missions. */
  readonly missions: readonly string[]
  readonly medals: readonly ShownMedal[]
  readonly next?: string
}

/** Look and text key of a good. */
export interface GoodLook extends Good {
  readonly color: string
  readonly sign: string
}

type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string

export function shownGoods(
  progress: Progress,
  goods: readonly GoodLook[],
  text: Words,
): readonly ShownGood[] {
  return goods.map((good) => {
    const { id, price, color, sign, place } = good
    const isOwned = place !== undefined && progress.owned.includes(id)
    const state = isWorn(progress, good)
      ? 'worn'
      : isOwned
        ? 'owned'
        : progress.coins >= price
          ? 'offered'
          : 'poor'
    const count = place === undefined ? { count: progress.stock[id] ?? 0 } : {}
    return { id, price, color, sign, name: text(`good.${id}`), does: text(`does.${id}`), state, ...count }
  })
}

export const shownMissions = <Goal extends string>(
  { open }: Progress,
  list: readonly Mission<Goal>[],
  { counted, say }: { readonly counted: Counted<Goal>; readonly say: (mission: Mission<Goal>) => string },
): readonly ShownMission[] =>
  open.map((one) => {
    const mission = missionAt(list, one.index)
    const { target } = mission
    return { text: say(mission), count: countOf(list, one, counted), target, reward: rewardOf(mission) }
  })

export const shownMedals = (
  progress: Progress,
  medals: readonly Medal[],
  text: Words,
): readonly ShownMedal[] =>
  medals.map(({ id }) => ({ name: text(`medal.${id}`), grade: progress.medals[id] ?? 0 }))
