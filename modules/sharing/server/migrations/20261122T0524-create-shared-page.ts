import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // What an operator shares has texts instead of an owner.
  await sql`
    create table shared_page (
      key        text        primary key,
      kind       text        not null check (kind in ('card', 'sell', 'page')),
      owner_id   bigint      references account (id),
      target     text        not null,
      title      text,
      words      text,
      created_at timestamptz not null,
      ends_at    timestamptz,
      check ((kind = 'page') = (owner_id is null)),
      check ((kind = 'page') = (title is not null and words is not null)),
      unique (kind, owner_id, target)
    )`.execute(db)
}
