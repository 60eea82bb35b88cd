import { copyWhole } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import { drawBall, drawCar } from './car-art.ts'
import { enterPitch, type GroundPlan } from './ground-plan.ts'
import { WHISTLE_WAIT, type Car, type Match } from './match.ts'
import type { Motion } from './motion.ts'
import { drawShout, kickRing, SHOUT_SECONDS, streak, tally } from './overlay-art.ts'
import { BALL_RADIUS } from './pitch.ts'
import { drawGoals } from './pitch-art.ts'
import { BOOST_REST } from './steering.ts'

type Pen = CanvasRenderingContext2D

export interface TeamColors {
  readonly color: string
  readonly seat: string
}

export const OWN: TeamColors = { color: '#FF5A5F', seat: '#A91F2C' }
const LAGOON = '#3FE0CF'
const SUN = '#FFD86B'

/** What the picture is made of in this moment. */
export interface BumperScene {
  readonly match: Match
  readonly plan: GroundPlan
  readonly ground: HTMLCanvasElement
  readonly motion: Motion
  readonly rival: TeamColors
  /** Half the width of the goals now. */
  readonly goalHalf: number
  /** The goals of both sides in the player's digits. */
  readonly tallies: readonly [string, string]
  readonly isWaiting: boolean
}

export function drawMatch({ pen, width, height, time, reducedMotion }: Stage, scene: BumperScene) {
  const { match, plan, motion, rival, isWaiting } = scene
  const { patches, squash, shout, tracks } = motion
  copyWhole(pen, scene.ground)
  for (const side of [0, 1] as const) tally(pen, plan, side, scene.tallies[side])
  pen.save()
  enterPitch(pen, plan)
  drawGoals(pen, scene.goalHalf, [OWN.color, rival.color], motion.bulge)
  tracks.drawMarks(pen)
  if (!reducedMotion) streak(pen, match.ball)
  drawBall(pen, match.ball, { radius: BALL_RADIUS, patches, shade: plan.shade, squash })
  for (const car of match.cars) drawOne(pen, car, scene, time)
  tracks.drawPuffs(pen)
  if (match.wait > 0 && match.scored === -1)
    kickRing(pen, isWaiting ? undefined : match.wait / WHISTLE_WAIT, time)
  pen.restore()
  if (shout && shout.age < SHOUT_SECONDS) drawShout(pen, { width, height }, shout)
}

function drawOne(pen: Pen, car: Car, { match, plan, motion, rival }: BumperScene, time: number) {
  const isPlayers = car.seat === 0 && (car.side === 0 || match.isDuel)
  drawCar(pen, car, {
    ...(car.side === 0 ? OWN : rival),
    helmet: car.seat === 0 ? '#3A2417' : '#E9B872',
    ring: isPlayers ? (car.rest === 0 ? LAGOON : SUN) : undefined,
    ready: 1 - car.rest / BOOST_REST,
    boosting: car.boost > 0,
    shock: motion.shocks.get(car) ?? 0,
    shade: plan.shade,
    time,
  })
}
