import { fillCircle, fillRound } from '#kit/game/draw.ts'
import { BIRD, type Flap } from '../kinds/flap.ts'
import { COURSE, type Hop } from '../kinds/hop.ts'
import { GOAL_TOP, GROUND, KICK_BALL, KICKER, type Kick } from '../kinds/kick.ts'
import { EDGES, laneOf, LANES, sizeOfSheep, weightOf, type Pasture } from '../kinds/sheep.ts'
import { SEATS, SIDE, type Seat } from '../yard.ts'
import {
  backdrop,
  bar,
  block,
  COLORS,
  DARK,
  ellipse,
  islander,
  line,
  palm,
  strew,
  waves,
  type Pen,
  type Scene,
} from './scene.ts'

/** Position of the runner in its lane. */
const RUNNER_X = 96
const LANE_Y = [194, 364] as const

export const hopScene: Scene<Hop> = {
  still(pen) {
    for (const seat of SEATS) {
      const top = seat * 200
      backdrop(pen, seat === 0 ? '#ffe9b8' : '#c8f0f4', seat === 0 ? '#ffd27a' : '#8fd8e0', top, top + 150)
      backdrop(pen, '#8fd45a', '#4f9a34', top + 140, top + 200)
    }
  },
  draw(pen, bout, { seconds, isResting }) {
    for (const seat of SEATS) {
      const one = bout.runners[seat]
      const ground = LANE_Y[seat] - 22
      pen.save()
      pen.beginPath()
      pen.rect(0, seat * 200, SIDE, 198)
      pen.clip()
      for (let tree = 0; tree < 4; tree++) {
        const x = ((((tree * 150 - one.far * 0.4) % 600) + 600) % 600) - 80
        palm(pen, x, ground - 20, 0.7, tree % 2 === 0 ? 1 : -1)
      }
      for (let tuft = 0; tuft < 8; tuft++) {
        const x = ((((tuft * 60 - one.far) % 480) + 480) % 480) - 40
        line(pen, [x - 4, ground + 12, x, ground + 18, x + 4, ground + 12], 2.5, '#3f7f24')
      }
      for (const log of bout.logs) {
        const x = RUNNER_X + log - one.far
        if (x < -30 || x > 430) continue
        ellipse(pen, x, ground + 3, 20, 5, 'rgb(0 0 0 / .22)')
        fillRound(pen, { x: x - 12, y: ground - 24, width: 24, height: 26 }, 10, '#6a3f1c')
        ellipse(pen, x, ground - 22, 12, 7, '#e0b070')
        ellipse(pen, x, ground - 22, 6, 3.5, '#b07a3c')
      }
      const goal = RUNNER_X + COURSE - one.far
      if (goal < 440)
        for (let check = 0; check < 8; check++)
          fillRound(
            pen,
            { x: goal, y: ground - 100 + check * 13, width: 12, height: 13 },
            1,
            check % 2 ? '#1a1208' : '#ffffff',
          )
      const runs = one.high === 0 && one.down === 0 && !isResting
      const bob = runs ? Math.abs(Math.sin(seconds * 11)) * 5 : 0
      islander(pen, RUNNER_X, ground - one.high - bob, 26, seat, {
        eyeX: 0.8,
        strains: one.down > 0,
        lean: one.down > 0 ? 1.1 : one.high > 0 ? -0.14 : 0.1,
        squash: one.high > 0 ? 1.08 : 1,
      })
      pen.restore()
      bar(pen, 130, seat * 200 + (seat === 0 ? 44 : 12), 140, one.far / COURSE, COLORS[seat])
    }
    pen.fillStyle = 'rgb(3 14 24 / .35)'
    pen.fillRect(0, 198, SIDE, 4)
  },
}

