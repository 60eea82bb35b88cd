import type { SimEvent } from '#kit/game/contract.ts'
import { fillRound, inside, type Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { BraidState } from '../modes/braid.ts'
import { middleOf, NOWHERE, split, type WordTools, type Scene } from '../scene.ts'
import { drawPanel, drawTile, moved } from '../tiles.ts'
import { drawPictureRow, pictureRows, type PictureRow } from './picture-rows.ts'

const LARGEST_TILE = 92
const SEND_SECONDS = 0.22
/** Each letter further back in the line is so much smaller. */
const SMALLER = 0.86
const SEEN = 9

/** The line of letters as it looks now. */
interface BraidTable {
  readonly tools: WordTools<BraidState>
  line: Box
  rows: readonly PictureRow[]
  side: number
  /** 0 when the line has just moved up, 1 when it stands. */
  come: number
  sent: { readonly letter: string; readonly from: Box; readonly to: Box; k: number } | undefined
}

export function openScene(tools: WordTools<BraidState>): Scene {
  const table: BraidTable = {
    tools,
    line: NOWHERE,
    rows: [],
    side: 60,
    come: 1,
    sent: undefined,
  }
  return {
    place: (size) => layOut(table, size),
    draw: (pen) => drawTable(table, pen),
    spots: () => spotsOf(table),
    reset: () => clear(table),
    down: (at) => press(table, at),
    played: (input, events) => react(table, input, events),
    path: (input) => (table.rows[input] ? [middleOf(table.rows[input].card)] : []),
    key: (name) => pressKey(table, name),
  }
}

/** The first letter is the largest, in the middle; the others queue beside and behind it. */
function boxAt(table: BraidTable, place: number): Box {
  const size = table.side * SMALLER ** Math.max(0, place)
  let far = 0
  for (let before = 0; before < place; before++) far += table.side * SMALLER ** before * 0.94 + 4
  const start = table.tools.script().leftwards
    ? table.line.x + table.line.width - 8 - table.side
    : table.line.x + 8
  const x = table.tools.script().leftwards ? start + table.side - size - far : start + far
  return { x, y: table.line.y + (table.line.height - size) / 2, width: size, height: size }
}

/** Whether a letter of the line lies beyond its panel. */
function leftEdge(table: BraidTable, { x, width }: Box) {
  return x < table.line.x + 2 || x + width > table.line.x + table.line.width - 2
}

function layOut(table: BraidTable, size: StageSize) {
  const { words } = table.tools.state()
  const { leftwards } = table.tools.script()
  const { board, pad, isWide } = split(size, Math.min(size.height * 0.66, words.length * 118 + 20))
  table.side = Math.min(LARGEST_TILE, board.height - 30, board.width * 0.24)
  table.line = { ...board, y: board.y + (board.height - table.side - 28) / 2, height: table.side + 28 }
  const lengths = words.map(({ letters }) => letters.length)
  table.rows = pictureRows(pad, lengths, { leftwards, tallest: isWide ? 140 : 118, slot: 50 })
}

function drawTable(table: BraidTable, pen: CanvasRenderingContext2D) {
  const { words, line: letters, phase } = table.tools.state()
  const script = table.tools.script()
  drawPanel(pen, table.line, '#061f33', 0.42)
  const head = boxAt(table, 0)
  fillRound(
    pen,
    { x: head.x - 6, y: head.y - 6, width: table.side + 12, height: table.side + 12 },
    22,
    'rgb(255 182 61 / .35)',
  )
  const seen = Math.min(letters.length, SEEN)
  for (let place = seen - 1; place >= 0; place--) {
    const box = boxAt(table, place)
    const before = boxAt(table, place + 1)
    if (leftEdge(table, box) || box.width < 16) continue
    const at = { ...box, x: box.x + (before.x - box.x) * (1 - table.come) }
    moved(pen, at, table.tools.pulses.of(place === 0 ? 'head' : `line${place}`), () =>
      drawTile(pen, at, { letter: letters[place]!, tone: place === 0 ? 'near' : 'plain', script }),
    )
  }
  for (const [index, { picture, word, letters: own, done }] of words.entries()) {
    const isDone = done === own.length || phase === 'lost'
    const row = table.rows[index]!
    moved(pen, row.panel, table.tools.pulses.of(`row${index}`), () => {
      drawPictureRow(pen, table.tools, row, { index, picture, word: isDone ? word : undefined })
      if (isDone) return
      for (const [place, box] of row.slots.entries()) {
        const isComing = table.sent && place === done - 1 && table.sent.to === box
        const isThere = place < done && !isComing
        drawTile(pen, box, {
          letter: isThere ? own[place]! : '',
          tone: isThere ? 'right' : 'slot',
          script,
        })
      }
    })
  }
  if (!table.sent) return
  const { from, to, k, letter } = table.sent
  const mix = (one: number, other: number) => one + (other - one) * k
  const width = mix(from.width, to.width)
  const at = { x: mix(from.x, to.x), y: mix(from.y, to.y), width, height: width }
  drawTile(pen, at, { letter, tone: 'right', script })
}

const spotsOf = (table: BraidTable) =>
  table.rows.map(({ panel }, index) => ({
    box: panel,
    says: `${index + 1}`,
    act: () => table.tools.send(index),
  }))

function clear(table: BraidTable) {
  table.come = 1
  table.sent = undefined
}

function press(table: BraidTable, at: Point) {
  const index = table.rows.findIndex(({ panel }) => inside(panel, at))
  if (index < 0) return false
  table.tools.send(index)
  return true
}

function react(table: BraidTable, input: number, events: readonly SimEvent[]) {
  const { words } = table.tools.state()
  for (const { kind, x = 0 } of events) {
    if (kind === 'take') {
      const { letters, done } = words[x]!
      const next = {
        letter: letters[done - 1]!,
        from: boxAt(table, 0),
        to: table.rows[x]!.slots[done - 1]!,
        k: 0,
      }
      table.sent = next
      table.tools.effects.tween(SEND_SECONDS, (k) => (next.k = k), {
        done: () => {
          if (table.sent === next) table.sent = undefined
        },
      })
      table.tools.effects.tween(SEND_SECONDS, (k) => (table.come = k))
    }
    if (kind === 'miss') for (const name of ['head', `row${input}`]) table.tools.pulses.start(name, 'shake')
    if (kind !== 'word') continue
    table.tools.pulses.start(`card${x}`, 'pop')
    table.tools.effects.burst(middleOf(table.rows[x]!.panel))
    table.tools.praise(words[x]!.picture, words[x]!.word)
  }
}

function pressKey(table: BraidTable, name: string) {
  const which = Number(name) - 1
  if (!table.rows[which]) return false
  table.tools.send(which)
  return true
}
