import { tilted } from '#kit/game/cover.ts'
import { die } from './cover-dice.ts'
import type { Palette } from './palette.ts'

/** Places of a board with dice in some of them. */
function places(palette: Palette, { unit, tilt, dice }: PlacesArt): string {
  const cells = Array.from({ length: 36 }, (_, index) => {
    const [x, y] = [(index % 6) * unit + 200 - 2.5 * unit, Math.floor(index / 6) * unit + 200 - 2.5 * unit]
    return `<use href="#cell-${unit}" x="${x}" y="${y}"/>`
  }).join('')
  const half = unit * 0.45
  const cell = `<defs><g id="cell-${unit}"><rect x="${-half}" y="${-half}" width="${unit * 0.9}" height="${unit * 0.9}" rx="${unit * 0.2}" fill="${palette.feltDeep}"/><rect x="${-half}" y="${-half + 5}" width="${unit * 0.9}" height="${unit * 0.9 - 5}" rx="${unit * 0.2}" fill="${palette.felt}"/></g></defs>`
  const lying = dice.map(([column, row, value]) =>
    die(
      {
        value,
        x: 200 + (column - 2.5) * unit,
        y: 196 + (row - 2.5) * unit,
        size: Math.round(unit * 0.62),
        turn: 0,
      },
      palette,
    ),
  )
  return tilted(tilt, cell + cells + lying.join(''))
}

interface PlacesArt {
  readonly unit: number
  readonly tilt: number
  readonly dice: readonly (readonly [column: number, row: number, value: number])[]
}

/** Two columns of clams face each other, and one die is swept away. */
export const columns = (palette: Palette): string =>
  `<rect x="188" y="-10" width="24" height="420" fill="${palette.wood}"/>` +
  places(palette, {
    unit: 104,
    tilt: 0,
    dice: [
      [1, 1, 5],
      [1, 2, 5],
      [1, 3, 5],
      [4, 2, 2],
      [4, 3, 3],
    ],
  }) +
  die({ value: 5, x: 322, y: 84, size: 96, turn: 28 }, palette) +
  `<path d="M236 120q26 -20 34 -44M232 150q40 -14 60 -6" stroke="${palette.accent}" stroke-width="10" fill="none" stroke-linecap="round"/>`

export const grid = (palette: Palette): string =>
  places(palette, {
    unit: 78,
    tilt: -9,
    dice: [
      [0, 2, 3],
      [1, 2, 3],
      [2, 2, 3],
      [3, 2, 3],
      [2, 0, 6],
      [2, 4, 4],
    ],
  }) + die({ value: 3, x: 318, y: 96, size: 132, turn: 16 }, palette)

/** Numbers of two dice on the rungs of a ladder. */
export function ladder(palette: Palette): string {
  const numbers = ['', 62, 45, '', 31, 14]
  const rungs = numbers.map((value, row) => {
    const y = 30 + row * 70
    return `<rect x="96" y="${y}" width="208" height="52" rx="16" fill="${value ? palette.die : palette.feltDeep}"/>${value ? `<text x="200" y="${y + 38}" font-family="Arial,sans-serif" font-weight="800" font-size="36" text-anchor="middle" fill="${palette.pip}">${value}</text>` : ''}`
  })
  return (
    tilted(
      7,
      `<rect x="66" y="-40" width="26" height="500" rx="13" fill="${palette.wood}"/><rect x="308" y="-40" width="26" height="500" rx="13" fill="${palette.wood}"/>${rungs.join('')}`,
    ) +
    die({ value: 5, x: 92, y: 300, size: 104, turn: -15 }, palette) +
    die({ value: 2, x: 322, y: 318, size: 104, turn: 12 }, palette)
  )
}

/** Three large dice and the number nobody may pass. */
export const hundred = (palette: Palette): string =>
  `<circle cx="200" cy="160" r="132" fill="${palette.feltDeep}"/><circle cx="200" cy="160" r="112" fill="none" stroke="${palette.accent}" stroke-width="10" stroke-dasharray="600 104" stroke-linecap="round" transform="rotate(-90 200 160)"/><text x="200" y="190" font-family="Arial,sans-serif" font-weight="800" font-size="92" text-anchor="middle" fill="${palette.die}">98</text>` +
  die({ value: 4, x: 84, y: 318, size: 108, turn: -16 }, palette) +
  die({ value: 6, x: 206, y: 340, size: 108, turn: 4 }, palette) +
  die({ value: 1, x: 326, y: 312, size: 108, turn: 19 }, palette)

/** Lines that add up to what stands at their ends. */
export function sums(palette: Palette): string {
  const tags = [14, 9, 17, 12]
    .map(
      (value, row) =>
        `<circle cx="352" cy="${62 + row * 92}" r="32" fill="${row === 1 ? palette.accent : palette.feltDeep}"/><text x="352" y="${73 + row * 92}" font-family="Arial,sans-serif" font-weight="800" font-size="32" text-anchor="middle" fill="${row === 1 ? palette.pip : palette.die}">${value}</text>`,
    )
    .join('')
  const board = places(palette, {
    unit: 92,
    tilt: 0,
    dice: [
      [1, 2, 2],
      [2, 2, 4],
      [3, 2, 3],
      [2, 1, 5],
      [1, 3, 6],
    ],
  })
  return `${board}<rect x="306" y="-10" width="104" height="420" fill="${palette.wood}"/>${tags}`
}

/** Islands of as many dice as their number says. */
export const islands = (palette: Palette): string =>
  places(palette, {
    unit: 86,
    tilt: 11,
    dice: [
      [1, 1, 2],
      [2, 1, 2],
      [3, 2, 3],
      [4, 2, 3],
      [3, 3, 3],
      [2, 4, 4],
    ],
  }) +
  `<path d="M46 306q70 -50 150 -6t150 0" fill="none" stroke="#bff0ea" stroke-width="8" stroke-linecap="round" opacity=".5"/>` +
  die({ value: 4, x: 316, y: 318, size: 116, turn: -13 }, palette)

/** A stair of dice, each one more than the last. */
export const steps = (palette: Palette): string =>
  [1, 2, 3, 4, 5]
    .map((value, index) => {
      const [x, y] = [52 + index * 74, 330 - index * 62]
      return (
        `<path d="M${x - 40} ${y + 44}h80V420h-80Z" fill="${index % 2 ? palette.felt : palette.feltDeep}"/>` +
        die({ value, x, y, size: 78, turn: index % 2 ? 6 : -6 }, palette)
      )
    })
    .join('') +
  `<path d="M60 200q50 -90 150 -130" fill="none" stroke="${palette.accent}" stroke-width="9" stroke-linecap="round" stroke-dasharray="2 22"/>`

/** Three towers of dice, none smaller than the one below. */
export const towers = (palette: Palette): string =>
  `<rect x="-10" y="346" width="420" height="70" fill="${palette.wood}"/>` +
  [
    [2, 3, 5],
    [1, 2, 4, 6],
    [4, 5],
  ]
    .flatMap((tower, column) =>
      tower.map((value, row) =>
        die(
          { value, x: 82 + column * 118, y: 306 - row * 84, size: 82, turn: ((row + column) % 3) * 4 - 4 },
          palette,
        ),
      ),
    )
    .join('')
