import { inWords } from '#kit/time/in-words.ts'
import { before } from '#kit/time/time.ts'
import { deletedOf } from '#modules/account/server/index.ts'
import { CARD_KINDS, kindOf, type BoxKind } from '#modules/cards/model.ts'
import {
  countBoxes,
  exceeded,
  findCard,
  GIFT_LIMITS,
  GIFTS_COUNTED_FOR,
  giveBox,
  giveCard,
  lockCards,
  voidCard,
} from '#modules/cards/server/index.ts'
import { withdrawListing } from '#modules/market/server/index.ts'
import { sumGiven } from '#modules/operator/server/index.ts'
import {
  usageError,
  refuseCommand,
  same,
  shown,
  type Change,
  type ChangeContext,
  type Command,
  type CommandRefusal,
} from './command.ts'
import { readAccount, readReason, REASON, USER } from './read-words.ts'
import { shownMoment } from './tables.ts'

const GIVE = 'cards give'
const BOXES = ['normal', 'rare'] as const
const COUNTED_FOR = inWords(GIFTS_COUNTED_FOR)

export const CARDS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'cards show',
    says: 'shows a card: its kind, owner and state',
    args: [{ name: 'CARD', says: 'the id of the card' }],
    example: 'portal cards show 01KAM8V7Q2N4Y9WZ3B5C6D7E8F',
    async read({ db }, { words }) {
      const card = await findCard(db, words['CARD']!)
      if (!card) return refuseCommand('there is no such card')
      const { number, level } = kindOf(card.kind)
      const where = card.usedGameId === null ? card.state : `${card.state} at game ${card.usedGameId}`
      const text = `${number} (${level}), ${where}, with ${card.ownerId} since ${shownMoment(card.obtainedAt)}`
      return shown(text, { ...card, number, level })
    },
  },
  {
    kind: 'change',
    name: 'cards void',
    isFinal: true,
    says: 'withdraws a card for good, from the market and from use too',
    args: [{ name: 'CARD', says: 'the id of the card' }, REASON],
    example: 'portal cards void 01KAM8V7Q2N4Y9WZ3B5C6D7E8F "made by a bug"',
    change: voidOne,
  },
  {
    kind: 'change',
    name: GIVE,
    says: 'gives a user blind boxes or cards as a gift',
    args: [
      USER,
      { name: 'WHAT', says: 'normal or rare for a box, or the number of a card such as S-07' },
      REASON,
    ],
    options: { count: { value: 'COUNT', says: `how many, 1 to ${GIFT_LIMITS.atOnce}; 1 by default` } },
    note: `Boxes and cards are given, never sold: the tables know no other source. Within ${COUNTED_FOR} a player gets at most ${GIFT_LIMITS.toPlayer} of them, and an operator gives at most ${GIFT_LIMITS.byOperator}.`,
    example: 'portal cards give 12345678 rare "sorry for the outage" --count 2',
    async change(context, { words, options }) {
      const reason = readReason(words['REASON'])
      if (!reason.ok) return reason
      const user = await readAccount(context.db, words['USER'])
      if (!user.ok) return user
      if ((await deletedOf(context.db, [user.value])).length > 0)
        return refuseCommand('the account was deleted')
      const text = options['count'] ?? '1'
      const count = /^\d{1,2}$/.test(text) ? Number(text) : 0
      if (count < 1) return usageError(TAKES)
      const what = words['WHAT']!.toLowerCase()
      const box = BOXES.find((one) => one === what)
      const gift = { accountId: user.value, count, reason: reason.value }
      const refusal = await limitOf(context, gift)
      if (refusal) return refusal
      if (box) return giveBoxes(context, box, gift)
      const kind = CARD_KINDS.find(({ number }) => number.toLowerCase() === what)
      return kind
        ? giveCards(context, kind.kind, gift)
        : usageError(`WHAT is normal, rare or a card such as S-07`)
    },
  },
]

