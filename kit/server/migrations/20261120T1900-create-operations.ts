import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operation (
      account bigint      not null,
      op_id   uuid        not null,
      hash    text        not null,
      answer  json        not null,
      time    timestamptz not null,
      primary key (account, op_id)
    )`.execute(db)
  await sql`create index operation_by_time on operation (time)`.execute(db)
}
