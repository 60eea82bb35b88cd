import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import type { Instant } from '#kit/time/time.ts'
import { kindOf, type CardLevel } from '#modules/cards/model.ts'
import { isLocked, lockAfterTrade } from '#modules/cards/rules/collection.ts'
import type { OwnedCard, Player } from './player.ts'
import { LISTINGS_LOOKED_AT } from './players.ts'

/** Swaps duplicates for missing cards of the same level where both gain (docs/contract.md A4). Returns the number of swaps. */
export function trade(today: readonly Player[], random: Random, now: Instant): number {
  const traders = shuffled(
    today.filter(({ segment }) => random() < segment.trades),
    random,
  )
  let swaps = 0
  for (const level of ['s', 'ss'] as const) {
    const offers = new Map<number, Player[]>()
    for (const player of traders)
      for (const { kind } of doubles(player, level, now))
        offers.set(kind, [...(offers.get(kind) ?? []), player])
    for (const player of traders) {
      const has = new Set(player.cards.map(({ kind }) => kind))
      for (const [kind, sellers] of offers) {
        if (has.has(kind)) continue
        for (let look = 0; look < Math.min(LISTINGS_LOOKED_AT, sellers.length); look++)
          if (swap(player, sellers[pickIndex(sellers.length, random)]!, { kind, level, now })) {
            swaps++
            has.add(kind)
            break
          }
      }
    }
  }
  return swaps
}

function doubles(player: Player, level: CardLevel, now: Instant): OwnedCard[] {
  const counts = new Map<number, number>()
  for (const { kind } of player.cards) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return player.cards.filter(
    (card) => kindOf(card.kind).level === level && counts.get(card.kind)! > 1 && !isLocked(card, now),
  )
}

function swap(
  taker: Player,
  seller: Player,
  { kind, level, now }: { readonly kind: number; readonly level: CardLevel; readonly now: Instant },
): boolean {
  if (taker === seller) return false
  const sold = doubles(seller, level, now).find((card) => card.kind === kind)
  const sellerHas = new Set(seller.cards.map((card) => card.kind))
  const paid = doubles(taker, level, now).find((card) => !sellerHas.has(card.kind))
  if (!sold || !paid) return false
  for (const [from, to, card] of [
    [seller, taker, sold],
    [taker, seller, paid],
  ] as const) {
    from.cards.splice(from.cards.indexOf(card), 1)
    to.cards.push(card)
    card.lockedUntil = lockAfterTrade(now)
  }
  return true
}
