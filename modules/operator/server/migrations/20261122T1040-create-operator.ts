import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Append-only: operators cannot edit what they did.
  await sql`
    create table operator_action (
      id       bigint      generated always as identity primary key,
      done_at  timestamptz not null,
      operator text        not null,
      host     text        not null,
      -- Such as 'users ban'; the whole line stands beside it.
      command  text        not null,
      line     text        not null,
      subject  text        not null,
      before   jsonb,
      after    jsonb,
      reason   text        not null default ''
    )`.execute(db)
  await sql`create index operator_action_by_subject on operator_action (subject, id desc)`.execute(db)
  await sql`create index operator_action_by_time on operator_action (done_at)`.execute(db)
  await sql`
    create function keep_operator_action() returns trigger language plpgsql as $$
    begin raise exception 'What an operator did is not edited'; end $$`.execute(db)
  await sql`
    create trigger operator_action_stays before update on operator_action
    for each row execute function keep_operator_action()`.execute(db)

  await sql`
    create table operator_flag (
      name       text        primary key
        check (name in ('trade', 'chat', 'steal', 'cloud', 'oauth', 'maintenance')),
      is_on      boolean     not null,
      words      text        not null default '' check (length(words) <= 500),
      changed_at timestamptz not null
    )`.execute(db)

  await sql`
    create table operator_redirect (
      path         text        primary key check (path like '/%'),
      target       text        not null check (target like '/%' or target ~* '^https?://'),
      is_permanent boolean     not null,
      set_at       timestamptz not null
    )`.execute(db)
}
