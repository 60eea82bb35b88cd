import type { Sprites } from '#kit/game/sprites.ts'
import type { Stage } from '#kit/game/stage.ts'
import { drawBall, drawCar } from './car-art.ts'
import { modelAt } from './garage.ts'
import { enterPitch, type GroundPlan } from './ground-plan.ts'
import { WHISTLE_WAIT, type Car, type Match } from './match.ts'
import type { Motion } from './motion.ts'
import { drawShout, kickRing, SHOUT_SECONDS, streak, tally } from './overlay-art.ts'
import type { BallPaint } from './purse.ts'
import { handOf } from './steering.ts'
import { PAD_REST, PAD_RADIUS, PADS } from './pads.ts'
import { BALL_RADIUS, type Body } from './pitch.ts'
import { drawMovedGoals } from './pitch-art.ts'

type Pen = CanvasRenderingContext2D

export interface TeamColors {
  readonly color: string
  readonly seat: string
}

export const OWN: TeamColors = { color: '#FF5A5F', seat: '#A91F2C' }
/** Colours below the first and the second player's car. */
const RINGS = ['#3FE0CF', '#FFFFFF'] as const
const SUN = '#FFD86B'

/** Everything a frame depends on. */
export interface BumperScene {
  readonly match: Match
  readonly plan: GroundPlan
  readonly ground: HTMLCanvasElement
  /** Camera shift of the pitch in screen pixels. */
  readonly shift: { readonly x: number; readonly y: number }
  readonly ratio: number
  readonly sprites: Sprites
  /** Cars of the match, or of a replay. */
  readonly cars: readonly Car[]
  readonly ball: Body
  readonly motion: Motion
  readonly own: TeamColors
  readonly rival: TeamColors
  readonly isReplay: boolean
  /** Current half width of the goals. */
  readonly goalHalf: number
  /** Both sides' goals in the player's digits. */
  readonly tallies: readonly [string, string]
  readonly isWaiting: boolean
  readonly ballPaint: BallPaint
  readonly trail: readonly string[]
}

export function drawMatch({ pen, width, height, time, reducedMotion }: Stage, scene: BumperScene) {
  const { match, plan, motion, rival, isWaiting } = scene
  const { patches, squash, shout, tracks } = motion
  layGround(pen, scene)
  for (const side of [0, 1] as const) tally(pen, plan, side, scene.tallies[side])
  pen.save()
  enterPitch(pen, plan)
  chargedPlates(pen, match.pads)
  drawMovedGoals(pen, scene.goalHalf, [scene.own.color, rival.color], motion.bulge)
  tracks.drawMarks(pen)
  if (!reducedMotion) streak(pen, scene.ball, scene.trail)
  drawBall(pen, scene.ball, {
    radius: BALL_RADIUS,
    patches,
    shade: plan.shade,
    squash,
    paint: scene.ballPaint,
  })
  for (const car of scene.cars) drawOne(pen, car, scene, time)
  tracks.drawPuffs(pen)
  if (match.wait > 0 && match.scored === -1 && !scene.isReplay)
    kickRing(pen, isWaiting ? undefined : match.wait / WHISTLE_WAIT, time)
  pen.restore()
  if (shout && !scene.isReplay && shout.age < SHOUT_SECONDS) drawShout(pen, { width, height }, shout)
}

/** Draws the ground at the camera's shift, in whole pixels. */
function layGround(pen: Pen, { ground, plan: { beyond }, shift, ratio }: BumperScene) {
  const { e, f } = pen.getTransform()
  pen.save()
  pen.setTransform(
    1,
    0,
    0,
    1,
    Math.round(e + (shift.x - beyond.x) * ratio),
    Math.round(f + (shift.y - beyond.y) * ratio),
  )
  pen.drawImage(ground, 0, 0)
  pen.restore()
}

/** Chevrons of a plate light up as it charges; they point across the middle line. */
function chargedPlates(pen: Pen, rests: readonly number[]) {
  pen.lineCap = 'round'
  pen.lineWidth = 5
  for (const [index, { x, y }] of PADS.entries()) {
    const ready = 1 - rests[index]! / PAD_REST
    pen.strokeStyle = ready >= 1 ? SUN : `rgb(120 150 150 / ${0.3 + 0.4 * ready})`
    pen.beginPath()
    for (const step of [-7, 3]) {
      pen.moveTo(x + step - 3, y - PAD_RADIUS * 0.42)
      pen.lineTo(x + step + 5, y)
      pen.lineTo(x + step - 3, y + PAD_RADIUS * 0.42)
    }
    pen.stroke()
  }
}

function drawOne(pen: Pen, car: Car, scene: BumperScene, time: number) {
  const { match, plan, motion, rival } = scene
  const model = modelAt(car.model)
  const hand = handOf(match, car)
  drawCar(pen, car, {
    ...(car.side === 0 ? scene.own : rival),
    helmet: car.seat === 0 ? '#3A2417' : '#E9B872',
    ring: hand === undefined ? undefined : car.rest > 0 ? SUN : RINGS[hand],
    trim: model.trim,
    sprites: scene.sprites,
    scale: plan.scale,
    ready: 1 - car.rest / model.rest,
    boosting: car.boost > 0,
    shock: motion.shocks.get(car) ?? 0,
    shade: plan.shade,
    time,
  })
}
