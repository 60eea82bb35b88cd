import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { boardOf } from './boards.ts'
import { placeOf, type PegsDefinition } from './definitions.ts'
import { trayOf } from './palette.ts'

/** Drawn cells are this wide; the tray runs off the picture. */
const CELL = {
  cross: 78,
  rosette: 80,
  triangle: 88,
  diagonal: 84,
  hexagon: 84,
  wide: 58,
  uneven: 66,
  raft: 76,
  heart: 62,
  star: 56,
} as const
/** Where the picture lies over the board, in cells from its middle. */
const SHIFT = {
  cross: [0, 0.4],
  rosette: [1, 0.6],
  triangle: [0, -0.5],
  diagonal: [0.4, 0.3],
  hexagon: [-0.8, 0.5],
  wide: [0.3, -0.2],
  uneven: [-0.5, 0.4],
  raft: [0.5, -0.4],
  heart: [0, 0.1],
  star: [0, 0],
} as const

/** The tray from above with holes and marbles, and one marble leaping out of it. */
export function cover(definition: PegsDefinition): string {
  const { id, slug } = definition
  const index = placeOf(definition)
  const tray = trayOf(index)
  const art = coverArt(slug)
  const cell = CELL[id]
  const { holes, width, height } = boardOf(id)
  const [right, down] = SHIFT[id]
  const places = holes
    .map(
      ({ x, y }) =>
        [
          Math.round(200 + (x - width / 2 + right) * cell),
          Math.round(200 + (y - height / 2 + down) * cell),
        ] as const,
    )
    .filter(([x, y]) => x > -60 && x < 460 && y > -60 && y < 460)
  const dots = places.map(([x, y]) => `M${x} ${y}h.1`).join('')
  const pads = (dy: number, share: number, color: string) =>
    `<path d="${dots}" transform="translate(0 ${dy})" stroke="${color}" stroke-width="${Math.round(cell * share)}" stroke-linecap="round"/>`
  const marbles = places
    .filter((_, place) => (place * 5 + index * 3) % 7 > (cell < CELL.cross ? 4 : 2))
    .map(([x, y], place) => {
      const color = tray.marbles[place % 3]!
      return `<circle cx="${x}" cy="${y}" r="31" fill="${shade(color, -0.3)}"/><circle cx="${x - 2}" cy="${y - 3}" r="28" fill="${color}"/><ellipse cx="${x - 11}" cy="${y - 14}" rx="8" ry="5" fill="#fff" opacity=".85"/>`
    })
  const board =
    pads(13, 1.44, shade(tray.wood, -0.45)) +
    pads(0, 1.44, tray.wood) +
    pads(2, 0.76, shade(tray.wood, 0.25)) +
    pads(0, 0.74, shade(tray.wood, -0.38)) +
    marbles.join('')
  const [x, y] = [
    [200, 176],
    [216, 190],
    [200, 206],
    [190, 184],
    [206, 196],
    [286, 110],
    [120, 120],
    [200, 290],
    [200, 150],
    [200, 200],
  ][index]! as [number, number]
  const hero =
    contactShadow(x + 18, y + 84, 66, 22, 0.4) +
    art.ball(x, y, 72, tray.marbles[0], shade(tray.marbles[0], -0.5))
  return (
    art.ground(shade(tray.glow, 0.15), tray.deep, '#fff2d8', 0.35) +
    tilted((index % 2 ? 1 : -1) * (5 + (index % 6)), board) +
    hero
  )
}
