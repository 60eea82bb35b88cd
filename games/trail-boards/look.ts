import type { Motion } from '#kit/game/duel/motion.ts'
import type { PieceLook, Places } from '#kit/game/duel/piece-scene.ts'
import { paintDisc } from '#kit/game/duel/pieces.ts'
import { otherSeat } from '#kit/game/duel/rules.ts'
import type { Step } from '#kit/game/duel/scene.ts'
import { fillCircle } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import { paintBoard } from './board-look.ts'
import type { TrailDefinition } from './definitions.ts'
import { MAN, placesOf, PLANS, slotOf } from './places.ts'
import { countAt, OFF, spotsOf, WAIT, type Place, type TrailPosition } from './position.ts'
import { paintDie, paintFlats } from './throw-look.ts'
import { without } from './throws.ts'
import { waysFrom } from './ways.ts'

const STEP_SECONDS = 0.09

/** Pieces by slot; those of one cell form piles, side by side where both seats have some. */
function piecesOf(position: TrailPosition): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>()
  for (const seat of [0, 1] as const) {
    for (const place of new Set(position.men[seat])) {
      const isShared = place < WAIT[0] && countAt(position, otherSeat(seat), place) > 0
      for (let level = 0; level < countAt(position, seat, place); level++)
        pieces.set(slotOf(place, seat, level, isShared), seat + 1)
    }
  }
  return pieces
}

function topSlot(position: TrailPosition, seat: 0 | 1, place: Place): number {
  const isShared = place < WAIT[0] && countAt(position, otherSeat(seat), place) > 0
  return slotOf(place, seat, Math.max(0, countAt(position, seat, place) - 1), isShared)
}

/** Cells a piece passes, where its move follows its road. */
function walked(
  definition: TrailDefinition,
  { before, move }: Step<TrailPosition, string>,
): readonly Place[] {
  const [from, to] = spotsOf(move) as [Place, Place]
  const most = Math.max(...before.dice)
  for (const way of waysFrom(definition, before.turn, from)) {
    const at = way.indexOf(to)
    if (at >= 0 && at < most) return way.slice(0, at)
  }
  return []
}

function motionsOf(definition: TrailDefinition, step: Step<TrailPosition, string>): readonly Motion[] {
  const { before, move, after, dropped } = step
  const [from, to] = spotsOf(move) as [Place, Place]
  const seat = before.turn
  const rival = otherSeat(seat)
  const over = walked(definition, step)
  const seconds = 0.2 + over.length * STEP_SECONDS
  const motions: Motion[] = []
  if (!dropped)
    motions.push({
      way: 'slide',
      spot: topSlot(after, seat, to),
      piece: seat + 1,
      from: [topSlot(before, seat, from), ...over],
      seconds,
    })
  const back = [WAIT[rival], from].find(
    (place) => countAt(after, rival, place) > countAt(before, rival, place),
  )
  if (back !== undefined)
    motions.push({
      way: 'slide',
      spot: topSlot(after, rival, back),
      piece: rival + 1,
      from: [slotOf(to, rival, 0)],
      delay: dropped ? 0 : seconds * 0.8,
      seconds: 0.34,
      sound: 'hit',
    })
  return motions
}

function paintThrow(
  { pen }: Stage,
  { cell: man, box }: Places,
  { kind, rules }: TrailDefinition,
  position: TrailPosition,
) {
  const { thrown, dice, turn, outcome } = position
  if (outcome !== -1) return
  const unit = man / MAN[kind]
  const { throwAt, size } = PLANS[kind]
  const at = { x: box.x + throwAt[turn].x * unit, y: box.y + throwAt[turn].y * unit }
  const isWide = size.x > 5 && throwAt[0].x === throwAt[1].x
  if (rules.throws !== 'dice')
    return paintFlats(
      pen,
      rules.throws,
      { ...at, size: unit * (!isWide ? 0.44 : kind === 'ashta' ? 0.27 : 0.4) },
      { value: thrown[0]!, isWide },
    )
  const wide = unit * (kind === 'cross' ? 1.15 : 0.8)
  let open = dice
  for (const [index, value] of thrown.entries()) {
    const isOpen = open.includes(value)
    open = isOpen ? without(open, value) : open
    pen.globalAlpha = isOpen ? 1 : 0.3
    paintDie(pen, { x: at.x + (index - 0.5) * wide * 1.15, y: at.y, size: wide }, value)
  }
  pen.globalAlpha = 1
}

/** `hasBegun`: before that no throw is shown. */
export function lookOf(
  definition: TrailDefinition,
  hasBegun: () => boolean,
): PieceLook<TrailPosition, string> {
  const { kind, palette } = definition
  const { size } = PLANS[kind]
  return {
    shape: size.x / size.y,
    places: (room) => placesOf(kind, room),
    paintBoard: (pen, places) => paintBoard(pen, definition, places),
    paintPiece: (pen, piece, cell) =>
      paintDisc(pen, cell * 0.42, {
        face: palette[piece === 1 ? 3 : 4],
        emboss: piece === 1 ? 'ring' : 'dot',
      }),
    piecesOf,
    motionsOf: (step) => motionsOf(definition, step),
    paintUnder({ pen }, { centre, cell }, _position, { chosen }) {
      for (const spot of chosen) {
        const { x, y } = centre(spot)
        fillCircle(pen, x, y, cell * 0.56, 'rgb(255 226 130 / .9)')
      }
    },
    paintOver(stage, places, position) {
      if (hasBegun() && position.thrown.length > 0) paintThrow(stage, places, definition, position)
    },
    showsTargets: (_position, { chosen }) => chosen.length > 0,
    tokenOf: (seat) => seat + 1,
    joyOf: ({ outcome }) =>
      outcome === -1 ? [] : [0, 1, 2].map((level) => slotOf(OFF[outcome], outcome, level)),
  }
}
