import type { Box } from '#kit/game/draw.ts'
import type { SieveState } from '../modes/sieve.ts'
import { middleOf, rowBoxes, type WordTools, type Scene } from '../scene.ts'
import { drawTile, moved } from '../tiles.ts'
import { stripAndBoard } from './board.ts'
import { cardBoxes, drawNamedCard } from './named-cards.ts'

const LARGEST_CARD = 150

export function openScene(tools: WordTools<SieveState>): Scene {
  let sign: Box
  let lights: readonly Box[]
  let cards: readonly Box[]

  return {
    place(size) {
      const { cards: all } = tools.state()
      const { leftwards } = tools.script()
      const { strip, board } = stripAndBoard(size, Math.min(150, size.height * 0.23))
      const isBeside = strip.height > strip.width
      const side = Math.min(isBeside ? 220 : strip.height - 34, strip.width)
      sign = {
        x: strip.x + (strip.width - side) / 2,
        y: isBeside ? strip.y + (strip.height - side) / 2 - 30 : strip.y,
        width: side,
        height: side,
      }
      const row = { x: strip.x, width: strip.width, y: sign.y + side + 8, height: 24 }
      lights = rowBoxes(row, all.filter(({ has }) => has).length, { leftwards, largest: 22, gap: 8 })
      cards = cardBoxes(board, all.length, { largest: LARGEST_CARD })
    },
    draw(pen) {
      const { letter, cards: all, phase } = tools.state()
      const script = tools.script()
      moved(pen, sign, tools.pulses.of('sign'), () => drawTile(pen, sign, { letter, tone: 'near', script }))
      const found = all.filter(({ has, isOpen }) => has && isOpen).length
      // The number left is shown: otherwise one would not know when to stop.
      for (const [place, box] of lights.entries())
        drawTile(pen, box, { letter: '', tone: place < found ? 'right' : 'slot', script })
      for (const [index, { picture, word, has, isOpen }] of all.entries()) {
        const isShown = isOpen || phase !== 'playing'
        if (isOpen && !has) pen.globalAlpha = 0.6
        drawNamedCard(pen, tools, cards[index]!, {
          index,
          picture,
          word: isShown ? word : undefined,
          ring: isOpen && has ? '#4fb774' : undefined,
          tone: has ? 'right' : 'off',
        })
        pen.globalAlpha = 1
      }
    },
    spots: () =>
      cards.map((box, place) => {
        const { isOpen, word } = tools.state().cards[place]!
        return { box, says: isOpen ? word : `${place + 1}`, act: () => tools.send(place) }
      }),
    played(input, events) {
      for (const { kind } of events) {
        if (kind === 'hit') {
          tools.pulses.start(`card${input}`, 'pop')
          tools.pulses.start('sign', 'pop')
          tools.effects.burst(middleOf(cards[input]!))
        }
        if (kind === 'miss') tools.pulses.start(`card${input}`, 'shake')
      }
    },
    path: (input) => (cards[input] ? [middleOf(cards[input])] : []),
  }
}
