import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { crowd, drawTrail, glossy, shadow } from './art.ts'
import type { Hand, Pen, Scene, Show } from './scene.ts'
import { HALF_LONG, HALF_WIDE, POINTS_TO_WIN, swingOf, type Tennis } from './tennis.ts'

const BALL = 8
const SHORTEST_SWIPE = 20
const RIVALS = ['#FFC53D', '#B57BFF', '#3DD6A5'] as const
const SWING_TICKS = 16

function input(_: Tennis, { released, pressed, steer }: Hand): number {
  if (released) {
    const { from, to } = released
    const up = Math.max(18, from.y - to.y)
    const far = Math.hypot(to.x - from.x, to.y - from.y)
    if (far < SHORTEST_SWIPE) return swingOf(0, 1)
    return swingOf(((to.x - from.x) / up) * 17, far > 130 ? 2 : far > 60 ? 1 : 0)
  }
  if (!pressed.some((key) => key === ' ' || key === 'Enter')) return 0
  return swingOf(steer.x * 14, steer.y < 0 ? 2 : 1)
}

function line(pen: Pen, x: number, y: number, width: number, height: number) {
  pen.fillStyle = '#FFF6E8'
  pen.fillRect(x, y, width, height)
}

const CROWD = { x: -150, y: -266, width: 300, rows: 2 }
/** The crowd sits in the backdrop and is drawn again only while it hops. */
const SEATED = { time: 0, cheer: 0 }

function backdrop(pen: Pen) {
  fillRound(pen, { x: -166, y: -276, width: 332, height: 560 }, 26, 'rgb(50 8 30 / .45)')
  fillRound(pen, { x: -166, y: -284, width: 332, height: 560 }, 26, '#3C7F78')
  fillRound(pen, { x: -160, y: -278, width: 320, height: 548 }, 22, '#4B9A8E')
  const clay = pen.createLinearGradient(-HALF_WIDE, -HALF_LONG, HALF_WIDE, HALF_LONG)
  clay.addColorStop(0, '#F0915C')
  clay.addColorStop(1, '#D4653E')
  fillRound(
    pen,
    { x: -HALF_WIDE - 4, y: -HALF_LONG - 4, width: HALF_WIDE * 2 + 8, height: HALF_LONG * 2 + 8 },
    2,
    clay,
  )
  pen.fillStyle = 'rgb(255 255 255 / .06)'
  for (let band = 0; band < 8; band += 2)
    pen.fillRect(-HALF_WIDE, -HALF_LONG + (band * HALF_LONG) / 4, HALF_WIDE * 2, HALF_LONG / 4)
  for (const x of [-HALF_WIDE, HALF_WIDE]) line(pen, x - 2, -HALF_LONG - 2, 4, HALF_LONG * 2 + 4)
  for (const y of [-HALF_LONG, HALF_LONG]) line(pen, -HALF_WIDE - 2, y - 2, HALF_WIDE * 2 + 4, 4)
  for (const x of [-92, 92]) line(pen, x - 1.5, -HALF_LONG, 3, HALF_LONG * 2)
  for (const y of [-122, 122]) line(pen, -92, y - 1.5, 184, 3)
  line(pen, -1.5, -122, 3, 244)
  crowd(pen, CROWD, SEATED)
}

/** The net trembles when the ball passes close. */
function net(pen: Pen, { ball }: Tennis, show: Show) {
  const near = Math.max(0, 1 - Math.abs(ball.y) / 40)
  pen.fillStyle = 'rgb(60 16 20 / .3)'
  pen.fillRect(-HALF_WIDE - 8, 3, HALF_WIDE * 2 + 16, 8)
  pen.strokeStyle = 'rgb(255 255 255 / .9)'
  pen.lineWidth = 5
  pen.beginPath()
  for (let x = -HALF_WIDE - 10; x <= HALF_WIDE + 10; x += 10) {
    const push = near * 3 * Math.exp(-(((x - ball.x) / 40) ** 2)) * Math.sin(show.time * 30)
    pen[x === -HALF_WIDE - 10 ? 'moveTo' : 'lineTo'](x, -3 + push)
  }
  pen.stroke()
  for (const x of [-HALF_WIDE - 12, HALF_WIDE + 12]) {
    fillCircle(pen, x, 0, 7, '#7A2A1C')
    fillCircle(pen, x - 1, -2, 5, '#FFD9A8')
  }
}

