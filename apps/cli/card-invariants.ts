import { inWords } from '#kit/time/in-words.ts'
import { CARD_LEVELS, kindsOf } from '#modules/cards/model.ts'
import { TRADE_LOCK } from '#modules/cards/rules/collection.ts'
import type { Invariant } from './invariants.ts'

/** The level of a kind, in SQL. */
export const levelOf = (column: string) =>
  `(case ${CARD_LEVELS.map((level) => `when ${column} <= ${kindsOf(level).at(-1)!.kind} then '${level}'`).join(' ')} end)`

export const CARD_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I1',
    promise: 'every card came into being once, from a draw of its kind or as a gift',
    breaks: `
      select 'card ' || card.id as what from card left join card_move m on m.card_id = card.id and m.step = 1
      where m.card_id is null or m.reason not in ('open', 'give')
      union all
      select 'card ' || m.card_id || ' was opened without a draw' from card_move m
      left join card_draw d on d.card_id = m.card_id where m.step = 1 and m.reason = 'open' and d.card_id is null
      union all
      select 'draw of card ' || d.card_id from card_draw d
      left join card on card.id = d.card_id left join card_move m on m.card_id = d.card_id and m.step = 1
      where card.id is null or card.kind <> d.kind or m.reason is distinct from 'open'
      union all
      select 'card ' || card_id || ' was drawn twice' from card_draw group by card_id having count(*) > 1`,
  },
  {
    id: 'I2',
    promise: 'the moves of a card are an unbroken chain that ends at its owner',
    breaks: `
      select 'card ' || card_id || ' step ' || step as what from (
        select card_id, step, from_id, lag(to_id) over chain as held_by, lag(step) over chain as step_before
        from card_move window chain as (partition by card_id order by step)
      ) move
      where from_id is distinct from held_by or step is distinct from coalesce(step_before, 0) + 1
      union all
      select 'card ' || card.id || ' is not where it was moved' from card
      left join (select distinct on (card_id) card_id, step, to_id from card_move order by card_id, step desc) last
        on last.card_id = card.id
      where last.to_id is distinct from card.owner_id or last.step is distinct from card.step
      union all
      select 'move of card ' || card_id || ', which is not there' from card_move
      where not exists (select from card where card.id = card_id)`,
  },
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
          and count(distinct ${levelOf('card.kind')}) = 1
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
  {
    id: 'I6',
    promise: `a trade locks its card (for ${inWords(TRADE_LOCK)} by the rule of today), and no trade moves it before its lock is over`,
    breaks: `
      select 'card ' || card_id || ' step ' || step as what from (
        select card_id, step, reason, moved_at, lag(reason) over chain as reason_before,
          lag(locked_until) over chain as locked_before
        from card_move where reason <> 'merge' window chain as (partition by card_id order by step)
      ) move
      where reason in ('swap', 'redeem') and reason_before in ('swap', 'redeem')
        and moved_at < locked_before
      union all
      select 'card ' || card.id || ' is not locked' from card
      join lateral (
        select * from card_move where card_id = card.id and reason <> 'merge' order by step desc limit 1
      ) m on true
      where m.reason in ('swap', 'redeem') and (card.locked_until is null or card.locked_until <= m.moved_at
        or card.locked_until <> m.locked_until)`,
  },
]
