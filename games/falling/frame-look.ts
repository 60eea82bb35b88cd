import { fillRound, shade, strokeRound, type Box } from '#kit/game/draw.ts'
import { seededRandom } from '#kit/random/random.ts'
import type { FallingDefinition } from './definitions.ts'
import type { Layout, Look, Pen } from './look.ts'

const RADIUS = 16
const RIM = 8

/** What stands behind the game: the shore, the carved frame, the ground of the well and the shelf of the next piece. */
export function paintFrame(
  pen: Pen,
  { ground, gameId }: FallingDefinition,
  look: Look,
  { layout, room }: { readonly layout: Layout; readonly room: Box },
) {
  const { well, next, unit } = layout
  paintShore(pen, ground, gameId, room)
  const frame = {
    x: well.x - RIM,
    y: well.y - RIM,
    width: well.width + 2 * RIM,
    height: well.height + 2 * RIM,
  }
  pen.save()
  pen.shadowColor = 'rgb(0 4 12 / .6)'
  pen.shadowBlur = 26
  pen.shadowOffsetY = 12
  fillRound(pen, frame, RADIUS + RIM, '#5d3820')
  pen.restore()
  const wood = pen.createLinearGradient(0, frame.y, 0, frame.y + frame.height)
  wood.addColorStop(0, '#d49a60')
  wood.addColorStop(1, '#8a5632')
  fillRound(pen, { ...frame, height: frame.height - 4 }, RADIUS + RIM, wood)
  strokeRound(
    pen,
    { x: frame.x + 1, y: frame.y + 1, width: frame.width - 2, height: frame.height - 6 },
    RADIUS + RIM,
    'rgb(255 236 200 / .4)',
    1.5,
  )
  fillRound(pen, well, RADIUS, shade(ground[1], -0.3))
  pen.save()
  pen.beginPath()
  pen.roundRect(well.x, well.y, well.width, well.height, RADIUS)
  pen.clip()
  pen.translate(well.x, well.y)
  pen.scale(unit, unit)
  look.still(pen)
  pen.restore()
  strokeRound(pen, well, RADIUS, 'rgb(0 4 12 / .55)', 3)
  fillRound(pen, { ...next, y: next.y + 4 }, 18, '#5d3820')
  fillRound(pen, next, 18, '#b97c49')
  fillRound(
    pen,
    { x: next.x + 5, y: next.y + 5, width: next.width - 10, height: next.height - 10 },
    14,
    shade(ground[1], -0.1),
  )
}

function paintShore(pen: Pen, [glow]: FallingDefinition['ground'], seed: number, room: Box) {
  const random = seededRandom(seed)
  for (let star = 0; star < 46; star++) {
    pen.fillStyle = `rgb(255 244 220 / ${0.1 + random() * 0.4})`
    const size = 1 + random() * 1.6
    pen.fillRect(random() * room.width, random() * room.height * 0.7, size, size)
  }
  for (let wave = 0; wave < 5; wave++) {
    const y = room.height * (0.74 + wave * 0.06)
    pen.fillStyle = wave % 2 ? `${shade(glow, -0.45)}66` : `${shade(glow, -0.3)}55`
    pen.beginPath()
    pen.moveTo(0, room.height)
    for (let x = 0; x <= room.width + 40; x += 40)
      pen.quadraticCurveTo(x + 10, y - 9 + wave * 2, x + 40, y + (x % 80 === 0 ? 5 : -3))
    pen.lineTo(room.width, room.height)
    pen.fill()
  }
}
