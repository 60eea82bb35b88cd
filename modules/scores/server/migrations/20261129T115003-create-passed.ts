import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table score_passed (
      passer_id bigint not null references account (id),
      passed_id bigint not null references account (id),
      -- The UTC day on which the bell last told the one of the other.
      told_on   text   not null,
      primary key (passer_id, passed_id),
      check (passer_id <> passed_id)
    )`.execute(db)
  await sql`create index score_passed_by_passed on score_passed (passed_id)`.execute(db)
  await sql`create index score_passed_by_day on score_passed (told_on)`.execute(db)
}
