import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { regionOf } from '#kit/server/client-address.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { scoresCalls } from '../calls.ts'
import { dailySeed, isDailyOpen } from '../rules/periods.ts'
import { maySend } from '../rules/sending.ts'
import { proveRun, takeReplay } from './prove-run.ts'
import type { BegunRun } from './run-store.ts'
import type { ScoredGame, ScoreServices } from './services.ts'
import { findShared, keyOfRun, storeShared } from './share-store.ts'

type ShareHandlers = Pick<HandlersOf<typeof scoresCalls>, 'shareRun' | 'readSharedRun' | 'readSharedReplay'>

/** The deal a run claims to have been played on. */
interface Deal {
  readonly day?: string
  readonly raced?: string
}

/** The seed of the deal from the server's own data; undefined when the raced run does not exist. */
async function seedOf(db: Db, game: ScoredGame, begun: BegunRun, { day, raced }: Deal) {
  if (day !== undefined) return dailySeed(day, game.slug)
  if (raced === undefined) return begun.seed
  const run = await findShared(db, raced)
  return run?.gameId === game.gameId ? run.seed : undefined
}

/** Links to runs: their content was proved, and the sharer comes from the account. */
export function shareHandlers(services: ScoreServices): ShareHandlers {
  const { gameOf, facesOnPages, hiddenFrom } = services

  async function found(db: Db, key: string) {
    const run = await findShared(db, key)
    const game = run && gameOf(run.gameId)
    if (!game) return refuse('NotFound')
    return run.version === game.version ? ok({ run, game }) : refuse('ReplayOutdated')
  }

  return {
    async shareRun({ gameId, runId, score, version, replay, ...deal }, { caller, db, now, address, keys }) {
      // A challenge's link outlives its day, but a run must be shared first while the day is open.
      const taken = maySend(gameOf(gameId), { version, day: undefined, now })
      if (!taken.ok) return taken
      const game = taken.value
      const { accountId } = caller
      const tooMany = await takeReplay(services, accountId)
      if (tooMany) return tooMany
      const known = await keyOfRun(db, { accountId, runId, score })
      if (known) return ok({ key: known })
      if (deal.day !== undefined && !isDailyOpen(deal.day, now)) return refuse('DailyOver')
      const sent = { game, accountId, runId, score, replay, network: regionOf(address.network), now }
      const run = await proveRun(services, db, sent, async (begun) => {
        const seed = await seedOf(db, game, begun, deal)
        return seed === undefined ? undefined : { seed }
      })
      if (!run.ok) return run
      const { seed, level, mark } = run.value
      const shared = { accountId, runId, gameId, level, score, seed, version, replay, mark, createdAt: now }
      const stored = await inTransaction(db, (tx) => storeShared(tx, { ...shared, key: keys.id(now) }))
      return 'key' in stored ? ok({ key: stored.key }) : tooFast(stored.wait)
    },

    async readSharedRun({ key }, { caller, db }) {
      const shared = await found(db, key)
      if (!shared.ok) return shared
      const { run, game } = shared.value
      const { accountId, gameId, level, score } = run
      const isHidden = (await hiddenFrom(db, caller?.accountId, [accountId])).has(accountId)
      const face = isHidden ? undefined : (await facesOnPages(db, [accountId])).get(accountId)
      const sharer = face ? { userId: accountId, nickname: face.nickname, avatar: face.avatar } : null
      return ok({ gameId, level, score, best: game.best, sharer })
    },

    async readSharedReplay({ key }, { db }) {
      const shared = await found(db, key)
      if (!shared.ok) return shared
      const { score, version, replay } = shared.value.run
      return ok({ score, version, replay })
    },
  }
}
