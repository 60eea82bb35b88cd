import { fillCircle, fillRound, shade, slab, strokeRound, write } from '#kit/game/draw.ts'
import type { Motion } from '#kit/game/duel/motion.ts'
import type { PieceLook, Places } from '#kit/game/duel/piece-scene.ts'
import { paintDisc } from '#kit/game/duel/pieces.ts'
import type { Step } from '#kit/game/duel/scene.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { RaceDefinition } from './definitions.ts'
import { without } from './dice.ts'
import { placesOf, SHOWN, SIZE, slotOf } from './places.ts'
import { BAR, OFF, POINTS, spotsOf, type RacePosition } from './position.ts'

type Pen = CanvasRenderingContext2D

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** Pieces by slots: a held one lies lowest, piles beyond five are counted. */
function piecesOf({ points, pinned, bar, off }: RacePosition): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>()
  const pile = (spot: number, count: number, piece: number, from = 0) => {
    for (let level = from; level < count + from; level++) pieces.set(slotOf(spot, level), piece)
  }
  for (let spot = 0; spot < POINTS; spot++) {
    const held = pinned[spot]!
    if (held > 0) pieces.set(slotOf(spot, 0), held)
    const count = Math.min(SHOWN - (held > 0 ? 1 : 0), Math.abs(points[spot]!))
    pile(spot, count, points[spot]! > 0 ? 1 : 2, held > 0 ? 1 : 0)
  }
  pile(BAR, Math.min(3, bar[0]), 1)
  pile(BAR, Math.min(3, bar[1]), 2, Math.min(3, bar[0]))
  pile(OFF[0], off[0], 1)
  pile(OFF[1], off[1], 2)
  return pieces
}

const topSlot = (pieces: ReadonlyMap<number, number>, spot: number): number => {
  let level = 0
  while (pieces.has(slotOf(spot, level + 1))) level++
  return slotOf(spot, level)
}

function motionsOf({ before, move, after, dropped }: Step<RacePosition, string>): readonly Motion[] {
  const [from, to] = spotsOf(move) as [number, number]
  const [old, now] = [piecesOf(before), piecesOf(after)]
  const motions: Motion[] = []
  const arrival = topSlot(now, to)
  if (!dropped)
    motions.push({
      way: 'slide',
      spot: arrival,
      piece: before.turn + 1,
      from: [topSlot(old, from)],
      seconds: 0.3,
    })
  const rival = before.turn === 0 ? 1 : 0
  if (after.bar[rival] > before.bar[rival])
    motions.push({
      way: 'slide',
      spot: topSlot(now, BAR),
      piece: rival + 1,
      from: [slotOf(to, 0)],
      delay: 0.22,
      seconds: 0.34,
      sound: 'hit',
    })
  return motions
}

function paintBoard(pen: Pen, { palette }: RaceDefinition, places: Places) {
  const [board, dark, light] = palette
  const { box, cell, centre } = places
  const depth = Math.min(12, cell * 0.28)
  fillRound(pen, { ...box, y: box.y + depth * 1.7 }, cell * 0.4, 'rgb(0 10 18 / .32)')
  slab(pen, { ...box, height: box.height + depth }, cell * 0.4, board, shade(board, -0.5), depth)
  const field = {
    x: box.x + cell * 0.35,
    y: box.y + cell * 0.35,
    width: box.width - cell * 0.7,
    height: cell * 13.2,
  }
  fillRound(pen, field, cell * 0.22, shade(board, -0.42))
  fillRound(pen, { ...field, y: field.y + cell * 0.06 }, cell * 0.22, shade(board, -0.26))
  const bar = { x: field.x, y: centre(BAR).y - cell * 0.46, width: field.width, height: cell * 0.92 }
  for (let spot = 0; spot < POINTS; spot++) {
    const { y } = centre(spot)
    const right = spot < POINTS / 2
    const edge = right ? field.x + field.width - cell * 0.05 : field.x + cell * 0.05
    const tip = edge + (right ? -1 : 1) * cell * 5
    for (const [inset, color] of [
      [0, shade(spot % 2 ? dark : light, -0.2)],
      [0.05, spot % 2 ? dark : light],
    ] as const) {
      pen.beginPath()
      pen.moveTo(edge, y - cell * (0.46 - inset))
      pen.lineTo(tip - (right ? -1 : 1) * inset * cell * 4, y)
      pen.lineTo(edge, y + cell * (0.46 - inset))
      pen.closePath()
      pen.fillStyle = color
      pen.fill()
    }
  }
  slab(pen, bar, cell * 0.16, shade(board, 0.08), shade(board, -0.4), cell * 0.12)
  for (const spot of OFF) {
    const { x, y } = centre(slotOf(spot, 7))
    const tray = { x: x - cell * 2.6, y: y - cell * 0.5, width: cell * 5.2, height: cell }
    fillRound(pen, tray, cell * 0.3, shade(board, -0.38))
    strokeRound(pen, tray, cell * 0.3, shade(board, -0.5), Math.max(1, cell * 0.05))
  }
}

