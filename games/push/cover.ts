import { contactShadow, coverArt, grid, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { coverArrows, coverCrab, coverCrate, coverMark } from './cover-pieces.ts'
import { placeOf, type PushDefinition } from './definitions.ts'
import { deviceHero } from './device-covers.ts'
import { PAINTS, shoreOf, type Shore } from './palette.ts'
import type { PushRules } from './push-rules.ts'

const CELL = 116

/** The shore from above, and in front of it what makes this game another one. */
export function cover(definition: PushDefinition): string {
  const { slug, rules } = definition
  const index = placeOf(definition)
  const shore = shoreOf(index)
  const ground = coverArt(slug).ground(shade(shore.glow, 0.2), shore.deep, '#fff6d8', 0.45)
  const lean = (index % 2 === 0 ? -1 : 1) * (5 + (index % 4))
  return tidy(
    ground +
      tilted(lean, floor(rules, shore, index) + extras(rules, shore, index) + hero(rules, shore, index)),
  )
}

/** Tenths are fine enough for a picture, and short. */
const tidy = (drawing: string) =>
  drawing.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))

/** Sand or ice, with rocks in the corners that change from game to game. */
function floor(
  { crateSlides, crabSlides, ice, tide, goal, twin }: PushRules,
  { sand, rock }: Shore,
  index: number,
): string {
  const isIcy = crateSlides ?? crabSlides ?? false
  return grid(5, 5, (row, column) => {
    const [x, y] = [column * CELL - 90, row * CELL - 90]
    const spot = row * 5 + column
    const isRock = [6, 8, 16, 18, 11, 13, 1, 3].includes(spot) && (spot * 7 + index * 5) % 3 === 0
    const isEdge = row === 0 || column === 0 || row === 4 || column === 4
    if (goal === 'sink' && (spot * 3 + index) % 4 === 0) return ''
    if (tide && row > 3) return ''
    if (isRock || (isEdge && (spot + index) % 4 === 0))
      return `<rect x="${x}" y="${y + 8}" width="${CELL - 4}" height="${CELL - 4}" rx="34" fill="${shade(rock, -0.42)}"/><rect x="${x}" y="${y - 8}" width="${CELL - 4}" height="${CELL - 4}" rx="34" fill="${rock}"/>${isEdge || twin ? '' : `<ellipse cx="${x + 42}" cy="${y + 16}" rx="26" ry="12" fill="${shade(rock, 0.28)}"/>`}`
    const color = isIcy || (ice && spot % 2) ? '#cfeaf6' : sand
    return `<rect x="${x}" y="${y}" width="${CELL - 3}" height="${CELL - 3}" rx="12" fill="${spot % 2 ? color : shade(color, -0.06)}"/>`
  })
}

const at = (column: number, row: number) => [column * CELL - 90 + 56, row * CELL - 90 + 56] as const

/** Marks, pools, currents, tunnels, water. */
function extras(rules: PushRules, { mark }: Shore, index: number): string {
  const parts: string[] = []
  const marks = rules.colors ? PAINTS : [mark, mark, mark]
  if (rules.goal !== 'sink' && !rules.pits && !rules.plates)
    for (const [place, color] of marks.slice(0, 1 + (index % 3)).entries()) {
      const [x, y] = at([3, 1, 2][place]!, [1, 3, 4][place]!)
      parts.push(coverMark(x, y, color))
    }
  if (rules.pits)
    for (const row of [0, 1, 2, 3, 4]) {
      const [x, y] = at(3, row)
      parts.push(
        `<circle cx="${x}" cy="${y}" r="50" fill="#0e4c68"/><circle cx="${x - 8}" cy="${y - 6}" r="28" fill="#3d9dbb" opacity=".5"/>`,
      )
    }
  if (rules.goal === 'gate') {
    const [x, y] = at(4, 1)
    parts.push(
      `<circle cx="${x - 40}" cy="${y}" r="50" fill="#2b7a52"/><circle cx="${x - 40}" cy="${y}" r="37" fill="#7bf0a4"/>`,
    )
  }
  if (rules.oneWay) parts.push(coverArrows(at(1, 1), 1), coverArrows(at(3, 3), 2), coverArrows(at(3, 1), 0))
  if (rules.portals)
    for (const [column, row] of [
      [1, 1],
      [3, 3],
    ] as const) {
      const [x, y] = at(column, row)
      parts.push(
        `<circle cx="${x}" cy="${y}" r="52" fill="#5b3d2a"/><circle cx="${x}" cy="${y}" r="41" fill="#1e120c"/><circle cx="${x}" cy="${y}" r="27" fill="none" stroke="#c78bff" stroke-width="8" stroke-dasharray="110 60"/>`,
      )
    }
  return parts.join('')
}

