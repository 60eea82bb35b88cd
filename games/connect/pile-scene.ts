import { copyWhole, fillRound, signed, strokeRound, write } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { ConnectDefinition } from './definitions.ts'
import { isArrow, nearest } from './nearest.ts'
import { drawMark } from './marks.ts'
import { pileLevel } from './pile-deal.ts'
import { pileLayout, type PileLayout } from './pile-layout.ts'
import { freeTiles, type PileState } from './pile-state.ts'
import { paintTable } from './table-look.ts'
import { bearsNumbers, isPile, isTray, TRAY_RULES } from './tray-kinds.ts'
import { standing, wantedIn } from './tray-rules.ts'
import { DEPTH, tilePicture } from './tile-look.ts'
import { drawOrder, drawSum } from './tray-look.ts'

type Pen = CanvasRenderingContext2D

const FLY_SECONDS = 0.26
const POP_SECONDS = 0.24
const HINT_SECONDS = 2
const SCALE = [0, 2, 4, 7, 9, 12, 14]
const DIGIT_COLORS = [
  '#c0392b',
  '#d35400',
  '#b7860b',
  '#2e8b57',
  '#16808a',
  '#2471b3',
  '#5b48b8',
  '#9b3fa8',
  '#b83268',
]

/** A tile on its way, or about to vanish. */
interface Flight {
  readonly tile: number
  readonly from: Point
  readonly to: Point
  readonly fromSize: number
  readonly toSize: number
  k: number
  size: number
}

