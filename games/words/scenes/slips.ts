import { strokeRound, type Box } from '#kit/game/draw.ts'
import { PLACES_A_ROW, slipsLeft, type SlipsState } from '../modes/slips.ts'
import { middleOf, rowBoxes, type WordTools, type Scene } from '../scene.ts'
import { drawTile, moved } from '../tiles.ts'
import { drawPictureRow, pictureRows, type PictureRow } from './picture-rows.ts'

const EDGE = 10
const WIDEST = 720
const LIGHTS = 34

export function openScene(tools: WordTools<SlipsState>): Scene {
  let rows: readonly PictureRow[]
  let lights: readonly Box[]

  return {
    place({ width, height }) {
      const { rows: all } = tools.state()
      const { leftwards } = tools.script()
      const inner = Math.min(width - 2 * EDGE, WIDEST)
      const room = {
        x: (width - inner) / 2,
        y: EDGE + LIGHTS,
        width: inner,
        height: height - 2 * EDGE - LIGHTS,
      }
      rows = pictureRows(
        room,
        all.map(({ letters }) => letters.length),
        { leftwards, tallest: 122, slot: 72 },
      )
      const top = rows[0]!.panel.y - LIGHTS + 4
      const count = all.filter(({ slip }) => slip >= 0).length
      lights = rowBoxes({ ...room, y: top, height: 22 }, count, { leftwards, largest: 22, gap: 8 })
    },
    draw(pen) {
      const state = tools.state()
      const script = tools.script()
      const found = lights.length - slipsLeft(state)
      // The number of slips is shown, since some names are right.
      for (const [place, box] of lights.entries())
        drawTile(pen, box, { letter: '', tone: place < found ? 'right' : 'slot', script })
      for (const [index, { picture, word, written, slip, isFound }] of state.rows.entries()) {
        const row = rows[index]!
        const isShown = isFound || state.phase === 'solved' || state.phase === 'won'
        drawPictureRow(pen, tools, row, { index, picture, word: isShown ? word : undefined })
        if (isShown) continue
        for (const [place, letter] of written.entries()) {
          const box = row.slots[place]!
          moved(pen, box, tools.pulses.of(`slot${index}.${place}`), () => {
            drawTile(pen, box, { letter, tone: 'plain', script })
            if (state.phase === 'lost' && place === slip)
              strokeRound(pen, box, box.width * 0.24, '#e5484d', 5)
          })
        }
      }
    },
    spots: () =>
      tools.state().rows.flatMap(({ written, isFound }, row) =>
        isFound
          ? []
          : written.map((letter, place) => ({
              box: rows[row]!.slots[place]!,
              says: letter,
              act: () => tools.send(row * PLACES_A_ROW + place),
            })),
      ),
    played(_input, events) {
      for (const { kind, x = 0, y = 0 } of events) {
        const row = tools.state().rows[x]
        if (kind === 'miss') tools.pulses.start(`slot${x}.${y}`, 'shake')
        if (kind !== 'word' || !row) continue
        tools.pulses.start(`card${x}`, 'pop')
        tools.effects.burst(middleOf(rows[x]!.panel))
        tools.praise(row.picture, row.word)
      }
    },
    path(input) {
      const box = rows[Math.floor(input / PLACES_A_ROW)]?.slots[input % PLACES_A_ROW]
      return box ? [middleOf(box)] : []
    },
  }
}
