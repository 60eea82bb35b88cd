import type { SimEvent } from '#kit/game/contract.ts'
import { fillRound, inside, strokeRound, type Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { LETTER_BEFORE, NEXT_LETTER, type LockState } from '../modes/lock.ts'
import { middleOf, NOWHERE, type WordTools, type Scene } from '../scene.ts'
import { drawTile } from '../tiles.ts'
import { stripAndBoard } from './board.ts'
import { cardBoxes, drawNamedCard } from './named-cards.ts'

const LARGEST_TILE = 82
/** Letters of a ring that are seen above and below the window. */
const BESIDE = 2
const TURN_SECONDS = 0.18

/** The rings as they lie now, and the one in the hand. */
interface LockTable {
  readonly tools: WordTools<LockState>
  cards: readonly Box[]
  windows: readonly Box[]
  body: Box
  step: number
  held: { readonly ring: number; at: Point } | undefined
  /** How far a ring is still from its place, in letters. */
  readonly rolling: Map<number, number>
}

export function openScene(tools: WordTools<LockState>): Scene {
  const table: LockTable = {
    tools,
    cards: [],
    windows: [],
    body: NOWHERE,
    step: 40,
    held: undefined,
    rolling: new Map<number, number>(),
  }
  return {
    place: (size) => layOut(table, size),
    draw: (pen) => drawTable(table, pen),
    spots: () => spotsOf(table),
    reset: () => clear(table),
    down: (at) => press(table, at),
    move: (at) => drag(table, at),
    up() {
      table.held = undefined
    },
    played: (_input, events) => react(table, _input, events),
    path: (input) => pathOf(table, input),
  }
}

const above = (table: LockTable, box: Box): Box => ({
  ...box,
  y: box.y - table.step * BESIDE,
  height: table.step * BESIDE,
})

const below = (table: LockTable, box: Box): Box => ({
  ...box,
  y: box.y + table.step,
  height: table.step * BESIDE,
})

function layOut(table: LockTable, size: StageSize) {
  const { rings, targets } = table.tools.state()
  const { leftwards } = table.tools.script()
  const rooms = stripAndBoard(size, Math.min(130, size.height * 0.24))
  table.cards = cardBoxes(rooms.strip, targets.length, { leftwards, largest: 130 })
  const room = rooms.board
  const rows = 2 * BESIDE + 1
  table.step = Math.min(LARGEST_TILE, (room.width - 40) / rings.length - 6, (room.height - 40) / rows)
  const [width, height] = [rings.length * (table.step + 6) + 34, table.step * rows + 30]
  table.body = {
    x: room.x + (room.width - width) / 2,
    y: room.y + (room.height - height) / 2,
    width,
    height,
  }
  table.windows = rings.map((_, ring) => ({
    x: table.body.x + 20 + (leftwards ? rings.length - 1 - ring : ring) * (table.step + 6),
    y: table.body.y + 15 + BESIDE * table.step,
    width: table.step,
    height: table.step,
  }))
}

function drawTable(table: LockTable, pen: CanvasRenderingContext2D) {
  const { rings, at, targets } = table.tools.state()
  const script = table.tools.script()
  fillRound(pen, { ...table.body, y: table.body.y + 7 }, 30, 'rgb(3 18 30 / .35)')
  fillRound(pen, table.body, 30, '#b98a45')
  fillRound(pen, { ...table.body, height: table.body.height - 8 }, 30, '#e6b866')
  strokeRound(pen, { ...table.body, height: table.body.height - 8 }, 30, 'rgb(255 255 255 / .4)', 2)
  for (const [ring, letters] of rings.entries()) {
    const window = table.windows[ring]!
    const shaft = { ...window, y: table.body.y + 12, height: table.body.height - 32 }
    pen.save()
    pen.beginPath()
    pen.roundRect(shaft.x, shaft.y, shaft.width, shaft.height, 14)
    pen.clip()
    fillRound(pen, shaft, 14, '#3a2412')
    const roll = table.rolling.get(ring) ?? 0
    for (let row = -BESIDE - 1; row <= BESIDE + 1; row++) {
      const size = letters.length
      const letter = letters[(at[ring]! + row + size * 2) % size]!
      const y = window.y + (row + roll) * table.step
      const far = Math.abs(row + roll)
      pen.globalAlpha = Math.max(0.4, 1 - far * 0.24)
      drawTile(
        pen,
        { x: window.x + 3, y: y + 3, width: table.step - 6, height: table.step - 7 },
        {
          letter,
          tone: far < 0.5 ? 'plain' : 'dim',
          script,
        },
      )
    }
    pen.restore()
  }
  const [one, other] = [table.windows[0]!, table.windows.at(-1)!]
  const left = Math.min(one.x, other.x)
  const frame = {
    x: left - 7,
    y: one.y - 2,
    width: Math.max(one.x, other.x) + table.step - left + 14,
    height: table.step + 2,
  }
  strokeRound(pen, frame, 16, '#e5484d', 5)
  for (const [index, { picture, word, isFound }] of targets.entries())
    drawNamedCard(pen, table.tools, table.cards[index]!, { index, picture, word: isFound ? word : undefined })
}

const spotsOf = (table: LockTable) =>
  table.windows.flatMap((box, ring) => {
    const { rings, at } = table.tools.state()
    const letters = rings[ring]!
    const before = (at[ring]! + letters.length - 1) % letters.length
    return [
      {
        box: above(table, box),
        says: letters[before]!,
        act: () => table.tools.send(ring * 2 + LETTER_BEFORE),
      },
      {
        box: below(table, box),
        says: letters[(at[ring]! + 1) % letters.length]!,
        act: () => table.tools.send(ring * 2 + NEXT_LETTER),
      },
    ]
  })

function clear(table: LockTable) {
  table.rolling.clear()
  table.held = undefined
}

function press(table: LockTable, at: Point) {
  const ring = table.windows.findIndex((box) => inside(box, at))
  if (ring < 0) return false
  table.held = { ring, at }
  return true
}

function drag(table: LockTable, at: Point) {
  if (!table.held) return
  const far = at.y - table.held.at.y
  if (Math.abs(far) < table.step * 0.6) return
  table.held.at = at
  table.tools.send(table.held.ring * 2 + (far < 0 ? NEXT_LETTER : LETTER_BEFORE))
}

function react(table: LockTable, _input: number, events: readonly SimEvent[]) {
  for (const { kind, x = 0, y = 0 } of events) {
    if (kind === 'turn') {
      const from = y === NEXT_LETTER ? 1 : -1
      table.tools.effects.tween(TURN_SECONDS, (k) => table.rolling.set(x, from * (1 - k)), {
        done: () => table.rolling.delete(x),
      })
    }
    if (kind !== 'word') continue
    const { picture, word } = table.tools.state().targets[x]!
    for (const box of table.windows) table.tools.effects.burst(middleOf(box), { count: 6 })
    table.tools.pulses.start(`card${x}`, 'pop')
    table.tools.praise(picture, word)
  }
}

function pathOf(table: LockTable, input: number) {
  const box = table.windows[Math.floor(input / 2)]
  if (!box) return []
  const { x, y } = middleOf(box)
  return [{ x, y: input % 2 === NEXT_LETTER ? y + table.step : y - table.step }]
}
