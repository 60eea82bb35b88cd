import type { Db } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import { regionOf } from '#kit/server/client-address.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { after, between, days, dayStart } from '#kit/time/time.ts'
import { notify, takeNoticeBack } from '#modules/notices/server/index.ts'
import type { scoresCalls } from '../calls.ts'
import { sharedRunLink, verdictOf } from '../model.ts'
import { dareState, mayDare } from '../rules/dare.ts'
import { maySend } from '../rules/sending.ts'
import {
  daresOf,
  daresToday,
  findDare,
  lastShared,
  settleDare,
  storeDare,
  withdrawDare,
  type StoredDare,
} from './dare-store.ts'
import { proveRun, takeReplay } from './prove-run.ts'
import type { ScoreServices } from './services.ts'
import { findShared } from './share-store.ts'

type DareHandlers = Pick<
  HandlersOf<typeof scoresCalls>,
  'dareToDeal' | 'withdrawDare' | 'answerDare' | 'listDares'
>

/** Dares with the deals of shared runs: both runs are proved, and the first answer settles one. */
export function dareHandlers(services: ScoreServices): DareHandlers {
  return {
    ...sendingHandlers(services),
    withdrawDare: withdrawHandler(services),
    answerDare: answerHandler(services),
  }
}

function sendingHandlers({
  gameOf,
  friendIdsOf,
  facesOf,
  hiddenFrom,
}: ScoreServices): Omit<DareHandlers, 'answerDare' | 'withdrawDare'> {
  return {
    async dareToDeal({ key, userId: toId }, { caller: { accountId }, db, now }) {
      const run = await findShared(db, key)
      const game = run && gameOf(run.gameId)
      if (!game || run.accountId !== accountId) return refuse('NotFound')
      if (run.version !== game.version) return refuse('ReplayOutdated')
      if (!(await friendIdsOf(db, accountId)).includes(toId)) return refuse('UserNotFound')
      return inTransaction(db, async (tx) => {
        await lockNamed(tx, `dares of ${accountId}`)
        if (await findDare(tx, key, toId)) return ok({ isNew: false })
        if (!mayDare(await daresToday(tx, { fromId: accountId, toId, now })))
          return tooFast(between(now, after(dayStart(now), days(1))))
        const { gameId, level, score } = run
        await storeDare(tx, { key, fromId: accountId, toId, gameId, level, score, daredAt: now })
        await notify(tx, now, [dareNotice(game.slug, { key, fromId: accountId, toId })])
        return ok({ isNew: true })
      })
    },

    async listDares(_params, { caller: { accountId }, db, now }) {
      const dares = (await daresOf(db, accountId)).map((dare) => ({
        ...dare,
        isMine: dare.fromId === accountId,
        otherId: dare.fromId === accountId ? dare.toId : dare.fromId,
      }))
      const others = [...new Set(dares.map(({ otherId }) => otherId))]
      const [hidden, faces] = [await hiddenFrom(db, accountId, others), await facesOf(db, others)]
      const shown = dares.flatMap(({ otherId, answer, key, gameId, level, score, isMine, daredAt }) => {
        const [game, face] = [gameOf(gameId), faces.get(otherId)]
        if (!game || !face || hidden.has(otherId)) return []
        return {
          key,
          gameId,
          level,
          score,
          isMine,
          daredAt,
          slug: game.slug,
          unit: game.unit,
          player: { userId: otherId, nickname: face.nickname, avatar: face.avatar },
          state: dareState({ daredAt, isAnswered: answer !== undefined }, now),
          answer: answer?.score ?? null,
          outcome: answer?.outcome ?? null,
        }
      })
      const runs = (await lastShared(db, accountId)).flatMap(({ version, ...run }) => {
        const game = gameOf(run.gameId)
        return game?.version === version ? { ...run, slug: game.slug, unit: game.unit } : []
      })
      return ok({ dares: shown, runs })
    },
  }
}

const withdrawHandler =
  ({ gameOf }: ScoreServices): DareHandlers['withdrawDare'] =>
  ({ key, userId: toId }, { caller: { accountId }, db, now }) =>
    inTransaction(db, async (tx) => {
      const gameId = await withdrawDare(tx, { key, fromId: accountId, toId, now })
      if (gameId === undefined) return refuse('NotFound')
      const game = gameOf(gameId)
      // The friend's notification would link to a dare that no longer exists.
      if (game) await takeNoticeBack(tx, dareNotice(game.slug, { key, fromId: accountId, toId }))
      return ok({})
    })

const dareNotice = (slug: string, { key, fromId, toId }: Pick<StoredDare, 'key' | 'fromId' | 'toId'>) =>
  ({ accountId: toId, kind: 'dealDared', fromId, subject: sharedRunLink(slug, key) }) as const

/** The dare that a player may answer; not found when it is over or its player is hidden. */
async function dareFor(
  { hiddenFrom }: ScoreServices,
  db: Db,
  { key, accountId }: { readonly key: string; readonly accountId: number },
) {
  const dare = await findDare(db, key, accountId)
  const isHidden = dare && (await hiddenFrom(db, accountId, [dare.fromId])).has(dare.fromId)
  return isHidden ? undefined : dare
}

const answerHandler =
  (services: ScoreServices): DareHandlers['answerDare'] =>
  async ({ key, gameId, runId, score, version, replay }, { caller: { accountId }, db, now, address }) => {
    const dare = await dareFor(services, db, { key, accountId })
    const state = dare && dareState({ ...dare, isAnswered: dare.answer !== undefined }, now)
    if (!dare || dare.gameId !== gameId || state === 'over') return refuse('NotFound')
    if (dare.answer) return ok({ outcome: dare.answer.outcome })
    const deal = await findShared(db, key)
    if (!deal) return refuse('NotFound')
    const taken = maySend(services.gameOf(gameId), { version, day: undefined, now })
    if (!taken.ok) return taken
    const game = taken.value
    if (deal.version !== game.version) return refuse('ReplayOutdated')
    const tooMany = await takeReplay(services, accountId)
    if (tooMany) return tooMany
    const sent = { game, accountId, runId, score, replay, network: regionOf(address.network), now }
    // A run from before the dare does not answer it.
    const run = await proveRun(services, db, sent, ({ begunAt }) =>
      begunAt < dare.daredAt ? undefined : deal,
    )
    if (!run.ok) return run
    const outcome = verdictOf(game.best, { status: 'won', score }, dare.score)
    return inTransaction(db, async (tx) => {
      if (await settleDare(tx, dare, { score, outcome, now })) {
        const subject = sharedRunLink(game.slug, key)
        await notify(tx, now, [{ accountId: dare.fromId, kind: 'dareAnswered', fromId: accountId, subject }])
        return ok({ outcome })
      }
      const settled = await findDare(tx, key, accountId)
      return settled?.answer ? ok({ outcome: settled.answer.outcome }) : refuse('NotFound')
    })
  }
