import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idle_stretch (
      code       text        primary key,
      account_id bigint      not null references account (id),
      started_at timestamptz not null,
      seen_at    timestamptz not null,
      ended_at   timestamptz
    )`.execute(db)
  await sql`create unique index idle_stretch_running on idle_stretch (account_id) where ended_at is null`.execute(
    db,
  )
  await sql`create index idle_stretch_by_end on idle_stretch (ended_at) where ended_at is not null`.execute(
    db,
  )

  await sql`
    create table idle_reward (
      id           text        primary key,
      stretch_code text        not null,
      place        smallint    not null,
      account_id   bigint      not null references account (id),
      box          text        not null check (box in ('normal', 'rare')),
      state        text        not null check (state in ('ripe', 'taken', 'stolen', 'lost', 'locked')),
      ripe_at      timestamptz not null,
      -- Claim by (ripe), taken at (taken, stolen), lost at (lost), locked at (locked).
      state_at     timestamptz not null,
      taken_by     bigint,
      locked_on    date,
      unique (stretch_code, place),
      check ((state = 'stolen') = (taken_by is not null))
    )`.execute(db)
  await sql`create index idle_reward_by_account on idle_reward (account_id, ripe_at desc)`.execute(db)
  await sql`create index idle_reward_by_state on idle_reward (state, state_at) where state in ('ripe', 'locked')`.execute(
    db,
  )

  // Separate from the rewards: a rescue brings the reward back, but the theft has happened.
  await sql`
    create table idle_theft (
      reward_id text        primary key references idle_reward (id),
      thief_id  bigint      not null,
      victim_id bigint      not null,
      stolen_at timestamptz not null
    )`.execute(db)
  await sql`create index idle_theft_by_thief on idle_theft (thief_id, stolen_at)`.execute(db)
  await sql`create index idle_theft_by_victim on idle_theft (victim_id, stolen_at)`.execute(db)
}
