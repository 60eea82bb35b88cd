import type { Generated } from 'kysely'
import type { Db } from '#kit/db/db.ts'
import { maskWith } from './masking.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    site: { is_only: Generated<boolean>; secret_mark: string }
  }
}

const markOf = (pepper: string) => maskWith(pepper)('site', 'mark')

/** Whether the portal of this database has another secret. */
export async function isOtherSecret(db: Db, pepper: string): Promise<boolean> {
  const site = await db.selectFrom('site').select('secret_mark').executeTakeFirst()
  return site !== undefined && site.secret_mark !== markOf(pepper)
}

/**
 * Stops a process whose secret differs from that of the others: it would treat every known player as a stranger. The first process of
 * a site registers its secret.
 */
export async function checkSiteSecret(db: Db, pepper: string): Promise<void> {
  const mark = markOf(pepper)
  await db
    .insertInto('site')
    .values({ secret_mark: mark })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { secret_mark: known } = await db.selectFrom('site').select('secret_mark').executeTakeFirstOrThrow()
  if (known !== mark)
    throw new Error(
      'This database belongs to a portal with another secret. Give this process the ISLET_PEPPER of the others, or the ' +
        'file "secret" from the DATA_DIR of the first one. Where the old secret is lost for good, "delete from site" in the ' +
        'database makes this one its new secret; visitors whose cookie is gone are strangers then.',
    )
}
