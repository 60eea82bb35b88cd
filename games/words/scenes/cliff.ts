import { fillRound, type Box } from '#kit/game/draw.ts'
import { WORDS, type CliffState } from '../modes/cliff.ts'
import { middleOf, rowBoxes, split, type Desk, type Scene } from '../scene.ts'
import { drawCard, drawPanel, drawTile, moved, writeWord } from '../tiles.ts'

const LARGEST_TILE = 66
/** Of a letter that waits above another one at least this share is seen. */
const OVERLAP = 0.74

export function openScene(desk: Desk<CliffState>): Scene {
  let panels: readonly Box[]
  let cards: readonly Box[]
  let slots: readonly (readonly Box[])[]
  let shelf: Box
  let side = 40
  let step = 40
  let lefts: readonly number[]
  /** The picture that a letter goes to when several could use it. */
  let chosen = 0

  const tileAt = (column: number, row: number): Box => ({
    x: lefts[column]! + 2,
    y: shelf.y + shelf.height - 14 - side - row * step,
    width: side - 4,
    height: side - 3,
  })

  function tap(column: number) {
    const { columns, words } = desk.state()
    const letter = columns[column]?.[0]
    if (letter === undefined) return
    const takers = [...words.keys()].filter((index) => words[index]!.letters[words[index]!.done] === letter)
    const open = words.findIndex(({ letters, done }) => done < letters.length)
    const taker = takers.includes(chosen) ? chosen : (takers[0] ?? open)
    desk.send(column * WORDS + taker)
  }

  function choose(index: number) {
    chosen = index
    desk.tap()
  }

  return {
    place(size) {
      const { words, columns } = desk.state()
      const { leftwards } = desk.script()
      const { board, pad, isWide } = split(size, size.height * 0.48)
      const height = Math.min(isWide ? 110 : 86, board.height / words.length)
      const top = board.y + (board.height - height * words.length) / 2
      panels = words.map((_, index) => ({ ...board, y: top + index * height + 3, height: height - 6 }))
      const card = height - 14
      cards = panels.map((panel) => ({
        x: leftwards ? panel.x + panel.width - card - 6 : panel.x + 6,
        y: panel.y + 4,
        width: card,
        height: card,
      }))
      slots = words.map(({ letters }, index) => {
        const panel = panels[index]!
        const room = {
          x: panel.x + (leftwards ? 8 : card + 16),
          y: panel.y + 4,
          width: panel.width - card - 24,
          height: panel.height - 8,
        }
        return rowBoxes(room, letters.length, { leftwards, largest: 52 })
      })
      shelf = pad
      const letters = words.reduce((sum, word) => sum + word.letters.length, 0)
      const tallest = Math.max(
        ...columns.map(({ length }) => length),
        Math.ceil(letters / columns.length) + 1,
        4,
      )
      const heightOfTile = (pad.height - 26) / (1 + (tallest - 1) * OVERLAP)
      side = Math.min(LARGEST_TILE, (pad.width - 20) / columns.length, heightOfTile)
      step = Math.min(side, (pad.height - 26 - side) / (tallest - 1))
      const left = pad.x + (pad.width - side * columns.length) / 2
      lefts = columns.map((_, index) => left + index * side)
    },
    draw(pen) {
      const { words, columns, phase } = desk.state()
      const script = desk.script()
      for (const [index, { picture, letters, word, done }] of words.entries()) {
        const isDone = done === letters.length
        drawPanel(pen, panels[index]!, isDone ? '#14603f' : '#061f33', isDone ? 0.6 : 0.34)
        moved(pen, cards[index]!, desk.pulses.of(`card${index}`), () =>
          drawCard(pen, cards[index]!, picture, index === chosen && !isDone ? '#ffb63d' : undefined),
        )
        if (isDone || phase === 'lost') {
          const [first, last] = [slots[index]![0]!, slots[index]!.at(-1)!]
          const middle = { x: (middleOf(first).x + middleOf(last).x) / 2, y: middleOf(first).y }
          const widest = panels[index]!.width - cards[index]!.width - 30
          writeWord(pen, word, middle, {
            script,
            size: panels[index]!.height * 0.5,
            color: '#ffffff',
            widest,
          })
          continue
        }
        for (const [place, letter] of letters.entries()) {
          const box = slots[index]![place]!
          moved(pen, box, desk.pulses.of(`slot${index}.${place}`), () =>
            drawTile(pen, box, {
              letter: place < done ? letter : '',
              tone: place < done ? 'right' : 'slot',
              script,
            }),
          )
        }
      }
      drawShelf(pen, shelf)
      for (const [column, letters] of columns.entries())
        for (let row = letters.length - 1; row >= 0; row--) {
          const letter = letters[row]!
          const box = tileAt(column, row)
          moved(pen, box, desk.pulses.of(row === 0 ? `low${column}` : `column${column}`), () =>
            drawTile(pen, box, { letter, tone: row === 0 ? 'plain' : 'dim', script }),
          )
        }
    },
    spots: () => [
      ...desk
        .state()
        .columns.flatMap((letters, column) =>
          letters.length === 0
            ? []
            : [{ box: tileAt(column, 0), letter: letters[0]!, says: letters[0]!, act: () => tap(column) }],
        ),
      ...cards.map((box, index) => ({
        box,
        says: `${index + 1}`,
        act: () => choose(index),
      })),
    ],
    reset() {
      chosen = 0
    },
    played(_input, events) {
      const { words, columns } = desk.state()
      for (const { kind, x = 0, y = 0 } of events) {
        if (kind === 'take') {
          for (const name of [`low${x}`, `column${x}`]) desk.pulses.start(name, 'drop')
          desk.pulses.start(`slot${y}.${words[y]!.done - 1}`, 'pop')
          chosen = y
        }
        if (kind === 'miss') desk.pulses.start(`low${x}`, 'shake')
        if (kind === 'slide')
          for (const column of columns.keys())
            for (const name of [`low${column}`, `column${column}`])
              desk.pulses.start(name, 'shake', column * 0.04)
        if (kind !== 'word') continue
        desk.pulses.start(`card${x}`, 'pop')
        desk.praise(words[x]!.picture, words[x]!.word)
        chosen = Math.max(
          0,
          words.findIndex(({ letters, done }) => done < letters.length),
        )
      }
    },
    path(input) {
      const column = Math.floor(input / WORDS)
      return lefts[column] === undefined ? [] : [middleOf(tileAt(column, 0))]
    },
  }
}

/** The cliff the letters are stuck in, on a ledge. */
function drawShelf(pen: CanvasRenderingContext2D, box: Box) {
  drawPanel(pen, box, '#2a1a10', 0.5)
  const ledge = { x: box.x + 6, y: box.y + box.height - 14, width: box.width - 12, height: 10 }
  fillRound(pen, ledge, 5, '#c88f4e')
  fillRound(pen, { ...ledge, height: 4 }, 3, '#f0c98a')
}
