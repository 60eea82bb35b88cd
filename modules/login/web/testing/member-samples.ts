import { systemClock } from '#kit/time/system-clock.ts'
import { CARD_KINDS, CARD_LEVELS, KINDS_PER_LEVEL } from '#modules/cards/model.ts'
import type { Collection } from '#modules/cards/calls.ts'
import type { AccountStatus } from '#modules/account/calls.ts'
import type { AccountLink, SignInProvider } from '../../calls.ts'

export const visitor: AccountStatus = {
  userId: 12345678,
  nickname: '',
  avatar: 1,
  isVisitor: true,
  provider: null,
  linkCount: 0,
  isNew: false,
  isNicknameFree: true,
  chat: { isOff: false, endsAt: null },
}
export const member: AccountStatus = { ...visitor, isVisitor: false, provider: 'google', linkCount: 1 }

export const google: SignInProvider = { provider: 'google', kind: 'google', name: 'Google' }
export const apple: SignInProvider = { provider: 'apple', kind: 'apple', name: 'Apple' }
export const facebook: SignInProvider = { provider: 'facebook', kind: 'facebook', name: 'Facebook' }

export const linkOf = (provider: SignInProvider): AccountLink => ({ ...provider, linkedAt: systemClock() })

/** A collection with these numbers of cards, by kind. */
export function collectionOf(counts: Readonly<Record<number, number>>): Collection {
  return {
    kinds: CARD_KINDS.map((kind) => ({ ...kind, count: counts[kind.kind] ?? 0 })),
    sets: CARD_LEVELS.map((level) => ({ level, have: 0, all: KINDS_PER_LEVEL[level], isComplete: false })),
    boxes: [],
    cardCount: Object.values(counts).reduce((sum, count) => sum + count, 0),
    usedCount: 0,
    mostInUse: 3,
    nextSeedHash: 'print-of-the-next',
  }
}
