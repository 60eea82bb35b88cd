import { fillRound, inside, strokeRound, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { LETTER_BEFORE, NEXT_LETTER, type LockState } from '../modes/lock.ts'
import { middleOf, type Desk, type Scene } from '../scene.ts'
import { drawTile } from '../tiles.ts'
import { stripAndBoard } from './board.ts'
import { cardBoxes, drawNamedCard } from './named-cards.ts'

const LARGEST_TILE = 82
/** Letters of a ring that are seen above and below the window. */
const BESIDE = 2
const TURN_SECONDS = 0.18

export function openScene(desk: Desk<LockState>): Scene {
  let cards: readonly Box[]
  let windows: readonly Box[]
  let body: Box
  let step = 40
  let held: { readonly ring: number; at: Point } | undefined
  /** How far a ring is still from its place, in letters. */
  const rolling = new Map<number, number>()

  const above = (box: Box): Box => ({ ...box, y: box.y - step * BESIDE, height: step * BESIDE })
  const below = (box: Box): Box => ({ ...box, y: box.y + step, height: step * BESIDE })

  return {
    place(size) {
      const { rings, targets } = desk.state()
      const { leftwards } = desk.script()
      const rooms = stripAndBoard(size, Math.min(130, size.height * 0.24))
      cards = cardBoxes(rooms.strip, targets.length, { leftwards, largest: 130 })
      const room = rooms.board
      const rows = 2 * BESIDE + 1
      step = Math.min(LARGEST_TILE, (room.width - 40) / rings.length - 6, (room.height - 40) / rows)
      const [width, height] = [rings.length * (step + 6) + 34, step * rows + 30]
      body = {
        x: room.x + (room.width - width) / 2,
        y: room.y + (room.height - height) / 2,
        width,
        height,
      }
      windows = rings.map((_, ring) => ({
        x: body.x + 20 + (leftwards ? rings.length - 1 - ring : ring) * (step + 6),
        y: body.y + 15 + BESIDE * step,
        width: step,
        height: step,
      }))
    },
    draw(pen) {
      const { rings, at, targets } = desk.state()
      const script = desk.script()
      fillRound(pen, { ...body, y: body.y + 7 }, 30, 'rgb(3 18 30 / .35)')
      fillRound(pen, body, 30, '#b98a45')
      fillRound(pen, { ...body, height: body.height - 8 }, 30, '#e6b866')
      strokeRound(pen, { ...body, height: body.height - 8 }, 30, 'rgb(255 255 255 / .4)', 2)
      for (const [ring, letters] of rings.entries()) {
        const window = windows[ring]!
        const shaft = { ...window, y: body.y + 12, height: body.height - 32 }
        pen.save()
        pen.beginPath()
        pen.roundRect(shaft.x, shaft.y, shaft.width, shaft.height, 14)
        pen.clip()
        fillRound(pen, shaft, 14, '#3a2412')
        const roll = rolling.get(ring) ?? 0
        for (let row = -BESIDE - 1; row <= BESIDE + 1; row++) {
          const size = letters.length
          const letter = letters[(at[ring]! + row + size * 2) % size]!
          const y = window.y + (row + roll) * step
          const far = Math.abs(row + roll)
          pen.globalAlpha = Math.max(0.4, 1 - far * 0.24)
          drawTile(
            pen,
            { x: window.x + 3, y: y + 3, width: step - 6, height: step - 7 },
            {
              letter,
              tone: far < 0.5 ? 'plain' : 'dim',
              script,
            },
          )
        }
        pen.restore()
      }
      const [one, other] = [windows[0]!, windows.at(-1)!]
      const left = Math.min(one.x, other.x)
      const frame = {
        x: left - 7,
        y: one.y - 2,
        width: Math.max(one.x, other.x) + step - left + 14,
        height: step + 2,
      }
      strokeRound(pen, frame, 16, '#e5484d', 5)
      for (const [index, { picture, word, isFound }] of targets.entries())
        drawNamedCard(pen, desk, cards[index]!, { index, picture, word: isFound ? word : undefined })
    },
    spots: () =>
      windows.flatMap((box, ring) => {
        const { rings, at } = desk.state()
        const letters = rings[ring]!
        const before = (at[ring]! + letters.length - 1) % letters.length
        return [
          { box: above(box), says: letters[before]!, act: () => desk.send(ring * 2 + LETTER_BEFORE) },
          {
            box: below(box),
            says: letters[(at[ring]! + 1) % letters.length]!,
            act: () => desk.send(ring * 2 + NEXT_LETTER),
          },
        ]
      }),
    reset() {
      rolling.clear()
      held = undefined
    },
    down(at) {
      const ring = windows.findIndex((box) => inside(box, at))
      if (ring < 0) return false
      held = { ring, at }
      return true
    },
    move(at) {
      if (!held) return
      const far = at.y - held.at.y
      if (Math.abs(far) < step * 0.6) return
      held.at = at
      desk.send(held.ring * 2 + (far < 0 ? NEXT_LETTER : LETTER_BEFORE))
    },
    up() {
      held = undefined
    },
    played(_input, events) {
      for (const { kind, x = 0, y = 0 } of events) {
        if (kind === 'turn') {
          const from = y === NEXT_LETTER ? 1 : -1
          desk.effects.tween(TURN_SECONDS, (k) => rolling.set(x, from * (1 - k)), {
            done: () => rolling.delete(x),
          })
        }
        if (kind !== 'word') continue
        const { picture, word } = desk.state().targets[x]!
        for (const box of windows) desk.effects.burst(middleOf(box), { count: 6 })
        desk.pulses.start(`card${x}`, 'pop')
        desk.praise(picture, word)
      }
    },
    path(input) {
      const box = windows[Math.floor(input / 2)]
      if (!box) return []
      const { x, y } = middleOf(box)
      return [{ x, y: input % 2 === NEXT_LETTER ? y + step : y - step }]
    },
  }
}