export const kickScene: Scene<Kick> = {
  still(pen) {
    backdrop(pen, '#7fd0f0', '#dff6f4', 0, 240)
    fillCircle(pen, 320, 84, 34, '#fff3b0')
    backdrop(pen, '#2f9fc0', '#6fd0d8', 216, 270)
    backdrop(pen, '#f6dfa0', '#d8aa5a', 262, SIDE)
    strew(pen, 'rgb(150 100 30 / .3)', 300, 392, false)
    for (const seat of SEATS) {
      const x = seat === 0 ? 0 : 372
      pen.fillStyle = 'rgb(255 255 255 / .35)'
      for (let knot = 0; knot < 7; knot++) pen.fillRect(x, GOAL_TOP + knot * 15, 28, 2)
      for (let knot = 0; knot < 3; knot++) pen.fillRect(x + 4 + knot * 10, GOAL_TOP, 2, GROUND - GOAL_TOP)
      const post = seat === 0 ? 28 : 372
      line(pen, [post, GROUND, post, GOAL_TOP, seat === 0 ? 0 : SIDE, GOAL_TOP], 8, DARK[seat])
      line(pen, [post, GROUND - 2, post, GOAL_TOP - 2, seat === 0 ? 0 : SIDE, GOAL_TOP - 2], 4, COLORS[seat])
    }
  },
  draw(pen, bout) {
    ellipse(pen, bout.x, GROUND + 2, KICK_BALL * 0.9, 4, 'rgb(0 0 0 / .2)')
    for (const seat of SEATS) {
      const { x, y } = bout.kickers[seat]
      const isUp = y < GROUND - KICKER - 2
      const [dx, dy] = [bout.x - x, bout.y - y]
      const far = Math.max(1, Math.hypot(dx, dy))
      islander(pen, x, y + KICKER, 27, seat, {
        eyeX: dx / far,
        eyeY: dy / far,
        squash: isUp ? 1.1 : 1,
        lean: (seat === 0 ? 1 : -1) * (isUp ? 0.16 : 0.04),
      })
    }
    pen.save()
    pen.translate(bout.x, bout.y)
    fillCircle(pen, 0, 2, KICK_BALL, '#8a8f98')
    fillCircle(pen, 0, 0, KICK_BALL, '#ffffff')
    pen.rotate(bout.x * 0.06)
    for (let patch = 0; patch < 3; patch++) {
      pen.rotate((2 * Math.PI) / 3)
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.arc(0, 0, KICK_BALL, -0.42, 0.42)
      pen.fillStyle = patch === 0 ? '#f0413e' : patch === 1 ? '#3f8fd0' : '#ffd23e'
      pen.fill()
    }
    fillCircle(pen, 0, 0, 4, '#ffffff')
    pen.restore()
  },
}

function bird(
  pen: Pen,
  seat: Seat,
  { x, y, vx, vy }: { x: number; y: number; vx: number; vy: number },
  wing: number,
) {
  pen.save()
  pen.translate(x, y)
  pen.scale(vx < 0 ? -1 : 1, 1)
  pen.rotate(Math.max(-0.5, Math.min(0.6, vy * 0.09)))
  ellipse(pen, -18, 2, 13, 7, DARK[seat])
  fillCircle(pen, 0, 2, BIRD, DARK[seat])
  fillCircle(pen, 0, 0, BIRD, COLORS[seat])
  ellipse(pen, 4, 8, 11, 8, '#fff8e6')
  ellipse(pen, -7, wing, 8, 13, DARK[seat])
  fillCircle(pen, 8, -5, 6, '#ffffff')
  fillCircle(pen, 10, -5, 3, '#1a1208')
  pen.beginPath()
  pen.moveTo(16, -3)
  pen.lineTo(29, 2)
  pen.lineTo(16, 7)
  pen.fillStyle = '#ff8a3e'
  pen.fill()
  for (const feather of [-1, 0, 1]) line(pen, [feather * 2, -BIRD, feather * 6 - 3, -BIRD - 9], 4, DARK[seat])
  pen.restore()
}