function paintDie(pen: Pen, x: number, y: number, size: number, number: number, face: string) {
  const half = size / 2
  fillRound(
    pen,
    { x: x - half, y: y - half + size * 0.1, width: size, height: size },
    size * 0.24,
    'rgb(0 0 0 / .35)',
  )
  fillRound(pen, { x: x - half, y: y - half, width: size, height: size }, size * 0.24, face)
  const ink = parseInt(face.slice(1, 3), 16) > 140 ? '#2a1a10' : '#fff6e0'
  for (const [px, py] of PIPS[number]!)
    fillCircle(pen, x + px * size * 0.26, y + py * size * 0.26, size * 0.1, ink)
}

function paintDice(
  { pen }: Stage,
  { cell, centre, box }: Places,
  { palette }: RaceDefinition,
  position: RacePosition,
) {
  const { thrown, dice, turn, outcome } = position
  if (outcome !== -1) return
  const { y } = centre(BAR)
  const size = cell * 0.84
  let left = dice
  for (const [index, number] of thrown.entries()) {
    const open = left.includes(number)
    left = open ? without(left, number) : left
    const x = box.x + box.width / 2 + cell * (0.9 + index)
    pen.globalAlpha = open ? 1 : 0.28
    paintDie(pen, x, y, size, number, palette[turn === 0 ? 3 : 4])
  }
  pen.globalAlpha = 1
}

/** How many lie on a pile that is too high to show. */
function paintCounts(
  { pen }: Stage,
  { cell, centre }: Places,
  { palette }: RaceDefinition,
  { points, bar }: RacePosition,
) {
  for (const [spot, signed] of points.entries()) {
    const count = Math.abs(signed)
    if (count <= SHOWN) continue
    const { x, y } = centre(slotOf(spot, SHOWN - 1))
    const face = palette[signed > 0 ? 3 : 4]
    const ink = parseInt(face.slice(1, 3), 16) > 140 ? '#2a1a10' : '#fff6e0'
    write(pen, String(count), x, y, { size: Math.max(11, cell * 0.46), color: ink })
  }
  for (const [seat, count] of bar.entries()) {
    if (count <= 3) continue
    const { x, y } = centre(slotOf(BAR, seat === 0 ? 2 : 5))
    write(pen, String(count), x, y, { size: Math.max(11, cell * 0.46) })
  }
}

/** `hasBegun`: before that no throw is shown. */
export function lookOf(definition: RaceDefinition, hasBegun: () => boolean): PieceLook<RacePosition, string> {
  const { palette } = definition
  return {
    shape: SIZE.x / SIZE.y,
    places: (room) => placesOf(room),
    paintBoard: (pen, places) => paintBoard(pen, definition, places),
    paintPiece: (pen, piece, cell) =>
      paintDisc(pen, cell * 0.45, {
        face: palette[piece === 1 ? 3 : 4],
        emboss: piece === 1 ? 'ring' : 'dot',
      }),
    piecesOf,
    motionsOf,
    paintUnder({ pen }, { centre, cell }, _position, { chosen }) {
      for (const spot of chosen) {
        const { x, y } = centre(spot)
        fillCircle(pen, x, y, cell * 0.42, 'rgb(255 214 120 / .85)')
      }
    },
    paintOver(stage, places, position) {
      paintCounts(stage, places, definition, position)
      if (hasBegun()) paintDice(stage, places, definition, position)
    },
    showsTargets: (_position, { chosen }) => chosen.length > 0,
    tokenOf: (seat) => seat + 1,
    joyOf: ({ outcome }) =>
      outcome === -1 || outcome === 2 ? [] : [0, 4, 8, 12].map((level) => slotOf(OFF[outcome], level)),
  }
}
