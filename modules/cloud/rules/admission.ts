import { ok, refuse } from '#kit/result/result.ts'
import { CARD_LEVELS, type CardLevel } from '#modules/cards/model.ts'
import { LEAST_TIME } from './times.ts'
import { toWholeSeconds } from '#kit/time/time.ts'

/** What a player needs for a cloud game. */
export interface Player {
  readonly usedLevels: readonly CardLevel[]
  readonly totalSeconds: number
}

/** Whether a player may queue for a game or start it: the required card is in use, and a minute of time is left. */
export function mayPlay(needs: CardLevel, { usedLevels, totalSeconds }: Player) {
  const level = CARD_LEVELS.indexOf(needs)
  // Most games require no card, which the lowest level stands for.
  const isAllowed = level === 0 || usedLevels.some((used) => CARD_LEVELS.indexOf(used) >= level)
  if (!isAllowed) return refuse('CardLevelNeeded', { level })
  if (totalSeconds < toWholeSeconds(LEAST_TIME)) return refuse('NotEnoughTime')
  return ok(totalSeconds)
}

/** What else the player is doing; the client asks whether to switch (spec 4.11). */
export function elsewhere(
  choice: { readonly gameKey: string; readonly lineKey: string },
  {
    play,
    ticket,
  }: {
    readonly play: { readonly gameKey: string; readonly lineKey: string } | undefined
    readonly ticket: { readonly gameKey: string; readonly lineKey: string } | undefined
  },
) {
  const isChoice = (one: typeof choice) => one.gameKey === choice.gameKey && one.lineKey === choice.lineKey
  if (play && !isChoice(play)) return refuse('InAnotherGame', { status: 1, gameKey: play.gameKey })
  if (ticket && !isChoice(ticket)) return refuse('InAnotherGame', { status: 2, gameKey: ticket.gameKey })
  return ok(undefined)
}
