import { copyWhole } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import { dotsFor, type Pull } from './aim.ts'
import { drawDots, drawFlames, drawHighBall, drawSpareBalls, drawTail } from './ball-effects.ts'
import { BALL_RADIUS, FLOOR, RIM_HALF, type Spot } from './court.ts'
import { drawBasketball, drawBuoy, drawHoopBack, drawHoopFront, drawStand } from './hoop-art.ts'
import type { Motion } from './motion.ts'
import type { Rain } from './rain.ts'
import { isOnFire, type Hoops } from './rules.ts'
import type { CourtPlan } from './scenery.ts'

type Pen = CanvasRenderingContext2D

/** What the picture is made of in this moment. */
export interface HoopsScene {
  readonly now: Hoops
  readonly plan: CourtPlan
  readonly scenery: HTMLCanvasElement
  readonly weather: Rain
  readonly motion: Motion
  /** The throw that is being aimed, and whether a finger holds it. */
  readonly aiming: Pull | undefined
  readonly isHeld: boolean
}

export function drawHoops({ pen, width, height, time, reducedMotion }: Stage, scene: HoopsScene) {
  const { now, plan, motion, aiming } = scene
  copyWhole(pen, scene.scenery)
  if (!reducedMotion) scene.weather.draw(pen, { width, height })
  pen.save()
  pen.translate(plan.left, plan.top)
  pen.scale(plan.scale, plan.scale)
  drawHoopBack(pen, motion.hoop)
  for (const buoy of motion.buoys) drawBuoy(pen, buoy)
  drawStand(pen, now.station.ball)
  if (now.left < 0) drawSpareBalls(pen, now.lives)
  if (aiming && now.phase === 'ready') drawDots(pen, dotsFor(now, aiming))
  const isInside =
    now.phase !== 'ready' && now.ball.y > motion.hoop.y - 5 && Math.abs(now.ball.x - motion.hoop.x) < RIM_HALF
  if (!isInside) drawHoopFront(pen, motion.hoop, motion.net)
  drawPlayersBall(pen, scene, time)
  if (isInside) drawHoopFront(pen, motion.hoop, motion.net)
  pen.restore()
  const isAbove = plan.top + (now.ball.y + BALL_RADIUS) * plan.scale < 0
  if (isAbove && now.phase === 'flying') drawHighBall(pen, plan.left + now.ball.x * plan.scale, motion.turn)
}

function drawPlayersBall(pen: Pen, scene: HoopsScene, time: number) {
  const { now, motion } = scene
  const fire = isOnFire(now)
  const low = Math.max(0.2, 1 - (FLOOR - now.ball.y) / 700)
  pen.beginPath()
  pen.ellipse(now.ball.x, FLOOR + 4, BALL_RADIUS * low, 5 * low, 0, 0, 2 * Math.PI)
  pen.fillStyle = `rgb(30 10 0 / ${0.4 * low})`
  pen.fill()
  if (now.phase === 'flying') drawTail(pen, motion.tail, fire)
  if (fire) drawFlames(pen, now.ball, time)
  const { popIn, turn, squash } = motion
  const bounce = 1 + 0.25 * Math.sin(popIn * Math.PI) * (1 - popIn)
  const size = now.phase === 'ready' ? popIn ** 0.5 * bounce : 1
  drawBasketball(pen, heldBack(scene), { turn, squash, fire, radius: BALL_RADIUS * Math.max(0.3, size) })
}

/** While a finger aims, the ball leans back a little, like in a sling. */
function heldBack({ now: { ball, phase }, aiming, isHeld }: HoopsScene): Spot {
  if (phase !== 'ready' || !aiming || !isHeld) return ball
  const angle = (aiming.angle / 360) * Math.PI
  const back = 4 + aiming.power * 0.14
  return { x: ball.x - Math.cos(angle) * back, y: ball.y + Math.sin(angle) * back }
}
