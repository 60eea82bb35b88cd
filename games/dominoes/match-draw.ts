import { YOU } from '#kit/game/cards/card-rules.ts'
import type { SeatView } from '#kit/game/cards/picture.ts'
import { drawSeat, drawSheet } from '#kit/game/cards/table-art.ts'
import { signed } from '#kit/game/draw.ts'
import { halo } from '#kit/game/table-top/signs.ts'
import { moveName, nameOf, seatsOf, sheetOf } from './look.ts'
import { button, LIFT, markers, movesOf, type Match } from './match.ts'
import { handPoses } from './room.ts'
import { DRAW, isLay, layIn } from './state.ts'
import { drawBacks, drawHidden, drawLanes, drawMarkers, drawOpen } from './table-drawing.ts'
import { NO_TILE } from './tiles.ts'
import { drawBubbles, drawWords, type WordsLook } from './words-line.ts'

/** Height of the open hands that reaches below the strip, and of the buttons that `drawSheet` expects below its sheet. */
const OPEN_TILES = 8
const BUTTONS = 54

const glowOf = (match: Match, test: (move: number) => boolean) =>
  match.glow && test(match.glow.move) ? 0.01 + match.glow.k : 0

function drawTiles(match: Match, pen: CanvasRenderingContext2D) {
  const own = new Set(match.table.hand)
  const mayLay = match.moves.some(isLay)
  match.motion.each((tile, pose, goal) => {
    const isOwn = own.has(tile)
    const fits = isOwn && movesOf(match, tile).length > 0
    const lift = match.picked === tile ? LIFT * 2 : fits ? LIFT : 0
    const lifted = { ...pose, y: pose.y - lift }
    match.faces.draw(pen, tile, lifted, goal.unit)
    const box = {
      x: pose.x - pose.unit / 2,
      y: lifted.y - pose.unit,
      width: pose.unit,
      height: 2 * pose.unit,
    }
    if (isOwn && mayLay && !fits) {
      pen.fillStyle = 'rgb(10 20 28 / .42)'
      pen.beginPath()
      pen.roundRect(box.x, box.y, box.width, box.height + pose.unit * 0.1, pose.unit * 0.17)
      pen.fill()
    }
    const shine = glowOf(match, (move) => isLay(move) && layIn(move).tile === tile)
    if (isOwn && (shine > 0 || match.picked === tile)) halo(pen, box, pose.unit * 0.17, shine || 0.2)
  })
}

/** The tiles of a rival: backs, or faces once a person who sits elsewhere has laid them open. */
function drawRival(match: Match, pen: CanvasRenderingContext2D, place: readonly [number, number]) {
  const tiles = match.shown.hands[place[0]]!
  const isOpen = match.far !== undefined && !tiles.includes(NO_TILE)
  if (isOpen) drawOpen(pen, match.room, match.faces, place, tiles)
  else {
    const told = match.far && tiles.length > 0 ? { told: match.number(tiles.length) } : {}
    drawBacks(pen, match.room, match.palette, place, { count: tiles.length, ...told })
  }
}

/** What a spectator sees in place of the hand. */
function drawUnseen(match: Match, pen: CanvasRenderingContext2D) {
  const { length } = match.shown.hands[YOU]!.filter((tile) => tile === NO_TILE)
  for (const pose of handPoses(match.room, length)) match.faces.draw(pen, undefined, pose)
}

/** Where the score is written: below the hands that people show, and over the space that a sheet keeps for buttons. */
function paperOf({ far, room: { middle } }: Match) {
  return far ? { ...middle, y: middle.y + OPEN_TILES, height: middle.height + BUTTONS - OPEN_TILES } : middle
}

function wordsLook(match: Match, seat: SeatView): WordsLook {
  const press = button(match)
  const isPressed = press !== undefined && {
    text: moveName(match.context, press),
    glow: glowOf(match, (move) => move === press),
  }
  const hasStock = match.twist.draws !== 'never' && match.shown.stock.length > 0
  const stock = hasStock && {
    count: match.number(match.shown.stock.length),
    isOpen: match.moves.includes(DRAW),
    glow: glowOf(match, (move) => move === DRAW),
  }
  return {
    seat,
    caption: match.words,
    isRtl: match.isRtl,
    ...(isPressed && { button: isPressed }),
    ...(stock && { stock }),
  }
}

export function draw(match: Match, pen: CanvasRenderingContext2D, time: number) {
  match.mat.draw(pen, match.room)
  const seats = seatsOf(match.context, match.twist, match.shown)
  seats.forEach((seat, index) => {
    if (index === YOU) return
    drawSeat(pen, match.room, seat, [index, seats.length])
    drawRival(match, pen, [index, seats.length])
  })
  const engine = match.table.spots.get(match.shown.root)
  if (match.table.lanes.length > 0 && engine) {
    const open = new Set(match.moves.filter(isLay).map((move) => layIn(move).arm))
    drawLanes(pen, { lanes: match.table.lanes, engine }, match.shown, {
      you: nameOf(match.context, YOU),
      open,
    })
  }
  drawTiles(match, pen)
  drawUnseen(match, pen)
  if (engine)
    for (const lane of match.table.lanes)
      drawHidden(pen, lane, engine.x + engine.unit * 0.95, signed(`+${match.number(lane.hidden)}`))
  drawMarkers(pen, markers(match), match.number, time)
  const sheet = match.isBusy ? undefined : sheetOf(match.context, match.shown)
  if (sheet) drawSheet(pen, paperOf(match), sheet, match.isRtl)
  drawWords(pen, match.room, match.faces, wordsLook(match, seats[YOU]!))
  drawBubbles(pen, match.room, match.bubbles, match.twist.seats)
  match.controls.draw(pen)
}
