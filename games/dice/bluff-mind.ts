import type { Random } from '#kit/random/random.ts'

export interface Bid {
  readonly count: number
  /** 2 to 6: ones are jokers and are never named. */
  readonly face: number
}

export const CALL = 0
export const FACES = [2, 3, 4, 5, 6] as const
export const moveOf = ({ count, face }: Bid): number => count * 8 + face
export const bidOf = (move: number): Bid => ({ count: move >> 3, face: move & 7 })

/** More dice, or as many of a higher face. */
export const isHigher = (bid: Bid, than: Bid | undefined): boolean =>
  !than || bid.count > than.count || (bid.count === than.count && bid.face > than.face)

export const countIn = (hand: readonly number[], face: number): number =>
  hand.filter((value) => value === face || value === 1).length

/** The chance that at least `wanted` of `dice` unseen dice are the face or a joker. */
export function chanceOfAtLeast(wanted: number, dice: number): number {
  if (wanted <= 0) return 1
  let sum = 0
  let ways = 1
  for (let hits = 0; hits <= dice; hits++) {
    if (hits >= wanted) sum += ways * (1 / 3) ** hits * (2 / 3) ** (dice - hits)
    ways = (ways * (dice - hits)) / (hits + 1)
  }
  return sum
}

export const chanceOf = (bid: Bid, hand: readonly number[], unseen: number): number =>
  chanceOfAtLeast(bid.count - countIn(hand, bid.face), unseen)

export interface Temper {
  /** Doubts a bid whose chance is below this. */
  readonly doubt: number
  /** How far chance errs, up or down. */
  readonly blur: number
  /** Chance of a bluff. */
  readonly bluff: number
}

export interface Table {
  readonly hand: readonly number[]
  readonly unseen: number
  readonly bid: Bid | undefined
  /** The face the bidder before has shown to like weighs in its favour. */
  readonly trust: number
}

/** The next bid or the call, by what the own dice and the chances say. */
export function bluffChoice({ hand, unseen, bid, trust }: Table, temper: Temper, random: Random): number {
  const total = hand.length + unseen
  const bids = raises(bid, total)
  const rated = bids.map((raise) => ({
    raise,
    chance: chanceOf(raise, hand, unseen) + (random() - 0.5) * temper.blur,
  }))
  const held = bid ? chanceOf(bid, hand, unseen) + trust + (random() - 0.5) * temper.blur : 1
  const safest = rated.toSorted((one, other) => other.chance - one.chance)[0]
  if (!safest) return CALL
  if (bid && 1 - held > safest.chance && held < temper.doubt) return CALL
  const wild = rated.filter(({ chance }) => chance > 0.3)
  const lie = wild[Math.floor(random() * wild.length)]
  if (lie && random() < temper.bluff) return moveOf(lie.raise)
  // Among the bids that probably hold the highest one leaves the others the least room.
  const bold = rated.findLast(({ chance }) => chance > 0.72)
  return moveOf((bid ? safest : (bold ?? safest)).raise)
}

/** The lowest raise of every face, and one more of it. */
function raises(bid: Bid | undefined, total: number): Bid[] {
  const found: Bid[] = []
  for (const face of FACES) {
    const least = !bid ? 1 : face > bid.face ? bid.count : bid.count + 1
    for (const count of [least, least + 1]) if (count <= total) found.push({ count, face })
  }
  return found.toSorted((one, other) => one.count - other.count || one.face - other.face)
}
