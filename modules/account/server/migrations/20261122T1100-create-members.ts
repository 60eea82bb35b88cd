import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A device never leads to a member and a provider never to a visitor: the foreign keys below include the kind.
  await sql`alter table account add constraint account_with_kind unique (id, kind)`.execute(db)
  for (const table of ['account_device', 'account_device_key']) {
    await sql`
      alter table ${sql.ref(table)}
        add owner_kind text not null default 'visitor' check (owner_kind = 'visitor'),
        add constraint ${sql.ref(`${table}_of_visitor`)} foreign key (account_id, owner_kind) references account (id, kind),
        drop constraint ${sql.ref(`${table}_account_id_fkey`)}`.execute(db)
  }

  await sql`
    create table account_identity (
      issuer     text        not null,
      subject    text        not null,
      provider   text        not null,
      account_id bigint      not null,
      owner_kind text        not null default 'member' check (owner_kind = 'member'),
      linked_at  timestamptz not null,
      primary key (issuer, subject),
      unique (account_id, provider),
      foreign key (account_id, owner_kind) references account (id, kind)
    )`.execute(db)
  await sql`alter table account_session add provider text`.execute(db)

  // Devices that led to an account while it was a visitor: what they were granted still counts.
  await sql`
    create table account_former_device (
      account_id  bigint not null references account (id),
      device_mask text   not null,
      primary key (account_id, device_mask)
    )`.execute(db)
  await sql`create index account_former_device_by_mask on account_former_device (device_mask)`.execute(db)
}
