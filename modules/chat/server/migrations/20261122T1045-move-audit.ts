import { sql, type Kysely } from 'kysely'

/** What an operator does in the chat stands with everything else that operators do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into operator_action (done_at, operator, host, command, line, subject, before, after)
    select done_at, operator, '', 'chat ' || action, 'portal chat ' || action,
      regexp_replace(subject, '^account ', 'user '), null, detail::jsonb
    from chat_audit order by id`.execute(db)
  await sql`drop table chat_audit`.execute(db)
}
