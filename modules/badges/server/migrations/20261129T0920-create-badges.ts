import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table badge_won (
      account_id bigint      not null references account (id),
      badge_id   text        not null check (length(badge_id) between 3 and 60),
      won_at     timestamptz not null,
      is_seen    boolean     not null default false,
      primary key (account_id, badge_id)
    )`.execute(db)

  await sql`
    create table badge_owner (
      account_id       bigint      primary key references account (id),
      most_friends     integer     not null default 0 check (most_friends >= 0),
      has_spoken       boolean     not null default false,
      worn             text[]      not null default '{}' check (cardinality(worn) <= 3),
      is_shown         boolean,
      skipped          text[]      not null default '{}' check (cardinality(skipped) <= 20),
      quests_closed_at timestamptz
    )`.execute(db)

  // The badges of the visitor that a member was before.
  await sql`
    create table badge_carry (
      member_id  bigint not null references account (id),
      visitor_id bigint not null references account (id),
      primary key (member_id, visitor_id),
      check (member_id <> visitor_id)
    )`.execute(db)
  await sql`create index badge_carry_by_visitor on badge_carry (visitor_id)`.execute(db)

  await sql`create table badge_watch (one boolean primary key default true check (one), looked_at timestamptz not null)`.execute(
    db,
  )
}
