import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { crowd, drawTrail, flatShadow, glossy } from './art.ts'
import {
  BALL,
  CRAB,
  GOAL_DEEP,
  GOAL_HIGH,
  GROUND,
  LEFT,
  RIGHT,
  UP,
  WIDTH,
  type HeadBall,
} from './head-ball.ts'
import type { Body } from '#kit/game/discs/discs.ts'
import type { Hand, Pen, Scene, Show } from './scene.ts'

const RIVALS = ['#FFB52E', '#B57BFF', '#3DD6A5'] as const
/** Pointing this high above the crab makes it jump. */
const JUMP_HEIGHT = 62
/** So does a flick up of this length. */
const JUMP_FLICK = 22

function input({ me }: HeadBall, { held, steer, isActing, flick }: Hand): number {
  if (held) {
    const dx = held.at.x - me.x
    const isHigh = held.at.y < me.y - JUMP_HEIGHT || flick > JUMP_FLICK
    return (dx > 8 ? RIGHT : dx < -8 ? LEFT : 0) + (isHigh ? UP : 0)
  }
  return (steer.x > 0 ? RIGHT : steer.x < 0 ? LEFT : 0) + (steer.y < 0 || isActing ? UP : 0)
}

const CROWD = { x: -60, y: 252, width: WIDTH + 120, rows: 2 }
/** The crowd sits in the backdrop and is drawn again only while it hops. */
const SEATED = { time: 0, cheer: 0 }

function backdrop(pen: Pen) {
  const sky = pen.createLinearGradient(0, -300, 0, GROUND)
  sky.addColorStop(0, '#5A2A78')
  sky.addColorStop(0.55, '#E8647A')
  sky.addColorStop(1, '#FFC779')
  pen.fillStyle = sky
  pen.fillRect(-900, -900, 2400, 1800)
  pen.fillStyle = '#5A2A78'
  pen.fillRect(-900, -900, 2400, 602)
  fillCircle(pen, WIDTH / 2, 214, 74, '#FFE9A0')
  pen.fillStyle = '#C24F7E'
  pen.fillRect(-900, 222, 2400, 60)
  pen.fillStyle = 'rgb(255 233 160 / .5)'
  for (let glint = 0; glint < 6; glint++)
    pen.fillRect(WIDTH / 2 - 60 + glint * 9, 228 + glint * 8, 120 - glint * 18, 3)
  const sand = pen.createLinearGradient(0, GROUND - 46, 0, GROUND + 120)
  sand.addColorStop(0, '#FFE3A6')
  sand.addColorStop(1, '#D98E4C')
  pen.fillStyle = sand
  pen.fillRect(-900, GROUND - 42, 2400, 900)
  pen.fillStyle = 'rgb(160 84 34 / .28)'
  for (let ripple = 0; ripple < 40; ripple++)
    pen.fillRect(-400 + ((ripple * 173) % 1400), GROUND - 22 + ((ripple * 29) % 110), 26, 2.5)
  pen.fillStyle = 'rgb(255 255 255 / .75)'
  pen.fillRect(-900, GROUND - 6, 2400, 4)
  crowd(pen, CROWD, SEATED)
  goalNet(pen, 'left')
  goalNet(pen, 'right')
}

function goalNet(pen: Pen, side: 'left' | 'right') {
  pen.save()
  if (side === 'right') {
    pen.translate(WIDTH, 0)
    pen.scale(-1, 1)
  }
  const top = GROUND - GOAL_HIGH
  pen.fillStyle = 'rgb(60 14 60 / .3)'
  pen.fillRect(-26, top, GOAL_DEEP + 26, GOAL_HIGH)
  pen.strokeStyle = 'rgb(255 255 255 / .5)'
  pen.lineWidth = 1.4
  pen.beginPath()
  for (let x = -26; x <= GOAL_DEEP; x += 12) {
    pen.moveTo(x, top)
    pen.lineTo(x - 4, GROUND)
  }
  for (let y = top; y < GROUND; y += 12) {
    pen.moveTo(-28, y)
    pen.lineTo(GOAL_DEEP, y)
  }
  pen.stroke()
  pen.restore()
}

