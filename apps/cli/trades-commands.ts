import { inWords } from '#kit/time/in-words.ts'
import type { Instant } from '#kit/time/time.ts'
import { CARD_KINDS, kindOf } from '#modules/cards/model.ts'
import { chainOf, findCard, TRADE_LOCK, type ChainStep } from '#modules/cards/server/index.ts'
import {
  codesOf,
  listTrades,
  reverseTrade,
  shownCode,
  TRADES_LISTED_FOR,
  type Trade,
} from '#modules/market/server/index.ts'
import { refuseCommand, shown, type Command } from './command.ts'
import { LIMIT, readAccount, readLimit, readReason, REASON } from './read-words.ts'
import { shownMoment, table } from './tables.ts'

const WHAT_HAPPENED: Readonly<Record<ChainStep['reason'], string>> = {
  open: 'drawn from a box',
  give: 'given by the operator',
  swap: 'swapped',
  redeem: 'redeemed by code',
  void: 'withdrawn by the operator',
  reverse: 'trade reversed',
  leave: 'left behind by a deleted account',
  merge: 'moved to another account of the same player',
}

const tradeRow = (trade: Trade, kinds: ReadonlyMap<string, number>) => [
  trade.listingId,
  shownCode(trade.code),
  shownMoment(trade.tradedAt),
  `${trade.sellerId} gave ${numberOf(kinds.get(trade.cardId))}`,
  trade.givenCardId === null
    ? `${trade.takerId} had the password`
    : `${trade.takerId} gave ${numberOf(kinds.get(trade.givenCardId))}`,
]

const numberOf = (kind: number | undefined) => CARD_KINDS.find((one) => one.kind === kind)?.number ?? '?'

export const TRADES_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'trades list',
    says: `lists the latest trades of the last ${inWords(TRADES_LISTED_FOR)}`,
    options: { ...LIMIT, user: { value: 'USER', says: 'only those with this user' } },
    example: 'portal trades list --user 12345678',
    async read({ db, now }, input) {
      const limit = readLimit(input)
      if (!limit.ok) return limit
      const wanted = input.options['user']
      const user = wanted === undefined ? undefined : await readAccount(db, wanted)
      if (user && !user.ok) return user
      const trades = await listTrades(db, { accountId: user?.value, size: limit.value, now })
      const ids = trades.flatMap(({ cardId, givenCardId }) => [cardId, givenCardId ?? cardId])
      const cards = await Promise.all([...new Set(ids)].map((id) => findCard(db, id)))
      const kinds = new Map(cards.flatMap((card) => (card ? [[card.cardId, card.kind] as const] : [])))
      const rows = trades.map((trade) => tradeRow(trade, kinds))
      return shown(
        rows.length > 0 ? table(['trade', 'code', 'when', 'lister', 'taker'], rows) : 'No trades.',
        trades,
      )
    },
  },
  {
    kind: 'read',
    name: 'trades chain',
    says: 'shows the history of a card, move by move',
    args: [{ name: 'CARD', says: 'the id of the card' }],
    example: 'portal trades chain 01KAM8V7Q2N4Y9WZ3B5C6D7E8F',
    async read({ db, now }, { words }) {
      const card = await findCard(db, words['CARD']!)
      if (!card) return refuseCommand('there is no such card')
      const chain = await chainOf(db, card.cardId)
      const codes = await codesOf(
        db,
        chain.flatMap(({ listingId }) => listingId ?? []),
      )
      const rows = chain.map((move) => [
        String(move.step),
        shownMoment(move.movedAt),
        WHAT_HAPPENED[move.reason],
        move.fromId === null ? '–' : String(move.fromId),
        String(move.toId),
        move.listingId ?? '',
        move.listingId === null ? '' : shownCode(codes.get(move.listingId) ?? ''),
      ])
      const { number } = kindOf(card.kind)
      return shown(
        `${number}, ${stateOf(card, now)}, with ${card.ownerId}\n\n${table(['step', 'when', 'how', 'from', 'to', 'trade', 'code'], rows)}`,
        { cardId: card.cardId, kind: card.kind, number, state: card.state, ownerId: card.ownerId, chain },
      )
    },
  },
  {
    kind: 'change',
    name: 'trades reverse',
    isFinal: true,
    says: `takes a trade back while its lock lasts (${inWords(TRADE_LOCK)}): every card returns to where it came from`,
    args: [{ name: 'TRADE', says: 'its id, or the code of its listing' }, REASON],
    example: 'portal trades reverse 7K3M-9QXT "the account was stolen"',
    async change({ db, now }, { words }) {
      const reason = readReason(words['REASON'])
      if (!reason.ok) return reason
      const reversed = await reverseTrade(db, words['TRADE']!, now)
      if (!reversed.ok) return refuseCommand(reversed.why)
      const { listing, returned } = reversed
      const holders = (side: 'fromId' | 'toId') =>
        Object.fromEntries(returned.map((one) => [`${kindOf(one.kind).number} ${one.cardId}`, one[side]]))
      return {
        ok: true,
        subject: `trade ${listing.listingId}`,
        userIds: [...new Set(returned.flatMap(({ fromId, toId }) => [fromId, toId]))],
        text: `${returned.length === 1 ? 'The card goes' : 'Both cards go'} back.`,
        before: holders('fromId'),
        after: holders('toId'),
        reason: reason.value,
      }
    },
  },
]

function stateOf(
  { state, lockedUntil }: { readonly state: string; readonly lockedUntil: Instant | null },
  now: Instant,
): string {
  return lockedUntil !== null && lockedUntil > now
    ? `${state}, locked until ${shownMoment(lockedUntil)}`
    : state
}
