import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table experiment (
      key         text        primary key,
      surface     text        not null,
      salt        text        not null,
      added_at    timestamptz not null,
      stopped_at  timestamptz,
      stop_reason text,
      check ((stopped_at is null) = (stop_reason is null))
    )`.execute(db)
  await sql`create unique index experiment_of_surface on experiment (surface) where stopped_at is null`.execute(
    db,
  )
  await sql`
    create table experiment_exposure (
      experiment text        not null references experiment (key),
      account_id bigint      not null references account (id),
      arm        text        not null,
      seen_at    timestamptz not null,
      primary key (experiment, account_id)
    )`.execute(db)
  await sql`create index experiment_exposure_by_account on experiment_exposure (account_id)`.execute(db)
  await sql`create index experiment_exposure_by_time on experiment_exposure (seen_at)`.execute(db)
  // Counts only: nobody is identified.
  await sql`
    create table experiment_day (
      experiment text    not null references experiment (key),
      day        date    not null,
      arm        text    not null,
      exposed    integer not null,
      returned   integer,
      primary key (experiment, day, arm)
    )`.execute(db)
}
