import type { SimEvent } from '#kit/game/contract.ts'
import { fillCircle, inside, type Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { WheelState } from '../modes/wheel.ts'
import { middleOf, NOWHERE, rowBoxes, split, type WordTools, type Scene, type Spot } from '../scene.ts'
import { ERASE, SUBMIT } from '../series.ts'
import { drawCard, drawPanel, drawSign, drawTile, moved, writeWord } from '../tiles.ts'

const LARGEST_TILE = 72

/** The ring of letters as it lies now, and the finger on it. */
interface WheelTable {
  readonly tools: WordTools<WheelState>
  panels: readonly Box[]
  cards: readonly Box[]
  slots: readonly (readonly Box[])[]
  tiles: readonly Box[]
  hub: Point & { readonly radius: number }
  signs: { readonly erase: Box; readonly submit: Box }
  finger: Point | undefined
  isSwiping: boolean
}

export function openScene(tools: WordTools<WheelState>): Scene {
  const table: WheelTable = {
    tools,
    panels: [],
    cards: [],
    slots: [],
    tiles: [],
    hub: { x: 0, y: 0, radius: 0 },
    signs: { erase: NOWHERE, submit: NOWHERE },
    finger: undefined,
    isSwiping: false,
  }
  return {
    place: (size) => layOut(table, size),
    draw: (pen) => drawTable(table, pen),
    spots: () => spotsOf(table),
    reset: () => clear(table),
    down: (at) => press(table, at),
    move: (at) => drag(table, at),
    up: () => release(table),
    played: (input, events) => react(table, input, events),
    path(input) {
      const box =
        input === ERASE ? table.signs.erase : input === SUBMIT ? table.signs.submit : table.tiles[input]
      return box ? [middleOf(box)] : []
    },
    key: (name) => pressKey(table, name),
  }
}

function placeTargets(table: WheelTable, board: Box) {
  const { targets } = table.tools.state()
  const { leftwards } = table.tools.script()
  // Beside each other where the ring leaves little height.
  const columns = targets.length > 2 && board.height / targets.length < 80 ? 2 : 1
  const rows = Math.ceil(targets.length / columns)
  const height = Math.min(96, board.height / rows)
  const width = (board.width - (columns - 1) * 6) / columns
  const top = board.y + (board.height - height * rows) / 2
  table.panels = targets.map((_, index) => ({
    x: board.x + (leftwards ? columns - 1 - (index % columns) : index % columns) * (width + 6),
    y: top + Math.floor(index / columns) * height + 3,
    width,
    height: height - 6,
  }))
  const card = Math.min(height - 14, width * 0.46)
  table.cards = table.panels.map((panel) => ({
    x: leftwards ? panel.x + panel.width - card - 6 : panel.x + 6,
    y: panel.y + (panel.height - card) / 2,
    width: card,
    height: card,
  }))
  table.slots = targets.map(({ letters }, index) => {
    const panel = table.panels[index]!
    const room = {
      x: panel.x + (leftwards ? 8 : card + 16),
      y: panel.y + 4,
      width: panel.width - card - 24,
      height: panel.height - 8,
    }
    return rowBoxes(room, letters.length, { leftwards, largest: 50, gap: columns > 1 ? 2 : 5 })
  })
}

function join(table: WheelTable, tile: number) {
  const { path } = table.tools.state()
  if (path.at(-1) === tile && !table.isSwiping) return table.tools.send(ERASE)
  if (path.at(-2) === tile && table.isSwiping) return table.tools.send(ERASE)
  if (!path.includes(tile)) table.tools.send(tile)
}

function drawLine(table: WheelTable, pen: CanvasRenderingContext2D) {
  const points = table.tools.state().path.map((tile) => middleOf(table.tiles[tile]!))
  if (table.finger && points.length > 0) points.push(table.finger)
  if (points.length < 2) return
  pen.strokeStyle = 'rgb(63 224 207 / .8)'
  pen.lineWidth = 10
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  for (const { x, y } of points) pen.lineTo(x, y)
  pen.stroke()
}

function layOut(table: WheelTable, size: StageSize) {
  const count = table.tools.state().tiles.length
  const { board, pad, isWide } = split(size, Math.min(size.height * 0.52, size.width * 0.86))
  placeTargets(table, board)
  const radius = Math.min(pad.width, pad.height) / 2
  const middle = middleOf(pad)
  table.hub = { ...middle, radius }
  const side = Math.min(LARGEST_TILE, radius * 0.5, ((radius * 0.74 * 2 * Math.PI) / count) * 0.86)
  table.tiles = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2
    const far = radius - side * 0.66
    return {
      x: middle.x + Math.cos(angle) * far - side / 2,
      y: middle.y + Math.sin(angle) * far - side / 2,
      width: side,
      height: side,
    }
  })
  // The corners beside the ring are free for the buttons.
  const out = isWide ? radius : Math.min(radius * 0.98, pad.width / 2)
  const button = { width: 52, height: 48, y: middle.y + radius - 46 }
  table.signs = {
    erase: { ...button, x: Math.max(pad.x, middle.x - out) },
    submit: { ...button, x: Math.min(pad.x + pad.width, middle.x + out) - 52 },
  }
}

