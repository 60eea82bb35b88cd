import { fillCircle, fillRound } from '#kit/game/draw.ts'
import { PEN, PENS, type Flock, type Sheep } from '../kinds/flock.ts'
import { isHidden, TUFT, type Savanna } from '../kinds/grass.ts'
import { PROP_SIZE, type Beach } from '../kinds/holes.ts'
import { SIDE } from '../yard.ts'
import { COLORS, crowd, crown, ellipse, floor, islander, ring, stamp, type Pen, type Scene } from './scene.ts'

const paintSheep = (isBlack: boolean) => (pen: Pen) => {
  const wool = isBlack ? '#4a4450' : '#fffaf0'
  for (const [x, y] of [
    [18, 30],
    [30, 20],
    [42, 30],
    [36, 40],
    [22, 40],
    [30, 31],
  ] as const) {
    fillCircle(pen, x, y + 3, 13, isBlack ? '#2a2630' : '#d8cdb8')
    fillCircle(pen, x, y, 13, wool)
  }
}

function drawSheep(pen: Pen, sheep: Sheep, tick: number) {
  const hop = Math.abs(sheep.vx) + Math.abs(sheep.vy) > 0.6 ? Math.abs(Math.sin(tick * 0.3 + sheep.x)) * 3 : 0
  const way = sheep.vx < 0 ? -1 : 1
  ellipse(pen, sheep.x, sheep.y + 13, 16, 6, 'rgb(10 30 10 / .25)')
  stamp(pen, sheep.isBlack ? 'black' : 'sheep', paintSheep(sheep.isBlack), sheep.x, sheep.y - hop, 44)
  ellipse(pen, sheep.x + way * 16, sheep.y - 3 - hop, 8, 9, sheep.isBlack ? '#1f1c24' : '#3f3434')
  fillCircle(pen, sheep.x + way * 18, sheep.y - 5 - hop, 2.4, '#ffffff')
}

export const flockScene: Scene<Flock> = {
  still(pen) {
    floor(pen, '#8fcf5e', '#6fae42', true)
    for (const [who, { x, y }] of PENS.entries()) {
      fillCircle(pen, x, y, PEN + 8, '#7a4f22')
      fillCircle(pen, x, y, PEN, '#d8c07a')
      pen.globalAlpha = 0.4
      fillCircle(pen, x, y, PEN - 16, COLORS[who]!)
      pen.globalAlpha = 1
      for (let post = 0; post < 24; post++) {
        const [px, py] = [x + Math.cos(post * 0.262) * (PEN + 2), y + Math.sin(post * 0.262) * (PEN + 2)]
        // The side towards the meadow stands open.
        if ((SIDE / 2 - x) * (px - x) + (SIDE / 2 - y) * (py - y) > 0.55 * PEN * 376) continue
        fillRound(pen, { x: px - 5, y: py - 14, width: 10, height: 22 }, 4, '#a8743a')
      }
    }
  },
  draw(pen, state, look) {
    for (const sheep of state.sheep) drawSheep(pen, sheep, look.calm ? 0 : state.tick)
    crowd(pen, state, look)
  },
}

const paintTuft = (pen: Pen) => {
  ellipse(pen, 30, 42, 27, 14, '#6a7a1c')
  pen.lineWidth = 3.4
  pen.lineCap = 'round'
  for (let blade = 0; blade < 13; blade++) {
    const x = 6 + blade * 4
    pen.strokeStyle = ['#7f9428', '#a8b83a', '#94a62e'][blade % 3]!
    pen.beginPath()
    pen.moveTo(x, 48 - Math.abs(blade - 6))
    pen.quadraticCurveTo(x, 28, x + (blade - 6) * 1.2 + (blade % 2) * 3, 8 + ((blade * 7) % 11))
    pen.stroke()
  }
}

