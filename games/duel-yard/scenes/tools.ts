import { fillCircle, fillRound } from '#kit/game/draw.ts'
import { FISH_SIZE, SURFACE, type Fish, type Hook } from '../kinds/hook.ts'
import { BALL, PADDLE, PADDLE_X, type Pong } from '../kinds/pong.ts'
import { BASE_WIDTH, CRATE_HEIGHT, topOf, WANTED, type Stack } from '../kinds/stack.ts'
import { BLOCKS, TANK, type Tanks } from '../kinds/tanks.ts'
import { angleOf } from '../turns.ts'
import { SEATS, SIDE, sideOf, type Seat } from '../yard.ts'
import {
  backdrop,
  block,
  COLORS,
  DARK,
  ellipse,
  islander,
  line,
  strew,
  waves,
  type Pen,
  type Scene,
} from './scene.ts'

export const pongScene: Scene<Pong> = {
  still(pen) {
    backdrop(pen, '#2f62c4', '#142a6e')
    strew(pen, 'rgb(255 255 255 / .14)', 60, 390, false)
    fillRound(pen, { x: 0, y: 40, width: SIDE, height: 12 }, 4, '#d8b070')
    fillRound(pen, { x: 0, y: 372, width: SIDE, height: 12 }, 4, '#d8b070')
    for (let dash = 0; dash < 11; dash++)
      fillRound(pen, { x: 197, y: 60 + dash * 29, width: 6, height: 17 }, 3, 'rgb(255 255 255 / .3)')
    fillCircle(pen, 200, 212, 40, 'rgb(255 255 255 / .1)')
  },
  draw(pen, bout, { calm }) {
    for (const seat of SEATS) {
      const [x, y] = [PADDLE_X[seat], bout.paddle[seat]]
      const way = bout.way[seat]
      fillRound(pen, { x: x - 9, y: y - PADDLE + 4, width: 18, height: 2 * PADDLE }, 9, DARK[seat])
      fillRound(pen, { x: x - 9, y: y - PADDLE, width: 18, height: 2 * PADDLE }, 9, COLORS[seat])
      // The arrow shows its direction.
      line(pen, [x - 5, y + way * 4, x, y + way * 10, x + 5, y + way * 4], 3.5, '#ffffff')
    }
    const steps = calm ? 0 : 4
    for (let trail = steps; trail > 0; trail--)
      fillCircle(
        pen,
        bout.x - bout.vx * trail * 1.6,
        bout.y - bout.vy * trail * 1.6,
        BALL * (1 - trail * 0.16),
        'rgb(255 240 168 / .2)',
      )
    fillCircle(pen, bout.x, bout.y + 2, BALL, '#b08a20')
    fillCircle(pen, bout.x, bout.y, BALL, '#fff0a8')
    fillCircle(pen, bout.x - 3, bout.y - 4, 3.4, '#ffffff')
  },
}

export const tanksScene: Scene<Tanks> = {
  still(pen) {
    backdrop(pen, '#7ad4e4', '#3a9ac0')
    fillRound(pen, { x: 22, y: 24, width: 356, height: 360 }, 24, '#c8a060')
    fillRound(pen, { x: 32, y: 32, width: 336, height: 340 }, 18, '#f2dca4')
    strew(pen, 'rgb(150 100 30 / .28)', 50, 360, false)
    for (const { x, y, width, height } of BLOCKS) block(pen, x, y, width, height, '#a87848')
  },
  draw(pen, bout) {
    for (const { x, y, vx, vy, owner } of bout.jets) {
      fillCircle(pen, x - vx * 2, y - vy * 2, 4, 'rgb(63 160 224 / .5)')
      fillCircle(pen, x, y, 7, '#2f8fe0')
      fillCircle(pen, x - 2, y - 2, 2.6, '#e6f8ff')
      pen.lineWidth = 2
      pen.strokeStyle = COLORS[owner]
      pen.stroke()
    }
    for (const seat of SEATS) {
      const { x, y, turn, rest } = bout.tanks[seat]
      ellipse(pen, x + 2, y + 10, TANK + 3, TANK * 0.8, 'rgb(0 0 0 / .22)')
      fillCircle(pen, x, y + 4, TANK, DARK[seat])
      fillCircle(pen, x, y, TANK, COLORS[seat])
      fillCircle(pen, x, y, TANK - 5, '#5fc0ea')
      pen.save()
      pen.translate(x, y)
      pen.rotate(angleOf(turn))
      fillRound(pen, { x: 6, y: -7, width: TANK + 8, height: 14 }, 6, DARK[seat])
      fillRound(pen, { x: 6, y: -8, width: TANK + 6, height: 11 }, 5, rest > 0 ? '#b8c4cc' : '#ffffff')
      pen.restore()
      fillCircle(pen, x, y - 2, 11, COLORS[seat])
      for (const side of [-1, 1]) fillCircle(pen, x + side * 4, y - 4, 2.4, '#1a1208')
    }
  },
}

const FISH_COLORS = ['#ffd84a', '#ff8a6a', '#b58aff', '#7a5a3a'] as const

