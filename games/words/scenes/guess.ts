import type { SimEvent } from '#kit/game/contract.ts'
import { fillRound, type Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { GUESSES, marksOf, type GuessState, type Mark } from '../modes/guess.ts'
import { middleOf, NOWHERE, rowBoxes, split, type WordTools, type Scene, type Spot } from '../scene.ts'
import { ERASE, SUBMIT } from '../series.ts'
import { drawPanel, drawSign, drawTile, moved, type Tone } from '../tiles.ts'
import { boxesOfKeys, drawKeys, keySpots, padHeight } from './key-rows.ts'
import { drawSandCard } from './sand-card.ts'

const TONE_OF: readonly Tone[] = ['off', 'near', 'right']
/** After this many guesses the shape of the thing is shown, later its colours. */
const SHAPE_AFTER = 2
const CLEAR_STEPS = 3

/** The best that is known of each key. */
function known(state: GuessState): readonly (Mark | undefined)[] {
  const best: (Mark | undefined)[] = state.keys.map(() => undefined)
  for (const guess of state.guesses)
    for (const [place, mark] of marksOf(state, guess).entries()) {
      const key = guess[place]!
      best[key] = Math.max(best[key] ?? 0, mark) as Mark
    }
  return best
}

/** Where guesses and keys lie. */
interface GuessTable {
  readonly tools: WordTools<GuessState>
  panel: Box
  card: Box
  rows: readonly (readonly Box[])[]
  keys: readonly Box[]
  signs: { readonly erase: Box; readonly submit: Box }
}

export function openScene(tools: WordTools<GuessState>): Scene {
  const table: GuessTable = {
    tools,
    panel: NOWHERE,
    card: NOWHERE,
    rows: [],
    keys: [],
    signs: { erase: NOWHERE, submit: NOWHERE },
  }
  return {
    place: (size) => layOut(table, size),
    draw: (pen) => drawTable(table, pen),
    spots: () => spotsOf(table),
    played: (input, events) => react(table, input, events),
    path(input) {
      const box =
        input === ERASE ? table.signs.erase : input === SUBMIT ? table.signs.submit : table.keys[input]
      return box ? [middleOf(box)] : []
    },
    key: (name) => pressKey(table, name),
  }
}

function drawGuess(table: GuessTable, pen: CanvasRenderingContext2D, state: GuessState, row: number) {
  const guess = state.guesses[row]
  const marks = guess && marksOf(state, guess)
  const isTyping = row === state.guesses.length && state.phase === 'playing'
  for (const [place, box] of table.rows[row]!.entries()) {
    const key = guess ? guess[place] : isTyping ? state.typing[place] : undefined
    const letter = key === undefined ? '' : state.keys[key]!
    const tone = marks ? TONE_OF[marks[place]!]! : letter ? 'plain' : 'slot'
    moved(pen, box, table.tools.pulses.of(`cell${row}.${place}`), () => {
      drawTile(pen, box, { letter, tone, script: table.tools.script() })
      if (marks) drawMark(pen, box, marks[place]!)
    })
  }
}

function layOut(table: GuessTable, size: StageSize) {
  const state = table.tools.state()
  const { board, pad } = split(size, padHeight(state.keys.length) + 62)
  table.panel = board
  const count = state.letters.length
  const side = Math.max(64, Math.min(130, board.width - 20 - count * 46))
  const { leftwards } = table.tools.script()
  const cardAt = leftwards ? board.x + board.width - side - 8 : board.x + 8
  table.card = { x: cardAt, y: board.y + 10, width: side, height: side }
  const room = {
    x: board.x + (leftwards ? 8 : side + 18),
    width: board.width - side - 26,
    y: board.y + 8,
    height: board.height - 16,
  }
  const height = (room.height - (GUESSES - 1) * 4) / GUESSES
  table.rows = Array.from({ length: GUESSES }, (_, row) =>
    rowBoxes({ ...room, y: room.y + row * (height + 4), height }, count, {
      leftwards,
      largest: 58,
      gap: 4,
    }),
  )
  const signWidth = Math.min(150, pad.width / 2 - 6)
  const middle = pad.x + pad.width / 2
  const keysPad = { ...pad, height: pad.height - 58 }
  table.keys = boxesOfKeys(table.tools, keysPad, state.keys.length)
  const y = Math.min(pad.y + pad.height - 52, table.keys.at(-1)!.y + table.keys.at(-1)!.height + 10)
  table.signs = {
    erase: { x: middle - signWidth - 4, y, width: signWidth, height: 50 },
    submit: { x: middle + 4, y, width: signWidth, height: 50 },
  }
}

function drawTable(table: GuessTable, pen: CanvasRenderingContext2D) {
  const state = table.tools.state()
  drawPanel(pen, table.panel)
  const spent = state.guesses.length
  const isOver = state.phase !== 'playing'
  const clear = isOver ? 1 : Math.max(0, (spent - SHAPE_AFTER) / CLEAR_STEPS)
  moved(pen, table.card, table.tools.pulses.of('card'), () =>
    drawSandCard(pen, table.card, {
      picture: state.picture,
      clear,
      hasShape: spent >= SHAPE_AFTER || isOver,
    }),
  )
  for (const row of table.rows.keys()) drawGuess(table, pen, state, row)
  const marks = known(state)
  drawKeys(pen, table.tools, {
    boxes: table.keys,
    keys: state.keys,
    toneOf: (key) => (marks[key] === undefined ? 'plain' : TONE_OF[marks[key]!]!),
  })
  drawSign(pen, table.signs.erase, 'erase', state.typing.length > 0)
  drawSign(pen, table.signs.submit, 'submit', state.typing.length === state.letters.length)
}

const spotsOf = (table: GuessTable) => [
  ...keySpots(table.keys, table.tools.state().keys, table.tools.send),
  ...(['erase', 'submit'] as const).map((sign): Spot => ({
    box: table.signs[sign],
    says: sign === 'erase' ? '⌫' : '✓',
    act: () => table.tools.send(sign === 'erase' ? ERASE : SUBMIT),
  })),
]

function react(table: GuessTable, input: number, events: readonly SimEvent[]) {
  const state = table.tools.state()
  for (const { kind } of events) {
    if (kind === 'type') {
      table.tools.pulses.start(`key${input}`, 'pop')
      table.tools.pulses.start(`cell${state.guesses.length}.${state.typing.length - 1}`, 'drop')
    }
    if (kind === 'close' || kind === 'wide')
      for (const place of state.letters.keys())
        table.tools.pulses.start(`cell${state.guesses.length - 1}.${place}`, 'turn', place * 0.09)
    if (kind === 'wide') table.tools.pulses.start('card', 'shake')
    if (kind === 'solved' || kind === 'lost') table.tools.praise(state.picture, state.word)
  }
}

function pressKey(table: GuessTable, name: string) {
  if (name === 'Backspace') table.tools.send(ERASE)
  else if (name === 'Enter' && table.tools.state().typing.length === table.tools.state().letters.length)
    table.tools.send(SUBMIT)
  else return false
  return true
}

/** The answer without colour: a full bar stands right, a short one elsewhere. */
function drawMark(pen: CanvasRenderingContext2D, box: Box, mark: Mark) {
  if (mark === 0) return
  const width = box.width * (mark === 2 ? 0.62 : 0.2)
  const bar = { x: box.x + (box.width - width) / 2, y: box.y + box.height * 0.79, width, height: 4 }
  fillRound(pen, bar, 2, 'rgb(255 255 255 / .85)')
}
