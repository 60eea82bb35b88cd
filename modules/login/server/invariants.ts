import type { Invariant } from '#kit/server/invariant.ts'

/** Compares moved goods with the ledger; erased accounts have no offers. */
const MOVED = `
      select 'goods of ' || coalesce(visitor_id, from_id) || ' at ' || coalesce(member_id, to_id) from (
        select visitor_id, member_id, cards from login_merge where state = 'taken' and cards > 0
      ) taken
      full join (
        select from_id, to_id, count(*) as cards from card_move where reason = 'merge' group by from_id, to_id
      ) moved on (moved.from_id, moved.to_id) = (taken.visitor_id, taken.member_id)
      where taken.cards is distinct from moved.cards and not exists (
        select from account where id in (from_id, to_id) and deleted_at is not null)
      union all
      select 'boxes of ' || coalesce(visitor_id, won_by) || ' at ' || coalesce(member_id, account_id) from (
        select visitor_id, member_id, boxes from login_merge where state = 'taken' and boxes > 0
      ) taken
      full join (
        select won_by, account_id, count(*) as boxes from card_box where won_by is not null group by won_by, account_id
      ) moved on (moved.won_by, moved.account_id) = (taken.visitor_id, taken.member_id)
      where taken.boxes is distinct from moved.boxes and not exists (
        select from account where id in (won_by, account_id) and deleted_at is not null)`

export const loginInvariants: readonly Invariant[] = [
  {
    id: 'I13',
    promise:
      'a provider opens each member and no visitor, no device leads to a member, and goods were moved as the members took them, once',
    breaks: `
      select 'member ' || account.id || ' whom nothing opens' as what from account
      where kind = 'member' and deleted_at is null
        and not exists (select from account_identity where account_id = account.id)
      union all
      select 'provider ' || provider || ' of ' || account_id from account_identity
      left join account on account.id = account_id where kind is distinct from 'member'
      union all
      select 'device of member ' || account_id from account_device
      join account on account.id = account_id where kind = 'member'
      union all
      select 'key of member ' || account_id from account_device_key
      join account on account.id = account_id where kind = 'member'
      union all
      select 'moves of member ' || member_id from login_merge
      where state = 'taken' group by member_id having count(*) > 1
      union all${MOVED}`,
  },
]
