import { contactShadow, coverArt } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { placeOf, type TwistyDefinition } from './definitions.ts'
import { extentOf, homeEye, look, type Eye, type Seen } from './eye.ts'
import { reachOf } from './geometry.ts'
import { BODY, faceColor, groundOf } from './palette.ts'
import { firstState, turnColors } from './rules.ts'
import { bodyOf } from './shapes.ts'

/** How far the cover's wheel has turned, of one turn. */
const CAUGHT = 0.3
const LEVEL = 4

export function cover(definition: TwistyDefinition): string {
  const { slug, shape } = definition
  const body = bodyOf(shape)
  const place = placeOf(definition)
  const [glow, deep] = groundOf(place)
  const [wide, high] = extentOf(body)
  const scale = body.flat ? 178 / Math.max(wide, high) : 196 / wide
  const home = homeEye(body)
  const eye: Eye = body.flat ? home : { yaw: home.yaw - place * 0.04, pitch: home.pitch + (place % 3) * 0.06 }
  const turn = body.turns[body.turns.length > 8 ? 2 : 0]!
  const colors = turnColors(firstState(shape, LEVEL).colors, turn)
  const seen = look(body, eye, { turn, k: body.stickers[0]!.round ? 0 : CAUGHT })
  const shown = seen.filter(({ facing }) => facing > 0.02)
  const inside = seen.filter(({ facing }) => facing <= 0.02)
  const at = ([x, y]: readonly [number, number]) =>
    `${Math.round(200 + x * scale)} ${Math.round(200 - y * scale)}`
  const path = ({ points, middle }: Seen, part: number) =>
    `M${points
      .map(([x, y]) => at([middle[0] + (x - middle[0]) * part, middle[1] + (y - middle[1]) * part]))
      .join('L')}Z`
  const parts = shown.map((one) => {
    const bead = body.stickers[one.index]!.round
    const color = faceColor(Number(colors[one.index]))
    if (bead) {
      const [x, y] = at(one.middle).split(' ').map(Number) as [number, number]
      const radius = Math.round(bead * scale)
      return (
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${shade(color, -0.3)}"/>` +
        `<circle cx="${x - 2}" cy="${y - 3}" r="${Math.round(radius * 0.8)}" fill="${color}" stroke="${color}"/>`
      )
    }
    const tone = shade(color, body.flat ? 0 : (one.light - 0.62) * 0.45)
    return `<path d="${path(one, 1)}"/><path d="${path(one, 0.74)}" fill="${tone}" stroke="${tone}"/>`
  })
  const width = Math.round(Math.min(...body.stickers.map(reachOf)) * scale * 0.2)
  return (
    coverArt(slug).ground(shade(glow, 0.2), deep, '#fff6d8', 0.4) +
    (body.flat ? '' : contactShadow(200, 372, 140, 22)) +
    `<path d="${inside.map((one) => path(one, 1)).join('')}" fill="#0f151b"/>` +
    `<g fill="${BODY}" stroke="${BODY}" stroke-width="${width}" stroke-linejoin="round">${parts.join('')}</g>`
  )
}
