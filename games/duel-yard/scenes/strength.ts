import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { DOWN, type Arm } from '../kinds/arm.ts'
import type { Nail } from '../kinds/nail.ts'
import { MIDDLE, WRESTLER, type Sumo } from '../kinds/sumo.ts'
import { offBeat, type Tug } from '../kinds/tug.ts'
import { angleOf, turnX, turnY } from '../turns.ts'
import { SEATS, SIDE, sideOf } from '../yard.ts'
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
  type Pen,
  type Scene,
} from './scene.ts'

/** A meadow by the sea. */
function meadow(pen: Pen) {
  backdrop(pen, '#a8e4f4', '#e6f8ee', 0, 150)
  backdrop(pen, '#3fa8c8', '#6fc8d8', 118, 160)
  backdrop(pen, '#8fd45a', '#4f9a34', 152, SIDE)
  strew(pen, 'rgb(30 90 20 / .35)', 190, 390, true)
  palm(pen, 36, 172, 0.9, 1)
  palm(pen, 366, 168, 0.8, -1)
}

export const tugScene: Scene<Tug> = {
  still(pen) {
    meadow(pen)
    ellipse(pen, 200, 300, 46, 22, '#6a4a2a')
    ellipse(pen, 200, 298, 38, 16, '#4a3018')
  },
  draw(pen, bout, { isResting, calm, seconds }) {
    const shift = bout.rope * 1.05
    line(pen, [40 + shift, 248, 360 + shift, 248], 7, '#7a5a2a')
    line(pen, [40 + shift, 246, 360 + shift, 246], 4, '#e0b878')
    fillRound(pen, { x: 192 + shift, y: 236, width: 16, height: 34 }, 4, '#f0413e')
    for (const seat of SEATS) {
      const way = seat === 0 ? -1 : 1
      const strain = bout.strain[seat]
      const slips = bout.slips[seat] > 0
      const x = sideOf(seat) + shift * 0.96 + way * strain * 8
      const lean = way * (0.12 + strain * 0.3) * (slips ? -1.4 : 1)
      islander(pen, x, 290, 34, seat, { lean, strains: slips || strain > 0.5, squash: 1 - strain * 0.08 })
    }
    if (isResting) return
    // The ring closes on the beat.
    const off = offBeat(bout)
    const near = 1 - Math.abs(off) / (bout.beat / 2)
    const ring = off < 0 ? 18 + (-off / (bout.beat / 2)) * 42 : 18
    fillCircle(
      pen,
      200,
      92,
      19 + (calm ? 0 : near * near * 3),
      near > 0.75 ? '#fff0a8' : 'rgb(255 255 255 / .5)',
    )
    pen.lineWidth = 5
    pen.strokeStyle = off < 0 ? '#f0413e' : 'rgb(240 65 62 / .3)'
    pen.beginPath()
    pen.arc(200, 92, ring, 0, 2 * Math.PI)
    pen.stroke()
    if (!calm) fillCircle(pen, 200, 92, 7 + Math.sin(seconds * 3), '#f0413e')
  },
}

export const sumoScene: Scene<Sumo> = {
  still(pen) {
    backdrop(pen, '#58b8d0', '#2a7fa8')
    strew(pen, 'rgb(255 255 255 / .35)', 10, 395, false)
  },
  draw(pen, bout) {
    ellipse(pen, MIDDLE, MIDDLE + 12, bout.radius + 8, bout.radius + 8, '#8a5a24')
    fillCircle(pen, MIDDLE, MIDDLE, bout.radius + 8, '#f0d8a0')
    fillCircle(pen, MIDDLE, MIDDLE, bout.radius - 2, '#e2c184')
    fillCircle(pen, MIDDLE, MIDDLE, bout.radius - 8, '#edd09a')
    line(pen, [185, 185, 185, 215], 6, '#c09a5a')
    line(pen, [215, 185, 215, 215], 6, '#c09a5a')
    for (const seat of SEATS) {
      const { x, y, turn, vx, vy } = bout.wrestlers[seat]
      ellipse(pen, x + 3, y + WRESTLER * 0.7, WRESTLER, WRESTLER * 0.5, 'rgb(0 0 0 / .22)')
      pen.save()
      pen.translate(x, y)
      pen.rotate(angleOf(turn))
      pen.beginPath()
      pen.moveTo(WRESTLER + 20, 0)
      pen.lineTo(WRESTLER + 5, -10)
      pen.lineTo(WRESTLER + 5, 10)
      pen.fillStyle = '#ffffff'
      pen.fill()
      for (const side of [-1, 1]) fillCircle(pen, WRESTLER * 0.72, side * WRESTLER * 0.72, 9, DARK[seat])
      pen.restore()
      fillCircle(pen, x, y + 4, WRESTLER, DARK[seat])
      fillCircle(pen, x, y, WRESTLER, COLORS[seat])
      line(pen, [x - WRESTLER + 4, y + 10, x + WRESTLER - 4, y + 10], 8, '#f4f0e8')
      const [dx, dy] = [turnX(turn), turnY(turn)]
      const fast = Math.abs(vx) + Math.abs(vy) > 3
      for (const side of [-1, 1]) {
        const [ex, ey] = [x + dx * 12 - dy * side * 10, y - 6 + dy * 9 + dx * side * 10]
        fillCircle(pen, ex, ey, 7, '#ffffff')
        fillCircle(pen, ex + dx * 3, ey + dy * 3, fast ? 2.4 : 3.6, '#1a1208')
      }
      ellipse(pen, x - 9, y - 17, 10, 5, 'rgb(255 255 255 / .5)')
    }
  },
}

