import { fillRound, slab, strokeRound, type Box } from '#kit/game/draw.ts'
import type { PairsState } from '../modes/pairs.ts'
import { middleOf, type WordTools, type Scene } from '../scene.ts'
import { drawCard, moved, writeWord } from '../tiles.ts'

const GAP = 8
const LARGEST = 150

export function openScene(tools: WordTools<PairsState>): Scene {
  let cards: readonly Box[]

  function drawFront(pen: CanvasRenderingContext2D, place: number, box: Box) {
    const { cards: dealt, gone } = tools.state()
    const { picture, word, shows } = dealt[place]!
    const ring = gone.includes(place) ? '#4fb774' : '#ffb63d'
    if (shows === 'picture') return drawCard(pen, box, picture, ring)
    const radius = Math.min(18, box.width * 0.16)
    slab(pen, box, radius, '#fff4dc', '#d8a868', box.height * 0.05)
    strokeRound(pen, box, radius, ring, 4)
    const style = {
      script: tools.script(),
      size: box.height * 0.3,
      color: '#4a2c16',
      widest: box.width * 0.86,
    }
    writeWord(pen, word, middleOf(box), style)
  }

  return {
    place({ width, height }) {
      const count = tools.state().cards.length
      let side = 0
      let columns = 1
      for (let wide = 2; wide <= count; wide++) {
        const tall = Math.ceil(count / wide)
        const fitting = Math.min((width - 20 + GAP) / wide, (height - 20 + GAP) / tall) - GAP
        if (fitting > side) [side, columns] = [fitting, wide]
      }
      side = Math.min(side, LARGEST)
      const rows = Math.ceil(count / columns)
      const top = (height - rows * (side + GAP) + GAP) / 2
      cards = Array.from({ length: count }, (_, index) => {
        const row = Math.floor(index / columns)
        const inRow = Math.min(columns, count - row * columns)
        const left = (width - inRow * (side + GAP) + GAP) / 2
        return {
          x: left + (index % columns) * (side + GAP),
          y: top + row * (side + GAP),
          width: side,
          height: side,
        }
      })
    },
    draw(pen) {
      const { open, gone } = tools.state()
      for (const [place, box] of cards.entries()) {
        const isOpen = open.includes(place) || gone.includes(place)
        moved(pen, box, tools.pulses.of(`card${place}`), () => {
          if (!isOpen) return drawBack(pen, box)
          pen.globalAlpha = gone.includes(place) ? 0.62 : 1
          drawFront(pen, place, box)
          pen.globalAlpha = 1
        })
      }
    },
    spots: () =>
      cards.map((box, place) => {
        const { open, gone, cards: dealt } = tools.state()
        const isOpen = open.includes(place) || gone.includes(place)
        return { box, says: isOpen ? dealt[place]!.word : `${place + 1}`, act: () => tools.send(place) }
      }),
    played(_input, events) {
      const { open, cards: dealt } = tools.state()
      for (const { kind, x = 0, y = 0 } of events) {
        if (kind === 'turn') tools.pulses.start(`card${x}`, 'turn')
        if (kind === 'miss') for (const place of open) tools.pulses.start(`card${place}`, 'shake', 0.3)
        if (kind !== 'word') continue
        for (const place of [x, y]) tools.pulses.start(`card${place}`, 'pop', 0.25)
        tools.praise(dealt[x]!.picture, dealt[x]!.word)
      }
    },
    path: (input) => (cards[input] ? [middleOf(cards[input])] : []),
  }
}

/** A card from behind: a shell on enamel. */
function drawBack(pen: CanvasRenderingContext2D, box: Box) {
  const radius = Math.min(18, box.width * 0.16)
  fillRound(pen, { ...box, x: box.x + 1, y: box.y + 4 }, radius, 'rgb(3 18 30 / .3)')
  slab(pen, box, radius, '#2f8fa3', '#14505f', box.height * 0.06)
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.62]
  const ray = box.width * 0.27
  pen.strokeStyle = 'rgb(255 244 220 / .75)'
  pen.lineWidth = Math.max(2, box.width * 0.035)
  pen.lineCap = 'round'
  pen.beginPath()
  for (let rib = -3; rib <= 3; rib++) {
    pen.moveTo(x, y)
    pen.lineTo(x + Math.sin(rib * 0.36) * ray, y - Math.cos(rib * 0.36) * ray * 1.1)
  }
  pen.moveTo(x - ray * 0.3, y + ray * 0.16)
  pen.lineTo(x + ray * 0.3, y + ray * 0.16)
  pen.stroke()
}
