import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hosted_badge (
      account_id  bigint      not null references account (id),
      game_id     integer     not null,
      badge_id    text        not null check (length(badge_id) between 1 and 32),
      won_at      timestamptz not null,
      primary key (account_id, game_id, badge_id)
    )`.execute(db)
}
