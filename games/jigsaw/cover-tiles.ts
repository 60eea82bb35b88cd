import { tilted } from '#kit/game/cover.ts'

/** Draws a tile of the picture at a place, changed by an SVG transform; places are 0 to 8. */
type Tile = (from: number, to: number, change?: string) => string

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const ARROW = 'fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"'

const still = (tile: Tile, moved: readonly number[]) =>
  PLACES.filter((place) => !moved.includes(place))
    .map((place) => tile(place, place))
    .join('')

const DRAWINGS: Readonly<Record<string, (tile: Tile) => string>> = {
  block(tile) {
    const block = [0, 1, 3, 4]
    const turned = block.map((place) => tile(place, place)).join('')
    const dark = '<rect width="266" height="266" fill="#1b1420"/>'
    return tilted(
      4,
      `${still(tile, block)}${dark}<g transform="rotate(32 132 132) scale(.84) translate(26 26)">${turned}</g><path d="M150 40q90 20 84 110m-30-26 30 28 30-30" ${ARROW}/>`,
    )
  },
  orbit(tile) {
    const ring = [0, 1, 2, 5, 8, 7, 6, 3]
    const moved = ring.map((place, index) =>
      tile(place, ring[(index + 7) % 8]!, 'translate(12 12) scale(.82)'),
    )
    return tilted(
      -4,
      `<rect width="400" height="400" fill="#1b1420"/>${moved.join('')}${tile(4, 4)}<circle cx="200" cy="200" r="22" fill="#ffd65a"/><path d="M110 290A128 128 0 1 1 290 290m-44 4 44-2 2-44" ${ARROW}/>`,
    )
  },
  corner(tile) {
    const block = [4, 5, 7, 8]
    const turned = block.map((place) => tile(place, place)).join('')
    return tilted(
      -3,
      `${still(tile, block)}<rect x="134" y="134" width="266" height="266" fill="#1b1420"/><g transform="rotate(164 266 266) scale(.9) translate(28 28)">${turned}</g><path d="M190 290q14 66 84 62m-26-30 30 30-30 30M344 240q-14-66-84-62m26 30-30-30 30-30" ${ARROW}/>`,
    )
  },
  blinds(tile) {
    const upper = [0, 1, 2].map((place) => tile(place, place + 3, 'translate(18 16)')).join('')
    const lower = [3, 4, 5].map((place) => tile(place, place - 3, 'translate(-18 -10)')).join('')
    return tilted(
      3,
      `${[6, 7, 8].map((place) => tile(place, place)).join('')}${lower}${upper}<path d="M150 70v130m-34-34 34 36 34-36M256 210V80m-34 34 34-36 34 36" ${ARROW}/>`,
    )
  },
  twist(tile) {
    const band = [3, 4].map((place) => tile(place, place + 1, 'translate(-60 0)')).join('')
    const over = tile(5, 3, 'translate(-60 0) rotate(180 65 65)')
    const next = tile(5, 5, 'translate(74 131) scale(1 -1)')
    return tilted(
      5,
      `${still(tile, [3, 4, 5])}${band}${over}${next}<path d="M40 226c70-90 130 60 210-30 30-34 60-30 90-6m-44-26 46 28-26 42" ${ARROW}/>`,
    )
  },
  gears(tile) {
    const row = (first: number, shift: number) =>
      [0, 1, 2].map((x) => tile(first + x, first + x, `translate(${shift} 0)`)).join('') +
      tile(
        first + (shift > 0 ? 2 : 0),
        first + (shift > 0 ? 0 : 2),
        `translate(${shift > 0 ? shift - 134 : shift + 134} 0)`,
      )
    const wheel = (x: number, y: number) =>
      `<circle cx="${x}" cy="${y}" r="30" fill="#ffd65a"/><circle cx="${x}" cy="${y}" r="33" fill="none" stroke="#ffd65a" stroke-width="16" stroke-dasharray="13 13"/><circle cx="${x}" cy="${y}" r="11" fill="#7a4a1a"/>`
    return tilted(
      -5,
      `${row(0, -50)}${row(3, 50)}${row(6, -50)}<path d="M290 66H130m36-34-38 34 38 34M110 200h160m-36-34 38 34-38 34M290 334H130m36-34-38 34 38 34" ${ARROW}/>${wheel(336, 134)}${wheel(336, 268)}`,
    )
  },
}

export const furtherTiledCover = (kind: string, tile: Tile): string => DRAWINGS[kind]!(tile)
