import { NEXT, YOU } from '#kit/game/cards/card-rules.ts'
import { seatPlace } from '#kit/game/cards/room.ts'
import type { SeatView } from '#kit/game/cards/picture.ts'
import { drawSeat, drawSheet } from '#kit/game/cards/table-art.ts'
import { signed } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { halo } from '#kit/game/table-top/signs.ts'
import { handsOn, type Target } from '#kit/game/table-top/targets.ts'
import { ADVISER } from './bot.ts'
import type { DominoDefinition } from './definitions.ts'
import { makeFaces, type Pose } from './faces.ts'
import { tileGlide } from './glide.ts'
import { stillMat } from './mat.ts'
import { captionOf, moveName, nameOf, seatsOf, sheetOf, tellMove } from './look.ts'
import { tileRoom, type TileRoom } from './room.ts'
import { dominoGame, legalMoves, turnOf } from './rules.ts'
import { DRAW, isLay, layIn, PASS, type DominoState, type Twist } from './state.ts'
import { markersOf, tableOf, type Table } from './table.ts'
import { drawBacks, drawHidden, drawLanes, drawMarkers } from './table-drawing.ts'
import type { Tile } from './tiles.ts'
import { drawBubbles, drawWords, type Bubble, type WordsLook } from './words-line.ts'

const GLIDE_SECONDS = 0.34
const HINT_SECONDS = 2.4
const LIFT = 8
/** The hand keeps room for so many tiles. */
const LEAST_HAND = 7