export const nailScene: Scene<Nail> = {
  still(pen) {
    backdrop(pen, '#f4d8a0', '#c98f4a', 0, 300)
    backdrop(pen, '#8a5a2c', '#5a3416', 296, SIDE)
    for (let plank = 0; plank < 8; plank++) {
      pen.fillStyle = 'rgb(90 50 16 / .12)'
      pen.fillRect(plank * 50 + 48, 0, 3, 296)
    }
    for (const seat of SEATS) block(pen, sideOf(seat) - 62, 316, 124, 78, '#b07a3c')
  },
  draw(pen, bout) {
    for (const seat of SEATS) {
      const x = sideOf(seat)
      const top = 316 - 62 * (1 - bout.depth[seat] / 100)
      pen.save()
      pen.translate(x, 316)
      pen.rotate(bout.bent[seat] * 0.28)
      line(pen, [0, 0, 0, top - 316], 8, '#9aa6b4')
      line(pen, [-2, 0, -2, top - 316], 3, '#dfe8f0')
      line(pen, [-12, top - 316, 12, top - 316], 7, '#7f8a98')
      pen.restore()
      const height = bout.height[seat]
      const isDown = bout.rest[seat] > 22
      const head = isDown ? top - 14 : top - 30 - height * 150
      const way = seat === 0 ? -1 : 1
      islander(pen, x + way * 84, 392, 30, seat, {
        eyeX: -way * 0.7,
        eyeY: height > 0.5 ? -0.8 : 0.4,
        strains: isDown,
      })
      line(pen, [x + way * 66, 352, x, head], 10, '#8a5a2c')
      fillRound(pen, { x: x - 34, y: head - 17, width: 68, height: 34 }, 9, shade(COLORS[seat], -0.45))
      fillRound(pen, { x: x - 34, y: head - 20, width: 68, height: 32 }, 9, COLORS[seat])
      fillRound(pen, { x: x - 28, y: head - 16, width: 40, height: 6 }, 3, 'rgb(255 255 255 / .5)')
      // The gauge shows the height; the top is best.
      const gauge = x - way * 76
      fillRound(pen, { x: gauge - 8, y: 92, width: 16, height: 180 }, 8, 'rgb(3 14 24 / .45)')
      fillRound(pen, { x: gauge - 6, y: 94, width: 12, height: 16 }, 6, '#7bdc5b')
      fillCircle(pen, gauge, 264 - height * 160, 9, height > 0.94 ? '#fff0a8' : '#ffffff')
      bar(pen, x - 50, 382, 100, bout.depth[seat] / 100, '#fff0a8')
    }
  },
}

export const armScene: Scene<Arm> = {
  still(pen) {
    backdrop(pen, '#7a2f24', '#3a1210')
    for (let lamp = 0; lamp < 5; lamp++) {
      const glow = pen.createRadialGradient(40 + lamp * 80, 40, 2, 40 + lamp * 80, 40, 60)
      glow.addColorStop(0, 'rgb(255 214 120 / .8)')
      glow.addColorStop(1, 'rgb(255 214 120 / 0)')
      pen.fillStyle = glow
      pen.fillRect(0, 0, SIDE, 120)
      fillCircle(pen, 40 + lamp * 80, 38, 8, '#ffe6a0')
    }
    block(pen, 30, 292, 340, 40, '#a8683a')
    block(pen, 60, 330, 40, 66, '#7a4524')
    block(pen, 300, 330, 40, 66, '#7a4524')
  },
  draw(pen, bout, { seconds, calm }) {
    for (const seat of SEATS) {
      const way = seat === 0 ? -1 : 1
      const isSpent = bout.spent[seat] > 0
      const shiver = bout.pushes[seat] && !calm ? Math.sin(seconds * 40) * 1.5 : 0
      islander(pen, 200 + way * 122 + shiver, 292, 46, seat, {
        strains: bout.pushes[seat] || isSpent,
        squash: isSpent ? 0.86 : 1,
        lean: bout.lean * 0.002,
      })
      const color = isSpent ? '#ff5d73' : COLORS[seat]
      bar(pen, seat === 0 ? 24 : 256, 348, 120, bout.breath[seat], color)
    }
    // The grip leans with the bout; each has a claw in it.
    const angle = (bout.lean / DOWN) * 1.25
    const [gx, gy] = [200 + Math.sin(angle) * 92, 288 - Math.cos(angle) * 92]
    line(pen, [118, 262, 168, 288, gx - 6, gy], 22, DARK[0])
    line(pen, [118, 260, 168, 286, gx - 6, gy - 2], 17, COLORS[0])
    line(pen, [282, 262, 232, 288, gx + 6, gy], 22, DARK[1])
    line(pen, [282, 260, 232, 286, gx + 6, gy - 2], 17, COLORS[1])
    fillCircle(pen, gx - 9, gy - 3, 20, COLORS[0])
    fillCircle(pen, gx + 9, gy + 1, 19, COLORS[1])
    for (const finger of [-1, 0, 1]) ellipse(pen, gx - 2, gy + finger * 10, 14, 5, DARK[finger === 0 ? 1 : 0])
  },
}
