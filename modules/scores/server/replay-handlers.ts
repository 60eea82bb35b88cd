import { ok, refuse } from '#kit/result/result.ts'
import type { ParamsOf } from '#kit/contract/call.ts'
import type { CallContext, HandlersOf } from '#kit/server/handler.ts'
import { dayStart } from '#kit/time/time.ts'
import type { Rival, scoresCalls } from '../calls.ts'
import { tableOf } from '../rules/periods.ts'
import { rivalsOf, type RivalWish } from './rival-store.ts'
import { runOf, type Placed } from './score-store.ts'
import type { ReplayServices } from './services.ts'

const MOST_FRIENDS = 10
/** Runs of the day examined for one that may be shown. */
const LOOKED_THROUGH = 10

type ReplayHandlers = Pick<HandlersOf<typeof scoresCalls>, 'readReplay' | 'readRival' | 'listRivals'>
type Found = Pick<Placed, 'accountId' | 'score'> & Pick<Rival, 'kind' | 'period'>

type Line = ParamsOf<typeof scoresCalls.readReplay>

/** The runs behind table entries. */
export function replayHandlers({ gameOf, facesOf, friendIdsOf, hiddenFrom }: ReplayServices): ReplayHandlers {
  async function found({ gameId, level, period, userId }: Line, { caller, db, now }: CallContext) {
    const game = gameOf(gameId)
    if (!game) return refuse('GameNotFound')
    const run = await runOf(db, { gameId, level, period: tableOf(period, now) }, userId)
    // A hidden player's run is treated as missing.
    if (!run || (await hiddenFrom(db, caller?.accountId, [userId])).has(userId)) return refuse('NotFound')
    return run.version === game.version ? ok({ run, game }) : refuse('ReplayOutdated')
  }

  return {
    async readReplay(line, context) {
      const shown = await found(line, context)
      return shown.ok ? ok(shown.value.run) : shown
    },

    async readRival(line, context) {
      const shown = await found(line, context)
      if (!shown.ok) return shown
      const { run, game } = shown.value
      const { gameId, level, userId } = line
      const face = (await facesOf(context.db, [userId])).get(userId)
      const sharer = face ? { userId, nickname: face.nickname, avatar: face.avatar } : null
      return ok({ gameId, level, score: run.score, best: game.best, sharer })
    },

    async listRivals({ gameId, level }, { caller, db, now }) {
      const game = gameOf(gameId)
      if (!game) return refuse('GameNotFound')
      const table = (period: 'week' | 'ever') => ({ gameId, level, period: tableOf(period, now) })
      const { version, best } = game
      const friends = caller ? await friendIdsOf(db, caller.accountId) : []
      const ofToday: RivalWish = { version, best, most: LOOKED_THROUGH, since: dayStart(now) }
      const today = await rivalsOf(db, table('week'), ofToday)
      const known =
        friends.length === 0
          ? []
          : await rivalsOf(db, table('ever'), { version, best, most: MOST_FRIENDS, among: friends })
      const found: Found[] = [
        ...today.map((line): Found => ({ ...line, kind: 'today', period: 'week' })),
        ...known.map((line): Found => ({ ...line, kind: 'friend', period: 'ever' })),
      ]
      const ids = [...new Set(found.map(({ accountId }) => accountId))]
      const hidden = await hiddenFrom(db, caller?.accountId, ids)
      const seen = found.filter(({ accountId }) => !hidden.has(accountId))
      const first = seen.find(({ kind }) => kind === 'today')
      const shown = seen.filter((line) => line === first || line.kind === 'friend')
      const faces = await facesOf(db, ids)
      return ok({
        rivals: shown.map(({ kind, period, accountId, score }) => {
          const { nickname, avatar } = faces.get(accountId) ?? { nickname: '', avatar: 0 }
          return { kind, period, userId: accountId, nickname, avatar, score }
        }),
      })
    },
  }
}
