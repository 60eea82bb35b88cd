import type { SimEvent } from '#kit/game/contract.ts'
import { slab, type Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { HalvesState } from '../modes/halves.ts'
import { middleOf, NOWHERE, type WordTools, type Scene } from '../scene.ts'
import { ERASE } from '../series.ts'
import { drawPanel, moved, writeWord } from '../tiles.ts'
import { stripAndBoard } from './board.ts'
import { cardBoxes, drawNamedCard } from './named-cards.ts'

const GAP = 10
const TALLEST = 74
const WIDEST = 150
const COLUMNS = 3
/** Pieces lie askew by so much, in radians. */
const ASKEW = 0.05

/** Where the pieces lie. */
interface HalvesTable {
  readonly tools: WordTools<HalvesState>
  yard: Box
  line: Box
  cards: readonly Box[]
  pieces: readonly Box[]
}

export function openScene(tools: WordTools<HalvesState>): Scene {
  const table: HalvesTable = {
    tools,
    yard: NOWHERE,
    line: NOWHERE,
    cards: [],
    pieces: [],
  }
  return {
    place: (size) => layOut(table, size),
    draw: (pen) => drawTable(table, pen),
    spots: () => spotsOf(table),
    played: (input, events) => react(table, input, events),
    path(input) {
      const place = input === ERASE ? tools.state().picks.at(-1) : input
      return place === undefined || !table.pieces[place] ? [] : [middleOf(table.pieces[place])]
    },
    key: (name) => pressKey(table, name),
  }
}

function drawPiece(table: HalvesTable, pen: CanvasRenderingContext2D, place: number) {
  const { pieces: all, picks } = table.tools.state()
  const box = table.pieces[place]!
  const isPicked = picks.includes(place)
  moved(pen, box, table.tools.pulses.of(`piece${place}`), () => {
    const { x, y } = middleOf(box)
    pen.save()
    pen.translate(x, y)
    pen.rotate((((place * 7) % 5) - 2) * ASKEW * 0.5)
    pen.translate(-x, -y)
    const radius = Math.min(16, box.height * 0.28)
    slab(pen, box, radius, isPicked ? '#3fe0cf' : '#fff4dc', isPicked ? '#158578' : '#d8a868')
    const style = {
      script: table.tools.script(),
      size: box.height * 0.46,
      color: isPicked ? '#06302e' : '#4a2c16',
      widest: box.width * 0.86,
    }
    writeWord(pen, all[place]!.text, { x, y: y - box.height * 0.04 }, style)
    pen.restore()
  })
}

function layOut(table: HalvesTable, size: StageSize) {
  const { targets, pieces: all } = table.tools.state()
  const { leftwards } = table.tools.script()
  const rooms = stripAndBoard(size, Math.min(size.height * 0.26, targets.length > 4 ? 170 : 100))
  table.cards = cardBoxes(rooms.strip, targets.length, { leftwards })
  table.line = { ...rooms.board, height: 56 }
  table.yard = { ...rooms.board, y: rooms.board.y + 62, height: rooms.board.height - 62 }
  const columns = Math.min(COLUMNS, all.length)
  const rows = Math.ceil(all.length / columns)
  const width = Math.min(WIDEST, (table.yard.width - 16 - (columns - 1) * GAP) / columns)
  const height = Math.min(TALLEST, (table.yard.height - 16 - (rows - 1) * GAP) / rows)
  const top = table.yard.y + (table.yard.height - rows * (height + GAP) + GAP) / 2
  table.pieces = all.map((_, place) => {
    const row = Math.floor(place / columns)
    const inRow = Math.min(columns, all.length - row * columns)
    const left = table.yard.x + (table.yard.width - inRow * (width + GAP) + GAP) / 2
    return { x: left + (place % columns) * (width + GAP), y: top + row * (height + GAP), width, height }
  })
}

function drawTable(table: HalvesTable, pen: CanvasRenderingContext2D) {
  const { targets, pieces: all, picks, phase } = table.tools.state()
  const script = table.tools.script()
  drawPanel(pen, table.yard)
  drawPanel(pen, table.line, '#061f33', 0.5)
  const joined = picks.map((place) => all[place]!.text).join('')
  if (joined)
    writeWord(pen, `${joined}…`, middleOf(table.line), {
      script,
      size: 32,
      color: '#3fe0cf',
      widest: table.line.width - 20,
    })
  for (const [place, { isGone }] of all.entries()) if (!isGone) drawPiece(table, pen, place)
  for (const [index, { picture, word, isFound }] of targets.entries())
    drawNamedCard(pen, table.tools, table.cards[index]!, {
      index,
      picture,
      word: isFound || phase === 'lost' ? word : undefined,
      tone: isFound ? 'right' : 'off',
    })
}

const spotsOf = (table: HalvesTable) =>
  table.tools.state().pieces.flatMap(({ text, isGone }, place) =>
    isGone
      ? []
      : [
          {
            box: table.pieces[place]!,
            says: text,
            act: () => table.tools.send(table.tools.state().picks.at(-1) === place ? ERASE : place),
          },
        ],
  )

function react(table: HalvesTable, input: number, events: readonly SimEvent[]) {
  const { targets } = table.tools.state()
  for (const { kind, x = 0 } of events) {
    if (kind === 'join') table.tools.pulses.start(`piece${input}`, 'pop')
    if (kind === 'miss') table.tools.pulses.start(`piece${input}`, 'shake')
    if (kind !== 'word') continue
    table.tools.pulses.start(`card${x}`, 'pop')
    table.tools.effects.burst(middleOf(table.pieces[input]!))
    table.tools.praise(targets[x]!.picture, targets[x]!.word)
  }
}

function pressKey(table: HalvesTable, name: string) {
  if (name !== 'Backspace') return false
  table.tools.send(ERASE)
  return true
}
