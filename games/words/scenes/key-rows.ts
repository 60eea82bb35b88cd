import type { Box } from '#kit/game/draw.ts'
import { keyBoxes, type WordTools, type Spot } from '../scene.ts'
import type { State } from '../modes.ts'
import { drawTile, moved, type Tone } from '../tiles.ts'

/** Pixels of a pad of letters on a phone held upright. */
export const padHeight = (count: number) => (count <= 7 ? 60 : count <= 14 ? 118 : count <= 21 ? 172 : 216)

/** Spots of a keyboard made of the letters a board needs. */
export const keySpots = (boxes: readonly Box[], keys: readonly string[], act: (key: number) => void) =>
  keys.map((letter, key): Spot => ({ box: boxes[key]!, letter, says: letter, act: () => act(key) }))

export const boxesOfKeys = <Shown extends State>(tools: WordTools<Shown>, pad: Box, count: number) =>
  keyBoxes(pad, count, tools.script().leftwards)

/** Draws the keyboard; a tone for each key. */
export function drawKeys<Shown extends State>(
  pen: CanvasRenderingContext2D,
  tools: WordTools<Shown>,
  {
    boxes,
    keys,
    toneOf,
  }: { readonly boxes: readonly Box[]; readonly keys: readonly string[]; toneOf(key: number): Tone },
) {
  for (const [key, letter] of keys.entries()) {
    const box = boxes[key]!
    moved(pen, box, tools.pulses.of(`key${key}`), () =>
      drawTile(pen, box, { letter, tone: toneOf(key), script: tools.script() }),
    )
  }
}
