import { coverTile, type CoverTone } from './cover-tiles.ts'
import { drawings } from './pictures.ts'
import { nounsOf } from './nouns.ts'
import { svgOf } from './shapes.ts'

const drawingOf = (name: string) => drawings[nounsOf('en').find(({ word }) => word === name)!.picture]!

/** A postcard with its middle at the place. */
export const card = (name: string, [x, y]: readonly [number, number], size: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${Math.round(size) / 124})"><rect x="-61" y="-56" width="122" height="124" rx="20" fill="#04202f" opacity=".35"/><rect x="-62" y="-62" width="124" height="124" rx="20" fill="#fffaf0"/><rect x="-55" y="-55" width="110" height="110" rx="15" fill="#d8edf2"/><g transform="translate(-50 -50)">${svgOf(drawingOf(name))}</g></g>`

export type Laid = readonly [letter: string, x: number, y: number, tone?: CoverTone]

/** Tiles of one size, each with its middle at its place. */
export const tiles = (size: number, laid: readonly Laid[]) =>
  laid.map(([letter, x, y, tone]) => coverTile(letter, [x, y], { size, ...(tone ? { tone } : {}) })).join('')

/** Letters of texts below each other; a blank leaves a gap. */
export const rows = (
  texts: readonly string[],
  step: number,
  [left, top]: readonly [number, number],
): Laid[] =>
  texts.flatMap((text, row) =>
    [...text].flatMap((letter, place): Laid[] =>
      letter === ' ' ? [] : [[letter, left + place * step, top + row * step]],
    ),
  )