function hero(rules: PushRules, { crab }: Shore, index: number): string {
  const paint = (place: number) =>
    rules.colors ? PAINTS[place % 3]! : rules.crateSlides ? '#8fc4dc' : '#c98a48'
  const shadow = contactShadow(206, 286, 130, 30)
  const turn = (index * 47) % 40
  const device = deviceHero(rules, { crab, paint })
  if (device) return shadow + device
  if (rules.goal === 'crabs' && rules.twin)
    return (
      shadow +
      coverCrab(128, 214, 1.15, crab, rules.twin === 'mirror' ? -90 : 90) +
      coverCrab(286, 206, 1.15, '#3f8cf0', 90)
    )
  if (rules.crates === 0)
    return (
      shadow +
      (rules.crabSlides
        ? '<path d="M-20 262H150M-20 226H130M-20 190H150" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".75"/>'
        : '') +
      coverCrab(214, 210, 1.75, crab, rules.crabSlides ? 90 : turn - 20)
    )
  if (rules.push === 'train')
    return (
      shadow +
      [0, 1, 2].map((place) => coverCrate(352 - place * 94, 196, 0.92, paint(place))).join('') +
      coverCrab(62, 200, 1.1, crab, 90)
    )
  if (rules.push === 'sticky')
    return (
      shadow +
      coverCrate(186, 156, 1, paint(0)) +
      coverCrate(288, 156, 1, paint(1)) +
      coverCrate(288, 258, 1, paint(2)) +
      '<path d="M236 120v70M262 207h54" stroke="#ffd76a" stroke-width="16" stroke-linecap="round"/>' +
      coverCrab(92, 244, 1.15, crab, 60)
    )
  if (rules.push === 'swap')
    return (
      shadow +
      (rules.knight
        ? '<path d="M110 300V120H250" fill="none" stroke="#fff" stroke-width="12" stroke-dasharray="4 24" stroke-linecap="round"/>'
        : '<path d="M110 130q90 -80 180 0M290 292q-90 80 -180 0" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/>') +
      coverCrate(288, 206, 1.25, paint(2)) +
      coverCrab(112, 214, 1.25, crab, rules.knight ? 0 : 90)
    )
  if (rules.push === 'never')
    return shadow + coverCrate(112, 214, 1.3, paint(0)) + coverCrab(284, 212, 1.3, crab, 90)
  if (rules.twin)
    return (
      shadow +
      coverCrate(250, 132, 1, paint(0)) +
      coverCrate(rules.twin === 'mirror' ? 100 : 250, 272, 1, paint(1)) +
      coverCrab(132, 130, 1.05, crab, 90) +
      coverCrab(rules.twin === 'mirror' ? 232 : 132, 272, 1.05, '#3f8cf0', rules.twin === 'mirror' ? -90 : 90)
    )
  if (rules.gravity)
    return (
      shadow +
      coverCrate(288, 274, 1.25, paint(0), 14) +
      '<path d="M252 70v90M288 50v100M324 76v84" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".7"/>' +
      coverCrab(128, 160, 1.3, crab, 90)
    )
  if (rules.pull)
    return (
      shadow +
      coverCrate(80, 210, 1.05, paint(0)) +
      coverCrab(198, 208, 1.1, crab, 90) +
      coverCrate(318, 206, 1.05, paint(1))
    )
  const tideWater = rules.tide
    ? '<path d="M-80 330q40 -30 80 0t80 0t80 0t80 0t80 0t80 0t80 0V520H-80Z" fill="#2f8fd0" opacity=".8"/>'
    : ''
  const isTall = index % 2 === 0
  return isTall
    ? shadow +
        coverCrate(286, 206, 1.36, paint(0), rules.crateSlides ? 6 : 0) +
        coverCrab(118, 214, 1.28, crab, 90) +
        tideWater
    : shadow + coverCrate(206, 126, 1.3, paint(1)) + coverCrab(206, 280, 1.3, crab, 0) + tideWater
}
