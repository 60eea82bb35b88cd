import { fillCircle, fillRound } from '#kit/game/draw.ts'
import { needleOf, ZONE, FLIGHT_TICKS, type Bomb } from '../kinds/bomb.ts'
import { CLIMB_TOP, type Climb } from '../kinds/climb.ts'
import { LUNGE_TICKS, REACH, type Fence } from '../kinds/fence.ts'
import type { Rope } from '../kinds/rope.ts'
import type { Statue } from '../kinds/statue.ts'
import { SEATS, SIDE, sideOf, type Seat } from '../yard.ts'
import {
  backdrop,
  bar,
  block,
  COLORS,
  ellipse,
  islander,
  line,
  palm,
  strew,
  waves,
  type Pen,
  type Scene,
} from './scene.ts'

export const ropeScene: Scene<Rope> = {
  still(pen) {
    backdrop(pen, '#ffe4b0', '#ffc98a', 0, 260)
    backdrop(pen, '#e8a860', '#b8703a', 250, SIDE)
    palm(pen, 24, 290, 1.5, 1)
    palm(pen, 380, 290, 1.5, -1)
    strew(pen, 'rgb(120 60 20 / .25)', 290, 390, false)
  },
  draw(pen, bout) {
    // The rope is a bow that turns: in front of the two as it comes down, behind as it goes up.
    const angle = bout.phase * 2 * Math.PI
    const low = Math.cos(angle) * 118
    const isBehind = bout.phase > 0 && bout.phase < 0.5
    const drawRope = () => {
      pen.beginPath()
      pen.moveTo(36, 220)
      pen.quadraticCurveTo(200, 220 + low * 1.9, 364, 220)
      pen.lineWidth = isBehind ? 6 : 9
      pen.strokeStyle = isBehind ? '#a8743a' : '#e0b070'
      pen.stroke()
    }
    if (isBehind) drawRope()
    for (const seat of SEATS) {
      const isUp = bout.height[seat] > 0
      islander(pen, sideOf(seat), 328 - bout.height[seat] * 2.1, 42, seat, {
        eyeY: isUp ? -0.6 : 0.5,
        squash: isUp ? 1.08 : bout.rise[seat] < 0 ? 0.9 : 1,
        strains: bout.tripped[seat],
        lean: bout.tripped[seat] ? (seat === 0 ? -1 : 1) : 0,
      })
    }
    if (!isBehind) drawRope()
    for (const x of [30, 370]) {
      fillRound(pen, { x: x - 9, y: 196, width: 18, height: 126 }, 8, '#7a4a22')
      fillCircle(pen, x, 214, 13, '#c98a4a')
    }
  },
}

export const statueScene: Scene<Statue> = {
  still(pen) {
    backdrop(pen, '#bfe8f4', '#e4f6d8', 0, 130)
    backdrop(pen, '#94d46a', '#5a9e3c', 118, SIDE)
    strew(pen, 'rgb(40 100 30 / .35)', 150, 390, true)
    for (const x of [130, 270]) {
      pen.fillStyle = '#e8cf98'
      pen.beginPath()
      pen.moveTo(x - 20, 124)
      pen.lineTo(x + 20, 124)
      pen.lineTo(x + 46, 400)
      pen.lineTo(x - 46, 400)
      pen.fill()
    }
    fillRound(pen, { x: 190, y: 92, width: 20, height: 60 }, 6, '#7a4a22')
    fillRound(pen, { x: 150, y: 84, width: 100, height: 14 }, 7, '#9a6a3a')
    palm(pen, 34, 170, 1.1, 1)
    palm(pen, 366, 170, 1.1, -1)
  },
  draw(pen, bout, { seconds, calm }) {
    drawParrot(pen, bout, calm ? 0 : seconds)
    for (const seat of SEATS) {
      const y = 372 - bout.way[seat] * 236
      const runs = bout.speed[seat] > 0.0007
      const size = 42 - bout.way[seat] * 15
      const sway = runs && !calm ? Math.sin(seconds * 16 + seat) * 0.12 : 0
      islander(pen, seat === 0 ? 130 : 270, y, size, seat, {
        eyeX: 0,
        eyeY: -0.8,
        lean: sway,
        strains: bout.stun[seat] > 0,
        squash: runs ? 1.05 : 1,
      })
      bar(pen, seat === 0 ? 16 : 284, 44, 100, bout.way[seat], COLORS[seat])
    }
  },
}