interface Gift {
  readonly accountId: number
  readonly count: number
  readonly reason: string
}

const TAKES = `--count takes 1 to ${GIFT_LIMITS.atOnce}`
const subjectOf = ({ accountId }: Gift) => `user ${accountId}`

/** The audit log counts gifts: operators' changes are serialised, so none is counted too late. */
async function limitOf(
  { db, now, operator }: ChangeContext,
  gift: Gift,
): Promise<CommandRefusal | undefined> {
  const since = before(now, GIFTS_COUNTED_FOR)
  const given = await sumGiven(db, { command: GIVE, since, operator, subject: subjectOf(gift) })
  switch (exceeded({ count: gift.count, toPlayer: given.toSubject, byOperator: given.byOperator })) {
    case 'atOnce':
      return usageError(TAKES)
    case 'toPlayer':
      return refuseCommand(
        `the player has got ${given.toSubject} within ${COUNTED_FOR}, and may get ${GIFT_LIMITS.toPlayer}`,
      )
    case 'byOperator':
      return refuseCommand(
        `you have given ${given.byOperator} within ${COUNTED_FOR}, and may give ${GIFT_LIMITS.byOperator}`,
      )
    case undefined:
      return undefined
  }
}

async function giveBoxes({ db, now, keys }: ChangeContext, kind: BoxKind, gift: Gift): Promise<Change> {
  const { accountId, count } = gift
  const boxesBefore = await countBoxes(db, accountId)
  for (let place = 0; place < count; place++) {
    const boxId = keys.id(now)
    const box = { boxId, accountId, kind, source: 'gift', sourceId: boxId, gotAt: now } as const
    await giveBox(db, { ...box, event: { kind: 'gift' } })
  }
  const numbers = (boxes: typeof boxesBefore) =>
    Object.fromEntries(boxes.map((one) => [`${one.kind} boxes`, one.count]))
  return {
    ok: true,
    subject: subjectOf(gift),
    text: `Gives ${count} ${kind} ${count === 1 ? 'box' : 'boxes'}.`,
    before: numbers(boxesBefore),
    after: { ...numbers(await countBoxes(db, accountId)), given: count },
    reason: gift.reason,
  }
}

async function giveCards({ db, now, keys }: ChangeContext, kind: number, gift: Gift): Promise<Change> {
  const { accountId, count } = gift
  const cardIds: string[] = []
  for (let place = 0; place < count; place++) {
    const cardId = keys.id(now)
    await giveCard(db, { cardId, accountId, kind, now })
    cardIds.push(cardId)
  }
  const { number } = kindOf(kind)
  return {
    ok: true,
    subject: subjectOf(gift),
    text: `Gives ${count} ${count === 1 ? 'card' : 'cards'} ${number}.`,
    before: null,
    after: { [number]: cardIds.join(' '), given: count },
    reason: gift.reason,
  }
}

async function voidOne(
  { db, now }: ChangeContext,
  { words }: { readonly words: Readonly<Record<string, string>> },
) {
  const reason = readReason(words['REASON'])
  if (!reason.ok) return reason
  const cardId = words['CARD']!
  // In the usual lock order: the listing before the card.
  const listingId = await withdrawListing(db, cardId, now)
  const card = (await lockCards(db, [cardId])).get(cardId)
  if (!card) return refuseCommand('there is no such card')
  if (card.state === 'void') return same('It was withdrawn already.')
  if (card.state === 'listed')
    return refuseCommand('it has just been put on the market: try again') satisfies CommandRefusal
  await voidCard(db, card, now)
  const { number } = kindOf(card.kind)
  const was = listingId === undefined ? card.state : 'listed'
  return {
    ok: true,
    subject: `card ${cardId}`,
    userIds: [card.ownerId],
    text: `Withdraws ${number} of ${card.ownerId}.`,
    before: { state: was, owner: card.ownerId },
    after: { state: 'void', owner: card.ownerId },
    reason: reason.value,
  } satisfies Change
}
