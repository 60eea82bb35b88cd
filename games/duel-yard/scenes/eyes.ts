import { fillCircle, fillRound } from '#kit/game/draw.ts'
import { creak, type Balloon } from '../kinds/balloon.ts'
import { PASS_TICKS, type Joust } from '../kinds/joust.ts'
import { COCONUT, FALL_TICKS, type Quick } from '../kinds/quick.ts'
import { isPair, type Slap } from '../kinds/slap.ts'
import { otherSeat, SEATS, SIDE, sideOf } from '../yard.ts'
import {
  backdrop,
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

function coconut(pen: Pen, x: number, y: number, size: number) {
  fillCircle(pen, x, y + 3, size, '#3f220c')
  fillCircle(pen, x, y, size, '#7a4a22')
  ellipse(pen, x - size * 0.35, y - size * 0.4, size * 0.3, size * 0.18, 'rgb(255 255 255 / .4)')
  for (const pore of [-1, 0, 1])
    fillCircle(pen, x + pore * size * 0.3, y + (pore === 0 ? 0.3 : 0) * size, size * 0.11, '#2a1405')
}

/** A leaf or a gull, as decoys. */
function decoy(pen: Pen, what: number, x: number, y: number) {
  if (what === 1) {
    pen.beginPath()
    pen.moveTo(x - 24, y)
    pen.quadraticCurveTo(x, y - 26, x + 26, y + 4)
    pen.quadraticCurveTo(x, y + 6, x - 24, y)
    pen.fillStyle = '#5fae3a'
    pen.fill()
    line(pen, [x - 20, y - 1, x + 18, y], 2, '#2f7a24')
    return
  }
  line(pen, [x - 28, y - 10, x - 12, y - 16, x, y, x + 12, y - 16, x + 28, y - 10], 7, '#f4f8fa')
  ellipse(pen, x, y + 2, 10, 7, '#dfe8ee')
  fillCircle(pen, x + 9, y, 2, '#1a1208')
}

export const quickScene: Scene<Quick> = {
  still(pen) {
    backdrop(pen, '#ff9a5a', '#ffd68a', 0, 250)
    fillCircle(pen, 200, 226, 60, '#fff0b8')
    backdrop(pen, '#c0603f', '#8a3a2a', 236, 268)
    backdrop(pen, '#e8b878', '#b07a44', 262, SIDE)
    strew(pen, 'rgb(110 60 20 / .35)', 290, 392, false)
    palm(pen, 200, 272, 2.05, 0)
  },
  draw(pen, bout, { isResting }) {
    for (const [at, what] of bout.falls) {
      const age = bout.t - at
      if (age < 0 || age > FALL_TICKS * 2) continue
      const fallen = Math.min(1, age / FALL_TICKS)
      const y = 96 + fallen * fallen * 196
      const sway = what === 1 ? Math.sin(age * 0.16) * 30 : what === 2 ? age * 2.6 - 40 : 0
      if (what === COCONUT) coconut(pen, 200, y, 21)
      else decoy(pen, what, 200 + sway, what === 2 ? 120 + age * 0.3 : y)
    }
    for (const seat of SEATS) {
      const way = seat === 0 ? 1 : -1
      const grabs = bout.grabbed === seat
      const x = grabs ? 200 - way * 44 : sideOf(seat) - way * 26
      const lost = bout.winner === otherSeat(seat) && bout.winner >= 0
      islander(pen, x, 350, 40, seat, {
        eyeX: way * 0.6,
        eyeY: -0.9,
        strains: lost,
        squash: isResting ? 1 : 0.96,
      })
      const hand = grabs ? [x + way * 34, 296, 200 - way * 8, 290] : [x + way * 34, 316, x + way * 52, 304]
      line(pen, hand, 13, DARK[seat])
      fillCircle(pen, hand[2]!, hand[3]!, 11, COLORS[seat])
    }
  },
}

const SHELL_COLORS = ['#ff8fa3', '#ffd84a', '#7be0d0', '#b59bff', '#ff9a5a'] as const

function shell(pen: Pen, kind: number, x: number, y: number, size: number) {
  const color = SHELL_COLORS[kind]!
  const ribs = kind + 3
  ellipse(pen, x, y + size * 0.18, size, size * 0.92, 'rgb(0 0 0 / .25)')
  pen.save()
  pen.translate(x, y)
  for (let rib = 0; rib < ribs; rib++) {
    pen.save()
    pen.rotate((rib / ribs) * 2 * Math.PI)
    ellipse(pen, 0, -size * 0.5, size * (kind === 1 ? 0.24 : 0.42), size * 0.5, color)
    line(pen, [0, -size * 0.12, 0, -size * 0.86], 2.5, 'rgb(60 20 40 / .35)')
    pen.restore()
  }
  fillCircle(pen, 0, 0, size * 0.28, '#fff6e8')
  pen.restore()
}

export const slapScene: Scene<Slap> = {
  still(pen) {
    backdrop(pen, '#4fae88', '#1c6a52')
    fillCircle(pen, 200, 212, 126, '#16503e')
    fillCircle(pen, 200, 206, 126, '#2f8a6a')
    fillCircle(pen, 200, 206, 114, '#37987a')
    strew(pen, 'rgb(255 255 255 / .12)', 10, 392, false)
  },
  draw(pen, bout, { calm }) {
    const fresh = calm ? 1 : Math.min(1, (bout.pace - bout.next) / 6)
    for (let under = Math.min(4, bout.turned); under > 0; under--)
      fillRound(pen, { x: 146 + under * 3, y: 152 + under * 4, width: 108, height: 108 }, 18, '#d8c8a8')
    if (bout.below >= 0) card(pen, bout.below, 120, 156, 0.62)
    if (bout.top >= 0) card(pen, bout.top, 200, 206 - (1 - fresh) * 40, 1)
    if (isPair(bout) && bout.winner < 0) {
      pen.lineWidth = 5
      pen.strokeStyle = '#fff0a8'
      pen.strokeRect(140, 146, 120, 120)
    }
    for (const seat of SEATS) {
      const way = seat === 0 ? 1 : -1
      const slaps = bout.hand === seat
      const x = slaps ? 200 - way * 30 : 200 - way * 150
      const y = slaps ? 216 : 318
      line(pen, [200 - way * 210, 380, x, y], 34, DARK[seat])
      line(pen, [200 - way * 210, 376, x, y - 4], 27, COLORS[seat])
      fillCircle(pen, x, y, 27, COLORS[seat])
      for (const finger of [-1, 0, 1])
        line(pen, [x, y - 6, x + way * 24 + finger * 6, y - 22 + Math.abs(finger) * 6], 11, COLORS[seat])
    }
  },
}

function card(pen: Pen, kind: number, x: number, y: number, size: number) {
  fillRound(
    pen,
    { x: x - 54 * size, y: y - 50 * size, width: 108 * size, height: 108 * size },
    18 * size,
    '#b8a888',
  )
  fillRound(
    pen,
    { x: x - 54 * size, y: y - 54 * size, width: 108 * size, height: 108 * size },
    18 * size,
    '#fff8ea',
  )
  shell(pen, kind, x, y, 40 * size)
}

export const joustScene: Scene<Joust> = {
  still(pen) {
    backdrop(pen, '#bfeaf8', '#f0faf0', 0, 170)
    backdrop(pen, '#8fd45a', '#5fae3a', 150, 186)
    palm(pen, 70, 170, 0.8, 1)
    palm(pen, 330, 170, 0.7, -1)
    backdrop(pen, '#4fc0d8', '#1c7098', 178, SIDE)
  },
  draw(pen, bout, { seconds, isResting }) {
    const gone = Math.min(1, bout.pass / PASS_TICKS)
    waves(pen, 306, seconds, 'rgb(255 255 255 / .16)')
    for (const seat of SEATS) {
      const way = seat === 0 ? 1 : -1
      const x = 200 - way * (150 - gone * 96)
      const bob = Math.sin(seconds * 2.4 + seat) * 2
      pen.beginPath()
      pen.moveTo(x - 48, 300 + bob)
      pen.quadraticCurveTo(x, 352 + bob, x + 48, 300 + bob)
      pen.fillStyle = DARK[seat]
      pen.fill()
      fillRound(pen, { x: x - 52, y: 290 + bob, width: 104, height: 16 }, 8, COLORS[seat])
      islander(pen, x - way * 14, 292 + bob, 30, seat, {
        eyeX: way * 0.7,
        strains: isResting && bout.winner === otherSeat(seat),
      })
      // Heights run from the deck to above the head.
      const at = (share: number) => 286 - share * 110 + bob
      const shieldY = at(bout.shield[seat])
      const shieldX = x + way * 24
      fillRound(pen, { x: shieldX - 7, y: shieldY - 24, width: 16, height: 48 }, 7, DARK[seat])
      fillRound(pen, { x: shieldX - 7, y: shieldY - 26, width: 14, height: 48 }, 7, '#f4efe2')
      fillCircle(pen, shieldX, shieldY - 2, 6, '#f0413e')
      const tip = at(bout.lance[seat])
      line(pen, [x - way * 40, 268 + bob, x + way * 104, tip], 8, '#5a3416')
      line(pen, [x - way * 40, 266 + bob, x + way * 104, tip - 1], 4, '#d8a868')
      fillCircle(pen, x + way * 104, tip, 7, COLORS[seat])
    }
    waves(pen, 326, seconds + 1, 'rgb(20 90 130 / .55)')
  },
}

export const balloonScene: Scene<Balloon> = {
  still(pen) {
    backdrop(pen, '#6a54c8', '#e8a0c8', 0, 310)
    for (let star = 0; star < 26; star++)
      fillCircle(pen, (star * 83 + 20) % SIDE, (star * 47 + 9) % 200, 1.6, 'rgb(255 255 255 / .7)')
    backdrop(pen, '#4a3a8a', '#2c2060', 300, SIDE)
    block(pen, 20, 312, 150, 70, '#6a58b0')
    block(pen, 230, 312, 150, 70, '#6a58b0')
  },
  draw(pen, bout, { seconds, calm }) {
    for (const seat of SEATS) {
      const x = sideOf(seat) - (seat === 0 ? 14 : -14)
      const isBurst = bout.burst[seat]
      const size = bout.size[seat]
      islander(pen, x, 314, 32, seat, {
        eyeX: 0,
        eyeY: -0.9,
        strains: isBurst || (!bout.knotted[seat] && size > 24),
      })
      if (isBurst) continue
      const fear = creak(bout, seat)
      const shiver = calm ? 0 : Math.sin(seconds * 46) * fear * 4
      const radius = size * 0.95
      const y = 244 - radius
      line(pen, [x, 262, x + shiver, y + radius], 3, '#f4efe2')
      ellipse(pen, x + shiver, y, radius * 0.92, radius * 1.04, DARK[seat])
      ellipse(pen, x + shiver - 2, y - 3, radius * 0.88, radius, fear > 0.05 ? '#ff8a6a' : COLORS[seat])
      ellipse(
        pen,
        x + shiver - radius * 0.34,
        y - radius * 0.42,
        radius * 0.2,
        radius * 0.3,
        'rgb(255 255 255 / .6)',
      )
      if (bout.knotted[seat]) fillCircle(pen, x, y + radius + 4, 6, '#ffffff')
    }
  },
}
