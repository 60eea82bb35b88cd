import type { SimEvent } from '#kit/game/contract.ts'
import { strokeRound, write, type Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { CODE_KEYS, isWordKnown, type CipherState } from '../modes/cipher.ts'
import { middleOf, split, type WordTools, type Scene } from '../scene.ts'
import { drawTile, moved } from '../tiles.ts'
import { boxesOfKeys, drawKeys, keySpots, padHeight } from './key-rows.ts'
import { drawPictureRow, pictureRows, type PictureRow } from './picture-rows.ts'
import { drawSandCard } from './sand-card.ts'

const LANTERN = '#ffb63d'

/** Where pictures and keys lie, and the number that is chosen. */
interface CipherTable {
  readonly tools: WordTools<CipherState>
  rows: readonly PictureRow[]
  keys: readonly Box[]
  /** The number being read. */
  chosen: number | undefined
}

export function openScene(tools: WordTools<CipherState>): Scene {
  const table: CipherTable = {
    tools,
    rows: [],
    keys: [],
    chosen: undefined,
  }
  return {
    place: (size) => layOut(table, size),
    draw: (pen) => drawTable(table, pen),
    spots: () => spotsOf(table),
    reset: () => clear(table),
    played: (input, events) => react(table, input, events),
    path: (input) => pathOf(table, input),
  }
}

/** The number a letter goes to: the tapped one, else the first one without a letter. */
function target(table: CipherTable): number | undefined {
  const { words, known } = table.tools.state()
  if (table.chosen !== undefined && !known.includes(table.chosen)) return table.chosen
  return words.flatMap(({ code }) => code).find((number) => !known.includes(number))
}

function type(table: CipherTable, key: number) {
  const number = target(table)
  if (number !== undefined) table.tools.send(number * CODE_KEYS + key)
}

/** Every place of a letter, with its number. */
const places = (table: CipherTable) =>
  table.tools
    .state()
    .words.flatMap(({ code }, row) =>
      code.map((number, place) => ({ number, box: table.rows[row]!.slots[place]!, row, place })),
    )

function layOut(table: CipherTable, size: StageSize) {
  const { words, keys: letters } = table.tools.state()
  const { leftwards } = table.tools.script()
  const { board, pad, isWide } = split(size, padHeight(letters.length))
  const lengths = words.map(({ code }) => code.length)
  table.rows = pictureRows(board, lengths, { leftwards, tallest: isWide ? 124 : 100, slot: 58 })
  const low = { ...pad, y: pad.y + pad.height * 0.2, height: pad.height * 0.6 }
  table.keys = boxesOfKeys(table.tools, isWide ? low : pad, letters.length)
}

function drawTable(table: CipherTable, pen: CanvasRenderingContext2D) {
  const state = table.tools.state()
  const { words, known, code, phase } = state
  const script = table.tools.script()
  const number = target(table)
  for (const [index, word] of words.entries()) {
    const isKnown = isWordKnown(state, word) || phase === 'lost'
    const row = table.rows[index]!
    const { picture } = word
    drawPictureRow(pen, table.tools, row, { index, picture, word: isKnown ? word.word : undefined })
    if (word.isHidden && !isKnown) drawSandCard(pen, row.card, { picture, clear: 0, hasShape: false })
  }
  for (const { number: own, box, row, place } of places(table)) {
    if (isWordKnown(state, words[row]!) || phase === 'lost') continue
    const isKnown = known.includes(own)
    moved(pen, box, table.tools.pulses.of(`slot${row}.${place}`), () => {
      drawTile(pen, box, { letter: isKnown ? code[own]! : '', tone: isKnown ? 'right' : 'slot', script })
      if (own === number) strokeRound(pen, box, box.width * 0.24, LANTERN, 3.5)
      if (isKnown) return
      const middle = middleOf(box)
      write(pen, String(own + 1), middle.x, middle.y, { size: box.width * 0.44, color: '#ffe9b8' })
    })
  }
  const used = new Set(known.map((one) => code[one]))
  drawKeys(pen, table.tools, {
    boxes: table.keys,
    keys: state.keys,
    toneOf: (key) => (used.has(state.keys[key]) ? 'off' : 'plain'),
  })
}

const spotsOf = (table: CipherTable) => [
  ...keySpots(table.keys, table.tools.state().keys, (key) => type(table, key)),
  ...places(table).map(({ number, box }) => ({
    box,
    says: String(number + 1),
    act() {
      table.chosen = number
      table.tools.tap()
    },
  })),
]

function clear(table: CipherTable) {
  table.chosen = undefined
}

function react(table: CipherTable, input: number, events: readonly SimEvent[]) {
  const state = table.tools.state()
  const [number, key] = [Math.floor(input / CODE_KEYS), input % CODE_KEYS]
  const own = places(table).filter((one) => one.number === number)
  for (const { kind } of events) {
    if (kind === 'hit' || kind === 'miss')
      for (const [step, { row, place }] of own.entries())
        table.tools.pulses.start(`slot${row}.${place}`, kind === 'hit' ? 'pop' : 'shake', step * 0.06)
    if (kind === 'miss') table.tools.pulses.start(`key${key}`, 'shake')
    if (kind !== 'word') continue
    for (const [index, word] of state.words.entries()) {
      if (!word.code.includes(number) || !isWordKnown(state, word)) continue
      table.tools.pulses.start(`card${index}`, 'pop')
      table.tools.praise(word.picture, word.word)
    }
  }
}

function pathOf(table: CipherTable, input: number) {
  const [number, key] = [Math.floor(input / CODE_KEYS), input % CODE_KEYS]
  const place = places(table).find((one) => one.number === number)
  if (!place || !table.keys[key]) return []
  return number === target(table) ? [middleOf(table.keys[key])] : [middleOf(place.box)]
}