/** The table of a match: rivals, the tiles that lie, the hand, the stock and the score sheet. */
export function matchScene(
  tools: SceneTools<DominoDefinition, DominoState, number>,
  twist: Twist,
): Scene<DominoState, number> {
  const { context } = tools
  const { host, text, number, direction } = context
  const isRtl = direction === 'rtl'
  const { palette } = context.definition
  const { advance } = dominoGame(twist, ADVISER)
  const mat = stillMat(palette)
  const motion = tileGlide(() => tools.effects)
  const faces = makeFaces(palette)
  let room: TileRoom = tileRoom({ width: 1, height: 1 }, 1, isRtl)
  let shown: DominoState
  let table: Table
  let moves: readonly number[] = []
  /** The tile that has several places to go. */
  let picked: Tile | undefined
  let bubbles: readonly Bubble[] = []
  let isBusy = false
  let age = 0
  let most = twist.size
  let words = ''
  let glow: { readonly move: number; k: number } | undefined

  function place(size: TileRoom['stage']) {
    room = tileRoom(size, most, isRtl)
    mat.clear()
    faces.clear()
  }
  function turnTo(state: DominoState) {
    shown = state
    const { length } = state.hands[YOU]!
    const wanted = Math.max(LEAST_HAND, length)
    if (wanted > most || wanted < most - 3) {
      most = wanted
      place(room.stage)
    }
    table = tableOf(twist, state, room)
    moves = isBusy || turnOf(state) !== YOU ? [] : legalMoves(twist, state)
    picked = undefined
    words = isBusy ? '' : captionOf(context, twist, state)
  }
  function after(wait: number, act: () => void) {
    const mine = age
    tools.effects.tween(0.001, () => undefined, { delay: wait, done: () => mine === age && act() })
  }
  function settle() {
    age++
    isBusy = false
    bubbles = []
    glow = undefined
    turnTo(tools.state())
    motion.place(table.spots)
  }

  const movesOf = (tile: Tile) => moves.filter((move) => isLay(move) && layIn(move).tile === tile)
  const markers = () => (picked === undefined ? [] : markersOf(table, movesOf(picked), room))
  const button = () => moves.find((move) => move === PASS || move === NEXT)

  function tap(tile: Tile) {
    const own = movesOf(tile)
    if (own.length === 1) return tools.send(own[0]!)
    if (own.length > 1) {
      picked = picked === tile ? undefined : tile
      words = picked === undefined ? captionOf(context, twist, shown) : text('ask.end')
      host.sound('tap', 3)
      host.announce(words)
      return tools.redraw()
    }
    host.sound('bad')
    words = text('no.tile')
    host.announce(words)
    tools.redraw()
  }

  function targets(): Target[] {
    const hand = table.hand.map((tile) => {
      const { x, y, unit } = table.spots.get(tile)!
      const box = { x: x - unit / 2 - 2, y: y - unit - LIFT, width: unit + 4, height: 2 * unit + LIFT + 4 }
      return { id: `tile${tile}`, box, act: () => tap(tile) }
    })
    const press = button()
    return [
      ...hand,
      ...(moves.includes(DRAW) ? [{ id: 'stock', box: room.stock, act: () => tools.send(DRAW) }] : []),
      ...(press === undefined ? [] : [{ id: 'button', box: room.button, act: () => tools.send(press) }]),
      ...markers().map(({ move, x, y }) => ({
        id: `end${move}`,
        box: { x: x - 24, y: y - 24, width: 48, height: 48 },
        act: () => tools.send(move),
      })),
    ]
  }
  const idOf = (move: number) => {
    if (move === DRAW) return 'stock'
    if (!isLay(move)) return 'button'
    return picked === undefined ? `tile${layIn(move).tile}` : `end${move}`
  }
  const hands = handsOn(targets, () => {
    const first = picked === undefined ? moves[0] : movesOf(picked)[0]
    return first === undefined ? undefined : idOf(first)
  })

  /** Where a tile comes from: the stock, or the hand of a rival. */
  function sourceOf(state: DominoState): Pose {
    const { stock } = room
    if (state.phase !== 'play' || state.speaker === YOU)
      return { x: stock.x + stock.width / 2, y: stock.y + stock.height / 2, unit: 22, turn: 0 }
    return { ...seatPlace(room, state.speaker, twist.seats), unit: 10, turn: 1 }
  }

  function showMove(before: DominoState, move: number, next: DominoState) {
    const told = tellMove(context, before, move, next)
    turnTo(next)
    motion.glide(table.spots, sourceOf(before), GLIDE_SECONDS)
    host.sound(told.sound)
    host.announce(told.announce)
    if (told.joy) host.happy(told.joy)
    const others = bubbles.filter(({ seat }) => seat !== told.seat)
    bubbles = told.bubble ? [...others, { seat: told.seat, text: told.bubble }] : others
    const spot = isLay(move) ? table.spots.get(layIn(move).tile) : undefined
    if (!spot) return
    after(GLIDE_SECONDS, () => {
      tools.effects.burst(spot, {
        count: told.points ? 16 : 5,
        speed: told.points ? 160 : 70,
        size: 4,
        life: 0.4,
      })
      if (told.points) tools.effects.rise(told.points, { x: spot.x, y: spot.y - 24 }, '#ffe08a')
    })
  }

  function play({ input, before, after: end }: Played<DominoState, number>): number {
    age++
    isBusy = true
    glow = undefined
    let state = before
    let at = 0
    for (const move of [input, ...end.film]) {
      const from = state
      const next = advance(from, move)
      if (at === 0) showMove(from, move, next)
      else after(at, () => showMove(from, move, next))
      at += tellMove(context, from, move, next).seconds
      state = next
    }
    after(at, () => {
      isBusy = false
      turnTo(end)
      tools.redraw()
    })
    return at
  }

  const glowOf = (test: (move: number) => boolean) => (glow && test(glow.move) ? 0.01 + glow.k : 0)

  function drawTiles(pen: CanvasRenderingContext2D) {
    const own = new Set(table.hand)
    const mayLay = moves.some(isLay)
    motion.each((tile, pose, goal) => {
      const isOwn = own.has(tile)
      const fits = isOwn && movesOf(tile).length > 0
      const lift = picked === tile ? LIFT * 2 : fits ? LIFT : 0
      const lifted = { ...pose, y: pose.y - lift }
      faces.draw(pen, tile, lifted, goal.unit)
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
      const shine = glowOf((move) => isLay(move) && layIn(move).tile === tile)
      if (isOwn && (shine > 0 || picked === tile)) halo(pen, box, pose.unit * 0.17, shine || 0.2)
    })
  }

  function wordsLook(seat: SeatView): WordsLook {
    const press = button()
    const isPressed = press !== undefined && {
      text: moveName(context, press),
      glow: glowOf((move) => move === press),
    }
    const hasStock = twist.draws !== 'never' && shown.stock.length > 0
    const stock = hasStock && {
      count: number(shown.stock.length),
      isOpen: moves.includes(DRAW),
      glow: glowOf((move) => move === DRAW),
    }
    return { seat, caption: words, isRtl, ...(isPressed && { button: isPressed }), ...(stock && { stock }) }
  }

  function draw(pen: CanvasRenderingContext2D, time: number) {
    mat.draw(pen, room)
    const seats = seatsOf(context, twist, shown)
    seats.forEach((seat, index) => {
      if (index === YOU) return
      drawSeat(pen, room, seat, [index, seats.length])
      drawBacks(pen, room, palette, [index, seats.length], shown.hands[index]!.length)
    })
    const engine = table.spots.get(shown.root)
    if (table.lanes.length > 0 && engine) {
      const open = new Set(moves.filter(isLay).map((move) => layIn(move).arm))
      drawLanes(pen, { lanes: table.lanes, engine }, shown, { you: nameOf(context, YOU), open })
    }
    drawTiles(pen)
    if (engine)
      for (const lane of table.lanes)
        drawHidden(pen, lane, engine.x + engine.unit * 0.95, signed(`+${number(lane.hidden)}`))
    drawMarkers(pen, markers(), number, time)
    const sheet = isBusy ? undefined : sheetOf(context, shown)
    if (sheet) drawSheet(pen, room.middle, sheet, isRtl)
    drawWords(pen, room, faces, wordsLook(seats[YOU]!))
    drawBubbles(pen, room, bubbles, twist.seats)
    hands.draw(pen)
  }

  return {
    layout(size, state) {
      place(size)
      turnTo(state)
      motion.place(table.spots)
    },
    show() {
      hands.clear()
      most = twist.size
      settle()
    },
    play,
    draw,
    lively: () => picked !== undefined,
    point(move) {
      const mine = { move, k: 0 }
      glow = mine
      if (isLay(move) && movesOf(layIn(move).tile).length > 1) picked = layIn(move).tile
      tools.effects.tween(HINT_SECONDS, (k) => (mine.k = k), {
        ease: ease.linear,
        done: () => glow === mine && (glow = undefined),
      })
      host.announce(text('say.hint', { move: moveName(context, move) }))
    },
    path(move) {
      const target = targets().find(({ id }) => id === idOf(move))
      if (!target) return []
      const { x, y, width, height } = target.box
      return [{ x: x + width / 2, y: y + height / 2 }]
    },
    down(at) {
      if (isBusy) settle()
      else if (!hands.down(at) && picked !== undefined) turnTo(shown)
      tools.redraw()
    },
    key(key) {
      if (isBusy && (key === 'Enter' || key === ' ')) settle()
      else if (key === 'Escape' && picked !== undefined) turnTo(shown)
      else if (!hands.key(key)) return false
      tools.redraw()
      return true
    },
  }
}
