import { sql, type RawBuilder, type Selectable } from 'kysely'
import { timestamp, type Tables } from '#kit/db/db.ts'
import type { Duration, Instant } from '#kit/time/time.ts'
import { SEATS, type Move, type Seat } from '../model.ts'
import type { LiveClock } from '../rules/clock.ts'
import { dueAt, isForMore, type Duel, type DuelPhase } from '../rules/duel.ts'
import { leftSeats } from '../rules/places.ts'
import './tables.ts'

/** A duel with its code and game. */
export interface StoredDuel extends Duel {
  readonly code: string
  readonly gameId: number
  readonly seed: number
  /** Key from which hidden hands are dealt; it is in no answer. */
  readonly dealKey: string | undefined
}

/** What determines the position of a duel. */
export const lineOf = ({ seed, moves, dealKey, seats }: StoredDuel) => ({
  seed,
  moves,
  dealKey,
  seatCount: seats.length,
})

type Row = Selectable<Tables['duel']>

const SEAT_IDS = ['first_id', 'second_id', 'third_id', 'fourth_id'] as const

const idsIn = (row: Pick<Row, (typeof SEAT_IDS)[number]>) => SEAT_IDS.map((column) => row[column])
const bitsOf = (seats: readonly Seat[]) => seats.reduce((bits: number, seat) => bits | (1 << seat), 0)
const seatsOf = (bits: number) => SEATS.filter((seat) => bits & (1 << seat))

export const toDuel = (row: Row): StoredDuel => ({
  code: row.code,
  gameId: row.game_id,
  seed: Number(row.seed),
  dealKey: row.deal_key ?? undefined,
  seats: idsIn(row)
    .slice(0, row.seat_count)
    .map((id) => id ?? undefined),
  moves: JSON.parse(row.moves) as Move[],
  movedAt: row.moved_at,
  phase: phaseOf(row),
  drawBy: row.draw_by ?? undefined,
  rematch: {
    askedBy: row.rematch_by ?? undefined,
    ...(row.seat_count > 2 ? { asked: seatsOf(row.rematch_seats) } : {}),
    code: row.rematch_code ?? undefined,
  },
  clock: clockOf(row),
})

/** The database guarantees that a clock's columns are set together, for as many seats as there are. */
function clockOf(row: Row): LiveClock | undefined {
  if (row.clock === null) return undefined
  const { seat_count: count } = row
  const left = [row.first_left, row.second_left, row.third_left, row.fourth_left]
  const credit = [row.first_credit, row.second_credit, row.third_credit, row.fourth_credit]
  const seenAt = [row.first_seen_at, row.second_seen_at, row.third_seen_at, row.fourth_seen_at]
  return {
    name: row.clock,
    left: left.slice(0, count) as Duration[],
    credit: credit.slice(0, count) as Duration[],
    seenAt: seenAt.slice(0, count).map((moment) => moment ?? undefined),
    ratedAs: row.rated_as ?? undefined,
  }
}

/** The database guarantees the columns of each status. */
function phaseOf({ status, turn, ended_by, winner, ended_at, places }: Row): DuelPhase {
  if (status === 'waiting') return { status }
  if (status === 'running') return { status, turn: turn! }
  return {
    status,
    by: ended_by!,
    winner: winner ?? undefined,
    endedAt: ended_at!,
    ...(places === null ? {} : { places: JSON.parse(places) as number[] }),
  }
}

const momentOf = (moment: Instant | undefined) => (moment === undefined ? null : timestamp(moment))

const clockColumns = ({ clock, ...duel }: Duel) => ({
  clock: clock?.name ?? null,
  first_left: clock?.left[0] ?? null,
  second_left: clock?.left[1] ?? null,
  third_left: clock?.left[2] ?? null,
  fourth_left: clock?.left[3] ?? null,
  first_credit: clock?.credit[0] ?? null,
  second_credit: clock?.credit[1] ?? null,
  third_credit: clock?.credit[2] ?? null,
  fourth_credit: clock?.credit[3] ?? null,
  first_seen_at: momentOf(clock?.seenAt[0]),
  second_seen_at: momentOf(clock?.seenAt[1]),
  third_seen_at: momentOf(clock?.seenAt[2]),
  fourth_seen_at: momentOf(clock?.seenAt[3]),
  due_at: clock ? momentOf(dueAt({ ...duel, clock })) : null,
  rated_as: clock?.ratedAs ?? null,
})

const endColumns = (duel: Duel) => {
  const { phase } = duel
  if (phase.status !== 'ended') return { ended_by: null, winner: null, ended_at: null, places: null }
  return {
    ended_by: phase.by,
    winner: phase.winner ?? null,
    ended_at: timestamp(phase.endedAt),
    // A game that nobody has finished has no places.
    places: isForMore(duel) ? JSON.stringify(phase.places ?? []) : null,
  }
}

const boardColumns = ({ seats, moves, movedAt, phase, drawBy, rematch }: Duel) => ({
  seat_count: seats.length,
  first_id: seats[0] ?? null,
  second_id: seats[1] ?? null,
  third_id: seats[2] ?? null,
  fourth_id: seats[3] ?? null,
  moves: JSON.stringify(moves),
  given_up: bitsOf(leftSeats(moves)),
  status: phase.status,
  turn: phase.status === 'running' ? phase.turn : null,
  draw_by: drawBy ?? null,
  moved_at: timestamp(movedAt),
  rematch_by: rematch.askedBy ?? null,
  rematch_seats: bitsOf(rematch.asked ?? []),
  rematch_code: rematch.code ?? null,
})

export const toColumns = (duel: Duel) => ({
  ...boardColumns(duel),
  ...endColumns(duel),
  ...clockColumns(duel),
})

const anyOf = (conditions: readonly RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`

/** Whether an account sits in a row. */
export const sitsIn = (accountId: number) =>
  anyOf(SEAT_IDS.map((column) => sql<boolean>`${sql.ref(column)} = ${accountId}`))

/** Whether an account sits in a row and has not given up its seat. */
export const playsIn = (accountId: number) =>
  anyOf(
    SEAT_IDS.map(
      (column, seat) =>
        sql<boolean>`(${sql.ref(column)} = ${accountId} and given_up & ${sql.lit(1 << seat)} = 0)`,
    ),
  )

/** Whether one of these accounts plays in a row. */
export const playsInOneOf = (accountIds: readonly number[]) =>
  anyOf(
    SEAT_IDS.map(
      (column, seat) =>
        sql<boolean>`(${sql.ref(column)} = any(${[...accountIds]}) and given_up & ${sql.lit(1 << seat)} = 0)`,
    ),
  )

/** Everybody with a seat in a row, and those of them who have not given it up. */
export function peopleIn(row: Pick<Row, (typeof SEAT_IDS)[number] | 'given_up'>) {
  const seated = idsIn(row).flatMap((id, seat) => (id === null ? [] : [{ id, seat }]))
  const playing = seated.filter(({ seat }) => (row.given_up & (1 << seat)) === 0)
  return { seatedIds: seated.map(({ id }) => id), playerIds: playing.map(({ id }) => id) }
}

/** Whether it is an account's turn in a row. */
export const movesIn = (accountId: number) =>
  anyOf(
    SEAT_IDS.map(
      (column, seat) => sql<boolean>`(turn = ${sql.lit(seat)} and ${sql.ref(column)} = ${accountId})`,
    ),
  )
