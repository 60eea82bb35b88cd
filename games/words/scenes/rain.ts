import type { SimEvent } from '#kit/game/contract.ts'
import { fillRound, inside, type Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { LANES, ROWS, type RainState } from '../modes/rain.ts'
import { middleOf, NOWHERE, rowBoxes, split, type WordTools, type Scene } from '../scene.ts'
import { drawCard, drawPanel, drawTile, moved } from '../tiles.ts'
import { shrunk } from './board.ts'

const LARGEST_TILE = 70
const FALL_SECONDS = 0.16

/** Sky and basket as they look now. */
interface RainTable {
  readonly tools: WordTools<RainState>
  sky: Box
  card: Box
  slots: readonly Box[]
  side: number
  /** 0 when a row has just begun to fall, 1 when it is there. */
  fallen: number
  from: number
}

export function openScene(tools: WordTools<RainState>): Scene {
  const table: RainTable = {
    tools,
    sky: NOWHERE,
    card: NOWHERE,
    slots: [],
    side: 50,
    fallen: 1,
    from: 0,
  }
  return {
    place: (size) => layOut(table, size),
    draw: (pen) => drawTable(table, pen),
    // Arrows move the basket itself: there is nothing to walk to.
    spots: () => [],
    down: (at) => press(table, at),
    reset: () => clear(table),
    played: (input, events) => react(table, input, events),
    path: (input) => [middleOf(boxAt(table, input, 0))],
    key: (name) => pressKey(table, name),
  }
}

const laneOf = (table: RainTable, lane: number) => (table.tools.script().leftwards ? LANES - 1 - lane : lane)

/** Row 0 falls into the basket next; the basket stands below it. */
const boxAt = (table: RainTable, lane: number, row: number): Box => ({
  x: table.sky.x + (table.sky.width - table.side * LANES) / 2 + laneOf(table, lane) * table.side,
  y: table.sky.y + (ROWS - 1 - row) * table.side,
  width: table.side,
  height: table.side,
})

function nearest(table: RainTable, lane: number) {
  const { at } = table.tools.state()
  return at + Math.sign(lane - at)
}

function layOut(table: RainTable, size: StageSize) {
  const { letters } = table.tools.state()
  const { leftwards } = table.tools.script()
  const { board, pad, isWide } = split(size, Math.min(size.height * 0.68, size.width * 1.24))
  const top = isWide ? board : { ...board, height: Math.max(96, board.height) }
  const cardSide = Math.min(isWide ? 220 : 112, top.height * (isWide ? 0.5 : 1), top.width * 0.34)
  if (isWide) {
    table.card = {
      x: top.x + (top.width - cardSide) / 2,
      y: top.y + top.height * 0.14,
      width: cardSide,
      height: cardSide,
    }
    table.slots = rowBoxes({ ...top, y: table.card.y + cardSide + 24, height: 60 }, letters.length, {
      leftwards,
      largest: 60,
    })
  } else {
    const x = leftwards ? top.x + top.width - cardSide : top.x
    table.card = { x, y: top.y + (top.height - cardSide) / 2, width: cardSide, height: cardSide }
    const room = {
      ...top,
      x: leftwards ? top.x : top.x + cardSide + 10,
      width: top.width - cardSide - 10,
    }
    table.slots = rowBoxes(room, letters.length, { leftwards, largest: 54, gap: 3 })
  }
  table.side = Math.min(LARGEST_TILE, pad.width / LANES, pad.height / (ROWS + 1.15))
  const height = table.side * (ROWS + 1.15)
  table.sky = { ...pad, y: pad.y + (pad.height - height) / 2, height }
}

function drawTable(table: RainTable, pen: CanvasRenderingContext2D) {
  const { letters, done, rows, at, picture, phase } = table.tools.state()
  const script = table.tools.script()
  const left = boxAt(table, laneOf(table, 0), 0).x
  drawPanel(
    pen,
    { x: left - 6, y: table.sky.y - 4, width: table.side * LANES + 12, height: table.sky.height + 4 },
    '#061f33',
    0.4,
  )
  // The lanes that can be reached.
  for (let lane = 0; lane < LANES; lane++)
    if (Math.abs(lane - at) <= 1 && phase === 'playing')
      fillRound(
        pen,
        shrunk({ ...boxAt(table, lane, 0), height: table.side * 2.1 }, 2),
        14,
        'rgb(255 255 255 / .09)',
      )
  pen.save()
  pen.beginPath()
  pen.rect(left - 6, table.sky.y - 4, table.side * LANES + 12, table.sky.height)
  pen.clip()
  for (const [row, { lanes }] of rows.entries())
    for (const [lane, letter] of lanes.entries()) {
      if (!letter) continue
      const box = boxAt(table, lane, row)
      const drop = { ...shrunk(box, 3), y: box.y + 3 - (1 - table.fallen) * table.side }
      drawTile(pen, drop, { letter, tone: 'plain', script })
    }
  pen.restore()
  const basketLane =
    boxAt(table, table.from, -1).x + (boxAt(table, at, -1).x - boxAt(table, table.from, -1).x) * table.fallen
  const basket = { ...boxAt(table, at, -1), x: basketLane }
  moved(pen, basket, table.tools.pulses.of('basket'), () => drawBasket(pen, basket))
  moved(pen, table.card, table.tools.pulses.of('card'), () => drawCard(pen, table.card, picture))
  for (const [place, box] of table.slots.entries())
    moved(pen, box, table.tools.pulses.of(`slot${place}`), () =>
      drawTile(pen, box, {
        letter: place < done ? letters[place]! : '',
        tone: place < done ? 'right' : 'slot',
        script,
      }),
    )
}

function press(table: RainTable, at: Point) {
  const lane = Array.from({ length: LANES }, (_, index) => index).find((index) =>
    inside({ ...boxAt(table, index, ROWS - 1), height: table.sky.height }, at),
  )
  if (lane !== undefined) table.tools.send(nearest(table, lane))
  return lane !== undefined
}

function clear(table: RainTable) {
  table.fallen = 1
  table.from = table.tools.state().at
}

function react(table: RainTable, input: number, events: readonly SimEvent[]) {
  const { done, picture, word } = table.tools.state()
  table.tools.effects.tween(FALL_SECONDS, (k) => (table.fallen = k), { done: () => (table.from = input) })
  for (const { kind } of events) {
    if (kind === 'hit') {
      table.tools.pulses.start(`slot${done - 1}`, 'pop')
      table.tools.pulses.start('basket', 'pop')
      table.tools.effects.burst(middleOf(boxAt(table, input, -1)), { count: 8 })
    }
    if (kind === 'miss') table.tools.pulses.start('basket', 'shake')
    if (kind === 'solved' || kind === 'lost') table.tools.praise(picture, word)
  }
}

function pressKey(table: RainTable, name: string) {
  const { at } = table.tools.state()
  const way = name === 'ArrowLeft' ? -1 : name === 'ArrowRight' ? 1 : name === 'ArrowDown' ? 0 : undefined
  if (way === undefined) return false
  const lane = at + (table.tools.script().leftwards ? -way : way)
  if (lane >= 0 && lane < LANES) table.tools.send(lane)
  return true
}

/** A woven basket that stands in a lane. */
function drawBasket(pen: CanvasRenderingContext2D, { x, y, width }: Box) {
  const [left, right] = [x + width * 0.06, x + width * 0.94]
  const [top, bottom] = [y + width * 0.26, y + width * 0.94]
  pen.fillStyle = '#8a5a2b'
  pen.beginPath()
  pen.moveTo(left, top)
  pen.lineTo(right, top)
  pen.lineTo(right - width * 0.14, bottom)
  pen.quadraticCurveTo(x + width / 2, bottom + width * 0.08, left + width * 0.14, bottom)
  pen.fill()
  pen.strokeStyle = '#c88f4e'
  pen.lineWidth = width * 0.06
  pen.beginPath()
  for (let rib = 1; rib <= 4; rib++) {
    const part = rib / 5
    pen.moveTo(left + (right - left) * part, top)
    pen.lineTo(left + width * 0.14 + (right - left - width * 0.28) * part, bottom)
  }
  pen.stroke()
  fillRound(
    pen,
    {
      x: left - width * 0.04,
      y: top - width * 0.08,
      width: right - left + width * 0.08,
      height: width * 0.16,
    },
    width * 0.08,
    '#f0c98a',
  )
}
