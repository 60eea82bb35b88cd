import type { Invariant } from '#kit/server/invariant.ts'
import { FIRST_ODDS } from '#modules/cards/server/index.ts'

export const idleInvariants: readonly Invariant[] = [
  {
    id: 'I7',
    promise:
      'a reward gives one box, a box one draw, and a draw keeps to published odds and a committed secret',
    breaks: `
      select 'box for ' || source || ' ' || source_id as what from card_box
      group by source, source_id having count(*) > 1
      union all
      select 'box ' || b.id || ' for a reward that its owner has not taken' from card_box b
      left join idle_reward r on r.id = b.source_id and r.account_id = coalesce(b.won_by, b.account_id) and r.box = b.kind
      where b.source = 'idle' and r.state is distinct from 'taken'
      union all
      select 'box ' || b.id || ' for a theft that did not happen' from card_box b
      left join idle_theft t on t.reward_id = b.source_id and t.thief_id = coalesce(b.won_by, b.account_id)
      where b.source = 'steal' and t.reward_id is null
      union all
      select 'reward ' || r.id || ' was taken without a box' from idle_reward r
      where r.state = 'taken' and not exists (select from card_box where source = 'idle' and source_id = r.id)
      union all
      select 'theft of ' || t.reward_id || ' without a box' from idle_theft t
      where not exists (select from card_box where source = 'steal' and source_id = t.reward_id)
      union all
      select 'reward ' || r.id || ' was stolen and taken, but never rescued' from idle_reward r
      join idle_theft t on t.reward_id = r.id where r.state = 'taken' and r.locked_on is null
      union all
      select 'box ' || b.id || ' is open without a draw, or drawn but closed' from card_box b
      full join card_draw d on d.box_id = b.id where (b.opened_at is null) <> (d.box_id is null)
      union all
      select 'box ' || box_id || ' was drawn twice' from card_draw group by box_id having count(*) > 1
      union all
      select 'opening ' || o.id from card_opening o
      where o.odds_version <> ${FIRST_ODDS.version}
          and not exists (select from card_odds p where p.version = o.odds_version and p.since <= o.opened_at)
        or o.seed_hash <> translate(rtrim(encode(sha256(convert_to(o.seed, 'UTF8')), 'base64'), '='), '+/', '-_')
        or not exists (select from card_draw d where d.opening_id = o.id)
      union all
      select 'secret of opening ' || min(id) || ' was used again' from card_opening group by seed having count(*) > 1
      union all
      select 'draw of box ' || b.id || ' by another' from card_draw d
      join card_opening o on o.id = d.opening_id join card_box b on b.id = d.box_id
      where b.account_id <> o.account_id`,
  },
]
