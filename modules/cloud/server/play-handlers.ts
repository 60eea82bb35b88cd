import type { Tx } from '#kit/db/db.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Keys } from '#kit/server/keys.ts'
import { after, latest, minutes, type Instant } from '#kit/time/time.ts'
import { ageBandOf } from '#modules/account/server/index.ts'
import { usedLevels } from '#modules/cards/server/index.ts'
import { secondsLeft } from '#modules/playtime/server/index.ts'
import type { CloudGame } from '../model.ts'
import { mayPlay } from '../rules/admission.ts'
import { isOfAge } from '../rules/age.ts'
import { mayBegin, mayComeBack, mayKeep, mayStart } from '../rules/requests.ts'
import { SEAT_KEPT } from '../rules/times.ts'
import { begun } from './count.ts'
import { holdAccount, lockLine, type CloudParts, type Effects, type Transactions } from './effects.ts'
import { endPlay } from './end-play.ts'
import { openGame } from './games.ts'
import type { QueueHandlers } from './handlers.ts'
import { findOwn, hasLine } from './own.ts'
import { advanceLine } from './advance-line.ts'
import {
  addPlay,
  findLastPlay,
  findLivePlay,
  hashOf,
  lockPlays,
  setToken,
  storePlay,
  type StoredPlay,
} from './play-store.ts'
import { addTicket, dropTicket, endTickets, findTicket, hasMissed, type OwnTicket } from './ticket-store.ts'
import { joinOf } from './views.ts'

type PlayCalls = 'startPlay' | 'joinPlay' | 'beginPlay' | 'keepPlaying' | 'stopPlay'

/** How often a page reports that it is still open. */
const ACTIVE_SECONDS = 20
/** How long the answer to a stop can be fetched again. */
const STOP_TOLD = minutes(5)

interface Moment {
  readonly keys: Keys
  readonly now: Instant
}

type Handle<Name extends PlayCalls> = (parts: CloudParts, transactions: Transactions) => QueueHandlers[Name]

export const playHandlers = (
  parts: CloudParts,
  transactions: Transactions,
): Pick<QueueHandlers, PlayCalls> => ({
  startPlay: startPlay(parts, transactions),
  joinPlay: joinPlay(parts, transactions),
  beginPlay: beginPlay(parts, transactions),
  keepPlaying: keepPlaying(parts, transactions),
  stopPlay: stopPlay(parts, transactions),
})

const startPlay: Handle<'startPlay'> =
  ({ games, crowdOf }, transactions) =>
  async ({ gameKey, lineKey }, context) => {
    const { caller, keys, now } = context
    const { accountId } = caller
    const choice = { gameKey, lineKey }
    return transactions.run(async (tx, effects) => {
      await holdAccount(tx, accountId)
      const game = await openGame(tx, games, gameKey)
      if (!game) return refuse('CloudGameClosed')
      const ofAge = isOfAge(game.age, await ageBandOf(tx, caller))
      if (!ofAge.ok) return ofAge
      const own = await findOwn(tx, accountId)
      const missed = !own.play && !own.ticket && (await hasMissed(tx, accountId, now, choice))
      const free = mayStart(choice, { ...own, hasMissed: missed }, now)
      if (!free.ok) return free
      const totalSeconds = await secondsLeft(tx, accountId, now)
      if (own.play) {
        const join = await admitAgain(tx, effects, own.play, { game, totalSeconds, keys, now })
        return ok({ progress: 'turn', join })
      }
      const usedBy = await usedLevels(tx, accountId)
      const allowed = mayPlay(game.neededLevel, { usedLevels: usedBy, totalSeconds })
      if (!allowed.ok) return allowed
      if (!own.ticket && !(await hasLine(tx, now, choice))) return refuse('LineUnavailable')
      await lockLine(tx, lineKey)
      const crowd = own.ticket ? null : await crowdOf(tx, context)
      const wish = { ...choice, accountId, game, own: own.ticket, crowd }
      const ticket = await takeTurn(tx, effects, { ...wish, keys, now })
      if (!ticket) return refuse('LineFull')
      const join = await takeSeat(tx, effects, ticket, { game, totalSeconds, keys, now })
      return ok({ progress: 'turn', join })
    })
  }

const joinPlay: Handle<'joinPlay'> =
  ({ games }, transactions) =>
  async (_params, { caller: { accountId }, keys, now }) =>
    transactions.run(async (tx, effects) => {
      await holdAccount(tx, accountId)
      const found = await findLivePlay(tx, accountId)
      const back = mayComeBack(found, !found && (await hasMissed(tx, accountId, now)), now)
      if (!back.ok) return back
      const play = back.value
      const game = await games.gameOf(tx, play.gameKey)
      if (!game) return refuse('PlayStateWrong')
      const totalSeconds = await secondsLeft(tx, accountId, now)
      return ok(await admitAgain(tx, effects, play, { game, totalSeconds, keys, now }))
    })

