import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Version 1 ships with the portal. Draws are checked against published odds forever.
  await sql`
    create table card_odds (
      version       integer     primary key check (version >= 2),
      since         timestamptz not null,
      weights       jsonb       not null,
      s_at_latest   smallint    not null check (s_at_latest >= 1),
      ss_at_latest  smallint    not null check (ss_at_latest >= s_at_latest)
    )`.execute(db)
  await sql`
    create function keep_card_odds() returns trigger language plpgsql as $$
    begin raise exception 'Published odds are neither edited nor taken back'; end $$`.execute(db)
  await sql`
    create trigger card_odds_stay before update or delete on card_odds
    for each row execute function keep_card_odds()`.execute(db)
}
