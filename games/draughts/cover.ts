import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { discArt, stamps } from '#kit/game/duel/cover-pieces.ts'
import { shade } from '#kit/game/draw.ts'
import { LOOKS } from './cover-looks.ts'
import type { DraughtsDefinition } from './definitions.ts'
import { FACES, GOLD } from './look.ts'

const CROWN = 'M-42 32l-6 -54l26 24l22 -40l22 40l26 -24l-6 54z'

/** Squares larger than the frame, a few pieces, and a king or a piece in front. */
export function cover(definition: DraughtsDefinition): string {
  const { id, gameId, ground, palette, ways } = definition
  const { zoom, first, second, hero } = LOOKS[id]!
  const [side, stack, x, y] = hero
  const at = ([column, row]: readonly [number, number]) => ({ x: 200 + column * zoom, y: 200 + row * zoom })
  const squares: string[] = []
  for (let row = -4; row <= 4; row++)
    for (let column = -4; column <= 4; column++) {
      const place = at([column, row])
      const isDark = (row + column) % 2 !== 0
      if (ways !== 'straight' && !isDark)
        squares.push(`M${place.x - zoom / 2} ${place.y - zoom / 2}h${zoom}v${zoom}h${-zoom}z`)
      else if (ways === 'straight')
        squares.push(
          `M${place.x - zoom / 2 + 2} ${place.y - zoom / 2 + 2}h${zoom - 4}v${zoom - 4}h${4 - zoom}z`,
        )
    }
  const size = Math.round(zoom * 0.39)
  const board =
    `<path d="M-200 -200h800v800h-800z" fill="${ways !== 'straight' ? palette[1] : shade(palette[1], -0.4)}"/>` +
    `<path d="${squares.join('')}" fill="${palette[0]}"/>` +
    stamps(`${id}-a`, discArt(size, FACES[0]), first.map(at)) +
    stamps(`${id}-b`, discArt(size, FACES[1]), second.map(at))
  const art = coverArt(id)
  const shine = art.radial(
    [
      [0, '#FFF6DC', 0.5],
      [0.6, '#FFF6DC', 0],
      [1, ground[1], 0.55],
    ],
    [0.25, 0.14],
    0.95,
  )
  return (
    tilted((gameId % 2 ? 1 : -1) * (5 + (gameId % 4)), board) +
    `<defs>${shine.defs}</defs><rect width="400" height="400" fill="${shine.fill}"/>` +
    contactShadow(x + 6, y + 84, 92, 24, 0.36) +
    heroArt(side, stack, x, y)
  )
}

function heroArt(side: 0 | 1, stack: number, x: number, y: number): string {
  const tone = FACES[side]
  const discs = Array.from({ length: stack }, (_, level) => {
    const isTop = level === stack - 1
    const face = discArt(88, isTop && stack === 1 ? tone : { ...tone, emboss: 'none' })
    return `<g transform="translate(0 ${-30 * level})">${face}</g>`
  })
  const top = -30 * (stack - 1)
  const crown =
    stack > 1
      ? `<g transform="translate(0 ${top - 4})"><path d="${CROWN}" fill="#3c1900" opacity=".4" transform="translate(0 7)"/><path d="${CROWN}" fill="${GOLD}"/></g>`
      : ''
  return `<g transform="translate(${x} ${y})">${discs.join('')}${crown}</g>`
}