function drawParrot(pen: Pen, { parrot }: Statue, seconds: number) {
  const looks = parrot === 'looks'
  const shake = parrot === 'stirs' ? Math.sin(seconds * 30) * 3 : 0
  const [x, y] = [200 + shake, 62]
  ellipse(pen, x, y + 26, 20, 8, '#c0392b')
  fillCircle(pen, x, y + 4, 27, '#a82a1a')
  fillCircle(pen, x, y, 27, looks ? '#ff5a3c' : '#e8503a')
  line(pen, [x - 14, y + 20, x - 24, y + 48], 9, '#3f8fd8')
  line(pen, [x + 14, y + 20, x + 24, y + 48], 9, '#4fae5a')
  if (parrot === 'sleeps') {
    for (const side of [-1, 1]) line(pen, [x + side * 16 - 5, y - 4, x + side * 16 + 5, y - 4], 3, '#3a0f08')
    const rise = (seconds * 14) % 30
    fillCircle(pen, x + 30, y - 20 - rise, 4, 'rgb(255 255 255 / .7)')
    return
  }
  for (const side of [-1, 1]) {
    fillCircle(pen, x + side * 11, y - 5, looks ? 11 : 8, '#ffffff')
    fillCircle(pen, x + side * 11, y - 3, looks ? 5 : 3, '#1a1208')
  }
  pen.fillStyle = '#ffd23e'
  pen.beginPath()
  pen.moveTo(x - 8, y + 4)
  pen.lineTo(x + 8, y + 4)
  pen.lineTo(x, y + 20)
  pen.fill()
  if (!looks) return
  pen.fillStyle = 'rgb(255 90 60 / .16)'
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(SIDE, SIDE)
  pen.lineTo(0, SIDE)
  pen.fill()
}

export const bombScene: Scene<Bomb> = {
  still(pen) {
    backdrop(pen, '#ffd9a0', '#f0925a', 0, 280)
    backdrop(pen, '#d8703c', '#8a3a1c', 270, SIDE)
    strew(pen, 'rgb(90 30 10 / .3)', 300, 390, false)
    block(pen, 60, 316, 110, 26, '#b86a3a')
    block(pen, 230, 316, 110, 26, '#b86a3a')
  },
  draw(pen, bout, { seconds, calm, isResting }) {
    const share = bout.flight / FLIGHT_TICKS
    const to = sideOf(bout.holder)
    const from = sideOf(bout.holder === 0 ? 1 : 0)
    for (const seat of SEATS) {
      const has = bout.holder === seat && bout.flight === 0
      islander(pen, sideOf(seat), 318, 44, seat, {
        eyeY: has ? -0.8 : -0.2,
        strains: bout.winner >= 0 && bout.winner !== seat && bout.winner < 2,
        lean: has && !calm ? Math.sin(seconds * 20) * 0.05 : 0,
      })
    }
    const x = to + (from - to) * share
    const y = 194 - Math.sin(share * Math.PI) * 92
    const hurry = calm ? 1 : 1 + Math.sin(seconds * (8 + 26 * (1 - bout.fuse / bout.length))) * 0.07
    fillCircle(pen, x, y + 4, 34 * hurry, '#1f5a24')
    fillCircle(pen, x, y, 34 * hurry, '#3f9a3c')
    for (const stripe of [-18, 0, 18]) {
      pen.beginPath()
      pen.ellipse(x + stripe * 0.6, y, 6, 31 * hurry, 0, 0, 2 * Math.PI)
      pen.strokeStyle = '#236b28'
      pen.lineWidth = 3
      pen.stroke()
    }
    line(pen, [x, y - 32, x + 10, y - 46], 5, '#e8d8a8')
    fillCircle(pen, x + 10, y - 48, isResting ? 4 : 7, '#ffe066')
    if (bout.flight === 0 && bout.winner < 0) drawNeedle(pen, bout)
  },
}

function drawNeedle(pen: Pen, bout: Bomb) {
  const x = sideOf(bout.holder)
  const width = 130
  fillRound(pen, { x: x - width / 2, y: 352, width, height: 22 }, 11, 'rgb(3 14 24 / .55)')
  fillRound(pen, { x: x - (width / 2) * ZONE, y: 354, width: width * ZONE, height: 18 }, 7, '#7bdc5b')
  const at = x + needleOf(bout) * (width / 2 - 8)
  fillRound(pen, { x: at - 4, y: 347, width: 8, height: 32 }, 4, bout.fumble > 0 ? '#ff5d73' : '#ffffff')
}

