import type { Invariant } from '#kit/server/invariant.ts'
import { kindsOf, type CardLevel } from '#modules/cards/model.ts'
import { CARD_TIME_SOURCES, CLAIM_WEEK, TIME_RULES } from '../rules/claims.ts'

const isOfLevel = (level: CardLevel) => {
  const kinds = kindsOf(level)
  return `kind between ${kinds[0]!.kind} and ${kinds.at(-1)!.kind}`
}

const isDay = (source: (typeof CARD_TIME_SOURCES)[number]) => TIME_RULES[source].every === 'day'
const named = (sources: readonly string[]) => sources.map((source) => `'${source}'`).join(', ')
const DAILY = named(CARD_TIME_SOURCES.filter(isDay))

/** The last period in which a source paid: its payments have not been overwritten by later ones. */
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
        where ${isOfLevel(level)} and paid_at >= period.start) paid
    where granted.cards <> paid.count`
})

/** Compares cards marked as paid at each moment with the time granted then. */
const uncovered = CARD_TIME_SOURCES.filter((source) => !TIME_RULES[source].isSet).map((source) => {
  const { level, pays } = TIME_RULES[source]
  return `
    select 'cards of ${source} paid at ' || paid_at from card
    where ${isOfLevel(level)} and paid_at is not null
    group by paid_at having count(*) > coalesce((
      select sum(seconds) / ${pays / 1000} from play_grant where source = '${source}' and started_at = paid_at), 0)`
})

export const playtimeInvariants: readonly Invariant[] = [
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
