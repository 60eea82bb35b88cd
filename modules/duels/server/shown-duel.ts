import type { Instant } from '#kit/time/time.ts'
import type { ListedDuel, SeatRating, ShownDuel } from '../calls.ts'
import { awayFor, fallsAt, isOpening, leftAt, type LiveClock, type Ticking } from '../rules/clock.ts'
import { dueAt, isForMore, otherSeat, seatOf, tickingOf, type Duel } from '../rules/duel.ts'
import { leftSeats, seatsInPlay } from '../rules/places.ts'
import { DICE_FAMILIES, type Seat } from '../model.ts'
import type { StoredDuel } from './duel-row.ts'

interface Sight {
  readonly accountId: number
  readonly game: { readonly slug: string; readonly family: string; readonly title: string }
  readonly faces: ReadonlyMap<number, { readonly nickname: string; readonly avatar: number }>
}

export type SeatRatings = readonly [SeatRating | null, SeatRating | null]

/** A duel as shown to a player or spectator. */
export function listedDuel(duel: StoredDuel, { accountId, game, faces }: Sight): ListedDuel {
  const { code, phase, seats, moves } = duel
  const playerIn = (id: number | undefined) => {
    const face = id === undefined ? undefined : faces.get(id)
    return id !== undefined && face ? { userId: id, nickname: face.nickname, avatar: face.avatar } : null
  }
  return {
    code,
    slug: game.slug,
    title: game.title,
    status: phase.status,
    first: playerIn(seats[0]),
    second: playerIn(seats[1]),
    players: seats.map(playerIn),
    seat: seatOf(duel, accountId) ?? null,
    turn: phase.status === 'running' ? phase.turn : null,
    dueAt: dueAt(duel) ?? null,
    endedBy: phase.status === 'ended' ? phase.by : null,
    winner: phase.status === 'ended' ? (phase.winner ?? null) : null,
    places: phase.status === 'ended' ? [...(phase.places ?? [])] : [],
    moveCount: moves.length,
    clock: duel.clock?.name ?? null,
  }
}

export function shownDuel(
  duel: StoredDuel,
  shown: Sight & {
    readonly ratings: SeatRatings
    /** What the caller may see where hands are hidden. */
    readonly sight: string | undefined
    readonly now: Instant
  },
): ShownDuel {
  const { seed, moves, drawBy, rematch, clock, dealKey } = duel
  const { accountId, game, ratings, sight, now } = shown
  // Otherwise the opener could choose their seat by the first throw.
  const isFirstThrowHidden = duel.phase.status === 'waiting' && DICE_FAMILIES.includes(game.family)
  const isSealed = dealKey !== undefined
  return {
    ...listedDuel(duel, shown),
    seed: isSealed || isFirstThrowHidden ? 0 : seed,
    // A move may reveal the hand it came from: what both have seen of it is in the sight.
    moves: isSealed ? [] : [...moves],
    sight: sight ?? null,
    drawBy: drawBy ?? null,
    rematchBy: rematch.askedBy ?? null,
    rematchAsked: [...(rematch.asked ?? [])],
    gone: leftSeats(moves),
    rematchCode: rematch.code ?? null,
    ...clockShown(duel, accountId, now),
    isRated: clock?.ratedAs !== undefined,
    firstRating: ratings[0],
    secondRating: ratings[1],
  }
}

const NO_CLOCK = { firstLeft: null, secondLeft: null, lefts: [], openingLeft: null, rivalAway: null }

/** Current time left on the clocks. */
function clockShown(duel: StoredDuel, accountId: number, now: Instant) {
  const { clock, phase } = duel
  if (!clock) return NO_CLOCK
  const at = tickingOf(duel)
  const seat = seatOf(duel, accountId)
  const winner = phase.status === 'ended' && phase.by === 'time' ? phase.winner : undefined
  const fallen = winner === undefined ? [] : seatsInPlay(duel).filter((one) => one !== winner)
  // The loser's clock shows zero, whatever was left at the last move.
  const lefts = leftAt(clock, at, now).map((left, index) => (fallen.includes(index as Seat) ? 0 : left))
  return {
    firstLeft: lefts[0] ?? null,
    secondLeft: lefts[1] ?? null,
    lefts,
    openingLeft: at && isOpening(clock, at) ? Math.max(0, fallsAt(clock, at) - now) : null,
    rivalAway: at && seat !== undefined ? rivalAwayFor(duel, clock, { at, seat, now }) : null,
  }
}

/** How long the other player is silent; of more than two whoever is to move, from the moment it is their turn, as the claim counts. */
function rivalAwayFor(
  duel: StoredDuel,
  clock: LiveClock,
  { at, seat, now }: { readonly at: Ticking; readonly seat: Seat; readonly now: Instant },
): number | null {
  if (!isForMore(duel)) return awayFor(clock, otherSeat(seat), now) ?? null
  const away = at.turn === seat ? undefined : awayFor(clock, at.turn, now)
  return away === undefined ? null : Math.min(away, Math.max(0, now - at.movedAt))
}

const rankFor = ({ phase, seats }: Duel, accountId: number): number => {
  if (phase.status === 'ended') return 3
  if (phase.status === 'waiting') return 2
  return seats[phase.turn] === accountId ? 0 : 1
}

/** First where it is the player's turn, then other running ones, then waiting ones, then ended ones. */
export const byUrgency =
  (accountId: number) =>
  (one: Duel, other: Duel): number =>
    rankFor(one, accountId) - rankFor(other, accountId) || other.movedAt - one.movedAt
