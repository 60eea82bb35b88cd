import type { Box } from '#kit/game/draw.ts'
import { fillRound } from '#kit/game/draw.ts'
import { GUESSES, marksOf, type GuessState, type Mark } from '../modes/guess.ts'
import { middleOf, rowBoxes, split, type Desk, type Scene, type Spot } from '../scene.ts'
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

export function openScene(desk: Desk<GuessState>): Scene {
  let panel: Box
  let card: Box
  let rows: readonly (readonly Box[])[]
  let keys: readonly Box[]
  let signs: { readonly erase: Box; readonly submit: Box }

  function drawGuess(pen: CanvasRenderingContext2D, state: GuessState, row: number) {
    const guess = state.guesses[row]
    const marks = guess && marksOf(state, guess)
    const isTyping = row === state.guesses.length && state.phase === 'playing'
    for (const [place, box] of rows[row]!.entries()) {
      const key = guess ? guess[place] : isTyping ? state.typing[place] : undefined
      const letter = key === undefined ? '' : state.keys[key]!
      const tone = marks ? TONE_OF[marks[place]!]! : letter ? 'plain' : 'slot'
      moved(pen, box, desk.pulses.of(`cell${row}.${place}`), () => {
        drawTile(pen, box, { letter, tone, script: desk.script() })
        if (marks) drawMark(pen, box, marks[place]!)
      })
    }
  }

  return {
    place(size) {
      const state = desk.state()
      const { board, pad } = split(size, padHeight(state.keys.length) + 62)
      panel = board
      const count = state.letters.length
      const side = Math.max(64, Math.min(130, board.width - 20 - count * 46))
      const { leftwards } = desk.script()
      const cardAt = leftwards ? board.x + board.width - side - 8 : board.x + 8
      card = { x: cardAt, y: board.y + 10, width: side, height: side }
      const room = {
        x: board.x + (leftwards ? 8 : side + 18),
        width: board.width - side - 26,
        y: board.y + 8,
        height: board.height - 16,
      }
      const height = (room.height - (GUESSES - 1) * 4) / GUESSES
      rows = Array.from({ length: GUESSES }, (_, row) =>
        rowBoxes({ ...room, y: room.y + row * (height + 4), height }, count, {
          leftwards,
          largest: 58,
          gap: 4,
        }),
      )
      const signWidth = Math.min(150, pad.width / 2 - 6)
      const middle = pad.x + pad.width / 2
      const keysPad = { ...pad, height: pad.height - 58 }
      keys = boxesOfKeys(desk, keysPad, state.keys.length)
      const y = Math.min(pad.y + pad.height - 52, keys.at(-1)!.y + keys.at(-1)!.height + 10)
      signs = {
        erase: { x: middle - signWidth - 4, y, width: signWidth, height: 50 },
        submit: { x: middle + 4, y, width: signWidth, height: 50 },
      }
    },
    draw(pen) {
      const state = desk.state()
      drawPanel(pen, panel)
      const spent = state.guesses.length
      const isOver = state.phase !== 'playing'
      const clear = isOver ? 1 : Math.max(0, (spent - SHAPE_AFTER) / CLEAR_STEPS)
      moved(pen, card, desk.pulses.of('card'), () =>
        drawSandCard(pen, card, { picture: state.picture, clear, hasShape: spent >= SHAPE_AFTER || isOver }),
      )
      for (const row of rows.keys()) drawGuess(pen, state, row)
      const marks = known(state)
      drawKeys(pen, desk, {
        boxes: keys,
        keys: state.keys,
        toneOf: (key) => (marks[key] === undefined ? 'plain' : TONE_OF[marks[key]!]!),
      })
      drawSign(pen, signs.erase, 'erase', state.typing.length > 0)
      drawSign(pen, signs.submit, 'submit', state.typing.length === state.letters.length)
    },
    spots: () => [
      ...keySpots(keys, desk.state().keys, desk.send),
      ...(['erase', 'submit'] as const).map((sign): Spot => ({
        box: signs[sign],
        says: sign === 'erase' ? '⌫' : '✓',
        act: () => desk.send(sign === 'erase' ? ERASE : SUBMIT),
      })),
    ],
    played(input, events) {
      const state = desk.state()
      for (const { kind } of events) {
        if (kind === 'type') {
          desk.pulses.start(`key${input}`, 'pop')
          desk.pulses.start(`cell${state.guesses.length}.${state.typing.length - 1}`, 'drop')
        }
        if (kind === 'close' || kind === 'wide')
          for (const place of state.letters.keys())
            desk.pulses.start(`cell${state.guesses.length - 1}.${place}`, 'turn', place * 0.09)
        if (kind === 'wide') desk.pulses.start('card', 'shake')
        if (kind === 'solved' || kind === 'lost') desk.praise(state.picture, state.word)
      }
    },
    path(input) {
      const box = input === ERASE ? signs.erase : input === SUBMIT ? signs.submit : keys[input]
      return box ? [middleOf(box)] : []
    },
    key(name) {
      if (name === 'Backspace') desk.send(ERASE)
      else if (name === 'Enter' && desk.state().typing.length === desk.state().letters.length)
        desk.send(SUBMIT)
      else return false
      return true
    },
  }
}

/** The answer without colour: a full bar stands right, a short one elsewhere. */
function drawMark(pen: CanvasRenderingContext2D, box: Box, mark: Mark) {
  if (mark === 0) return
  const width = box.width * (mark === 2 ? 0.62 : 0.2)
  const bar = { x: box.x + (box.width - width) / 2, y: box.y + box.height * 0.79, width, height: 4 }
  fillRound(pen, bar, 2, 'rgb(255 255 255 / .85)')
}
