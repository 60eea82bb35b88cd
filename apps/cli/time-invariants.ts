import { FIRST_ODDS } from '#modules/cards/rules/odds.ts'
import { CARD_TIME_SOURCES, CLAIM_WEEK, TIME_RULES } from '#modules/playtime/rules/claims.ts'
import { levelOf } from './card-invariants.ts'
import type { Invariant } from './invariants.ts'

const isDay = (source: (typeof CARD_TIME_SOURCES)[number]) => TIME_RULES[source].every === 'day'
const named = (sources: readonly string[]) => sources.map((source) => `'${source}'`).join(', ')
const DAILY = named(CARD_TIME_SOURCES.filter(isDay))

/** The last period in which a source paid: what was paid in it has not been written over by a later payment. */
const lastPeriods = CARD_TIME_SOURCES.filter((source) => !TIME_RULES[source].isSet).map((source) => {
  const { level, pays } = TIME_RULES[source]
  const start = isDay(source)
    ? `date_trunc('day', max(started_at) at time zone 'UTC') at time zone 'UTC'`
    : `max(started_at) - interval '${CLAIM_WEEK / 1000} seconds' + interval '1 millisecond'`
  return `
    select 'time of ${source}: ' || paid.count || ' cards for ' || granted.cards as what
    from (select ${start} as start from play_grant where source = '${source}') period,
      lateral (select coalesce(sum(seconds), 0) / ${pays / 1000} as cards from play_grant
        where source = '${source}' and started_at >= period.start) granted,
      lateral (select count(*) from card
        where ${levelOf('kind')} = '${level}' and paid_at >= period.start) paid
    where granted.cards <> paid.count`
})

/** For each moment: cards that say they paid then, and the time that was granted then. */
const uncovered = CARD_TIME_SOURCES.filter((source) => !TIME_RULES[source].isSet).map((source) => {
  const { level, pays } = TIME_RULES[source]
  return `
    select 'cards of ${source} paid at ' || paid_at from card
    where ${levelOf('kind')} = '${level}' and paid_at is not null
    group by paid_at having count(*) > coalesce((
      select sum(seconds) / ${pays / 1000} from play_grant where source = '${source}' and started_at = paid_at), 0)`
})

export const TIME_INVARIANTS: readonly Invariant[] = [
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
  {
    id: 'I9',
    promise: 'one grant of a source is live, nobody spends more than granted, no card pays twice in a period',
    breaks: `
      select 'live grants of ' || account_id || ' from ' || source as what from play_grant
      where replaced_at is null group by account_id, source having count(*) > 1
      union all
      select 'grant ' || id || ' is overspent' from play_grant where seconds_left not between 0 and seconds
      union all
      select 'claims of ' || account_id || ' from ' || source || ' in one day' from play_grant
      where source in (${DAILY})
      group by account_id, source, date_trunc('day', started_at at time zone 'UTC') having count(*) > 1
      union all
      select 'claims of ' || account_id || ' from sss in one week' from (
        select account_id, started_at - lag(started_at) over (partition by account_id order by started_at) as pause
        from play_grant where source = 'sss'
      ) claim where pause < interval '${CLAIM_WEEK / 1000} seconds'
      union all
      select 'newcomer ' || account_id from play_grant
      where source = 'newcomer' group by account_id having count(*) > 1
      union all
      ${[...uncovered, ...lastPeriods].join('\n      union all\n')}`,
  },
]