function goalFrame(pen: Pen, side: 'left' | 'right') {
  const x = side === 'left' ? GOAL_DEEP : WIDTH - GOAL_DEEP
  const top = GROUND - GOAL_HIGH
  fillRound(
    pen,
    { x: side === 'left' ? -30 : x, y: top - 7, width: GOAL_DEEP + 30, height: 10 },
    5,
    '#FFFFFF',
  )
  fillRound(pen, { x: side === 'left' ? -30 : x, y: top, width: GOAL_DEEP + 30, height: 3 }, 1, '#C9A6C4')
  fillRound(pen, { x: x - 5, y: top - 7, width: 10, height: GOAL_HIGH + 9 }, 5, '#FFFFFF')
  fillRound(pen, { x: x + 1, y: top, width: 4, height: GOAL_HIGH }, 2, '#C9A6C4')
}

function claw(pen: Pen, x: number, y: number, lift: number, color: string) {
  pen.save()
  pen.translate(x, y)
  pen.rotate(lift)
  fillCircle(pen, 0, -8, 11, shade(color, -0.2))
  fillCircle(pen, -1, -9, 10, color)
  pen.beginPath()
  pen.moveTo(0, -8)
  pen.lineTo(-6, -24)
  pen.lineTo(7, -24)
  pen.closePath()
  pen.fillStyle = '#C24F7E'
  pen.globalAlpha = 0.9
  pen.fill()
  pen.restore()
}

