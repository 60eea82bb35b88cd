import { days } from '#kit/time/time.ts'

/** How many boxes and cards operators may give: at once, and within `GIFTS_COUNTED_FOR` to a player and by an operator. */
export const GIFT_LIMITS = { atOnce: 50, toPlayer: 50, byOperator: 500 }
export const GIFTS_COUNTED_FOR = days(1)

interface Given {
  readonly count: number
  /** Given within `GIFTS_COUNTED_FOR`. */
  readonly toPlayer: number
  readonly byOperator: number
}

/** The limit that a gift would exceed. */
export function exceeded({ count, toPlayer, byOperator }: Given): keyof typeof GIFT_LIMITS | undefined {
  if (count > GIFT_LIMITS.atOnce) return 'atOnce'
  if (toPlayer + count > GIFT_LIMITS.toPlayer) return 'toPlayer'
  return byOperator + count > GIFT_LIMITS.byOperator ? 'byOperator' : undefined
}
