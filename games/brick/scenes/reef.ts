import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import { candy, colorOf, crack, pane, raft, rock, slope, specks, urchin, weeds } from '../art.ts'
import { USUAL } from '../feel.ts'
import { PAD_Y, reefGrid, REEF_FIELD, ROCK, rules, TOUGH, URCHIN, type Reef } from '../rules/reef.ts'
import type { Pen, Scene } from '../scene.ts'

const [WIDTH, HEIGHT] = REEF_FIELD

const DROPS: Readonly<Record<string, readonly [color: string, sign: (pen: Pen) => void]>> = {
  wide: ['#3fe0cf', (pen) => arrows(pen)],
  three: ['#ffb63d', (pen) => [-5, 0, 5].forEach((x) => fillCircle(pen, x, x === 0 ? -3 : 3, 3, '#3a2400'))],
  slow: ['#8fc7ff', (pen) => clock(pen)],
  fire: ['#ff7a6b', (pen) => flame(pen)],
  magnet: ['#c39bf5', (pen) => magnet(pen)],
  life: ['#7bdc8b', (pen) => write(pen, '+1', 0, 0, { size: 12, color: '#06301c' })],
}

function line(pen: Pen, ...points: readonly number[]) {
  pen.strokeStyle = '#082032'
  pen.lineWidth = 2.2
  pen.lineCap = 'round'
  pen.beginPath()
  for (let at = 0; at < points.length; at += 2) pen.lineTo(points[at]!, points[at + 1]!)
  pen.stroke()
}
function arrows(pen: Pen) {
  line(pen, -8, 0, 8, 0)
  line(pen, -5, -3, -8, 0, -5, 3)
  line(pen, 5, -3, 8, 0, 5, 3)
}
function clock(pen: Pen) {
  fillCircle(pen, 0, 0, 6.5, '#f4fbff')
  line(pen, 0, -4, 0, 0, 3, 1.5)
}
function flame(pen: Pen) {
  pen.fillStyle = '#fff0a8'
  pen.beginPath()
  pen.moveTo(0, -8)
  pen.quadraticCurveTo(7, 0, 4, 5)
  pen.quadraticCurveTo(0, 9, -4, 5)
  pen.quadraticCurveTo(-7, 0, 0, -8)
  pen.fill()
}
function magnet(pen: Pen) {
  pen.strokeStyle = '#32124f'
  pen.lineWidth = 3.4
  pen.lineCap = 'butt'
  pen.beginPath()
  pen.arc(0, -1, 5, 0, Math.PI)
  pen.moveTo(-5, -1)
  pen.lineTo(-5, -6)
  pen.moveTo(5, -1)
  pen.lineTo(5, -6)
  pen.stroke()
}

export const scene: Scene<Reef> = {
  rules,
  feel: USUAL,
  grid: reefGrid,
  colorOf: (kind) => (kind === TOUGH ? '#f3f6f8' : kind === URCHIN ? '#8d5fc4' : colorOf(kind)),
  ballColor: ({ powers }) => (powers.fire > 0 ? '#ff8a4a' : '#fff3d6'),
  brick(pen, box, { kind, hits }) {
    if (kind === ROCK) return rock(pen, box)
    if (kind === URCHIN) return urchin(pen, box)
    candy(pen, box, kind === TOUGH ? '#dfe9ee' : colorOf(kind))
    if (kind !== TOUGH) return undefined
    if (hits < 2) return crack(pen, box)
    // The ribs of a shell.
    pen.fillStyle = 'rgb(60 90 110 / .35)'
    for (const share of [0.3, 0.5, 0.7])
      pen.fillRect(box.x + box.width * share - 1, box.y + 4, 2, box.height - 9)
    return undefined
  },
  backdrop(pen, look) {
    specks(pen, look, { count: 40, color: '#c9fbff', seed: 1440, isRing: true })
    pane(pen, REEF_FIELD, slope(pen, HEIGHT, '#1d8ba0', '#0f5a80', '#082f57'))
    pen.save()
    pen.beginPath()
    pen.roundRect(0, 0, WIDTH, HEIGHT, 12)
    pen.clip()
    // Rays of the sun through the water.
    for (const [x, wide] of [
      [30, 40],
      [110, 24],
      [190, 60],
      [300, 34],
    ] as const) {
      pen.fillStyle = 'rgb(190 255 250 / .06)'
      pen.beginPath()
      pen.moveTo(x, 0)
      pen.lineTo(x + wide, 0)
      pen.lineTo(x + wide - 70, HEIGHT)
      pen.lineTo(x - 130, HEIGHT)
      pen.fill()
    }
    weeds(pen, { from: 0, to: WIDTH, y: HEIGHT + 4, color: 'rgb(4 50 70 / .6)', seed: 7 })
    specks(
      pen,
      { ...look, left: 0, right: WIDTH, top: 0, bottom: HEIGHT },
      { count: 22, color: '#d8ffff', seed: 3, isRing: true },
    )
    pen.restore()
    weeds(pen, { from: look.left, to: -20, y: look.bottom, color: 'rgb(6 60 74 / .7)', seed: 11 })
    weeds(pen, { from: WIDTH + 20, to: look.right, y: look.bottom, color: 'rgb(6 60 74 / .7)', seed: 12 })
  },
  drop(pen, { kind, x, y }, { seconds, calm }) {
    const [color, sign] = DROPS[kind]!
    pen.save()
    pen.translate(x, y)
    if (!calm) pen.rotate(Math.sin(seconds * 4 + x) * 0.2)
    fillRound(pen, { x: -17, y: -9, width: 34, height: 21 }, 10, 'rgb(0 14 28 / .4)')
    fillRound(pen, { x: -17, y: -11, width: 34, height: 21 }, 10, color)
    fillRound(pen, { x: -12, y: -9, width: 14, height: 3 }, 1.5, 'rgb(255 255 255 / .8)')
    sign(pen)
    pen.restore()
  },
  over(pen, { pad, half, powers }, { dip }) {
    const color = powers.magnet > 0 ? '#c39bf5' : powers.wide > 0 ? '#3fe0cf' : '#ffb63d'
    raft(pen, { x: pad, y: PAD_Y, half, color, dip })
    const last = Math.max(powers.wide, powers.slow, powers.fire, powers.magnet) / 720
    if (last > 0)
      fillRound(
        pen,
        { x: pad - half * last, y: PAD_Y + 14, width: half * 2 * last, height: 3 },
        1.5,
        '#ffffff',
      )
  },
  coach: [
    { x: 120, y: 420 },
    { x: 250, y: 420 },
    { x: 160, y: 420 },
  ],
}