export const flapScene: Scene<Flap> = {
  still(pen) {
    backdrop(pen, '#6fc0f4', '#e6f8ff')
    for (let cloud = 0; cloud < 5; cloud++) {
      const [x, y] = [(cloud * 113 + 40) % 380, 70 + ((cloud * 71) % 190)]
      for (const [dx, size] of [
        [-20, 14],
        [0, 20],
        [22, 13],
      ] as const)
        ellipse(pen, x + dx, y, size * 1.3, size * 0.8, 'rgb(255 255 255 / .75)')
    }
    block(pen, 0, 40, 22, 330, '#b88a5a')
    block(pen, 378, 40, 22, 330, '#b88a5a')
    block(pen, 0, 34, SIDE, 14, '#b88a5a')
  },
  draw(pen, bout, { seconds }) {
    for (const seat of SEATS) {
      const one = bout.birds[seat]
      bird(pen, seat, one, one.vy < 0 ? 8 : -6)
    }
    waves(pen, bout.sea, seconds, '#2f8fc8')
    waves(pen, bout.sea + 12, seconds + 2, '#1c6aa4')
  },
}

function sheepling(pen: Pen, x: number, y: number, weight: number, seat: Seat) {
  const size = sizeOfSheep(weight)
  const way = seat === 0 ? 1 : -1
  ellipse(pen, x, y + size * 0.8, size, size * 0.28, 'rgb(0 0 0 / .22)')
  for (const leg of [-0.45, 0.45])
    line(pen, [x + leg * size, y + size * 0.5, x + leg * size, y + size * 0.9], size * 0.2, '#3a3030')
  for (const [dx, dy] of [
    [-0.5, -0.1],
    [0.5, -0.1],
    [0, -0.45],
    [-0.3, 0.3],
    [0.3, 0.3],
    [0, 0],
  ] as const)
    fillCircle(pen, x + dx * size, y + dy * size, size * 0.55, seat === 0 ? '#fff2d8' : '#e6fbf8')
  fillCircle(pen, x + way * size * 0.8, y - size * 0.1, size * 0.42, '#3f3434')
  fillCircle(pen, x + way * size * 0.92, y - size * 0.2, size * 0.13, '#ffffff')
  line(pen, [x - size * 0.3, y - size * 0.15, x + size * 0.3, y - size * 0.15], size * 0.34, COLORS[seat])
}

export const sheepScene: Scene<Pasture> = {
  still(pen) {
    backdrop(pen, '#a6e06a', '#5fae3a')
    for (const lane of LANES) {
      fillRound(pen, { x: 30, y: lane - 36, width: 340, height: 76 }, 20, 'rgb(40 100 20 / .22)')
      fillRound(pen, { x: 30, y: lane - 38, width: 340, height: 74 }, 20, '#9ad45c')
    }
    strew(pen, 'rgb(40 100 20 / .35)', 60, 380, true)
    for (const seat of SEATS) block(pen, seat === 0 ? 4 : 374, 84, 22, 264, DARK[seat])
  },
  draw(pen, bout, { seconds, calm }) {
    for (const one of bout.flock) {
      const bob = calm ? 0 : Math.abs(Math.sin(seconds * 7 + one.x * 0.05)) * 2
      sheepling(pen, one.x, LANES[one.lane]! - bob, one.weight, one.owner)
    }
    for (const seat of SEATS) {
      const y = LANES[laneOf(bout, seat)]!
      const x = EDGES[seat]
      const way = seat === 0 ? 1 : -1
      const isReady = bout.rest[seat] === 0
      pen.globalAlpha = isReady ? 1 : 0.4
      if (bout.charge[seat] > 0) sheepling(pen, x, y, weightOf(bout, seat), seat)
      pen.beginPath()
      pen.moveTo(x + way * 32, y)
      pen.lineTo(x + way * 12, y - 15)
      pen.lineTo(x + way * 12, y + 15)
      pen.fillStyle = COLORS[seat]
      pen.fill()
      pen.globalAlpha = 1
      for (let point = 0; point < 4; point++)
        fillCircle(
          pen,
          seat === 0 ? 44 + point * 20 : 356 - point * 20,
          372,
          7,
          point < bout.points[seat] ? COLORS[seat] : 'rgb(3 14 24 / .3)',
        )
    }
  },
}