/** A pile of tiles and the tray below it. */
export function pileScene(tools: SceneTools<ConnectDefinition, PileState, number>): Scene<PileState, number> {
  const { host, definition, number } = tools.context
  const kind = isPile(definition.kind) ? definition.kind : 'tray'
  const rule = kind === 'sums' ? undefined : TRAY_RULES[kind]
  const isNumbered = bearsNumbers(kind)
  const stamps = sprites()
  const table = document.createElement('canvas')
  const deal = () => pileLevel(kind, tools.state().level)
  let room: StageSize = { width: 1, height: 1 }
  let look: PileLayout = pileLayout({ width: 400, height: 500 }, deal())
  let isPainted = false
  let motion = 0
  let cursor: number | undefined
  let pointing: number | undefined
  let flights: Flight[] = []
  let shake = 0

  function paint(pen: Pen) {
    const ratio = pen.getTransform().a
    table.width = Math.ceil(room.width * ratio)
    table.height = Math.ceil(room.height * ratio)
    const inner = table.getContext('2d')!
    inner.scale(ratio, ratio)
    paintTable(inner, definition, look.table, { x: 0, y: 0, ...room })
    const { tray, slot } = look
    fillRound(inner, { ...tray, y: tray.y + 5 }, 18, '#3f2110')
    fillRound(inner, tray, 18, '#a56a3d')
    strokeRound(inner, tray, 18, 'rgb(255 230 190 / .5)', 1.5)
    for (let place = 0; place < (rule?.places ?? 5); place++) {
      const { x, y } = look.place(place)
      fillRound(
        inner,
        { x: x - slot * 0.45, y: y - slot * 0.45, width: slot * 0.9, height: slot * 0.9 },
        slot * 0.18,
        'rgb(40 16 6 / .38)',
      )
    }
    isPainted = true
  }

  function drawTile(pen: Pen, tile: number, at: Point, side: number, isHidden = false) {
    const face = deal().faces[tile]!
    const { unit } = look
    stamps.draw(pen, tilePicture(kind, isNumbered || isHidden ? 0 : face, unit), {
      x: at.x - side / 2,
      y: at.y - side / 2 - side * (DEPTH / 2),
      width: side,
      height: side,
    })
    if (isNumbered)
      write(pen, number(face), at.x, at.y - side * (DEPTH / 2), {
        size: side * 0.56,
        color: DIGIT_COLORS[face - 1]!,
      })
  }

  function dim(pen: Pen, at: Point, unit: number) {
    const box = { x: at.x - unit / 2, y: at.y - unit * (0.5 + DEPTH / 2), width: unit, height: unit * 1.06 }
    fillRound(pen, box, unit * 0.18, 'rgb(24 18 40 / .46)')
  }

  function drawPile(pen: Pen, state: PileState) {
    const { places } = deal()
    const gone = new Set(state.taken)
    const flying = new Set(flights.map(({ tile }) => tile))
    const free = new Set(freeTiles(deal(), state))
    const side = look.unit * 0.97
    for (const tile of [...places.keys()].toSorted((one, other) => places[one]!.z - places[other]!.z)) {
      if (gone.has(tile) || flying.has(tile)) continue
      const at = look.tile(tile)
      drawTile(pen, tile, at, side, rule?.hides && !free.has(tile))
      if (!free.has(tile)) dim(pen, at, side)
      if (tile === cursor) drawMark(pen, at, look.unit, '#3fe0cf')
      if (tile === pointing) drawMark(pen, at, look.unit, '#fff4b8', 0.02)
    }
  }

  function drawTray(pen: Pen, state: PileState) {
    const flying = new Set(flights.map(({ tile }) => tile))
    for (const [index, tile] of state.held.entries()) {
      if (flying.has(tile)) continue
      const at = look.place(index)
      drawTile(pen, tile, at, look.slot * 0.9)
      if (tile === cursor) drawMark(pen, at, look.slot * 0.9, '#3fe0cf')
    }
    if (rule && state.held.length >= rule.places - 2)
      strokeRound(pen, look.tray, 18, state.held.length >= rule.places - 1 ? '#ff6b5c' : '#ffb63d', 3)
    if (kind === 'sums') drawSum(pen, look, deal(), state, { number, shake })
    else drawOrder(pen, look, wantedIn(kind, deal(), state))
  }

  function fly(tile: number, from: Point, to: Point, [fromSize, toSize]: readonly [number, number]): Flight {
    const flight = { tile, from, to, fromSize, toSize, k: 0, size: 1 }
    flights.push(flight)
    tools.effects.tween(FLY_SECONDS, (k) => (flight.k = k), { ease: ease.inOut })
    return flight
  }

  const drop = (flight: Flight) => (flights = flights.filter((one) => one !== flight))
  const sides = (): readonly [number, number] => [look.unit * 0.97, look.slot * 0.9]

  function play({ input, before, after, events }: Played<PileState, number>): number {
    const mine = ++motion
    const isBack = before.held.includes(input)
    const isGone = !isBack && after.held.length <= before.held.length
    flights = []
    host.sound(isBack ? 'flip' : 'tap', SCALE[Math.min(6, after.held.length)]! - 3)
    if (isBack) {
      for (const tile of before.held.filter((one) => !after.held.includes(one)))
        land(fly(tile, look.place(before.held.indexOf(tile)), look.tile(tile), [sides()[1], sides()[0]]))
      return FLY_SECONDS
    }
    const full = isTray(kind) ? standing(kind, deal(), before.held, input) : [...before.held, input]
    const flight = fly(input, look.tile(input), look.place(full.indexOf(input)), sides())
    if (!isGone) {
      land(flight)
      return FLY_SECONDS
    }
    const isWrong = after.lives < before.lives
    const leaving = full.filter((tile) => !after.held.includes(tile))
    const waiting = leaving
      .filter((tile) => tile !== input)
      .map((tile) =>
        fly(tile, look.place(full.indexOf(tile)), look.place(full.indexOf(tile)), [sides()[1], sides()[1]]),
      )
    tools.effects.tween(0.01, () => undefined, {
      delay: FLY_SECONDS + 0.05,
      done: () =>
        mine === motion &&
        (isWrong ? sendBack(leaving) : pop([flight, ...waiting], after.score - before.score)),
    })
    return FLY_SECONDS + POP_SECONDS + (events.length > 1 ? 0.1 : 0)
  }

  function land(flight: Flight) {
    tools.effects.tween(0.01, () => undefined, { delay: FLY_SECONDS, done: () => drop(flight) })
  }

  function sendBack(tiles: readonly number[]) {
    host.sound('bad')
    host.vibrate()
    flights = []
    for (const [index, tile] of tiles.entries())
      land(fly(tile, look.place(index), look.tile(tile), [sides()[1], sides()[0]]))
    shake = 0
    tools.effects.tween(0.4, (k) => (shake = k))
  }

  function pop(gone: readonly Flight[], gain: number) {
    host.sound('merge', 4)
    for (const flight of gone) {
      tools.effects.tween(POP_SECONDS, (k) => (flight.size = 1 + 0.2 * Math.sin(Math.PI * k) - k), {
        done: () => drop(flight),
      })
      tools.effects.burst(flight.to, { count: 8, colors: ['#fff3c4', '#ffb63d', '#ffffff'], speed: 150 })
    }
    const at = gone[0]!.to
    tools.effects.rise(signed(`+${number(gain)}`), { x: at.x, y: at.y - look.slot * 0.7 }, '#fff3b0')
    if (gone.length > 3 || gain > 40) host.happy(0.3)
  }

  function under(at: Point): number | undefined {
    const state = tools.state()
    const free = freeTiles(deal(), state).filter((tile) => isOn(at, look.tile(tile), look.unit))
    const held =
      kind === 'sums' ? state.held.filter((_, index) => isOn(at, look.place(index), look.slot)) : []
    return held[0] ?? free[0]
  }

  const isOn = (at: Point, { x, y }: Point, side: number) =>
    Math.abs(at.x - x) <= side / 2 && at.y >= y - side * 0.56 && at.y <= y + side * 0.5

  const choices = () => {
    const state = tools.state()
    return [
      ...freeTiles(deal(), state).map((tile) => ({ id: tile, at: look.tile(tile) })),
      ...(kind === 'sums' ? state.held.map((tile, index) => ({ id: tile, at: look.place(index) })) : []),
    ]
  }

  return {
    layout(size) {
      room = size
      look = pileLayout(size, deal())
      stamps.clear()
      isPainted = false
    },
    show() {
      motion++
      flights = []
      cursor = pointing = undefined
      isPainted = false
    },
    play(move) {
      pointing = undefined
      return play(move)
    },
    draw(pen) {
      const state = tools.state()
      if (!isPainted) paint(pen)
      copyWhole(pen, table)
      drawPile(pen, state)
      drawTray(pen, state)
      for (const { tile, from, to, fromSize, toSize, k, size } of flights) {
        const at = { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k }
        drawTile(pen, tile, at, (fromSize + (toSize - fromSize) * k) * size)
      }
    },
    point(input) {
      pointing = input
      tools.effects.tween(HINT_SECONDS, () => undefined, {
        done: () => pointing === input && (pointing = undefined),
      })
    },
    path: (input) => [look.tile(input)],
    down(at) {
      cursor = undefined
      const tile = under(at)
      if (tile === undefined) host.sound('bad')
      else tools.send(tile)
      tools.redraw()
    },
    key(key) {
      if (isArrow(key)) cursor = nearest(choices(), cursor, key)
      else if ((key === 'Enter' || key === ' ') && cursor !== undefined) tools.send(cursor)
      else return false
      const rest = choices()
      if (!rest.some(({ id }) => id === cursor)) cursor = rest[0]?.id
      tools.redraw()
      return true
    },
  }
}
