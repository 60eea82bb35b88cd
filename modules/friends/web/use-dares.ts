import { scoreText, type ScoreUnit } from '#kit/game/score-text.ts'
import { useNumber } from '#kit/i18n/use-messages.ts'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { dailiesCalls, type DailyDare } from '#modules/dailies/calls.ts'
import { rivalLink } from '#modules/dailies/model.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { sharedRunLink, type DareState } from '#modules/scores/model.ts'
import type { Friend } from '../calls.ts'

/** A dare on a deal or on a daily challenge, as the player sees it. */
export interface ToldDare {
  readonly id: string
  /** Of the deal; undefined for a daily challenge. */
  readonly key: string | undefined
  readonly player: Friend['player']
  /** Styled apart from the surrounding text. */
  readonly game: string
  /** Where it is answered. */
  readonly href: string
  readonly isMine: boolean
  readonly state: DareState
  /** Scores in words, empty while there is none. */
  readonly own: string
  readonly theirs: string
}

const apart = (title: string) => `\u2068${title}\u2069`

const stateOfDay = ({ score, answer, isOver }: DailyDare): DareState => {
  if (score !== null && answer !== null) return 'answered'
  return isOver ? 'over' : 'open'
}

/** All dares by and to the player, and their runs that can be used for a dare. */
export function useDares() {
  const number = useNumber()
  const deals = useRead(scoresCalls.listDares, {}, { onFocus: true })
  const days = useRead(dailiesCalls.listDares, {}, { onFocus: true })
  const slugs = [
    ...new Set([...(deals.data?.dares ?? []), ...(deals.data?.runs ?? [])].map(({ slug }) => slug)),
  ]
  const games = useRead(catalogCalls.listGames, { slugs }, { enabled: slugs.length > 0 })
  const titles = new Map(games.data?.games.map(({ slug, title }) => [slug, title] as const))
  const titleOf = (slug: string) => apart(titles.get(slug) ?? slug)
  const isKnown = slugs.length === 0 || games.data !== undefined
  const said = (unit: ScoreUnit, value: number | null) =>
    value === null ? '' : scoreText(unit, value, number)
  const ofDeals = (isKnown ? (deals.data?.dares ?? []) : []).map((dare): ToldDare => {
    const { key, slug, unit, score, answer, isMine, player, state } = dare
    const [mine, others] = isMine ? [score, answer] : [answer, score]
    return {
      id: `${key} ${player.userId}`,
      key,
      player,
      game: titleOf(slug),
      href: sharedRunLink(slug, key),
      isMine,
      state,
      own: said(unit, mine),
      theirs: said(unit, others),
    }
  })
  const ofDays = (days.data?.dares ?? []).map((dare): ToldDare => {
    const { player, isMine, slug, title, scoreUnit, day, score, answer } = dare
    return {
      id: `${day} ${player.userId} ${isMine}`,
      key: undefined,
      player,
      game: apart(title),
      href: isMine ? '/today' : rivalLink(slug, day, player.userId),
      isMine,
      state: stateOfDay(dare),
      own: said(scoreUnit, score),
      theirs: said(scoreUnit, answer),
    }
  })
  return { dares: [...ofDeals, ...ofDays], runs: isKnown ? (deals.data?.runs ?? []) : [], titleOf }
}

/** Withdraws dares of both kinds. */
export function useWithdraw() {
  const deal = useChange(scoresCalls.withdrawDare, { stale: [scoresCalls.listDares] })
  const day = useChange(dailiesCalls.withdrawDare, { stale: [dailiesCalls.listDares] })
  return {
    error: deal.error ?? day.error,
    isPending: ({ key, player: { userId } }: ToldDare): boolean =>
      key === undefined
        ? day.isPending && day.params?.userId === userId
        : deal.isPending && deal.params?.key === key && deal.params.userId === userId,
    withdraw({ key, player: { userId } }: ToldDare) {
      if (key === undefined) day.run({ userId })
      else deal.run({ key, userId })
    },
  }
}
