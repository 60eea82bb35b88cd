import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_edit (
      -- What is edited: 'hero', 'order', 'game:2048', 'collection:klondike', 'announcement'.
      subject   text        not null check (subject ~ '^[a-z]+(:[A-Za-z0-9-]{1,80})?$'),
      version   integer     not null check (version > 0),
      -- Nothing: it is as the build has it.
      content   jsonb,
      starts_at timestamptz not null,
      made_by   text        not null,
      made_at   timestamptz not null,
      primary key (subject, version)
    )`.execute(db)
  await sql`
    alter table operator_flag
      add column percent smallint not null default 100 check (percent between 1 and 100),
      add column audience text not null default 'everybody' check (audience in ('everybody', 'members')),
      add column starts_at timestamptz`.execute(db)
}
