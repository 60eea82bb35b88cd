import { YOU } from '#kit/game/cards/card-rules.ts'
import type { Pose } from './faces.ts'
import { layLanes, type Lanes } from './lanes.ts'
import { handPoses, type TileRoom } from './room.ts'
import { grow } from './snake.ts'
import { COMMON, hasRoot, layIn, type DominoState, type Twist } from './state.ts'
import { NO_TILE, type Tile } from './tiles.ts'

/** Layout of everything visible. */
export interface Table {
  readonly hand: readonly Tile[]
  readonly spots: ReadonlyMap<Tile, Pose>
  readonly ends: readonly { readonly arm: number; readonly x: number; readonly y: number }[]
  readonly lanes: Lanes['lanes']
  /** The short side of a tile on the table. */
  readonly unit: number
}

/** Display order of trains: own, common, others. */
const trainsOf = (seats: number) => [
  YOU,
  COMMON,
  ...Array.from({ length: seats - 1 }, (_, index) => index + 1),
]

export function tableOf(twist: Twist, state: DominoState, room: TileRoom): Table {
  const hand = state.hands[YOU]!.filter((tile) => tile !== NO_TILE).toSorted((one, other) => one - other)
  const poses = handPoses(room, hand.length)
  const own = new Map(hand.map((tile, index) => [tile, poses[index]!]))
  if (twist.shape === 'trains') {
    const wide = Math.min(room.middle.width, 900)
    const box = { ...room.middle, x: room.middle.x + (room.middle.width - wide) / 2, width: wide }
    const { lanes, spots, engine } = layLanes(state.arms, trainsOf(twist.seats), box)
    const ends = lanes.map(({ arm, end }) => ({ arm, ...end }))
    return { hand, spots: new Map([...own, ...spots, [state.root, engine]]), ends, lanes, unit: engine.unit }
  }
  if (!hasRoot(state)) {
    const { x, y, width, height } = room.middle
    const ends = [{ arm: 0, x: x + width / 2, y: y + height / 2 }]
    return { hand, spots: own, ends, lanes: [], unit: room.unit }
  }
  const { root, arms } = state
  const grown = grow({ root, arms, shape: twist.shape, crosses: twist.meets === 'same' }, room.middle)
  return { hand, spots: new Map([...own, ...grown.spots]), ends: grown.ends, lanes: [], unit: grown.unit }
}

/** The disc on the table that makes a move. */
export interface Marker {
  readonly move: number
  readonly x: number
  readonly y: number
  /** The half that would look outwards. */
  readonly outer: number
}

const APART = 26

/** Discs of the selected tile's moves, kept inside its box. */
export function markersOf(
  { ends }: Table,
  moves: readonly number[],
  { middle }: TileRoom,
): readonly Marker[] {
  return moves.map((move) => {
    const { arm, outer } = layIn(move)
    const end = ends.find((one) => one.arm === arm)!
    const twins = moves.filter((other) => layIn(other).arm === arm)
    const aside = (twins.indexOf(move) - (twins.length - 1) / 2) * 2 * APART
    const within = (value: number, low: number, size: number) =>
      Math.max(low + APART, Math.min(low + size - APART, value))
    return {
      move,
      outer,
      x: within(end.x, middle.x, middle.width),
      y: within(end.y + aside, middle.y, middle.height),
    }
  })
}
