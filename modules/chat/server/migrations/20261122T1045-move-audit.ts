import { sql, type Kysely } from 'kysely'

/** Moves operators' actions in the chat to the common audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into operator_action (done_at, operator, host, command, line, subject, before, after)
    select done_at, operator, '', 'chat ' || action, 'portal chat ' || action,
      regexp_replace(subject, '^account ', 'user '), null, detail::jsonb
    from chat_audit order by id`.execute(db)
  await sql`drop table chat_audit`.execute(db)
}
