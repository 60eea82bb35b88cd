import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf, SignedInContext } from '#kit/server/handler.ts'
import { ageBandOf } from '#modules/account/server/index.ts'
import { usedLevels } from '#modules/cards/server/index.ts'
import { secondsLeft } from '#modules/playtime/server/index.ts'
import type { cloudCalls } from '../calls.ts'
import { mayPlay } from '../rules/admission.ts'
import { isOfAge } from '../rules/age.ts'
import { mayJoinLine, mayQueue } from '../rules/requests.ts'
import { holdAccount, lockLine, type CloudParts, type Transactions } from './effects.ts'
import { openGame } from './games.ts'
import { listLines, waitsOn } from './lines.ts'
import { advanceLine } from './advance-line.ts'
import { findOwn, hasLine } from './own.ts'
import { playHandlers } from './play-handlers.ts'
import { addTicket, countOfCrowd, countWaiting, endTickets, findTicket } from './ticket-store.ts'
import { watchHandlers } from './watch-handlers.ts'
import { pingUrlOf, readOwnPlay, readQueue, type Reader } from './views.ts'

export type QueueHandlers = Omit<HandlersOf<typeof cloudCalls>, 'listCloudGames'>

type Handle<Name extends keyof QueueHandlers> = (
  parts: CloudParts,
  transactions: Transactions,
) => QueueHandlers[Name]

/** The calls of queue and plays; the game list belongs to the catalogue. */
export const cloudHandlers = (parts: CloudParts, transactions: Transactions): QueueHandlers => ({
  ...playHandlers(parts, transactions),
  ...watchHandlers(parts, transactions),
  readCloudStatus: readCloudStatus(parts, transactions),
  listLines: listLinesOf(parts, transactions),
  joinQueue: joinQueue(parts, transactions),
  readQueue: async (_params, context) => ok(await readQueue(context.db, readerOf(parts, context))),
  leaveQueue: leaveQueue(parts, transactions),
  readCloudAccount: readCloudAccount(parts, transactions),
})

const readerOf = ({ games }: CloudParts, { caller, device, now }: SignedInContext): Reader => ({
  games,
  accountId: caller.accountId,
  language: device.language,
  now,
})

const readCloudStatus: Handle<'readCloudStatus'> = (parts) => async (_params, context) => {
  const { db, caller, now } = context
  const reader = readerOf(parts, context)
  const game = await readOwnPlay(db, reader)
  const queue = await readQueue(db, reader)
  return ok({
    status: game ? 'playing' : queue.progress === 'none' ? 'none' : 'queued',
    queue: queue.progress === 'none' ? null : queue,
    game,
    totalSeconds: await secondsLeft(db, caller.accountId, now),
  })
}

const listLinesOf: Handle<'listLines'> =
  ({ games }) =>
  async ({ gameKey }, { db, now }) => {
    const game = await openGame(db, games, gameKey)
    if (!game) return refuse('CloudGameClosed')
    const { weight } = game.profile
    const lines = (await listLines(db, now, { gameKey, weight })).filter(({ gameKeys }) =>
      gameKeys.has(gameKey),
    )
    const shown = lines.map(async ({ lineKey, name, area, load, waiting, hasSeat, mediaUrl }) => ({
      lineKey,
      name,
      area,
      load,
      queued: waiting,
      hasSeat,
      // A player who finds a seat does not wait.
      waitMinutes: hasSeat ? 0 : (await waitsOn(db, lineKey))(waiting + 1),
      pingUrl: pingUrlOf(mediaUrl),
    }))
    return ok({ lines: await Promise.all(shown) })
  }

const joinQueue: Handle<'joinQueue'> =
  (parts, transactions) =>
  async ({ gameKey, lineKey }, context) => {
    const { caller, keys, now } = context
    const { accountId } = caller
    const choice = { gameKey, lineKey }
    return transactions.run(async (tx, effects) => {
      await holdAccount(tx, accountId)
      const game = await openGame(tx, parts.games, gameKey)
      if (!game) return refuse('CloudGameClosed')
      const ofAge = isOfAge(game.age, await ageBandOf(tx, caller))
      if (!ofAge.ok) return ofAge
      const own = await findOwn(tx, accountId)
      const place = mayQueue(choice, own, now)
      if (!place.ok) return place
      if (place.value === 'waiting') return ok(await readQueue(tx, readerOf(parts, context)))
      const player = {
        usedLevels: await usedLevels(tx, accountId),
        totalSeconds: await secondsLeft(tx, accountId, now),
      }
      const allowed = mayPlay(game.neededLevel, player)
      if (!allowed.ok) return allowed
      if (!(await hasLine(tx, now, choice))) return refuse('LineUnavailable')
      await lockLine(tx, lineKey)
      if (own.ticket) await endTickets(tx, [own.ticket.ticketId], 'missed', now)
      const crowd = await parts.crowdOf(tx, context)
      const ofCrowd = await countOfCrowd(tx, lineKey, crowd)
      const room = mayJoinLine((await countWaiting(tx, lineKey)).length, ofCrowd)
      if (!room.ok) return room
      const { weight } = game.profile
      await addTicket(tx, { ticketId: keys.id(now), accountId, ...choice, weight, crowd }, now)
      await advanceLine(tx, effects, lineKey, now)
      effects.moved(lineKey)
      effects.tell(accountId, 'queue')
      return ok(await readQueue(tx, readerOf(parts, context)))
    })
  }

const leaveQueue: Handle<'leaveQueue'> =
  (_parts, transactions) =>
  async (_params, { caller: { accountId }, now }) =>
    transactions.run(async (tx, effects) => {
      await holdAccount(tx, accountId)
      const seen = await findTicket(tx, accountId)
      if (!seen) return ok({ progress: 'none' })
      await lockLine(tx, seen.lineKey)
      // The matchmaker may have ended it before it released the line.
      const ticket = await findTicket(tx, accountId)
      if (ticket) await endTickets(tx, [ticket.ticketId], 'cancelled', now)
      await advanceLine(tx, effects, seen.lineKey, now)
      effects.moved(seen.lineKey)
      effects.tell(accountId, 'queue')
      return ok({ progress: 'none' })
    })

const readCloudAccount: Handle<'readCloudAccount'> =
  ({ areGamesComing }) =>
  async (_params, { db, now }) => {
    const { length: lineCount } = await listLines(db, now)
    return ok({
      isOpen: lineCount > 0,
      reason: lineCount > 0 ? 'ok' : areGamesComing?.() ? 'coming' : 'off',
      mostPlays: 1,
      lineCount,
    })
  }
