import { sql, type Kysely } from 'kysely'

const REASONS = sql`'spam', 'insult', 'hate', 'sexual', 'selling', 'danger', 'other'`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_message (
      id         text        primary key,
      room       text        not null,
      account_id bigint      not null references account (id),
      text       text        not null,
      language   text        not null,
      sent_at    timestamptz not null,
      state      text        not null check (state in ('shown', 'held', 'deleted', 'removed')),
      kept_until timestamptz
    )`.execute(db)
  await sql`create index chat_message_latest on chat_message (room, id desc) where state = 'shown'`.execute(
    db,
  )
  await sql`create index chat_message_around on chat_message (room, id)`.execute(db)
  await sql`create index chat_message_by_writer on chat_message (account_id, id desc)`.execute(db)
  await sql`create index chat_message_held on chat_message (account_id, room, id desc) where state = 'held'`.execute(
    db,
  )

  await sql`
    create table chat_mute (
      account_id bigint   primary key references account (id),
      steps      smallint not null check (steps between 0 and 4),
      reason     text     not null check (reason in (${REASONS})),
      until      timestamptz
    )`.execute(db)
  await sql`
    create table chat_room (
      room         text     primary key,
      slow_seconds smallint not null default 0 check (slow_seconds between 0 and 3600),
      is_off       boolean  not null default false
    )`.execute(db)

  await sql`
    create table chat_report (
      id          text        primary key,
      message_id  text        not null references chat_message (id),
      accused_id  bigint      not null,
      reporter_id bigint      not null references account (id),
      type        text        not null check (type in (${REASONS})),
      text        text        not null,
      reported_at timestamptz not null,
      status      text        not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
      closed_at   timestamptz,
      has_context boolean     not null default false,
      unique (message_id, reporter_id),
      check ((status = 'open') = (closed_at is null))
    )`.execute(db)
  await sql`create index chat_report_against on chat_report (accused_id, reported_at)`.execute(db)
  await sql`create index chat_report_by_reporter on chat_report (reporter_id, reported_at)`.execute(db)
  await sql`create index chat_report_open on chat_report (id) where status = 'open'`.execute(db)
  await sql`create index chat_report_by_time on chat_report (reported_at)`.execute(db)

  await sql`
    create table chat_audit (
      id       bigint      generated always as identity primary key,
      done_at  timestamptz not null,
      operator text        not null,
      action   text        not null,
      subject  text        not null,
      detail   text        not null
    )`.execute(db)
}
