import { coverArt } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { subjects } from './cover-subjects.ts'
import type { QuizDefinition } from './definitions.ts'
import type { Pack } from './asks.ts'
import { PAPER, tintOf } from './palette.ts'

/** How a stamp lies: its turn, its size, and how dark it is printed. */
const LIES: Readonly<Record<Pack, readonly [turn: number, width: number, height: number, print: number]>> = {
  flags: [-6, 372, 330, 0.7],
  outlines: [7, 290, 400, 0.8],
  sizes: [-5, 400, 320, 0.75],
  borders: [5, 380, 360, 0.2],
  thanks: [-8, 400, 330, 0.75],
  clock: [4, 330, 350, 0.1],
  calendar: [8, 300, 340, 0.35],
  roman: [-5, 360, 270, 0.8],
  elements: [6, 390, 340, 0.85],
  notes: [-4, 400, 400, 0.8],
  morse: [-5, 390, 300, 0.7],
  braille: [6, 320, 390, 0.75],
  semaphore: [-7, 380, 380, 0.75],
  maya: [4, 350, 360, 0.6],
  abacus: [-4, 390, 310, 0.75],
  binary: [7, 390, 290, 0.55],
  fractions: [-8, 350, 380, 0.7],
  angles: [5, 370, 340, 0.75],
  squares: [-3, 340, 390, 0.7],
  gauges: [8, 370, 330, 0.7],
  pennants: [-4, 370, 360, 0.75],
  egypt: [5, 390, 300, 0.6],
  planets: [-6, 390, 300, 0.3],
  moon: [7, 400, 270, 0.2],
  lights: [-5, 380, 310, 0.4],
  cubes: [4, 340, 390, 0.8],
  pips: [-7, 300, 400, 0.75],
  gears: [6, 400, 300, 0.8],
  scales: [-4, 390, 320, 0.8],
  axes: [8, 340, 350, 0.85],
  jugs: [-6, 400, 310, 0.85],
  beats: [4, 400, 260, 0.7],
  circuits: [-8, 390, 320, 0.85],
  mirror: [5, 330, 380, 0.7],
  reach: [-5, 370, 370, 0.7],
  folds: [7, 400, 280, 0.8],
  turned: [-3, 360, 380, 0.85],
  ropes: [6, 390, 310, 0.7],
}

/** A postage stamp of the game on a pile of post, with a postmark in its corner. */
export function cover({ slug, gameId, pack }: QuizDefinition): string {
  const tint = tintOf(pack)
  const art = coverArt(slug)
  const [turn, width, height, print] = LIES[pack]
  const [x, y] = [200 - width / 2, 200 - height / 2]
  const stamp = (color: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}" stroke="${color}" stroke-width="15" stroke-linecap="round" stroke-dasharray="0 22"/>`
  const inner = `x="${x + 14}" y="${y + 14}" width="${width - 28}" height="${height - 28}" rx="8"`
  const paper = art.linear([
    [0, '#fffaec'],
    [1, '#eedfba'],
  ])
  const field = shade(tint.glow, print)
  const printed = art.linear([
    [0, field],
    [1, shade(field, -0.16)],
  ])
  const others = [
    [turn > 0 ? -19 : 21, -70, 150, shade(tint.answer, 0.55)],
    [turn > 0 ? 24 : -16, 110, -120, PAPER],
  ] as const
  const pile = others
    .map(
      ([degrees, dx, dy, color]) =>
        `<g transform="translate(${dx} ${dy}) rotate(${degrees} 200 200)" opacity=".75">${stamp(color)}<rect ${inner} fill="${shade(tint.answer, -0.2)}"/></g>`,
    )
    .join('')
  const side = gameId % 2 ? 318 : 82
  const postmark = `<g fill="none" stroke="#2b2433" stroke-width="5" opacity=".5"><circle cx="${side}" cy="66" r="44"/><circle cx="${side}" cy="66" r="33"/><path d="M${side - 60} 120q14-12 28 0t28 0t28 0t28 0M${side - 60} 136q14-12 28 0t28 0t28 0t28 0"/></g>`
  return (
    art.ground(tint.glow, tint.deep, '#ffe2b0', 0.4) +
    `<defs>${paper.defs}${printed.defs}</defs>${pile}` +
    `<g transform="rotate(${turn} 200 200)"><g transform="translate(5 13)" opacity=".3">${stamp('#000c16')}</g>${stamp('#fff6e0')}` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paper.fill}"/><rect ${inner} fill="${printed.fill}"/>` +
    `${subjects[pack](tint)}${postmark}</g>`
  )
}
