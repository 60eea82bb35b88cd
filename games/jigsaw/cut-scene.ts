import { fillRound, inside, strokeRound } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { cutLayout, dropInput, GRID, type CutLayout } from './cut-layout.ts'
import { dropOf, fits, placeOf, trayOf, type CutState } from './cut-rules.ts'
import { cutTable } from './cut-table.ts'
import type { JigsawDefinition } from './definitions.ts'
import { drawMat, shine } from './mat.ts'
import { drawSwitch } from './piece-look.ts'

type Pen = CanvasRenderingContext2D

const SETTLE_SECONDS = 0.18
const HINT_SECONDS = 2.4
const PULL_PIXELS = 8
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A table with the picture's place, and the pieces in a tray at the thumb. */
export function cutScene(tools: SceneTools<JigsawDefinition, CutState, number>): Scene<CutState, number> {
  const { host, text } = tools.context
  let room: StageSize = { width: 400, height: 500 }
  let look: CutLayout = cutLayout(room, tools.state())
  const table = cutTable(tools.state, () => look)
  const { drawPiece, homeAt, onBoard } = table
  let drag: { readonly piece: number; at: Point } | undefined
  let press: { readonly piece: number | undefined; readonly scroll: number; isScroll: boolean } | undefined
  let cursor: number | undefined
  let carried: { readonly piece: number; x: number; y: number } | undefined
  let scroll = 0
  let isBorderOnly = false
  let isPreview = false
  let pointing: number | undefined
  let settling: { readonly piece: number; readonly from: Point; k: number } | undefined
  let glow = 0
  let motion = 0

  const isBorder = (piece: number) => {
    const { columns, rows } = tools.state()
    const [column, row] = [piece % columns, Math.floor(piece / columns)]
    return column === 0 || row === 0 || column === columns - 1 || row === rows - 1
  }
  const waiting = () => {
    const { order, isHome, loose } = tools.state()
    const all = order.filter((piece) => !isHome[piece] && !(String(piece) in loose))
    const border = isBorderOnly ? all.filter(isBorder) : all
    return border.length > 0 ? border : all
  }
  const looseAt = (place: number) => onBoard(Math.floor(place / 256), place % 256)
  const trayAt = (index: number): Point => {
    const { x, y } = look.place(index)
    return { x: x - scroll, y }
  }
  const farthest = () =>
    Math.max(0, Math.ceil(waiting().length / look.lanes) * look.slot + 16 - look.tray.width)

  function drawTray(pen: Pen) {
    const { tray } = look
    fillRound(pen, { ...tray, y: tray.y + 3 }, 18, 'rgb(0 6 14 / .4)')
    fillRound(pen, tray, 18, '#7a5234')
    fillRound(
      pen,
      { x: tray.x + 4, y: tray.y + 4, width: tray.width - 8, height: tray.height - 8 },
      14,
      '#4a2f1e',
    )
    pen.save()
    pen.beginPath()
    pen.roundRect(tray.x + 4, tray.y + 4, tray.width - 8, tray.height - 8, 14)
    pen.clip()
    for (const [index, piece] of waiting().entries()) {
      const at = trayAt(index)
      if (piece === drag?.piece || piece === carried?.piece || at.x < -60 || at.x > room.width + 60) continue
      drawPiece(pen, piece, at, look.scale)
      if (piece === cursor || piece === pointing) {
        const side = look.slot * 0.94
        strokeRound(
          pen,
          { x: at.x - side / 2, y: at.y - side / 2, width: side, height: side },
          10,
          piece === cursor ? '#3fe0cf' : '#fff4b8',
          3,
        )
      }
    }
    pen.restore()
  }

  function drop(piece: number, at: Point) {
    const input = dropInput(look, piece, at)
    if (input !== undefined) tools.send(input)
    else if (String(piece) in tools.state().loose) tools.send(trayOf(piece))
    else host.sound('move', -4)
  }

  function play({ input, after, events }: Played<CutState, number>): number {
    const mine = ++motion
    const { piece, x, y } = placeOf(input)
    scroll = Math.min(scroll, farthest())
    if (!fits(after, input)) {
      host.sound(events[0]?.kind === 'tray' ? 'flip' : 'tap', -3)
      return 0.05
    }
    const now = { piece, from: onBoard(x, y), k: 0 }
    settling = now
    host.sound('place', 2)
    tools.effects.tween(SETTLE_SECONDS, (k) => (now.k = k), {
      ease: ease.back,
      done() {
        if (mine !== motion) return
        settling = undefined
        tools.effects.burst(homeAt(piece), {
          count: 9,
          colors: ['#fff3c4', '#ffd65a', '#ffffff'],
          speed: 140,
        })
        host.sound(
          'score',
          Math.min(12, Math.round((after.isHome.filter(Boolean).length / after.isHome.length) * 12)),
        )
      },
    })
    return SETTLE_SECONDS
  }

  function pieceUnder(at: Point): number | undefined {
    const { loose } = tools.state()
    const { cell, tray, slot } = look
    const lying = Object.entries(loose).findLast(([, place]) => {
      const { x, y } = looseAt(place)
      return Math.abs(at.x - x) < cell.width * 0.6 && Math.abs(at.y - y) < cell.height * 0.6
    })
    if (lying) return Number(lying[0])
    if (!inside(tray, at)) return undefined
    return waiting().find((_, index) => {
      const { x, y } = trayAt(index)
      return Math.abs(at.x - x) < slot / 2 && Math.abs(at.y - y) < slot / 2
    })
  }

  function pressSwitch(at: Point): boolean {
    const { border, preview } = look.buttons
    if (inside(border, at)) toggleBorder()
    else if (inside(preview, at)) isPreview = !isPreview
    else return false
    host.sound('tap')
    return true
  }

  function toggleBorder() {
    isBorderOnly = !isBorderOnly
    scroll = 0
    host.announce(text(isBorderOnly ? 'say.border' : 'say.all'))
  }

  return {
    layout(size, state) {
      room = size
      look = cutLayout(size, state)
      table.forget()
      scroll = Math.min(scroll, farthest())
    },
    show() {
      motion++
      table.forget()
      drag = press = cursor = carried = pointing = settling = undefined
      isBorderOnly = false
      scroll = glow = 0
    },
    play(move) {
      pointing = undefined
      return play(move)
    },
    draw(pen) {
      const state = tools.state()
      const { box } = look
      drawMat(pen, box, room)
      drawTray(pen)
      pen.fillStyle = '#efe2c8'
      pen.fillRect(box.x, box.y, box.width, box.height)
      if (isPreview) table.preview(pen)
      for (const [piece, isHome] of state.isHome.entries())
        if (isHome && piece !== settling?.piece) drawPiece(pen, piece, homeAt(piece))
      if (settling) {
        const { from, k, piece } = settling
        const to = homeAt(piece)
        drawPiece(pen, piece, { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k })
      }
      for (const [piece, place] of Object.entries(state.loose))
        if (Number(piece) !== drag?.piece) drawPiece(pen, Number(piece), looseAt(place))
      if (pointing !== undefined) table.outline(pen, pointing, '#e8902c')
      drawSwitch(pen, look.buttons.border, 'border', isBorderOnly)
      drawSwitch(pen, look.buttons.preview, 'preview', isPreview)
      if (carried) drawPiece(pen, carried.piece, onBoard(carried.x, carried.y), 1.06)
      if (drag) {
        pen.globalAlpha = 0.35
        fillRound(
          pen,
          {
            x: drag.at.x - look.cell.width / 2 + 5,
            y: drag.at.y - look.cell.height / 2 + 10,
            width: look.cell.width,
            height: look.cell.height,
          },
          12,
          '#00040c',
        )
        pen.globalAlpha = 1
        drawPiece(pen, drag.piece, drag.at, 1.06)
      }
      if (glow > 0 && glow < 1) shine(pen, box, glow)
    },
    cheer() {
      tools.effects.tween(0.9, (k) => (glow = k), { ease: ease.linear })
      return 0.9
    },
    point(input) {
      const { piece } = placeOf(input)
      isBorderOnly = false
      const index = waiting().indexOf(piece)
      if (index >= 0) scroll = Math.max(0, Math.min(farthest(), look.place(index).x - room.width / 2))
      pointing = piece
      tools.effects.tween(HINT_SECONDS, () => undefined, {
        done: () => pointing === piece && (pointing = undefined),
      })
    },
    path(input) {
      const { piece } = placeOf(input)
      const index = waiting().indexOf(piece)
      return index < 0 ? [] : [trayAt(index), homeAt(piece)]
    },
    down(at) {
      cursor = carried = undefined
      if (!pressSwitch(at)) press = { piece: pieceUnder(at), scroll, isScroll: false }
      tools.redraw()
    },
    move(at, from) {
      if (!from || !press) return
      const [dx, dy] = [at.x - from.x, at.y - from.y]
      const mayScroll = inside(look.tray, from) && farthest() > 0
      if (!drag && !press.isScroll) {
        if (Math.hypot(dx, dy) < PULL_PIXELS) return
        if (mayScroll && (press.piece === undefined || Math.abs(dx) > Math.abs(dy) * 1.3))
          press.isScroll = true
        else if (press.piece !== undefined) {
          drag = { piece: press.piece, at }
          host.sound('tap', 3)
        }
      }
      if (press.isScroll) scroll = Math.max(0, Math.min(farthest(), press.scroll - dx))
      // The piece floats above the finger, so that it can be seen.
      if (drag) drag.at = { x: at.x, y: at.y - look.cell.height * 0.35 }
      tools.redraw()
    },
    up() {
      const held = drag
      drag = press = undefined
      if (held) drop(held.piece, held.at)
      tools.redraw()
    },
    key(key) {
      const step = STEPS[key]
      const { columns, rows } = tools.state()
      if (step && carried) {
        carried.x = Math.max(0, Math.min(GRID, carried.x + Math.round((step[0] * GRID) / columns)))
        carried.y = Math.max(0, Math.min(GRID, carried.y + Math.round((step[1] * GRID) / rows)))
      } else if (step) {
        const list = [...waiting(), ...Object.keys(tools.state().loose).map(Number)]
        const at = cursor === undefined ? -1 : list.indexOf(cursor)
        cursor =
          list[(at + (step[0] + step[1] > 0 ? 1 : list.length - 1) + list.length) % list.length] ?? list[0]
        if (cursor !== undefined)
          scroll = Math.max(
            0,
            Math.min(farthest(), look.place(Math.max(0, list.indexOf(cursor))).x - room.width / 2),
          )
      } else if (key === 'Enter' || key === ' ') {
        if (carried) {
          const { piece, x, y } = carried
          carried = cursor = undefined
          tools.send(dropOf(piece, x, y))
        } else if (cursor !== undefined) {
          const [x, y] = [Math.round((0.5 / columns) * GRID), Math.round((0.5 / rows) * GRID)]
          carried = { piece: cursor, x, y }
        }
      } else if (key === 'b' || key === 'B') toggleBorder()
      else if (key === 'v' || key === 'V') isPreview = !isPreview
      else return false
      tools.redraw()
      return true
    },
  }
}