export const climbScene: Scene<Climb> = {
  still(pen) {
    backdrop(pen, '#8fd8f4', '#e8f8f0')
    for (const seat of SEATS) ellipse(pen, sideOf(seat) + 60, 70 + seat * 60, 44, 14, 'rgb(255 255 255 / .8)')
  },
  draw(pen, bout, { seconds, calm, isResting }) {
    for (const seat of SEATS) {
      const x = sideOf(seat)
      const from = bout.height[seat]
      const yOf = (height: number) => 290 - (height - from)
      pen.save()
      pen.beginPath()
      pen.rect(seat * 200 + 2, 0, 196, SIDE)
      pen.clip()
      fillRound(pen, { x: x - 17, y: yOf(CLIMB_TOP + 40), width: 34, height: CLIMB_TOP + 220 }, 10, '#8a5a2c')
      for (let ring = Math.floor(from / 26) - 5; ring < from / 26 + 13; ring++)
        if (ring >= 0)
          line(pen, [x - 15, yOf(ring * 26), x, yOf(ring * 26) + 5, x + 15, yOf(ring * 26)], 3, '#6a3f18')
      if (yOf(0) < 440) {
        pen.fillStyle = '#e8cf98'
        pen.fillRect(seat * 200, yOf(-24), 200, 200)
      }
      const top = yOf(CLIMB_TOP + 30)
      if (top > -60) {
        for (let leaf = 0; leaf < 7; leaf++) {
          const angle = Math.PI + (leaf * Math.PI) / 6
          ellipse(
            pen,
            x + Math.cos(angle) * 42,
            top + Math.sin(angle) * 22,
            34,
            10,
            leaf % 2 ? '#2f8f4a' : '#3fae5c',
          )
        }
        for (const shift of [-14, 10]) fillCircle(pen, x + shift, top + 8, 12, '#6b3f1a')
      }
      for (const [at, side] of bout.crabs) if (Math.abs(at - from) < 320) drawCrab(pen, x, yOf(at), side)
      const climbs = bout.stun[seat] === 0 && !isResting && !calm
      const bob = climbs ? Math.sin(seconds * 18) * 3 : 0
      islander(pen, x + (bout.side[seat] === 0 ? -36 : 36), yOf(from) + 26 + bob, 26, seat, {
        eyeX: 0,
        eyeY: -0.9,
        strains: bout.stun[seat] > 0,
        lean: bout.side[seat] === 0 ? 0.14 : -0.14,
      })
      pen.restore()
      bar(pen, seat === 0 ? 50 : 250, 44, 100, from / CLIMB_TOP, COLORS[seat])
    }
    pen.fillStyle = 'rgb(3 14 24 / .35)'
    pen.fillRect(198, 0, 4, SIDE)
  },
}

function drawCrab(pen: Pen, trunk: number, y: number, side: number) {
  const x = trunk + (side === 0 ? -36 : 36)
  for (const leg of [-1, 1]) {
    line(pen, [x + leg * 10, y + 4, x + leg * 20, y + 12], 4, '#a82a1a')
    fillCircle(pen, x + leg * 17, y - 10, 8, '#e8452e')
  }
  ellipse(pen, x, y + 3, 17, 12, '#a82a1a')
  ellipse(pen, x, y, 17, 12, '#ff6a4a')
  for (const eye of [-5, 5]) {
    fillCircle(pen, x + eye, y - 7, 4.5, '#ffffff')
    fillCircle(pen, x + eye, y - 6, 2.2, '#1a1208')
  }
}

export const fenceScene: Scene<Fence> = {
  still(pen) {
    backdrop(pen, '#ffdcb8', '#8fd0d0', 0, 320)
    backdrop(pen, '#2f8fa8', '#0f4a68', 310, SIDE)
    palm(pen, 22, 316, 1.2, 1)
    palm(pen, 378, 316, 1.2, -1)
  },
  draw(pen, bout, { seconds, calm }) {
    waves(pen, 346, calm ? 0 : seconds, '#1f7a98')
    fillRound(pen, { x: 32, y: 306, width: 336, height: 40 }, 20, '#6a3f1c')
    fillRound(pen, { x: 32, y: 300, width: 336, height: 36 }, 18, '#a8703a')
    fillRound(pen, { x: 50, y: 305, width: 290, height: 6 }, 3, '#c98f54')
    for (const seat of SEATS) drawFencer(pen, bout, seat)
  },
}

function drawFencer(pen: Pen, bout: Fence, seat: Seat) {
  const way = seat === 0 ? 1 : -1
  const x = bout.x[seat]
  const out = bout.lunge[seat] > 0 ? Math.sin((bout.lunge[seat] / LUNGE_TICKS) * Math.PI) : 0
  const isHit = bout.winner >= 0 && bout.winner < 2 && bout.winner !== seat
  islander(pen, x, 304, 34, seat, {
    lean: way * (out * 0.28 - (bout.backs[seat] ? 0.16 : 0)) + (isHit ? -way * 0.7 : 0),
    strains: isHit,
    squash: bout.pause[seat] > 0 ? 0.9 : 1,
  })
  const [handX, handY] = [x + way * 22, 268]
  const parries = bout.parry[seat] > 0
  const reach = REACH * (0.55 + out * 0.45) - 22
  const tip = parries ? ([handX + way * 8, handY - 46] as const) : ([handX + way * reach, handY - 2] as const)
  line(pen, [handX, handY, ...tip], 7, '#5a3a16')
  line(pen, [handX, handY, ...tip], 4, parries ? '#fff3a0' : '#d8b06a')
  fillCircle(pen, handX, handY, 9, COLORS[seat])
}