export const grassScene: Scene<Savanna> = {
  still: (pen) => floor(pen, '#d8c46a', '#c0aa4e', true),
  draw(pen, state, look) {
    const { players, tufts, seeker, tick } = state
    const own = players[0]!
    const hidden = players.map((_, who) => isHidden(state, who))
    const mark = players[seeker]!
    if (mark.away === 0) {
      const beat = look.calm ? 0.5 : 0.5 + 0.5 * Math.sin(look.seconds * 6)
      fillCircle(pen, mark.x, mark.y, 36 + beat * 5, 'rgb(255 60 40 / .28)')
    }
    for (const [who, player] of players.entries())
      if (!hidden[who]) islander(pen, player, who, { tick, look })
    for (const { x, y } of tufts) {
      const isRustling = players.some(
        (player, who) =>
          player.away === 0 && !hidden[who] && (player.x - x) ** 2 + (player.y - y) ** 2 < TUFT * TUFT,
      )
      const shake = isRustling && !look.calm ? Math.sin(look.seconds * 26 + x) * 3 : 0
      pen.globalAlpha = (own.x - x) ** 2 + (own.y - y) ** 2 < (TUFT + 8) ** 2 ? 0.6 : 1
      stamp(pen, 'tuft', paintTuft, x + shake, y - 12, TUFT * 2.3)
      pen.globalAlpha = 1
    }
    // One always sees where oneself is.
    if (hidden[0]) {
      islander(pen, own, 0, { tick, look, alpha: 0.55 })
      ring(pen, own)
    }
    if (mark.away === 0) {
      fillRound(pen, { x: mark.x - 5, y: mark.y - 70, width: 10, height: 20 }, 5, '#e8321f')
      fillCircle(pen, mark.x, mark.y - 42, 5.5, '#e8321f')
    }
  },
}

const PROP_PAINTS: readonly ((pen: Pen) => void)[] = [
  (pen) => {
    fillCircle(pen, 30, 34, 22, '#c86a88')
    fillCircle(pen, 30, 30, 22, '#ff9ab8')
    pen.strokeStyle = '#fff0f4'
    pen.lineWidth = 4
    pen.beginPath()
    for (const turn of [-0.7, 0, 0.7]) {
      pen.moveTo(30, 48)
      pen.lineTo(30 + Math.sin(turn) * 22, 30 - Math.cos(turn) * 20)
    }
    pen.stroke()
  },
  (pen) => {
    fillRound(pen, { x: 6, y: 10, width: 48, height: 48 }, 7, '#7a4a1c')
    fillRound(pen, { x: 6, y: 6, width: 48, height: 46 }, 7, '#d89a4e')
    pen.strokeStyle = '#a86a2a'
    pen.lineWidth = 5
    pen.strokeRect(13, 13, 34, 32)
    pen.beginPath()
    pen.moveTo(14, 14)
    pen.lineTo(46, 44)
    pen.stroke()
  },
  (pen) => {
    fillCircle(pen, 32, 36, 22, 'rgb(40 40 10 / .25)')
    for (let leaf = 0; leaf < 7; leaf++) {
      const angle = leaf * 0.9
      ellipse(
        pen,
        30 + Math.cos(angle) * 15,
        28 + Math.sin(angle) * 15,
        14,
        9,
        leaf % 2 ? '#2f8f4a' : '#3fae5c',
      )
    }
    for (const [x, y] of [
      [26, 26],
      [34, 26],
      [30, 33],
    ] as const)
      fillCircle(pen, x, y, 5, '#6b3f1a')
  },
  (pen) => {
    fillRound(pen, { x: 6, y: 16, width: 48, height: 42 }, 6, '#8a5a2c')
    fillRound(pen, { x: 24, y: 38, width: 12, height: 20 }, 4, '#4a2a10')
    pen.fillStyle = '#e0b85a'
    pen.beginPath()
    pen.moveTo(0, 32)
    pen.lineTo(30, 2)
    pen.lineTo(60, 32)
    pen.fill()
    pen.fillStyle = '#c89a3e'
    pen.beginPath()
    pen.moveTo(30, 2)
    pen.lineTo(60, 32)
    pen.lineTo(34, 32)
    pen.fill()
  },
]

export const holesScene: Scene<Beach> = {
  still: (pen) => floor(pen, '#f2dca6', '#e0c486', false),
  draw(pen, { props, players }, look) {
    const order = players
      .map((_, who) => who)
      .toSorted((one, other) => players[one]!.size - players[other]!.size)
    for (const who of order) {
      const { x, y, size, away } = players[who]!
      if (away > 0) continue
      fillCircle(pen, x, y, size + 5, COLORS[who]!)
      fillCircle(pen, x, y, size, '#5a3818')
      fillCircle(pen, x, y + size * 0.12, size * 0.9, '#2a1608')
    }
    for (const { x, y, kind } of props)
      stamp(pen, `prop${kind}`, PROP_PAINTS[kind]!, x, y, PROP_SIZE[kind]! * 2.3)
    for (const [who, player] of players.entries()) {
      if (player.away > 0) continue
      if (who === 0) ring(pen, player)
      if (who === look.leader) crown(pen, player.x, player.y - player.size - 8, 10)
    }
  },
}
