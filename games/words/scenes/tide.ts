import type { Box } from '#kit/game/draw.ts'
import { isShown, wavesIn, type TideState } from '../modes/tide.ts'
import { middleOf, rowBoxes, split, type WordTools, type Scene } from '../scene.ts'
import { drawTile, moved, writeWord } from '../tiles.ts'
import { drawShore } from './castle-look.ts'
import { boxesOfKeys, drawKeys, keySpots, padHeight } from './key-rows.ts'
import { drawSandCard } from './sand-card.ts'

const CLEAR_AFTER = 5

export function openScene(tools: WordTools<TideState>): Scene {
  let shore: Box
  let card: Box
  let slots: readonly Box[]
  let keys: readonly Box[]
  let word: Box
  let swell = 0

  return {
    place(size) {
      const state = tools.state()
      const { board, pad } = split(size, padHeight(state.keys.length))
      const slotsHeight = Math.min(58, board.height * 0.2)
      shore = { ...board, height: board.height - slotsHeight - 12 }
      const side = Math.min(shore.height * 0.46, shore.width * 0.36, 170)
      const atStart = tools.script().leftwards ? shore.x + 12 : shore.x + shore.width - side - 12
      card = { x: atStart, y: shore.y + 12, width: side, height: side }
      word = { ...board, y: board.y + board.height - slotsHeight, height: slotsHeight }
      slots = rowBoxes(word, state.letters.length, { leftwards: tools.script().leftwards })
      keys = boxesOfKeys(tools, pad, state.keys.length)
    },
    draw(pen) {
      const state = tools.state()
      drawShore(pen, shore, { lives: state.lives, swell })
      const isOver = state.phase !== 'playing'
      const clear = isOver ? 1 : Math.min(1, wavesIn(state) / CLEAR_AFTER)
      moved(pen, card, tools.pulses.of('card'), () =>
        drawSandCard(pen, card, { picture: state.picture, clear }),
      )
      if (isOver) {
        const color = state.phase === 'lost' ? '#ffd0c8' : '#ffffff'
        writeWord(pen, state.word, middleOf(word), {
          script: tools.script(),
          size: word.height * 0.62,
          color,
          widest: word.width,
        })
      } else
        for (const [place, letter] of state.letters.entries()) {
          const isOpen = isShown(state, place)
          const box = slots[place]!
          moved(pen, box, tools.pulses.of(`slot${place}`), () =>
            drawTile(pen, box, {
              letter: isOpen ? letter : '',
              tone: isOpen ? 'plain' : 'slot',
              script: tools.script(),
            }),
          )
        }
      drawKeys(pen, tools, {
        boxes: keys,
        keys: state.keys,
        toneOf: (key) =>
          !state.tried.includes(key) ? 'plain' : state.letters.includes(state.keys[key]!) ? 'right' : 'off',
      })
    },
    spots: () => keySpots(keys, tools.state().keys, tools.send),
    played(input, events) {
      const state = tools.state()
      for (const { kind } of events) {
        if (kind === 'hit') {
          tools.pulses.start(`key${input}`, 'pop')
          for (const [place, letter] of state.letters.entries())
            if (letter === state.keys[input]) tools.pulses.start(`slot${place}`, 'pop')
        }
        if (kind === 'miss') {
          tools.pulses.start(`key${input}`, 'shake')
          tools.pulses.start('card', 'pop')
          tools.effects.tween(0.7, (k) => (swell = k))
        }
        if (kind === 'solved' || kind === 'lost') tools.praise(state.picture, state.word)
      }
    },
    path: (input) => (keys[input] ? [middleOf(keys[input])] : []),
  }
}