function drawTable(table: WheelTable, pen: CanvasRenderingContext2D) {
  const { targets, tiles: letters, path, phase } = table.tools.state()
  const script = table.tools.script()
  for (const [index, { picture, letters: own, word, isFound }] of targets.entries()) {
    const panel = table.panels[index]!
    drawPanel(pen, panel, isFound ? '#14603f' : '#061f33', isFound ? 0.6 : 0.34)
    moved(pen, table.cards[index]!, table.tools.pulses.of(`card${index}`), () =>
      drawCard(pen, table.cards[index]!, picture),
    )
    if (isFound || phase === 'lost') {
      const [first, last] = [table.slots[index]![0]!, table.slots[index]!.at(-1)!]
      const middle = { x: (middleOf(first).x + middleOf(last).x) / 2, y: middleOf(first).y }
      const style = {
        script,
        size: panel.height * 0.48,
        color: '#ffffff',
        widest: panel.width - table.cards[index]!.width - 30,
      }
      writeWord(pen, word, middle, style)
    } else
      for (const place of own.keys())
        drawTile(pen, table.slots[index]![place]!, { letter: '', tone: 'slot', script })
  }
  fillCircle(pen, table.hub.x, table.hub.y, table.hub.radius, 'rgb(6 31 51 / .34)')
  fillCircle(pen, table.hub.x, table.hub.y, table.hub.radius * 0.36, 'rgb(255 244 220 / .1)')
  drawLine(table, pen)
  for (const [index, letter] of letters.entries()) {
    const box = table.tiles[index]!
    const tone = path.includes(index) ? 'picked' : 'plain'
    moved(pen, box, table.tools.pulses.of(`tile${index}`), () => drawTile(pen, box, { letter, tone, script }))
  }
  const spelt = path.map((tile) => letters[tile]).join('')
  const style = { script, size: table.hub.radius * 0.24, color: '#ffffff', widest: table.hub.radius * 0.78 }
  writeWord(pen, spelt, table.hub, style)
  drawSign(pen, table.signs.erase, 'erase', path.length > 0)
  drawSign(pen, table.signs.submit, 'submit', path.length > 1)
}

const spotsOf = (table: WheelTable) => [
  ...table.tiles.map((box, index): Spot => {
    const letter = table.tools.state().tiles[index] ?? ''
    const isFree = !table.tools.state().path.includes(index)
    return { box, says: letter, ...(isFree ? { letter } : {}), act: () => join(table, index) }
  }),
  { box: table.signs.erase, says: '⌫', act: () => table.tools.send(ERASE) },
  {
    box: table.signs.submit,
    says: '✓',
    act: () => table.tools.state().path.length > 1 && table.tools.send(SUBMIT),
  },
]

function clear(table: WheelTable) {
  table.finger = undefined
  table.isSwiping = false
}

function press(table: WheelTable, at: Point) {
  const tile = table.tiles.findIndex((box) => inside(box, at))
  if (tile < 0) return false
  table.isSwiping = false
  table.finger = at
  join(table, tile)
  return true
}

function drag(table: WheelTable, at: Point) {
  if (!table.finger) return
  table.finger = at
  const tile = table.tiles.findIndex((box) => inside(box, at))
  if (tile >= 0 && tile !== table.tools.state().path.at(-1) && table.tools.state().path.length > 0) {
    table.isSwiping = true
    join(table, tile)
  }
  table.tools.redraw()
}

function release(table: WheelTable) {
  table.finger = undefined
  // Sliding back to the first tile takes a swipe back; lifting the finger on no name is a wrong guess.
  const { length } = table.tools.state().path
  if (table.isSwiping && length > 0) table.tools.send(length > 1 ? SUBMIT : ERASE)
  table.isSwiping = false
  table.tools.redraw()
}

function react(table: WheelTable, input: number, events: readonly SimEvent[]) {
  const { targets } = table.tools.state()
  for (const { kind, x = 0 } of events) {
    if (kind === 'join') table.tools.pulses.start(`tile${input}`, 'pop')
    if (kind === 'miss')
      for (const tile of table.tiles.keys()) table.tools.pulses.start(`tile${tile}`, 'shake')
    if (kind !== 'word') continue
    table.isSwiping = false
    table.finger = undefined
    table.tools.pulses.start(`card${x}`, 'pop')
    table.tools.praise(targets[x]!.picture, targets[x]!.word)
  }
}

function pressKey(table: WheelTable, name: string) {
  if (name !== 'Backspace') return false
  table.tools.send(ERASE)
  return true
}
