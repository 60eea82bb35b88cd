import type { SimEvent } from '#kit/game/contract.ts'
import { fillRound, type Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { WORDS, type CliffState } from '../modes/cliff.ts'
import { middleOf, NOWHERE, rowBoxes, split, type WordTools, type Scene } from '../scene.ts'
import { drawCard, drawPanel, drawTile, moved, writeWord } from '../tiles.ts'

const LARGEST_TILE = 66
/** Of a letter that waits above another one at least this share is seen. */
const OVERLAP = 0.74

/** Cliff and pictures as they lie now. */
interface CliffTable {
  readonly tools: WordTools<CliffState>
  panels: readonly Box[]
  cards: readonly Box[]
  slots: readonly (readonly Box[])[]
  shelf: Box
  side: number
  step: number
  lefts: readonly number[]
  /** The picture that a letter goes to when several could use it. */
  chosen: number
}

export function openScene(tools: WordTools<CliffState>): Scene {
  const table: CliffTable = {
    tools,
    panels: [],
    cards: [],
    slots: [],
    shelf: NOWHERE,
    side: 40,
    step: 40,
    lefts: [],
    chosen: 0,
  }
  return {
    place: (size) => layOut(table, size),
    draw: (pen) => drawTable(table, pen),
    spots: () => spotsOf(table),
    reset: () => clear(table),
    played: (_input, events) => react(table, _input, events),
    path(input) {
      const column = Math.floor(input / WORDS)
      return table.lefts[column] === undefined ? [] : [middleOf(tileAt(table, column, 0))]
    },
  }
}

const tileAt = (table: CliffTable, column: number, row: number): Box => ({
  x: table.lefts[column]! + 2,
  y: table.shelf.y + table.shelf.height - 14 - table.side - row * table.step,
  width: table.side - 4,
  height: table.side - 3,
})

function tap(table: CliffTable, column: number) {
  const { columns, words } = table.tools.state()
  const letter = columns[column]?.[0]
  if (letter === undefined) return
  const takers = [...words.keys()].filter((index) => words[index]!.letters[words[index]!.done] === letter)
  const open = words.findIndex(({ letters, done }) => done < letters.length)
  const taker = takers.includes(table.chosen) ? table.chosen : (takers[0] ?? open)
  table.tools.send(column * WORDS + taker)
}

function choose(table: CliffTable, index: number) {
  table.chosen = index
  table.tools.tap()
}

function layOut(table: CliffTable, size: StageSize) {
  const { words, columns } = table.tools.state()
  const { leftwards } = table.tools.script()
  const { board, pad, isWide } = split(size, size.height * 0.48)
  const height = Math.min(isWide ? 110 : 86, board.height / words.length)
  const top = board.y + (board.height - height * words.length) / 2
  table.panels = words.map((_, index) => ({ ...board, y: top + index * height + 3, height: height - 6 }))
  const card = height - 14
  table.cards = table.panels.map((panel) => ({
    x: leftwards ? panel.x + panel.width - card - 6 : panel.x + 6,
    y: panel.y + 4,
    width: card,
    height: card,
  }))
  table.slots = words.map(({ letters }, index) => {
    const panel = table.panels[index]!
    const room = {
      x: panel.x + (leftwards ? 8 : card + 16),
      y: panel.y + 4,
      width: panel.width - card - 24,
      height: panel.height - 8,
    }
    return rowBoxes(room, letters.length, { leftwards, largest: 52 })
  })
  table.shelf = pad
  const letters = words.reduce((sum, word) => sum + word.letters.length, 0)
  const tallest = Math.max(...columns.map(({ length }) => length), Math.ceil(letters / columns.length) + 1, 4)
  const heightOfTile = (pad.height - 26) / (1 + (tallest - 1) * OVERLAP)
  table.side = Math.min(LARGEST_TILE, (pad.width - 20) / columns.length, heightOfTile)
  table.step = Math.min(table.side, (pad.height - 26 - table.side) / (tallest - 1))
  const left = pad.x + (pad.width - table.side * columns.length) / 2
  table.lefts = columns.map((_, index) => left + index * table.side)
}

function drawTable(table: CliffTable, pen: CanvasRenderingContext2D) {
  const { words, columns, phase } = table.tools.state()
  const script = table.tools.script()
  for (const [index, { picture, letters, word, done }] of words.entries()) {
    const isDone = done === letters.length
    drawPanel(pen, table.panels[index]!, isDone ? '#14603f' : '#061f33', isDone ? 0.6 : 0.34)
    moved(pen, table.cards[index]!, table.tools.pulses.of(`card${index}`), () =>
      drawCard(pen, table.cards[index]!, picture, index === table.chosen && !isDone ? '#ffb63d' : undefined),
    )
    if (isDone || phase === 'lost') {
      const [first, last] = [table.slots[index]![0]!, table.slots[index]!.at(-1)!]
      const middle = { x: (middleOf(first).x + middleOf(last).x) / 2, y: middleOf(first).y }
      const widest = table.panels[index]!.width - table.cards[index]!.width - 30
      writeWord(pen, word, middle, {
        script,
        size: table.panels[index]!.height * 0.5,
        color: '#ffffff',
        widest,
      })
      continue
    }
    for (const [place, letter] of letters.entries()) {
      const box = table.slots[index]![place]!
      moved(pen, box, table.tools.pulses.of(`slot${index}.${place}`), () =>
        drawTile(pen, box, {
          letter: place < done ? letter : '',
          tone: place < done ? 'right' : 'slot',
          script,
        }),
      )
    }
  }
  drawShelf(pen, table.shelf)
  for (const [column, letters] of columns.entries())
    for (let row = letters.length - 1; row >= 0; row--) {
      const letter = letters[row]!
      const box = tileAt(table, column, row)
      moved(pen, box, table.tools.pulses.of(row === 0 ? `low${column}` : `column${column}`), () =>
        drawTile(pen, box, { letter, tone: row === 0 ? 'plain' : 'dim', script }),
      )
    }
}

const spotsOf = (table: CliffTable) => [
  ...table.tools.state().columns.flatMap((letters, column) =>
    letters.length === 0
      ? []
      : [
          {
            box: tileAt(table, column, 0),
            letter: letters[0]!,
            says: letters[0]!,
            act: () => tap(table, column),
          },
        ],
  ),
  ...table.cards.map((box, index) => ({
    box,
    says: `${index + 1}`,
    act: () => choose(table, index),
  })),
]

function clear(table: CliffTable) {
  table.chosen = 0
}

function react(table: CliffTable, _input: number, events: readonly SimEvent[]) {
  const { words, columns } = table.tools.state()
  for (const { kind, x = 0, y = 0 } of events) {
    if (kind === 'take') {
      for (const name of [`low${x}`, `column${x}`]) table.tools.pulses.start(name, 'drop')
      table.tools.pulses.start(`slot${y}.${words[y]!.done - 1}`, 'pop')
      table.chosen = y
    }
    if (kind === 'miss') table.tools.pulses.start(`low${x}`, 'shake')
    if (kind === 'slide')
      for (const column of columns.keys())
        for (const name of [`low${column}`, `column${column}`])
          table.tools.pulses.start(name, 'shake', column * 0.04)
    if (kind !== 'word') continue
    table.tools.pulses.start(`card${x}`, 'pop')
    table.tools.praise(words[x]!.picture, words[x]!.word)
    table.chosen = Math.max(
      0,
      words.findIndex(({ letters, done }) => done < letters.length),
    )
  }
}

/** The cliff the letters are stuck in, on a ledge. */
function drawShelf(pen: CanvasRenderingContext2D, box: Box) {
  drawPanel(pen, box, '#2a1a10', 0.5)
  const ledge = { x: box.x + 6, y: box.y + box.height - 14, width: box.width - 12, height: 10 }
  fillRound(pen, ledge, 5, '#c88f4e')
  fillRound(pen, { ...ledge, height: 4 }, 3, '#f0c98a')
}
