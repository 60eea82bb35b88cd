import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_companion (
      game_id    integer   primary key,
      companions integer[] not null
    )`.execute(db)
}
