import type { Db, Tx } from '#kit/db/db.ts'
import { hold } from '#kit/db/hold.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { pickIndex } from '#kit/random/random.ts'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import type { RefusalOf } from '#kit/contract/call.ts'
import type { HandlersOf, SignedInContext } from '#kit/server/handler.ts'
import type { Live, Presence } from '#kit/server/live.ts'
import type { Instant } from '#kit/time/time.ts'
import { isHere } from '#modules/presence/server/index.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import { notify } from '#modules/notices/server/index.ts'
import type { duelsCalls } from '../calls.ts'
import { duelPath, duelRoom, DUELS_LIVE, type Move, type Seat } from '../model.ts'
import {
  askRematch,
  duelAt,
  join,
  mayMove,
  MOST_DUELS,
  moved,
  resign,
  seatFor,
  voided,
  type Standing,
} from '../rules/duel.ts'
import {
  countOpen,
  findDuel,
  insertDuel,
  listDuels,
  lockDuel,
  saveDuel,
  type StoredDuel,
} from './duel-store.ts'
import { byUrgency, listedDuel, shownDuel } from './shown-duel.ts'

/** A game that is played by link. */
export interface DuelGame {
  readonly gameId: number
  readonly slug: string
  readonly family: string
  readonly title: string
}

export interface DuelsServices {
  readonly facesOf: FacesOf
  readonly live: Live
  readonly seenAt: Presence['seenAt']
  /** A game that may be played by link, in this language; nothing where it may not. */
  gameOf(gameId: number, language: Language): DuelGame | undefined
  /** Plays moves by the game's rules: how it stands after them, or nothing when one of them is not allowed. */
  judge(
    game: Pick<DuelGame, 'family' | 'slug'>,
    line: { readonly seed: number; readonly moves: readonly Move[] },
  ): Promise<Standing | undefined>
  blockedWith(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
}

const SEEDS = 2 ** 31
const CODE_LENGTH = 16

type Context = SignedInContext
type Refusals<Name extends keyof typeof duelsCalls> = RefusalOf<(typeof duelsCalls)[Name]>

export function duelsHandlers(services: DuelsServices): HandlersOf<typeof duelsCalls> {
  const { live, judge } = services

  /** Tells everybody who looks at a duel, and the lists of both players. */
  function hint({ code, moves, seats }: StoredDuel, { keys, now }: Context) {
    live.toRoom(duelRoom(code), { kind: DUELS_LIVE, id: keys.id(now), body: { moves: moves.length } })
    live.toAccounts(
      seats.filter((id) => id !== undefined),
      { kind: DUELS_LIVE, body: { code } },
    )
  }

  async function shown(duel: StoredDuel, { db, caller, device }: Context) {
    const game = services.gameOf(duel.gameId, device.language)
    if (!game) return refuse('DuelUnknown')
    const faces = await services.facesOf(
      db,
      duel.seats.filter((id) => id !== undefined),
    )
    return ok({ duel: shownDuel(duel, { accountId: caller.accountId, game, faces }) })
  }

  /** The bell of a player whose turn it has become while he was away. */
  async function ring(tx: Tx, duel: StoredDuel, { caller, now }: Context) {
    const { stage, seats } = duel
    if (stage.status !== 'running') return
    const next = seats[stage.turn]
    const game = services.gameOf(duel.gameId, 'en')
    if (next === undefined || next === caller.accountId || !game) return
    const seenAt = (await services.seenAt(tx, [next])).get(next)
    if (isHere(seenAt, now)) return
    await notify(tx, now, [
      {
        accountId: next,
        kind: 'duelTurn',
        fromId: caller.accountId,
        subject: duelPath(game.slug, duel.code),
      },
    ])
  }

  /** Changes a duel under its lock; what stays as it was is neither saved nor told. */
  async function change<Refusal extends string>(
    code: string,
    context: Context,
    decide: (tx: Tx, duel: StoredDuel) => Promise<Result<StoredDuel, Refusal>>,
  ) {
    const { db, now } = context
    const outcome = await inTransaction(db, async (tx) => {
      const stored = await lockDuel(tx, code)
      if (!stored) return refuse('DuelUnknown')
      const decided = await decide(tx, duelAt(stored, now))
      if (!decided.ok) return decided
      const isNews = decided.value !== stored
      if (isNews) {
        await saveDuel(tx, decided.value)
        if (decided.value.movedAt === now) await ring(tx, decided.value, context)
      }
      return ok({ duel: decided.value, isNews })
    })
    if (!outcome.ok) return outcome
    const { duel, isNews } = outcome.value
    if (isNews) context.afterwards(() => hint(duel, context))
    return shown(duel, context)
  }

  const isFull = async (tx: Tx, accountId: number, now: Instant) =>
    (await countOpen(tx, accountId, now)) >= MOST_DUELS

  function fresh(context: Context, facts: Pick<StoredDuel, 'gameId' | 'seats' | 'stage'>): StoredDuel {
    return {
      ...facts,
      code: context.keys.token().slice(0, CODE_LENGTH),
      seed: pickIndex(SEEDS, context.random),
      moves: [],
      movedAt: context.now,
      rematch: { askedBy: undefined, code: undefined },
    }
  }

  return {
    async openDuel({ gameId, begins }, context) {
      const { db: tx, caller, now, random, device } = context
      const { accountId } = caller
      if (!services.gameOf(gameId, device.language)) return refuse('GameNotFound')
      const seat = seatFor(begins, pickIndex(2, random) as Seat)
      const duel = fresh(context, {
        gameId,
        seats: seat === 0 ? [accountId, undefined] : [undefined, accountId],
        stage: { status: 'waiting' },
      })
      await hold(tx, `duels of ${accountId}`)
      if (await isFull(tx, accountId, now)) return refuse('DuelLimit')
      await insertDuel(tx, duel)
      const answer = await shown(duel, context)
      return answer.ok ? answer : refuse('GameNotFound')
    },

    async readDuel({ code }, context) {
      const duel = await findDuel(context.db, code)
      return duel ? shown(duelAt(duel, context.now), context) : refuse('DuelUnknown')
    },

    async joinDuel({ code }, context) {
      const { caller, now, device } = context
      const { accountId } = caller
      return change<Refusals<'joinDuel'>>(code, context, async (tx, duel) => {
        const game = services.gameOf(duel.gameId, device.language)
        const first = game && (await judge(game, { seed: duel.seed, moves: [] }))
        if (!first) return refuse('DuelUnknown')
        const joined = join(duel, accountId, { first, now })
        if (!joined.ok) return joined
        if (joined.value === duel) return ok(duel)
        const others = duel.seats.filter((id) => id !== undefined)
        // A block is never revealed: for the other one the seat is simply taken.
        if ((await services.blockedWith(tx, accountId, others)).size > 0) return refuse('DuelFull')
        await hold(tx, `duels of ${accountId}`)
        if (await isFull(tx, accountId, now)) return refuse('DuelLimit')
        return ok({ ...duel, ...joined.value })
      })
    },

    async makeMove({ code, after: seen, move }, context) {
      const { caller, now, device } = context
      return change<Refusals<'makeMove'>>(code, context, async (_tx, duel) => {
        const allowed = mayMove(duel, { accountId: caller.accountId, after: seen, move })
        if (!allowed.ok) return allowed
        if (allowed.value === 'repeated') return ok(duel)
        const game = services.gameOf(duel.gameId, device.language)
        if (!game) return refuse('DuelUnknown')
        const { seed, moves } = duel
        const standing = await judge(game, { seed, moves: [...moves, move] })
        if (standing) return ok(moved(duel, move, standing, now))
        const isKeptLegal = (await judge(game, { seed, moves })) !== undefined
        return isKeptLegal ? refuse('MoveNotAllowed') : ok(voided(duel, now))
      })
    },

    async resignDuel({ code }, context) {
      const { caller, now } = context
      return change(code, context, async (_tx, duel) => resign(duel, caller.accountId, now))
    },

    async askRematch({ code }, context) {
      const { caller, now, device } = context
      const { accountId } = caller
      return change<Refusals<'askRematch'>>(code, context, async (tx, duel) => {
        const asked = askRematch(duel, accountId)
        if (!asked.ok) return asked
        if (asked.value === 'begun') return ok(duel)
        if (asked.value === 'asked') {
          const askedBy = duel.seats[0] === accountId ? 0 : 1
          return ok(
            duel.rematch.askedBy === askedBy ? duel : { ...duel, rematch: { ...duel.rematch, askedBy } },
          )
        }
        const [one, other] = duel.seats as readonly [number, number]
        await hold(tx, `duels of ${one}`, `duels of ${other}`)
        for (const id of [one, other]) if (await isFull(tx, id, now)) return refuse('DuelLimit')
        const game = services.gameOf(duel.gameId, device.language)
        const next = fresh(context, {
          gameId: duel.gameId,
          seats: [other, one],
          stage: { status: 'waiting' },
        })
        const first = game && (await judge(game, { seed: next.seed, moves: [] }))
        if (!first) return refuse('DuelUnknown')
        const begun: StoredDuel = { ...next, stage: { status: 'running', turn: first.turn } }
        await insertDuel(tx, begun)
        await ring(tx, begun, context)
        return ok({ ...duel, rematch: { ...duel.rematch, code: begun.code } })
      })
    },

    async listDuels(_params, { db, caller, now, device }) {
      const { accountId } = caller
      const duels = (await listDuels(db, accountId)).map((duel) => duelAt(duel, now))
      const ids = duels.flatMap(({ seats }) => seats.filter((id) => id !== undefined))
      const faces = await services.facesOf(db, [...new Set(ids)])
      return ok({
        duels: duels.toSorted(byUrgency(accountId)).flatMap((duel) => {
          const game = services.gameOf(duel.gameId, device.language)
          return game ? listedDuel(duel, { accountId, game, faces }) : []
        }),
      })
    },
  }
}
