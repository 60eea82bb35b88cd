import { awardParts } from '#apps/server/badges.ts'
import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { accountsAfter, SYSTEM_ACCOUNT_ID } from '#modules/account/server/index.ts'
import { recount, type Recounted } from '#modules/badges/server/index.ts'
import { beginAction, noteAction } from '#modules/operator/server/index.ts'
import { usageError, refuseCommand, shown, type Command, type Surroundings } from './command.ts'
import { openProgress } from './progress.ts'

const AT_ONCE = 500

/** All accounts, page by page: there may be millions. */
async function* allAccounts(db: Db): AsyncGenerator<number> {
  let last = SYSTEM_ACCOUNT_ID
  for (;;) {
    const page = await accountsAfter(db, last, AT_ONCE)
    if (page.length === 0) return
    yield* page
    last = page.at(-1)!
  }
}

async function recountAll(
  surroundings: Surroundings,
  accounts: (db: Db) => AsyncIterable<number> | number[],
) {
  const catalogue = surroundings.catalogue()
  if (!catalogue) return refuseCommand('the games are not built yet: npm run build')
  const parts = awardParts(catalogue)
  const progress = openProgress(surroundings.out)
  return surroundings.withDb(async (db) => {
    const changed: Recounted[] = []
    let count = 0
    for await (const accountId of accounts(db)) {
      progress.show(`user ${accountId}`, count, count + 1)
      const one = await recount(db, accountId, parts, surroundings.now())
      if (one.added.length + one.dropped.length > 0) changed.push(one)
      count++
    }
    progress.clear()
    const added = changed.reduce((sum, one) => sum + one.added.length, 0)
    const dropped = changed.reduce((sum, one) => sum + one.dropped.length, 0)
    const after = { accounts: count, added, dropped }
    const { operator, host, now } = surroundings
    const act = { operator, host, now: now(), command: 'badges recount', line: 'badges recount', reason: '' }
    await inTransaction(db, async (tx) => {
      await beginAction(tx)
      await noteAction(tx, act, { subject: 'badges', before: null, after })
    })
    return shown(`${count} accounts were counted again: ${added} badges came, ${dropped} went.`, {
      ...after,
      changed,
    })
  })
}

export const BADGES_COMMANDS: readonly Command[] = [
  {
    kind: 'work',
    name: 'badges recount',
    says: 'works badges out anew from the stored facts: missing ones come, unfounded ones go',
    options: { account: { says: 'only this account', value: 'USER' } },
    note: 'It goes account by account and may be stopped and begun again; where all is right it changes nothing.',
    example: 'portal badges recount --account 10000042',
    async work(surroundings, { options }) {
      const wanted = options['account']
      if (wanted === undefined) return recountAll(surroundings, allAccounts)
      if (!/^\d{1,15}$/.test(wanted)) return usageError(`"${wanted}" is no number of an account`)
      const before = Number(wanted) - 1
      const [found] = await surroundings.withDb((db) => accountsAfter(db, before, 1))
      if (found !== Number(wanted)) return refuseCommand(`there is no account ${wanted}`)
      return recountAll(surroundings, () => [found])
    },
  },
]
