import type { FastifyInstance } from 'fastify'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import type { Db } from '#kit/db/db.ts'
import { maskWith } from '#kit/server/masking.ts'
import { dayOf, type Clock } from '#kit/time/time.ts'
import type { Accounts } from '#modules/account/server/index.ts'
import { FILE_PATH, openFile, privacyHandlers, type PrivacyServices } from '#modules/privacy/server/index.ts'

const FORM = 'application/x-www-form-urlencoded'
const LARGEST_FORM = 1024

export interface PrivacyParts extends Pick<PrivacyServices, 'consentAge'> {
  readonly db: Db
  readonly clock: Clock
  readonly accounts: Accounts
  readonly pepper: string
  /** A player has requested an export. */
  readonly wakeExports: () => void
}

/** What players may read, export and erase of their own data. */
export function openPrivacy({ db, clock, accounts, pepper, consentAge, wakeExports }: PrivacyParts) {
  const mask = maskWith(pepper)
  return {
    handlers: privacyHandlers({
      mask,
      consentAge,
      wakeExports,
      forgetSessions: accounts.forget,
    }),
    /** Serves the files to a form: a browser download cannot send our headers. */
    async serveFiles(app: FastifyInstance): Promise<void> {
      app.addContentTypeParser(
        FORM,
        { parseAs: 'string', bodyLimit: LARGEST_FORM },
        async (_: unknown, body: string) => new URLSearchParams(body).get('key'),
      )
      app.post<{ Params: { exportId: string }; Body: unknown }>(
        `${FILE_PATH}/:exportId`,
        { bodyLimit: LARGEST_FORM },
        async ({ params: { exportId }, body: key }, reply) => {
          reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
          reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
          const now = clock()
          const wish = { exportId, key: typeof key === 'string' ? key : '', now }
          const file = await openFile(db, mask, wish)
          if (file === undefined)
            return reply
              .code(404)
              .type('text/plain; charset=utf-8')
              .send('There is no such file, or no more.')
          return reply
            .type('application/json; charset=utf-8')
            .header('content-disposition', `attachment; filename="${BRAND_PREFIX}-${dayOf(now)}.json"`)
            .send(file)
        },
      )
    },
  }
}