const beginPlay: Handle<'beginPlay'> =
  (_parts, transactions) =>
  async ({ playId, streamId }, { caller: { accountId }, now }) =>
    transactions.run(async (tx, effects) => {
      const [found] = await lockPlays(tx, [playId])
      const allowed = mayBegin(found, { accountId, streamId }, now)
      if (!allowed.ok) return allowed
      const play = allowed.value
      const started = play.begunAt === null ? await begun(tx, play, now) : play
      await storePlay(tx, { ...started, streamId })
      if (play.begunAt === null) effects.tell(accountId, 'cloud')
      const totalSeconds = await secondsLeft(tx, accountId, now)
      return ok({ startedAt: started.begunAt!, totalSeconds, activeSeconds: ACTIVE_SECONDS })
    })

const keepPlaying: Handle<'keepPlaying'> =
  () =>
  async ({ playId }, { caller: { accountId }, db, now }) => {
    const kept = mayKeep(await findLastPlay(db, accountId), playId)
    if (!kept.ok) return kept
    const { state, tipSeconds } = kept.value
    return ok({ state, totalSeconds: await secondsLeft(db, accountId, now), tipSeconds })
  }

const stopPlay: Handle<'stopPlay'> =
  (_parts, transactions) =>
  async (_params, { caller: { accountId }, now }) =>
    transactions.run(async (tx, effects) => {
      await holdAccount(tx, accountId)
      const last = await findLastPlay(tx, accountId)
      if (!last) return ok({ usedSeconds: 0, totalSeconds: await secondsLeft(tx, accountId, now) })
      await lockLine(tx, last.lineKey)
      // A heartbeat may have counted more, or ended it, meanwhile.
      const [play = last] = await lockPlays(tx, [last.playId])
      if (play.endedAt === null) {
        await endPlay(tx, effects, play, { reason: 'left', now, isFreed: false })
        await advanceLine(tx, effects, play.lineKey, now)
      }
      const isRecent = play.endedAt === null || now < after(play.endedAt, STOP_TOLD)
      return ok({
        usedSeconds: isRecent ? play.chargedSeconds : 0,
        totalSeconds: await secondsLeft(tx, accountId, now),
      })
    })

interface Wish {
  readonly accountId: number
  readonly gameKey: string
  readonly lineKey: string
  readonly game: CloudGame
  readonly own: OwnTicket | undefined
  /** For a new ticket. */
  readonly crowd: string | null
}

/** The player's turn: the one they have, or one that the matchmaker gives now. Without a queue it is a free seat. */
async function takeTurn(
  tx: Tx,
  effects: Effects,
  { accountId, gameKey, lineKey, game, own, crowd, keys, now }: Wish & Moment,
): Promise<OwnTicket | undefined> {
  const ticketId = keys.id(now)
  if (!own) {
    const { weight } = game.profile
    await addTicket(tx, { ticketId, accountId, gameKey, lineKey, weight, crowd }, now)
  }
  await advanceLine(tx, effects, lineKey, now)
  const ticket = await findTicket(tx, accountId)
  if (ticket?.turn) return ticket
  // A player who wanted a free seat has no place in the queue until they ask for one.
  if (ticket && !own) await dropTicket(tx, ticket.ticketId)
  return undefined
}

interface Admitted extends Moment {
  readonly game: CloudGame
  readonly totalSeconds: number
}

async function takeSeat(
  tx: Tx,
  effects: Effects,
  ticket: OwnTicket,
  { game, totalSeconds, keys, now }: Admitted,
) {
  const token = keys.token()
  const { workerId, bootId } = ticket.turn!
  const play = { ...ticket, workerId, bootId, playId: keys.id(now) }
  await endTickets(tx, [ticket.ticketId], 'entered', now)
  const until = await addPlay(tx, { ...play, tokenHash: hashOf(token), leftSeconds: totalSeconds }, now)
  effects.order(workerId, { kind: 'start', playId: play.playId })
  effects.tell(ticket.accountId, 'queue')
  effects.tell(ticket.accountId, 'cloud')
  effects.moved(ticket.lineKey)
  return joinOf(tx, play, { game, token, until, totalSeconds })
}

/** A new token for a seat that the player already has; older tokens are void. */
async function admitAgain(
  tx: Tx,
  effects: Effects,
  play: StoredPlay,
  { game, totalSeconds, keys, now }: Admitted,
) {
  const token = keys.token()
  const until = play.begunAt === null ? play.reservedUntil : after(now, SEAT_KEPT)
  await setToken(tx, play.playId, hashOf(token), latest(until, now))
  effects.order(play.workerId, { kind: 'admit', playId: play.playId })
  return joinOf(tx, play, { game, token, until, totalSeconds })
}
