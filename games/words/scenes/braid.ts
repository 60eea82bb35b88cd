import { fillRound, inside, type Box } from '#kit/game/draw.ts'
import type { BraidState } from '../modes/braid.ts'
import { middleOf, split, type Desk, type Scene } from '../scene.ts'
import { drawPanel, drawTile, moved } from '../tiles.ts'
import { drawPictureRow, pictureRows, type PictureRow } from './picture-rows.ts'

const LARGEST_TILE = 92
const SEND_SECONDS = 0.22
/** Each letter further back in the line is so much smaller. */
const SMALLER = 0.86
const SEEN = 9

export function openScene(desk: Desk<BraidState>): Scene {
  let line: Box
  let rows: readonly PictureRow[]
  let side = 60
  /** 0 when the line has just moved up, 1 when it stands. */
  let come = 1
  let sent: { readonly letter: string; readonly from: Box; readonly to: Box; k: number } | undefined

  /** The first letter is the largest, in the middle; the others queue beside and behind it. */
  function boxAt(place: number): Box {
    const size = side * SMALLER ** Math.max(0, place)
    let far = 0
    for (let before = 0; before < place; before++) far += side * SMALLER ** before * 0.94 + 4
    const start = desk.script().leftwards ? line.x + line.width - 8 - side : line.x + 8
    const x = desk.script().leftwards ? start + side - size - far : start + far
    return { x, y: line.y + (line.height - size) / 2, width: size, height: size }
  }

  return {
    place(size) {
      const { words } = desk.state()
      const { leftwards } = desk.script()
      const { board, pad, isWide } = split(size, Math.min(size.height * 0.66, words.length * 118 + 20))
      side = Math.min(LARGEST_TILE, board.height - 30, board.width * 0.24)
      line = { ...board, y: board.y + (board.height - side - 28) / 2, height: side + 28 }
      const lengths = words.map(({ letters }) => letters.length)
      rows = pictureRows(pad, lengths, { leftwards, tallest: isWide ? 140 : 118, slot: 50 })
    },
    draw(pen) {
      const { words, line: letters, phase } = desk.state()
      const script = desk.script()
      drawPanel(pen, line, '#061f33', 0.42)
      const head = boxAt(0)
      fillRound(
        pen,
        { x: head.x - 6, y: head.y - 6, width: side + 12, height: side + 12 },
        22,
        'rgb(255 182 61 / .35)',
      )
      const seen = Math.min(letters.length, SEEN)
      for (let place = seen - 1; place >= 0; place--) {
        const box = boxAt(place)
        const before = boxAt(place + 1)
        if (leftEdge(box) || box.width < 16) continue
        const at = { ...box, x: box.x + (before.x - box.x) * (1 - come) }
        moved(pen, at, desk.pulses.of(place === 0 ? 'head' : `line${place}`), () =>
          drawTile(pen, at, { letter: letters[place]!, tone: place === 0 ? 'near' : 'plain', script }),
        )
      }
      for (const [index, { picture, word, letters: own, done }] of words.entries()) {
        const isDone = done === own.length || phase === 'lost'
        const row = rows[index]!
        moved(pen, row.panel, desk.pulses.of(`row${index}`), () => {
          drawPictureRow(pen, desk, row, { index, picture, word: isDone ? word : undefined })
          if (isDone) return
          for (const [place, box] of row.slots.entries()) {
            const isComing = sent && place === done - 1 && sent.to === box
            const isThere = place < done && !isComing
            drawTile(pen, box, {
              letter: isThere ? own[place]! : '',
              tone: isThere ? 'right' : 'slot',
              script,
            })
          }
        })
      }
      if (!sent) return
      const { from, to, k, letter } = sent
      const mix = (one: number, other: number) => one + (other - one) * k
      const width = mix(from.width, to.width)
      const at = { x: mix(from.x, to.x), y: mix(from.y, to.y), width, height: width }
      drawTile(pen, at, { letter, tone: 'right', script })
    },
    spots: () =>
      rows.map(({ panel }, index) => ({
        box: panel,
        says: `${index + 1}`,
        act: () => desk.send(index),
      })),
    reset() {
      come = 1
      sent = undefined
    },
    down(at) {
      const index = rows.findIndex(({ panel }) => inside(panel, at))
      if (index < 0) return false
      desk.send(index)
      return true
    },
    played(input, events) {
      const { words } = desk.state()
      for (const { kind, x = 0 } of events) {
        if (kind === 'take') {
          const { letters, done } = words[x]!
          const next = { letter: letters[done - 1]!, from: boxAt(0), to: rows[x]!.slots[done - 1]!, k: 0 }
          sent = next
          desk.effects.tween(SEND_SECONDS, (k) => (next.k = k), {
            done: () => {
              if (sent === next) sent = undefined
            },
          })
          desk.effects.tween(SEND_SECONDS, (k) => (come = k))
        }
        if (kind === 'miss') for (const name of ['head', `row${input}`]) desk.pulses.start(name, 'shake')
        if (kind !== 'word') continue
        desk.pulses.start(`card${x}`, 'pop')
        desk.effects.burst(middleOf(rows[x]!.panel))
        desk.praise(words[x]!.picture, words[x]!.word)
      }
    },
    path: (input) => (rows[input] ? [middleOf(rows[input].card)] : []),
    key(name) {
      const which = Number(name) - 1
      if (!rows[which]) return false
      desk.send(which)
      return true
    },
  }

  /** Whether a letter of the line lies beyond its panel. */
  function leftEdge({ x, width }: Box) {
    return x < line.x + 2 || x + width > line.x + line.width - 2
  }
}
