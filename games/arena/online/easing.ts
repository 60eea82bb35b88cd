import type { Easing } from '#kit/game/rooms/prediction.ts'
import type { Player, Round } from '../round.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Parts of a player with a position. */
type Placed = Player &
  Partial<Point> & { readonly body?: readonly number[]; readonly jellies?: readonly Point[] }

/** Share of a correction still visible a frame later. */
const LEFT_PER_FRAME = 0.84
/** Beyond this distance a correction is shown at once. */
const FARTHEST = 130
const LEAST = 0.25
/** Numbers of a body behind the head that are eased with it, decreasingly: the rest stays. */
const NECK = 24

/** Slides rivals to their corrected positions. */
export function openEasing(): Easing<Round> {
  /** By seat and piece: displayed minus actual position. */
  let offsets = new Map<number, readonly Point[]>()

  return {
    corrected(shown, known, own) {
      for (const [seat, player] of known.players.entries()) {
        const [before, after] = [piecesOf(shown.players[seat]), piecesOf(player)]
        const old = offsets.get(seat)
        offsets.delete(seat)
        if (seat === own || before.length !== after.length || !player.alive) continue
        const next = after.map((point, piece) => apart(before[piece]!, point, old?.[piece]))
        if (next.some(isSeen)) offsets.set(seat, next)
      }
    },
    frame(state) {
      if (offsets.size === 0) return state
      const next = new Map<number, readonly Point[]>()
      const players = state.players.slice()
      for (const [seat, old] of offsets) {
        const left = old.map(({ x, y }) => ({ x: x * LEFT_PER_FRAME, y: y * LEFT_PER_FRAME }))
        if (!left.some(isSeen)) continue
        next.set(seat, left)
        players[seat] = moved(players[seat]!, left)
      }
      offsets = next
      return { ...state, players }
    },
    clear: () => offsets.clear(),
  }
}

const NOWHERE: Point = { x: 0, y: 0 }
const isSeen = ({ x, y }: Point) => Math.abs(x) + Math.abs(y) > LEAST

function apart(before: Point, after: Point, old = NOWHERE): Point {
  const [x, y] = [before.x + old.x - after.x, before.y + old.y - after.y]
  return Math.hypot(x, y) > FARTHEST ? NOWHERE : { x, y }
}

function piecesOf(player: Placed | undefined): readonly Point[] {
  if (!player?.alive) return []
  if (player.jellies) return player.jellies
  return player.x === undefined || player.y === undefined ? [] : [{ x: player.x, y: player.y }]
}

function moved(player: Placed, by: readonly Point[]): Player {
  const { jellies, body, x = 0, y = 0 } = player
  const to = (point: Point, { x: dx, y: dy }: Point) => ({ ...point, x: point.x + dx, y: point.y + dy })
  if (jellies)
    return { ...player, jellies: jellies.map((one, piece) => to(one, by[piece] ?? NOWHERE)) } as Player
  const [head] = by as [Point]
  return { ...player, x: x + head.x, y: y + head.y, ...(body ? { body: bent(body, head) } : {}) } as Player
}

/** A body whose head is displaced: x and y alternating, tail first. */
const bent = (body: readonly number[], head: Point): readonly number[] =>
  body.map((value, place) => {
    const share = Math.max(0, 1 - (body.length - place) / NECK)
    return value + share * (place % 2 === 0 ? head.x : head.y)
  })
