import type { Invariant } from '#kit/server/invariant.ts'
import { CARD_LEVELS, kindsOf } from '#modules/cards/model.ts'

/** All of these cards are of one level. */
const ONE_LEVEL = CARD_LEVELS.map((level) => {
  const kinds = kindsOf(level)
  return `bool_and(card.kind between ${kinds[0]!.kind} and ${kinds.at(-1)!.kind})`
}).join(' or ')

export const marketInvariants: readonly Invariant[] = [
  {
    id: 'I3',
    promise: 'a listing is taken at most once, by one redemption or one swap',
    breaks: `
      select 'listing ' || l.id as what from market_listing l
      left join (
        select listing_id, count(*) filter (where reason = 'redeem') as redeemed,
          count(*) filter (where reason = 'swap') as swapped
        from card_move where listing_id is not null group by listing_id
      ) move on move.listing_id = l.id
      where (coalesce(redeemed, 0), coalesce(swapped, 0)) <> case
        when l.state <> 'taken' then (0::bigint, 0::bigint)
        when l.given_card_id is null then (1::bigint, 0::bigint)
        else (0::bigint, 2::bigint) end
      union all
      select 'listing ' || l.id || ' was redeemed otherwise' from market_listing l
      where l.state = 'taken' and l.given_card_id is null and not exists (
        select from card_move m where m.listing_id = l.id and m.card_id = l.card_id
          and m.from_id = l.seller_id and m.to_id = l.taker_id)
      union all
      select 'trade of card ' || m.card_id || ' without a listing' from card_move m
      left join market_listing l on l.id = m.listing_id where m.reason in ('swap', 'redeem') and l.id is null`,
  },
  {
    id: 'I4',
    promise: 'a swap moves two cards of one level, but of two kinds, in opposite directions',
    breaks: `
      select 'listing ' || l.id as what from market_listing l
      where l.given_card_id is not null and not (
        select count(*) = 2 and count(distinct m.card_id) = 2 and count(distinct card.kind) = 2
          and (${ONE_LEVEL})
          and coalesce(bool_and((m.card_id, m.from_id, m.to_id) in (
            (l.card_id, l.seller_id, l.taker_id), (l.given_card_id, l.taker_id, l.seller_id))), false)
        from card_move m join card on card.id = m.card_id where m.listing_id = l.id and m.reason = 'swap')`,
  },
  {
    id: 'I5',
    promise: 'a card is on the market exactly when one running listing of its owner says so',
    breaks: `
      select 'card ' || card.id as what from card
      where card.state = 'listed' and 1 <> (
        select count(*) from market_listing l
        where l.card_id = card.id and l.state = 'on' and l.seller_id = card.owner_id)
      union all
      select 'listing ' || l.id from market_listing l left join card on card.id = l.card_id
      where l.state = 'on' and (card.state is distinct from 'listed' or card.owner_id <> l.seller_id)`,
  },
]