function fish(pen: Pen, { kind, pace }: Pick<Fish, 'kind' | 'pace'>, x: number, y: number) {
  const size = FISH_SIZE[kind]!
  const color = FISH_COLORS[kind]!
  if (kind === 3) {
    fillRound(pen, { x: x - 8, y: y - 16, width: 14, height: 26 }, 4, color)
    fillRound(pen, { x: x - 8, y: y + 2, width: 26, height: 13 }, 6, color)
    fillRound(pen, { x: x - 9, y: y + 12, width: 28, height: 5 }, 2, '#4a3420')
    return
  }
  const way = pace < 0 ? -1 : 1
  pen.beginPath()
  pen.moveTo(x - way * size * 0.7, y)
  pen.lineTo(x - way * size * 1.4, y - size * 0.5)
  pen.lineTo(x - way * size * 1.4, y + size * 0.5)
  pen.fillStyle = color
  pen.fill()
  ellipse(pen, x, y, size, size * 0.62, color)
  ellipse(pen, x, y + size * 0.2, size * 0.7, size * 0.3, 'rgb(255 255 255 / .35)')
  fillCircle(pen, x + way * size * 0.5, y - size * 0.12, size * 0.2, '#ffffff')
  fillCircle(pen, x + way * size * 0.55, y - size * 0.12, size * 0.1, '#1a1208')
}

export const hookScene: Scene<Hook> = {
  still(pen) {
    backdrop(pen, '#bfeaf8', '#f0faf0', 0, SURFACE)
    backdrop(pen, '#4fb8dc', '#0c3a6a', SURFACE, SIDE)
    backdrop(pen, '#c8a868', '#8a6a3a', 372, SIDE)
    for (let weed = 0; weed < 7; weed++)
      line(pen, [weed * 62 + 14, 380, weed * 62 + 22, 350, weed * 62 + 12, 326], 7, '#2f8a5a')
  },
  draw(pen, bout, { seconds }) {
    for (const one of bout.fish) fish(pen, one, one.x, one.y)
    waves(pen, SURFACE, seconds, 'rgb(255 255 255 / .14)')
    for (const seat of SEATS) {
      const x = bout.boat[seat]
      const y = SURFACE + bout.line[seat]
      line(pen, [x, SURFACE - 26, x, y], 2, '#f4f8fa')
      pen.beginPath()
      pen.arc(x - 4, y + 2, 5, -0.3, Math.PI)
      pen.lineWidth = 3
      pen.strokeStyle = '#dfe8f0'
      pen.stroke()
      const kind = bout.caught[seat]
      if (kind >= 0) fish(pen, { kind, pace: 1 }, x, y + 12)
      pen.beginPath()
      pen.moveTo(x - 36, SURFACE - 12)
      pen.quadraticCurveTo(x, SURFACE + 26, x + 36, SURFACE - 12)
      pen.fillStyle = DARK[seat]
      pen.fill()
      fillRound(pen, { x: x - 40, y: SURFACE - 20, width: 80, height: 12 }, 6, COLORS[seat])
      islander(pen, x - (seat === 0 ? 14 : -14), SURFACE - 18, 20, seat, { eyeX: 0, eyeY: 0.9 })
      for (let point = 0; point < 8; point++)
        fillCircle(
          pen,
          seat === 0 ? 20 + point * 16 : 380 - point * 16,
          388,
          5.5,
          point < bout.points[seat] ? COLORS[seat] : 'rgb(255 255 255 / .3)',
        )
    }
  },
}

function crate(pen: Pen, x: number, y: number, width: number, seat: Seat, isLight: boolean) {
  block(pen, x - width / 2, y, width, CRATE_HEIGHT, isLight ? '#e0b070' : '#cf9a56')
  fillRound(pen, { x: x - width / 2, y: y + 9, width, height: 5 }, 2, COLORS[seat])
}

export const stackScene: Scene<Stack> = {
  still(pen) {
    backdrop(pen, '#ffd8a0', '#fff2d4', 0, 340)
    backdrop(pen, '#3fa8c8', '#6fc8d8', 300, 352)
    backdrop(pen, '#a8784a', '#6a4424', 350, SIDE)
    for (const seat of SEATS) {
      line(
        pen,
        [
          sideOf(seat) - 84,
          350 - WANTED * CRATE_HEIGHT + 4,
          sideOf(seat) + 84,
          350 - WANTED * CRATE_HEIGHT + 4,
        ],
        3,
        'rgb(240 65 62 / .55)',
      )
      block(pen, sideOf(seat) - BASE_WIDTH / 2, 350, BASE_WIDTH, 20, '#7a5030')
    }
  },
  draw(pen, bout, { isResting }) {
    for (const seat of SEATS) {
      const middle = sideOf(seat)
      const tower = bout.towers[seat]
      for (const [row, [x, width]] of tower.entries())
        crate(pen, middle + x, 350 - (row + 1) * CRATE_HEIGHT, width, seat, row % 2 === 0)
      const [, width] = topOf(bout, seat)
      const [topX] = topOf(bout, seat)
      const y = 350 - (tower.length + 1) * CRATE_HEIGHT
      if (!isResting && bout.rest[seat] === 0) {
        const x = middle + bout.at[seat]
        line(pen, [x, 40, x, y - 12], 2.5, '#5a3416')
        crate(pen, x, y - 12, width, seat, tower.length % 2 === 0)
      }
      if (isResting || bout.rest[seat] > 0)
        islander(pen, middle + topX, y + CRATE_HEIGHT, 17, seat, { eyeX: 0, eyeY: -0.6 })
    }
  },
}
