import { inTransaction } from '#kit/db/transaction.ts'
import { ok } from '#kit/result/result.ts'
import type { SignedInContext } from '#kit/server/handler.ts'
import { deleteLink, deleteSessionsBy, listLinksOf, lockAccount } from '#modules/account/server/index.ts'
import type { AccountLink, SignInProvider } from '../calls.ts'
import { mayEndLink } from '../rules/merge.ts'

/** The caller's providers; a disabled one is still listed, under its key. */
export async function listLinks(
  { caller, db }: SignedInContext,
  providers: readonly SignInProvider[],
): Promise<AccountLink[]> {
  const links = await listLinksOf(db, caller.accountId)
  return links.map(({ provider, linkedAt }) => {
    const shown = providers.find((one) => one.provider === provider)
    return { provider, kind: shown?.kind ?? 'other', name: shown?.name ?? provider, linkedAt }
  })
}

/** Unlinks a provider; one must remain, or the owner could not sign in again. */
export async function endLink(provider: string, { caller, db }: SignedInContext) {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, caller.accountId)
    const links = await listLinksOf(tx, caller.accountId)
    if (!links.some((link) => link.provider === provider)) return ok({ ok: true })
    const more = mayEndLink(links)
    if (!more.ok) return more
    await deleteLink(tx, caller.accountId, provider)
    // Ends the sessions that signed in with it, except the current one.
    await deleteSessionsBy(tx, { ...caller, provider })
    return ok({ ok: true })
  })
}
