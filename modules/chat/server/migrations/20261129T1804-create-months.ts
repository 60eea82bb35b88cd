import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Monthly totals of moderation: reports themselves are deleted after 90 days.
  await sql`
    create table chat_month (
      month             text    primary key check (month ~ '^\\d{4}-\\d\\d$'),
      reports           integer not null,
      upheld            integer not null,
      dismissed         integer not null,
      hours_to_decision real,
      appeals           integer not null,
      lifted            integer not null,
      kept              integer not null,
      hours_to_answer   real
    )`.execute(db)
}
