import { coverArt } from '#kit/game/cover.ts'
import { svgBrush, type SvgBrush } from '#kit/game/micro/svg-brush.ts'
import { sceneOf } from './all-scenes.ts'
import type { Painter, Pictures } from './art/picture.ts'
import { covers } from './cover-scenes.ts'
import type { ShooterDefinition } from './definitions.ts'

/** The pieces of the game's own pictures, laid out as a moment of play. */
export function cover({ kind, slug, ground }: ShooterDefinition): string {
  const brush = svgBrush()
  covers[kind](painterOf(brush, sceneOf[kind].pictures))
  const lit = coverArt(slug).ground(ground[0], ground[1], '#fff4dc', 0.34)
  return `${lit}<g stroke-linecap="round" stroke-linejoin="round">${brush.svg()}</g>`
}

const painterOf = (brush: SvgBrush, pictures: Pictures): Painter => ({
  brush,
  stamp: (name, x, y, turn = 0, scale = 1) => brush.at(x, y, turn, () => pictures[name]?.paint(brush), scale),
})
