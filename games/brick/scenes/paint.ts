import { fillCircle, fillRound, shade, type Box } from '#kit/game/draw.ts'
import { candy, pane, slope, specks } from '../art.ts'
import { USUAL } from '../feel.ts'
import { PAINT_FIELD, PAINT_GRID, PAINT_Y, RAINBOW, rules, type Paint } from '../rules/paint.ts'
import type { Pen, Scene } from '../scene.ts'

const [WIDTH, HEIGHT] = PAINT_FIELD
/** 1 mango, 2 lagoon, 3 orchid; each has a sign, for those who cannot tell colours apart. */
export const PAINTS = ['#ffffff', '#ffb32e', '#2fd3c4', '#e06bd0', '#fdf6e3'] as const
const paintOf = (kind: number): string => PAINTS[kind] ?? '#ffffff'

/** The sign of a colour: sun, wave, star. */
function sign(pen: Pen, kind: number, x: number, y: number) {
  const ink = shade(paintOf(kind), -0.45)
  if (kind === 1) {
    fillCircle(pen, x, y, 4.4, ink)
    fillCircle(pen, x, y, 2, paintOf(kind))
    return
  }
  pen.strokeStyle = pen.fillStyle = ink
  pen.lineWidth = 2.4
  pen.lineCap = 'round'
  pen.beginPath()
  if (kind === 2) {
    pen.moveTo(x - 7, y + 1)
    pen.quadraticCurveTo(x - 3.5, y - 5, x, y + 1)
    pen.quadraticCurveTo(x + 3.5, y + 6, x + 7, y)
    pen.stroke()
    return
  }
  for (let point = 0; point < 8; point++) {
    const reach = point % 2 ? 2.2 : 6
    const angle = (point / 8) * 2 * Math.PI - Math.PI / 2
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  pen.fill()
}

function rainbow(pen: Pen, box: Box) {
  candy(pen, box, '#fdf6e3', 8)
  for (const [index, color] of ['#ffb32e', '#2fd3c4', '#e06bd0'].entries())
    fillCircle(pen, box.x + box.width * (0.28 + index * 0.22), box.y + box.height * 0.45, 4, color)
}

export const scene: Scene<Paint> = {
  rules,
  feel: {
    ...USUAL,
    dip: { sound: 'bounce', sparks: ['#ffffff'], count: 5 },
    painted: { sound: 'place', sparks: ['#ffffff'], count: 3 },
    turn: { sound: 'flip' },
    sink: { sound: 'move', pitch: -4 },
    patch: { sound: 'merge', sparks: ['#ffb32e', '#2fd3c4', '#e06bd0', '#ffffff'], count: 26, quake: 4 },
  },
  grid: () => PAINT_GRID,
  colorOf: paintOf,
  ballColor: ({ color, rainbow: ticks, tick }) => paintOf(ticks > 0 ? 1 + (Math.floor(tick / 8) % 3) : color),
  brick(pen, box, { kind }) {
    if (kind === RAINBOW) return rainbow(pen, box)
    candy(pen, box, paintOf(kind), 8)
    return sign(pen, kind, box.x + box.width / 2, box.y + box.height * 0.44)
  },
  backdrop(pen, look) {
    specks(pen, look, { count: 46, color: '#ffd9f4', seed: 1445, isRing: true })
    pane(pen, PAINT_FIELD, slope(pen, HEIGHT, '#6c3f86', '#42286e', '#241a52'))
    // Splashes of old paint.
    for (const [x, y, size, color] of [
      [60, 330, 40, '#ffb32e'],
      [300, 300, 52, '#2fd3c4'],
      [190, 400, 34, '#e06bd0'],
      [330, 90, 30, '#ffb32e'],
      [26, 120, 36, '#2fd3c4'],
    ] as const) {
      pen.globalAlpha = 0.1
      fillCircle(pen, x, y, size, color)
      fillCircle(pen, x + size * 0.9, y + size * 0.3, size * 0.36, color)
      fillCircle(pen, x - size * 0.7, y - size * 0.8, size * 0.22, color)
    }
    pen.globalAlpha = 1
    pen.setLineDash([7, 9])
    pen.strokeStyle = 'rgb(255 190 190 / .4)'
    pen.lineWidth = 2
    pen.beginPath()
    const low = PAINT_GRID.top + (PAINT_GRID.rows - 1) * PAINT_GRID.height
    pen.moveTo(6, low)
    pen.lineTo(WIDTH - 6, low)
    pen.stroke()
    pen.setLineDash([])
  },
  over(pen, { pad, half, zones, catches, wave }, { dip }) {
    const y = PAINT_Y - 7 + dip * 3
    const third = (half * 2) / 3
    fillRound(pen, { x: pad - half, y: y + 3, width: half * 2, height: 17 }, 9, 'rgb(0 0 20 / .4)')
    for (const [index, zone] of zones.entries()) {
      const box = { x: pad - half + index * third + 1, y, width: third - 2, height: 17 }
      fillRound(pen, { ...box, y: y + 3 }, 7, shade(paintOf(zone), -0.45))
      fillRound(pen, { ...box, height: 15 }, 7, paintOf(zone))
      fillRound(
        pen,
        { x: box.x + 5, y: y + 2, width: box.width - 10, height: 3 },
        1.5,
        'rgb(255 255 255 / .7)',
      )
      sign(pen, zone, box.x + box.width / 2, y + 9)
    }
    // Catches until the wall comes down.
    const all = Math.max(3, 7 - Math.floor(wave / 2))
    for (let dot = 0; dot < all; dot++)
      fillCircle(
        pen,
        WIDTH / 2 + (dot - (all - 1) / 2) * 12,
        11,
        3.6,
        dot < catches ? '#ff9a8d' : 'rgb(255 255 255 / .25)',
      )
  },
  coach: [
    { x: 110, y: 430 },
    { x: 260, y: 430 },
    { x: 150, y: 430 },
  ],
}
