import type { ListedDuel, ShownDuel } from '../calls.ts'
import { dueAt, seatOf, type Duel } from '../rules/duel.ts'
import type { StoredDuel } from './duel-store.ts'

interface Sight {
  readonly accountId: number
  readonly game: { readonly slug: string; readonly title: string }
  readonly faces: ReadonlyMap<number, { readonly nickname: string; readonly avatar: number }>
}

/** A duel as shown to a player or spectator. */
export function listedDuel(duel: StoredDuel, { accountId, game, faces }: Sight): ListedDuel {
  const { code, stage, seats, moves } = duel
  const playerIn = (id: number | undefined) => {
    const face = id === undefined ? undefined : faces.get(id)
    return id !== undefined && face ? { userId: id, nickname: face.nickname, avatar: face.avatar } : null
  }
  return {
    code,
    slug: game.slug,
    title: game.title,
    status: stage.status,
    first: playerIn(seats[0]),
    second: playerIn(seats[1]),
    seat: seatOf(duel, accountId) ?? null,
    turn: stage.status === 'running' ? stage.turn : null,
    dueAt: dueAt(duel) ?? null,
    endedBy: stage.status === 'ended' ? stage.by : null,
    winner: stage.status === 'ended' ? (stage.winner ?? null) : null,
    moveCount: moves.length,
  }
}

export function shownDuel(duel: StoredDuel, sight: Sight): ShownDuel {
  const { seed, moves, drawBy, rematch } = duel
  return {
    ...listedDuel(duel, sight),
    seed,
    moves: [...moves],
    drawBy: drawBy ?? null,
    rematchBy: rematch.askedBy ?? null,
    rematchCode: rematch.code ?? null,
  }
}

const rankFor = ({ stage, seats }: Duel, accountId: number): number => {
  if (stage.status === 'ended') return 3
  if (stage.status === 'waiting') return 2
  return seats[stage.turn] === accountId ? 0 : 1
}

/** First where it is the player's turn, then the others under way, then what waits, then what is over. */
export const byUrgency =
  (accountId: number) =>
  (one: Duel, other: Duel): number =>
    rankFor(one, accountId) - rankFor(other, accountId) || other.movedAt - one.movedAt
