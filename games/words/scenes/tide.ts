import type { Box } from '#kit/game/draw.ts'
import { isShown, wavesIn, type TideState } from '../modes/tide.ts'
import { middleOf, rowBoxes, split, type Desk, type Scene } from '../scene.ts'
import { drawTile, moved, writeWord } from '../tiles.ts'
import { drawShore } from './castle-look.ts'
import { boxesOfKeys, drawKeys, keySpots, padHeight } from './key-rows.ts'
import { drawSandCard } from './sand-card.ts'

const CLEAR_AFTER = 5

export function openScene(desk: Desk<TideState>): Scene {
  let shore: Box
  let card: Box
  let slots: readonly Box[]
  let keys: readonly Box[]
  let word: Box
  let swell = 0

  return {
    place(size) {
      const state = desk.state()
      const { board, pad } = split(size, padHeight(state.keys.length))
      const slotsHeight = Math.min(58, board.height * 0.2)
      shore = { ...board, height: board.height - slotsHeight - 12 }
      const side = Math.min(shore.height * 0.46, shore.width * 0.36, 170)
      const atStart = desk.script().leftwards ? shore.x + 12 : shore.x + shore.width - side - 12
      card = { x: atStart, y: shore.y + 12, width: side, height: side }
      word = { ...board, y: board.y + board.height - slotsHeight, height: slotsHeight }
      slots = rowBoxes(word, state.letters.length, { leftwards: desk.script().leftwards })
      keys = boxesOfKeys(desk, pad, state.keys.length)
    },
    draw(pen) {
      const state = desk.state()
      drawShore(pen, shore, { lives: state.lives, swell })
      const isOver = state.phase !== 'playing'
      const clear = isOver ? 1 : Math.min(1, wavesIn(state) / CLEAR_AFTER)
      moved(pen, card, desk.pulses.of('card'), () =>
        drawSandCard(pen, card, { picture: state.picture, clear }),
      )
      if (isOver) {
        const color = state.phase === 'lost' ? '#ffd0c8' : '#ffffff'
        writeWord(pen, state.word, middleOf(word), {
          script: desk.script(),
          size: word.height * 0.62,
          color,
          widest: word.width,
        })
      } else
        for (const [place, letter] of state.letters.entries()) {
          const isOpen = isShown(state, place)
          const box = slots[place]!
          moved(pen, box, desk.pulses.of(`slot${place}`), () =>
            drawTile(pen, box, {
              letter: isOpen ? letter : '',
              tone: isOpen ? 'plain' : 'slot',
              script: desk.script(),
            }),
          )
        }
      drawKeys(pen, desk, {
        boxes: keys,
        keys: state.keys,
        toneOf: (key) =>
          !state.tried.includes(key) ? 'plain' : state.letters.includes(state.keys[key]!) ? 'right' : 'off',
      })
    },
    spots: () => keySpots(keys, desk.state().keys, desk.send),
    played(input, events) {
      const state = desk.state()
      for (const { kind } of events) {
        if (kind === 'hit') {
          desk.pulses.start(`key${input}`, 'pop')
          for (const [place, letter] of state.letters.entries())
            if (letter === state.keys[input]) desk.pulses.start(`slot${place}`, 'pop')
        }
        if (kind === 'miss') {
          desk.pulses.start(`key${input}`, 'shake')
          desk.pulses.start('card', 'pop')
          desk.effects.tween(0.7, (k) => (swell = k))
        }
        if (kind === 'solved' || kind === 'lost') desk.praise(state.picture, state.word)
      }
    },
    path: (input) => (keys[input] ? [middleOf(keys[input])] : []),
  }
}
