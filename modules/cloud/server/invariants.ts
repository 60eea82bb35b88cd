import type { Invariant } from '#kit/server/invariant.ts'

export const cloudInvariants: readonly Invariant[] = [
  {
    id: 'I11',
    promise:
      'a player has one place in a queue and one play; what is charged is what was played, and what was charged is gone from the grants',
    breaks: `
      select 'places of ' || account_id as what from cloud_ticket
      where ended_at is null group by account_id having count(*) > 1
      union all
      select 'plays of ' || account_id from cloud_play
      where state <> 'ended' group by account_id having count(*) > 1
      union all
      select 'place of ' || ticket.account_id || ' beside a play' from cloud_ticket ticket
      join cloud_play play on play.account_id = ticket.account_id and play.state <> 'ended'
      where ticket.ended_at is null
      union all
      select 'play ' || id || ' charged ' || charged_seconds || ' for ' || played_ms || ' ms' from cloud_play
      where charged_seconds > played_ms / 1000
        or (charged_seconds < played_ms / 1000 and end_reason is distinct from 'time' and left_seconds > 0)
      union all
      select 'play ' || id || ' ran longer than its time' from cloud_play
      where begun_at is not null
        and played_ms > extract(epoch from coalesce(ended_at, counted_at) - begun_at) * 1000 + 3000
      union all
      select 'time of ' || account_id || ': ' || spent || ' s gone, ' || charged || ' s charged' from (
        select account_id, coalesce(spent, 0) as spent, coalesce(charged, 0) as charged
        from (select account_id, sum(seconds - seconds_left) as spent from play_grant group by account_id) burnt
        full join (select account_id, sum(charged_seconds) as charged from cloud_play group by account_id) played
          using (account_id)
      ) sums where spent <> charged`,
  },
]
