import { isWorn, type Good } from './shop.ts'
import type { Medal } from './medals.ts'
import { countOf, missionAt, rewardOf, type Counted, type Mission } from './missions.ts'
import type { Progress } from './progress.ts'

/** What the page shows of a player's progress; all texts are in their language. */
export interface ProgressShown {
  readonly coins: number
  readonly rank?: number
  readonly missions: readonly ShownMission[]
  readonly goods: readonly ShownGood[]
  readonly medals: readonly ShownMedal[]
  /** Levels open by play: how far, and whether the furthest may be left out. */
  readonly map?: { readonly reached: number; readonly maySkip: boolean }
  /** What was played so far, the board on the table first. */
  readonly figures?: readonly ShownFigures[]
}

/** The figures of one board, mode or grade; times are in milliseconds, what a game does not have is left out. */
export interface ShownFigures {
  readonly name: string
  readonly played: number
  readonly won?: number
  readonly row?: number
  readonly bestRow?: number
  readonly average?: number
  readonly usual?: number
  readonly fastest?: number
  /** How often runs came as far as each mark, the highest first. */
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
  /** How many are kept, of what is used up. */
  readonly count?: number
  readonly color: string
  /** Its sign, as a path in a box of 24. */
  readonly sign: string
}

export interface ShownMedal {
  readonly name: string
  readonly grade: number
}

/** What a player wishes for on the page. */
export type ProgressWish = { readonly good: string } | { readonly skip: true }

/** What a run has brought; the end panel tells it. */
export interface Gains {
  readonly coins: number
  /** Missions that were done, in words. */
  readonly missions: readonly string[]
  readonly medals: readonly ShownMedal[]
  /** What to go for next. */
  readonly next?: string
}

/** How a good looks and which words it has. */
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
