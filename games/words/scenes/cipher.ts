import { strokeRound, write, type Box } from '#kit/game/draw.ts'
import { CODE_KEYS, isWordKnown, type CipherState } from '../modes/cipher.ts'
import { middleOf, split, type Desk, type Scene } from '../scene.ts'
import { drawTile, moved } from '../tiles.ts'
import { boxesOfKeys, drawKeys, keySpots, padHeight } from './key-rows.ts'
import { drawPictureRow, pictureRows, type PictureRow } from './picture-rows.ts'
import { drawSandCard } from './sand-card.ts'

const LANTERN = '#ffb63d'

export function openScene(desk: Desk<CipherState>): Scene {
  let rows: readonly PictureRow[]
  let keys: readonly Box[]
  /** The number being read. */
  let chosen: number | undefined

  /** The number a letter goes to: the tapped one, else the first one without a letter. */
  function target(): number | undefined {
    const { words, known } = desk.state()
    if (chosen !== undefined && !known.includes(chosen)) return chosen
    return words.flatMap(({ code }) => code).find((number) => !known.includes(number))
  }

  function type(key: number) {
    const number = target()
    if (number !== undefined) desk.send(number * CODE_KEYS + key)
  }

  /** Every place of a letter, with its number. */
  const places = () =>
    desk
      .state()
      .words.flatMap(({ code }, row) =>
        code.map((number, place) => ({ number, box: rows[row]!.slots[place]!, row, place })),
      )

  return {
    place(size) {
      const { words, keys: letters } = desk.state()
      const { leftwards } = desk.script()
      const { board, pad, isWide } = split(size, padHeight(letters.length))
      const lengths = words.map(({ code }) => code.length)
      rows = pictureRows(board, lengths, { leftwards, tallest: isWide ? 124 : 100, slot: 58 })
      const low = { ...pad, y: pad.y + pad.height * 0.2, height: pad.height * 0.6 }
      keys = boxesOfKeys(desk, isWide ? low : pad, letters.length)
    },
    draw(pen) {
      const state = desk.state()
      const { words, known, code, phase } = state
      const script = desk.script()
      const number = target()
      for (const [index, word] of words.entries()) {
        const isKnown = isWordKnown(state, word) || phase === 'lost'
        const row = rows[index]!
        const { picture } = word
        drawPictureRow(pen, desk, row, { index, picture, word: isKnown ? word.word : undefined })
        if (word.isHidden && !isKnown) drawSandCard(pen, row.card, { picture, clear: 0, hasShape: false })
      }
      for (const { number: own, box, row, place } of places()) {
        if (isWordKnown(state, words[row]!) || phase === 'lost') continue
        const isKnown = known.includes(own)
        moved(pen, box, desk.pulses.of(`slot${row}.${place}`), () => {
          drawTile(pen, box, { letter: isKnown ? code[own]! : '', tone: isKnown ? 'right' : 'slot', script })
          if (own === number) strokeRound(pen, box, box.width * 0.24, LANTERN, 3.5)
          if (isKnown) return
          const middle = middleOf(box)
          write(pen, numeral(own + 1), middle.x, middle.y, { size: box.width * 0.44, color: '#ffe9b8' })
        })
      }
      const used = new Set(known.map((one) => code[one]))
      drawKeys(pen, desk, {
        boxes: keys,
        keys: state.keys,
        toneOf: (key) => (used.has(state.keys[key]) ? 'off' : 'plain'),
      })
    },
    spots: () => [
      ...keySpots(keys, desk.state().keys, type),
      ...places().map(({ number, box }) => ({
        box,
        says: numeral(number + 1),
        act() {
          chosen = number
          desk.tap()
        },
      })),
    ],
    reset() {
      chosen = undefined
    },
    played(input, events) {
      const state = desk.state()
      const [number, key] = [Math.floor(input / CODE_KEYS), input % CODE_KEYS]
      const own = places().filter((one) => one.number === number)
      for (const { kind } of events) {
        if (kind === 'hit' || kind === 'miss')
          for (const [step, { row, place }] of own.entries())
            desk.pulses.start(`slot${row}.${place}`, kind === 'hit' ? 'pop' : 'shake', step * 0.06)
        if (kind === 'miss') desk.pulses.start(`key${key}`, 'shake')
        if (kind !== 'word') continue
        for (const [index, word] of state.words.entries()) {
          if (!word.code.includes(number) || !isWordKnown(state, word)) continue
          desk.pulses.start(`card${index}`, 'pop')
          desk.praise(word.picture, word.word)
        }
      }
    },
    path(input) {
      const [number, key] = [Math.floor(input / CODE_KEYS), input % CODE_KEYS]
      const place = places().find((one) => one.number === number)
      if (!place || !keys[key]) return []
      return number === target() ? [middleOf(keys[key])] : [middleOf(place.box)]
    },
  }

  function numeral(value: number) {
    return value.toLocaleString(desk.script().language)
  }
}
