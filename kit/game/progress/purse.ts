import type { GameContext } from '../contract.ts'
import { rankOf, type Counted, type Mission } from './missions.ts'
import { writeProgress, type Progress } from './progress.ts'
import { settleRun, type ProgressPlan } from './settle-run.ts'
import { deal, type Dealt } from './shop.ts'
import {
  shownGoods,
  shownMedals,
  shownMissions,
  type Gains,
  type GoodLook,
  type ProgressShown,
} from './shown.ts'

/** Missions, medals and goods of one game. */
export interface PursePlan<Goal extends string> extends ProgressPlan<Goal> {
  readonly goods: readonly GoodLook[]
  /** False if the stars of missions make no rank. */
  readonly hasRanks?: boolean
  /** The text key for a good, if several share one. */
  readonly keyFor?: (key: string) => string
}

type Page = Pick<GameContext, 'host' | 'text' | 'number'>

/** Stores what a player owns in one game and tells the page. It holds no state: the game does. */
export interface Purse<Goal extends string> {
  sayMission(mission: Mission<Goal>): string
  /** Tells the page what the player owns. */
  show(owned: Progress, counted: Counted<Goal>, map?: ProgressShown['map']): void
  /** Stores what the player owns and tells the page. */
  keep(owned: Progress, counted: Counted<Goal>, map?: ProgressShown['map']): void
  /** Buys an item, equips it or takes it off, silently; `undefined` for one that this game does not sell. */
  touch(owned: Progress, id: string): Touched | undefined
  /** Like `touch`, with sound. */
  buy(owned: Progress, id: string): Touched | undefined
  /** Settles a finished run: its coins, missions and medals. */
  settle(
    owned: Progress,
    run: { readonly coins: number; readonly counted: Counted<Goal> },
  ): { readonly progress: Progress; readonly gains: Gains }
}

export interface Touched {
  readonly owned: Progress
  readonly dealt: Dealt
  readonly good: GoodLook
}

const SOUNDS = { bought: 'coin', worn: 'flip', left: 'flip', poor: 'bad', full: 'bad' } as const

export function openPurse<Goal extends string>(
  { host, text, number }: Page,
  { missions, medals, goods, hasRanks = true, keyFor = (key) => key }: PursePlan<Goal>,
): Purse<Goal> {
  const sayMission = ({ goal, target }: Mission<Goal>) => text(`mission.${goal}`, { count: number(target) })
  const show: Purse<Goal>['show'] = (owned, counted, map) =>
    host.progress?.({
      coins: owned.coins,
      ...(hasRanks ? { rank: rankOf(owned) } : {}),
      missions: shownMissions(owned, missions, { counted, say: sayMission }),
      goods: shownGoods(owned, goods, (key) => text(keyFor(key))),
      medals: shownMedals(owned, medals, text),
      ...(map ? { map } : {}),
    })
  const touch: Purse<Goal>['touch'] = (before, id) => {
    const good = goods.find((one) => one.id === id)
    if (!good) return undefined
    const [owned, dealt] = deal(before, good)
    return { owned, dealt, good }
  }

  return {
    sayMission,
    show,
    keep(owned, counted, map) {
      host.remember(writeProgress(owned))
      show(owned, counted, map)
    },
    touch,
    buy(before, id) {
      const touched = touch(before, id)
      if (touched) host.sound(SOUNDS[touched.dealt])
      return touched
    },
    settle: (owned, { coins, counted }) =>
      settleRun(
        owned,
        { missions, medals },
        { coins, counted, sayMission, sayMedal: (id) => text(`medal.${id}`) },
      ),
  }
}
