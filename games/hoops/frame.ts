import type { Side } from './court.ts'
import type { Act, Match } from './match.ts'
import { starAt, type StyleName } from './stars.ts'
import { windowOf } from './shots.ts'

/** A player as drawn. */
export interface Body {
  readonly side: Side
  readonly who: number
  readonly x: number
  readonly y: number
  readonly vx: number
  readonly vy: number
  readonly face: 1 | -1
  readonly act: Act
  readonly age: number
  readonly hasBall: boolean
  /** Marked by a ring: a person plays it. */
  readonly seat: number
  readonly meter: number
  /** The perfect moment of a shot and its width, in ticks. */
  readonly ideal: number
  readonly window: number
}

/** One picture of a match; stored ones make the replay of a basket. */
export interface Frame {
  readonly tick: number
  readonly bodies: readonly Body[]
  readonly ball: {
    readonly x: number
    readonly y: number
    readonly vx: number
    readonly glow: 'none' | 'perfect' | 'star'
    /** Style of the last thrower. */
    readonly style: StyleName
  }
  readonly cheer: Side | -1
  /** The side that defends. */
  readonly guards: Side | -1
}

export function frameOf(match: Match): Frame {
  const { players, ball } = match
  const owner = players[ball.owner]
  const thrower = players[ball.shot?.by ?? ball.owner] ?? players[0]!
  const isStar = ball.shot?.kind === 'star' || owner?.act === 'star'
  return {
    tick: match.tick,
    bodies: players.map((player, index) => {
      const { side, who, x, y, vx, vy, face, act, age, seat, meter, ideal } = player
      const hasBall = ball.owner === index
      const window = act === 'shoot' ? windowOf(match, player) : 0
      return { side, who, x, y, vx, vy, face, act, age, seat, meter, ideal, hasBall, window }
    }),
    ball: {
      x: ball.x,
      y: ball.y,
      vx: ball.vx,
      style: starAt(thrower.who).style,
      glow: isStar ? 'star' : ball.shot?.isPerfect ? 'perfect' : 'none',
    },
    cheer: match.phase === 'scored' ? match.scorer : -1,
    guards: owner ? (owner.side === 0 ? 1 : 0) : -1,
  }
}
