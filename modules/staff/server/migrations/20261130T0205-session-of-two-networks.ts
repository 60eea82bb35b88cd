import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The network of the other address family that the operator has confirmed.
  await sql`alter table staff_session add column other_address text`.execute(db)
}