/** A player from above: shoulders, cap and a racket that sweeps round. */
function player(pen: Pen, at: Point, { side, color, swing }: { side: 1 | -1; color: string; swing: number }) {
  shadow(pen, { x: at.x + 4, y: at.y + 5 }, 20, 0.32)
  pen.save()
  pen.translate(at.x, at.y)
  pen.scale(1, side)
  const turn = swing > 0 ? 0.9 - ((SWING_TICKS - swing) / SWING_TICKS) * 2.6 : 0.9
  pen.save()
  pen.rotate(turn)
  fillRound(pen, { x: -3, y: -34, width: 6, height: 24 }, 3, '#4A2412')
  pen.beginPath()
  pen.ellipse(0, -48, 13, 17, 0, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(255 255 255 / .35)'
  pen.fill()
  pen.strokeStyle = '#FFF3D6'
  pen.lineWidth = 4
  pen.stroke()
  pen.restore()
  pen.beginPath()
  pen.ellipse(0, 3, 21, 14, 0, 0, 2 * Math.PI)
  pen.fillStyle = shade(color, -0.35)
  pen.fill()
  pen.beginPath()
  pen.ellipse(0, 0, 20, 13, 0, 0, 2 * Math.PI)
  pen.fillStyle = color
  pen.fill()
  fillCircle(pen, 0, -2, 10, '#F7FAFF')
  fillRound(pen, { x: -8, y: -16, width: 16, height: 8 }, 4, '#DCE6F5')
  pen.restore()
}

function draw(pen: Pen, state: Tennis, show: Show) {
  const { ball, me, rival, round, swing, rivalSwing, isMine } = state
  if (show.cheer > 0) crowd(pen, CROWD, show)
  player(pen, rival, { side: -1, color: RIVALS[round % 3]!, swing: rivalSwing })
  if (!isMine && ball.y > 20) {
    // The ring closes on the player at the best moment.
    const late = Math.abs(me.y - 14 - ball.y)
    pen.strokeStyle = late < 24 ? '#FFF06A' : 'rgb(255 255 255 / .55)'
    pen.lineWidth = late < 24 ? 6 : 3
    pen.beginPath()
    pen.arc(me.x, me.y, 26 + Math.min(70, late * 0.5), 0, 2 * Math.PI)
    pen.stroke()
  }
  if (ball.y < 0) drawBall(pen, state, show)
  net(pen, state, show)
  player(pen, me, { side: 1, color: '#2FB8FF', swing })
  if (ball.y >= 0) drawBall(pen, state, show)
}

/** Height is shown by size and distance from the shadow. */
function drawBall(pen: Pen, { ball }: Tennis, show: Show) {
  const high = Math.max(0, ball.z)
  const size = BALL * (1 + high * 0.008)
  shadow(pen, { x: ball.x + high * 0.12, y: ball.y + high * 0.1 }, BALL * 0.9, 0.4)
  drawTrail(pen, show, BALL, '255 250 170')
  const at = show.isTurned ? { x: ball.x - high * 0.6, y: ball.y } : { x: ball.x, y: ball.y - high * 0.6 }
  glossy(pen, at, size, '#D9F04A')
}

export const tennisScene: Scene<Tennis> = {
  left: -172,
  top: -290,
  width: 344,
  height: 580,
  turns: true,
  backdrop,
  stamp: () => '',
  draw,
  input,
  finger: ({ me }) => [
    { x: me.x, y: me.y },
    { x: me.x + 26, y: me.y - 60 },
    { x: me.x + 50, y: me.y - 120 },
  ],
  runner: ({ ball, pause }) => (pause > 0 ? undefined : { x: ball.x, y: ball.y }),
  isSlow: ({ mine, theirs, ball, isMine, bounces, pause }) =>
    pause === 0 &&
    bounces >= 1 &&
    Math.abs(ball.y) > 150 &&
    ((mine === POINTS_TO_WIN - 1 && isMine) || (theirs === POINTS_TO_WIN - 1 && !isMine)),
  counters: ({ mine, theirs, round }) => [
    ['score', `${mine} : ${theirs}`],
    ['round', `${round + 1} / 3`],
  ],
  mark: { x: 0, y: 0 },
  reactions: {
    hit: { sound: 'hit', colors: ['#FFFFFF', '#E8F58A'], count: 5 },
    clean: { sound: 'hit', pitch: 5, colors: ['#FFF06A', '#FFFFFF'], count: 14, quake: 2 },
    swing: { sound: 'slice' },
    bounce: { sound: 'bounce' },
    point: { sound: 'score', count: 34, happy: 0.5, rise: 'won', say: 'won' },
    gift: { sound: 'score', rise: 'wide', happy: 0.3, say: 'wide' },
    out: { sound: 'bad', rise: 'wide', color: '#FF9AA8', say: 'wide' },
    conceded: { sound: 'bad', rise: 'missed', color: '#FF9AA8', quake: 3, say: 'missed' },
  },
}
