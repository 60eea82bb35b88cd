import type { Invariant } from '#kit/server/invariant.ts'
import { inWords } from '#kit/time/in-words.ts'
import { TRADE_LOCK } from '../rules/collection.ts'
import { oddsInvariant } from './odds-invariant.ts'

export const cardsInvariants: readonly Invariant[] = [
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
  oddsInvariant,
]
