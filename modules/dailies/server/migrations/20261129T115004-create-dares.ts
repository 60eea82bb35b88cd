import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table daily_dare (
      from_id  bigint not null references account (id),
      to_id    bigint not null references account (id),
      dared_on text   not null,
      primary key (from_id, to_id),
      check (from_id <> to_id)
    )`.execute(db)
  await sql`create index daily_dare_by_target on daily_dare (to_id)`.execute(db)
}
