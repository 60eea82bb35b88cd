import { wornIn } from './shop.ts'
import type { Progress } from './progress.ts'
import type { GoodLook } from './shown.ts'

const BALL_PLACE = 'ball'
const TRAIL_PLACE = 'trail'
const TRAIL_SIGN = 'M4 8h9M4 12h7M4 16h9M18 12a2.5 2.5 0 1 0 .1 0'
const PRICES = {
  beach: 80,
  melon: 140,
  night: 240,
  gold: 500,
  petals: 120,
  frost: 200,
  rainbow: 400,
} as const

type BallName = 'beach' | 'melon' | 'night' | 'gold'
type TrailName = 'petals' | 'frost' | 'rainbow'

export interface BallGoods<Paint> {
  readonly goods: readonly GoodLook[]
  /** All balls share a text key, and so do all trails. */
  readonly keyFor: (key: string) => string
  readonly ballIn: (owned: Progress) => Paint | undefined
  readonly trailIn: (owned: Progress) => readonly string[] | undefined
}

/** Balls and trails for coins; each game draws them itself. */
export function ballGoods<Paint extends { readonly skin: string }>({
  balls,
  trails,
  ballSign,
}: {
  readonly balls: Readonly<Record<BallName, Paint>>
  /** Tones of each trail, as arguments of `rgb()`. */
  readonly trails: Readonly<Record<TrailName, readonly string[]>>
  readonly ballSign: string
}): BallGoods<Paint> {
  const named = <Look>(looks: Readonly<Record<string, Look>>, [id = '']: readonly string[]) => looks[id]
  return {
    goods: [
      ...(['beach', 'melon', 'night', 'gold'] as const).map((id) => ({
        id,
        price: PRICES[id],
        color: balls[id].skin,
        sign: ballSign,
        place: BALL_PLACE,
      })),
      ...(['petals', 'frost', 'rainbow'] as const).map((id) => ({
        id,
        price: PRICES[id],
        color: `rgb(${trails[id][0] ?? ''})`,
        sign: TRAIL_SIGN,
        place: TRAIL_PLACE,
      })),
    ],
    keyFor: (key) =>
      key.startsWith('does.') ? (key.slice('does.'.length) in balls ? 'does.ball' : 'does.trail') : key,
    ballIn: (owned) => named(balls, wornIn(owned, BALL_PLACE)),
    trailIn: (owned) => named(trails, wornIn(owned, TRAIL_PLACE)),
  }
}
