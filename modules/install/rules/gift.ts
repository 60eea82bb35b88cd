import { ok, refuse } from '#kit/result/result.ts'

/** Boxes given for installing the portal on the home screen (spec 9.8). */
export const HOME_GIFT_BOXES = 2

/** The display modes of an installed app. */
export const STANDALONE = 'standalone'

export interface HomeGift {
  /** The account, or one of its devices, has had the gift. */
  readonly isTaken: boolean
  /** The server has seen a start with the manifest's code. */
  readonly hasStarted: boolean
}

/** Whether the gift can be taken; once taken it stays taken, wherever the portal is opened. */
export function takeHomeGift({ isTaken, hasStarted }: HomeGift, display: string) {
  if (isTaken) return refuse('HomeGiftTaken')
  return hasStarted && display === STANDALONE ? ok(HOME_GIFT_BOXES) : refuse('NotInstalled')
}

export function homeGiftState({ isTaken, hasStarted }: HomeGift): 'waiting' | 'ready' | 'taken' {
  if (isTaken) return 'taken'
  return hasStarted ? 'ready' : 'waiting'
}