/** A crab: shell, legs that run, claws, and eyes that follow the ball. */
function crab(pen: Pen, { x, y, vx, vy }: Body, color: string, look: Point) {
  flatShadow(pen, { x, y: GROUND + 3 }, CRAB * (y < GROUND ? 0.7 : 1), 0.28)
  const stretch = y < GROUND ? Math.max(-0.12, Math.min(0.14, -vy * 0.016)) : 0
  pen.save()
  pen.translate(x, y)
  pen.scale(1 - stretch, 1 + stretch)
  pen.strokeStyle = shade(color, -0.35)
  pen.lineWidth = 6
  pen.lineCap = 'round'
  pen.beginPath()
  for (let leg = 0; leg < 4; leg++) {
    const side = leg < 2 ? -1 : 1
    const step = Math.sin(x * 0.16 + leg * 1.9) * Math.min(5, Math.abs(vx) * 2)
    pen.moveTo(side * 16, -14)
    pen.lineTo(side * (25 + (leg % 2) * 7), -12)
    pen.lineTo(side * (27 + (leg % 2) * 9) + step, 0)
  }
  pen.stroke()
  const lift = y < GROUND ? 0.1 : 0.5
  claw(pen, -35, -27, -lift, color)
  claw(pen, 35, -27, lift, color)
  pen.beginPath()
  pen.ellipse(0, -25, CRAB, 27, 0, 0, 2 * Math.PI)
  pen.fillStyle = shade(color, -0.32)
  pen.fill()
  pen.beginPath()
  pen.ellipse(0, -28, CRAB - 1, 25, 0, 0, 2 * Math.PI)
  pen.fillStyle = color
  pen.fill()
  pen.beginPath()
  pen.ellipse(-9, -40, 14, 7, -0.4, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(255 255 255 / .4)'
  pen.fill()
  const far = Math.hypot(look.x - x, look.y - y + 50) || 1
  for (const side of [-11, 11]) {
    fillRound(pen, { x: side - 3, y: -60, width: 6, height: 16 }, 3, shade(color, -0.2))
    fillCircle(pen, side, -60, 9, '#FFFFFF')
    fillCircle(pen, side + ((look.x - x) / far) * 4, -60 + ((look.y - y + 50) / far) * 4, 4.6, '#2A1030')
  }
  pen.strokeStyle = '#2A1030'
  pen.lineWidth = 3
  pen.beginPath()
  pen.arc(0, -28, 9, 0.25 * Math.PI, 0.75 * Math.PI)
  pen.stroke()
  pen.restore()
}

function draw(pen: Pen, state: HeadBall, show: Show) {
  const { ball, me, rival, round, pause } = state
  if (show.cheer > 0) crowd(pen, CROWD, show)
  crab(pen, rival, RIVALS[round % 3]!, ball)
  crab(pen, me, '#FF4F5E', ball)
  flatShadow(pen, { x: ball.x, y: GROUND + 3 }, BALL * (0.6 + (0.4 * Math.max(0, ball.y)) / GROUND), 0.3)
  drawTrail(pen, show, BALL)
  const bob = pause > 0 ? Math.sin(show.time * 6) * 3 : 0
  glossy(pen, { x: ball.x, y: ball.y + bob }, BALL, '#FDFBF4')
  for (let stripe = 0; stripe < 3; stripe++) {
    const turn = ball.x * 0.045 + stripe * 2.094
    pen.beginPath()
    pen.moveTo(ball.x, ball.y + bob)
    pen.arc(ball.x, ball.y + bob, BALL - 0.5, turn, turn + 0.95)
    pen.closePath()
    pen.fillStyle = ['rgb(255 93 115 / .85)', 'rgb(47 184 255 / .85)', 'rgb(255 190 46 / .9)'][stripe]!
    pen.fill()
  }
  goalFrame(pen, 'left')
  goalFrame(pen, 'right')
  if (ball.y < 20) highBall(pen, ball.x)
}

/** A ball above the picture shows where it will come down. */
function highBall(pen: Pen, x: number) {
  pen.beginPath()
  pen.moveTo(x, 32)
  pen.lineTo(x + 9, 46)
  pen.lineTo(x - 9, 46)
  pen.closePath()
  pen.fillStyle = '#FFF3B0'
  pen.fill()
}

export const headBallScene: Scene<HeadBall> = {
  left: -8,
  top: 26,
  width: WIDTH + 16,
  height: GROUND + 14,
  turns: false,
  film: {
    ground: GROUND,
    closest: 390,
    // The predicted position of the ball counts too: the goal is visible before the shot.
    watch: ({ me, rival, ball }) => ({
      near: [me, ball, { x: ball.x + ball.vx * 9, y: ball.y }],
      far: [rival],
    }),
  },
  backdrop,
  stamp: () => '',
  draw,
  input,
  finger: ({ me, ball }) => [
    { x: me.x, y: GROUND + 20 },
    { x: me.x + 60, y: GROUND },
    { x: ball.x - 20, y: GROUND - 120 },
  ],
  runner: ({ ball, pause }) => (pause > 0 ? undefined : ball),
  isSlow: ({ ball, mine, theirs, pause }) =>
    pause === 0 &&
    ball.y > GROUND - GOAL_HIGH - 20 &&
    ((mine === 2 && ball.x > WIDTH - 90 && ball.vx > 3) || (theirs === 2 && ball.x < 90 && ball.vx < -3)),
  counters: ({ mine, theirs, round }) => [
    ['score', `${mine} : ${theirs}`],
    ['round', `${round + 1} / 3`],
  ],
  mark: { x: 0, y: 0 },
  reactions: {
    jump: { sound: 'jump' },
    bounce: { sound: 'bounce' },
    head: { sound: 'hit', colors: ['#FFFFFF', '#FFE9A0'], count: 7 },
    goal: { sound: 'score', rise: 'goal', count: 44, quake: 7, happy: 0.6, say: 'goal' },
    conceded: { sound: 'bad', rise: 'conceded', color: '#FFC2C9', quake: 5, say: 'conceded' },
  },
}
