import type { Invariant } from '#kit/server/invariant.ts'
import { inWords } from '#kit/time/in-words.ts'
import { STEAL_EVERY } from '#modules/idle/server/index.ts'
import { MOST_FRIENDS } from '../rules/friendship.ts'

const perDay = (who: 'thief_id' | 'victim_id', most: 'steals_a_day' | 'losses_a_day', verb: string) => `
      select 'player ' || ${who} || ' ${verb} more than ' || max(${most}) || ' on one day' as what from idle_theft
      group by ${who}, date_trunc('day', stolen_at at time zone 'UTC') having count(*) > max(${most})`

export const friendsInvariants: readonly Invariant[] = [
  {
    id: 'I10',
    promise: `a friendship is one row for both, without a block or a request beside it; a thief comes to a friend once in ${inWords(STEAL_EVERY)} and keeps to the limits of the day`,
    breaks: `
      select 'friendship ' || low_id || ' ' || high_id as what from friendship
      group by low_id, high_id having count(*) > 1 or bool_or(low_id >= high_id)
      union all
      select 'friends of ' || account_id from (
        select low_id as account_id from friendship union all select high_id from friendship
      ) side group by account_id having count(*) > ${MOST_FRIENDS}
      union all
      select 'friendship ' || low_id || ' ' || high_id || ' in spite of a block' from friendship
      join player_block b on (b.account_id, b.blocked_id) in ((low_id, high_id), (high_id, low_id))
      union all
      select 'request ' || r.id || ' between friends' from friend_request r
      join friendship on (low_id, high_id) = (least(from_id, to_id), greatest(from_id, to_id))
      where r.state in ('waiting', 'ignored')
      union all
      select 'requests of ' || from_id || ' to ' || to_id from friend_request
      where state in ('waiting', 'ignored') group by from_id, to_id having count(*) > 1
      union all
      select 'theft of ' || reward_id || ' too soon' from (
        select reward_id, stolen_at - lag(stolen_at) over met as pause,
          make_interval(secs => lag(pause_sec) over met) as least
        from idle_theft window met as (partition by thief_id, victim_id order by stolen_at)
      ) theft where pause < least
      union all${perDay('thief_id', 'steals_a_day', 'took')}
      union all${perDay('victim_id', 'losses_a_day', 'lost')}`,
  },
]
