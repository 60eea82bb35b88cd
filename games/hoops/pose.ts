import type { Body, Frame } from './frame.ts'

/** A place relative to the feet: x ahead, y up. */
export type Joint = readonly [x: number, y: number]
/** The near one and the far one of two hands or feet. */
type Pair = readonly [Joint, Joint]

export interface Pose {
  /** Lean of the trunk: how far the shoulders are ahead of the hips, in units. */
  readonly lean: number
  /** How far the hips are lowered. */
  readonly low: number
  readonly hands: Pair
  readonly feet: Pair
}

const pair = (x: number, y: number, farX: number, farY: number): Pair => [
  [x, y],
  [farX, farY],
]

const STANDING: Pose = { lean: 0, low: 0, hands: pair(24, 66, -22, 64), feet: pair(13, 0, -13, 0) }
const STUMBLING: Pose = { lean: -26, low: 34, hands: pair(34, 60, -46, 40), feet: pair(34, 0, 20, 0) }
const DUNKING: Pose = { lean: 10, low: 0, hands: pair(14, 218, -30, 150), feet: pair(30, 36, -26, 6) }

/** Pose while standing, running or in the air. */
export function poseOf(body: Body, frame: Frame): Pose {
  const { act, age, y, hasBall, side } = body
  const legs = y > 4 ? inAir(body) : running(body)
  if (act === 'stun') return STUMBLING
  if (act === 'dunk') return DUNKING
  if (frame.cheer === side && y === 0) return cheering(body, frame.tick)
  if (act === 'shoot' || act === 'star' || act === 'fake') {
    const low = y === 0 && age < 6 ? 14 : 0
    return { ...legs, lean: 2, low, hands: pair(16, 212 - low, 4, 204 - low) }
  }
  if (act === 'steal') {
    const out = age > 2 && age < 12 ? 1 : 0.4
    return { ...legs, lean: 22 * out, low: 16, hands: pair(34 + 46 * out, 92, -34, 70) }
  }
  if (y > 4 && !hasBall) return { ...legs, hands: pair(20, 226, -6, 222) }
  if (hasBall)
    return {
      ...legs,
      lean: legs.lean + 8,
      low: 8,
      hands: pair(34, Math.max(78, frame.ball.y - y + 12), -34, 66),
    }
  if (frame.guards === side && Math.abs(body.vx) < 3.4)
    return { ...legs, lean: 8, low: 16, hands: pair(78, 126, -66, 122) }
  return legs
}

function inAir({ vy }: Body): Pose {
  const tuck = Math.max(0, vy) * 2
  return { ...STANDING, feet: pair(14, 10 + tuck, -18, 4 + tuck * 0.4) }
}

function running({ x, vx, face, act }: Body): Pose {
  const pace = Math.min(1, Math.abs(vx) / 5)
  if (pace < 0.08) return STANDING
  const swing = x * 0.046 * face
  const front = Math.sin(swing)
  const lift = (angle: number) => Math.max(0, Math.cos(angle)) * 20 * pace
  const stride = front * 36 * pace
  const arm = front * 30 * pace
  const lean = act === 'dash' ? 30 : 12 * pace
  return {
    lean,
    low: 4,
    hands: pair(lean + 8 - arm, 76, lean - 8 + arm, 76),
    feet: pair(stride, lift(swing), -stride, lift(swing + Math.PI)),
  }
}

function cheering({ who }: Body, tick: number): Pose {
  const wave = Math.sin(tick * 0.24 + who)
  return {
    lean: 0,
    low: 6 + 6 * wave,
    hands: pair(30 + 8 * wave, 206, -30 + 8 * wave, 206),
    feet: pair(14, 0, -14, 0),
  }
}
