import { strokeRound, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { JigsawDefinition } from './definitions.ts'
import { drawMat, shine } from './mat.ts'
import { paintPicture } from './picture.ts'
import { isHome, placesOf, swapOf, type SwapState } from './swap-rules.ts'

type Pen = CanvasRenderingContext2D

const SWAP_SECONDS = 0.28
const HINT_SECONDS = 2
const SHAPE = 3 / 4
const MARGIN = 14
const DRAG_PIXELS = 8
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A picture in tiles: two are touched, or one is dragged onto the other. */
export function swapScene(tools: SceneTools<JigsawDefinition, SwapState, number>): Scene<SwapState, number> {
  const { host } = tools.context
  let room: StageSize = { width: 1, height: 1 }
  let box: Box = { x: 0, y: 0, width: 1, height: 1 }
  let picture: HTMLCanvasElement | undefined
  let chosen: number | undefined
  let cursor: number | undefined
  let dragged: Point | undefined
  let pointing: readonly number[] = []
  /** Tiles on their way: from the first place to the second. */
  let moving: { readonly ways: ReadonlyMap<number, Point>; k: number } | undefined
  let motion = 0
  let glow = 0

  const cell = () => {
    const { columns, rows } = tools.state()
    return { width: box.width / columns, height: box.height / rows }
  }
  const cornerOf = (place: number): Point => {
    const { columns } = tools.state()
    const { width, height } = cell()
    return { x: box.x + (place % columns) * width, y: box.y + Math.floor(place / columns) * height }
  }
  const middleOf = (place: number): Point => {
    const { x, y } = cornerOf(place)
    return { x: x + cell().width / 2, y: y + cell().height / 2 }
  }

  function under(at: Point): number | undefined {
    const { columns, rows } = tools.state()
    const [x, y] = [Math.floor((at.x - box.x) / cell().width), Math.floor((at.y - box.y) / cell().height)]
    return x < 0 || y < 0 || x >= columns || y >= rows ? undefined : y * columns + x
  }

  function ready(pen: Pen): HTMLCanvasElement {
    const ratio = pen.getTransform().a
    picture ??= paintPicture('swap', tools.state().level, box.width * ratio, box.height * ratio)
    return picture
  }

  function drawTile(pen: Pen, state: SwapState, place: number, at: Point, lift = 0) {
    const image = ready(pen)
    const { width, height } = cell()
    const tile = state.tiles[place]!
    const [wide, high] = [image.width / state.columns, image.height / state.rows]
    const gap = isHome(state, place) && lift === 0 ? 0 : 1.2
    const grow = lift * 4
    if (lift > 0) {
      pen.fillStyle = 'rgb(0 6 16 / .4)'
      pen.beginPath()
      pen.roundRect(at.x + 3, at.y + 7, width, height, 6)
      pen.fill()
    }
    pen.drawImage(
      image,
      (tile % state.columns) * wide,
      Math.floor(tile / state.columns) * high,
      wide,
      high,
      at.x + gap - grow,
      at.y + gap - grow,
      width - 2 * gap + 2 * grow,
      height - 2 * gap + 2 * grow,
    )
    if (isHome(state, place) && lift === 0) return
    const frame = {
      x: at.x + gap - grow,
      y: at.y + gap - grow,
      width: width - 2 * gap + 2 * grow,
      height: height - 2 * gap + 2 * grow,
    }
    strokeRound(pen, frame, 3, 'rgb(255 255 255 / .55)', 1.4)
  }

  function mark(pen: Pen, place: number, color: string) {
    const { x, y } = cornerOf(place)
    strokeRound(pen, { x: x + 2, y: y + 2, width: cell().width - 4, height: cell().height - 4 }, 5, color, 4)
  }

  function choose(place: number) {
    const state = tools.state()
    if (isHome(state, place)) {
      host.sound('bad')
      return
    }
    if (chosen === undefined) {
      chosen = place
      host.sound('tap')
      return
    }
    const first = chosen
    chosen = undefined
    if (first === place) host.sound('tap', -3)
    else tools.send(swapOf(first, place))
  }

  function play({ input, before, after, events }: Played<SwapState, number>): number {
    const mine = ++motion
    const [one, other] = placesOf(input)
    const start = (place: number) =>
      dragged && chosen === place
        ? { x: dragged.x - cell().width / 2, y: dragged.y - cell().height / 2 }
        : cornerOf(place)
    const now = {
      ways: new Map([
        [other, start(one)],
        [one, start(other)],
      ]),
      k: 0,
    }
    moving = now
    chosen = dragged = undefined
    host.sound('move')
    tools.effects.tween(SWAP_SECONDS, (k) => (now.k = k), {
      ease: ease.inOut,
      done() {
        if (mine !== motion) return
        moving = undefined
        const gained = events[0]?.amount ?? 0
        host.sound(gained > 0 ? 'place' : 'tap', gained > 1 ? 7 : gained > 0 ? 3 : -4)
        for (const place of [one, other])
          if (isHome(after, place) && !isHome(before, place))
            tools.effects.burst(middleOf(place), {
              count: 8,
              colors: ['#fff3c4', '#ffd65a', '#ffffff'],
              speed: 130,
            })
        if (gained > 1) host.happy(0.25)
      },
    })
    return SWAP_SECONDS
  }

  return {
    layout(size) {
      room = size
      const height = Math.min(size.height - 2 * MARGIN, (size.width - 2 * MARGIN) / SHAPE)
      box = {
        x: (size.width - height * SHAPE) / 2,
        y: (size.height - height) / 2,
        width: height * SHAPE,
        height,
      }
      picture = undefined
    },
    show() {
      motion++
      picture = undefined
      chosen = cursor = dragged = moving = undefined
      pointing = []
      glow = 0
    },
    play(move) {
      pointing = []
      return play(move)
    },
    draw(pen) {
      const state = tools.state()
      drawMat(pen, box, room)
      for (const place of state.tiles.keys())
        if (isHome(state, place) && !moving?.ways.has(place)) drawTile(pen, state, place, cornerOf(place))
      for (const place of state.tiles.keys()) {
        if (isHome(state, place) || moving?.ways.has(place) || (place === chosen && dragged)) continue
        drawTile(pen, state, place, cornerOf(place))
      }
      for (const [place, from] of moving?.ways ?? []) {
        const [to, k] = [cornerOf(place), moving?.k ?? 1]
        drawTile(
          pen,
          state,
          place,
          { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k },
          k < 1 ? 1 : 0,
        )
      }
      if (chosen !== undefined && !dragged) mark(pen, chosen, '#ffd24a')
      if (cursor !== undefined) mark(pen, cursor, '#3fe0cf')
      for (const place of pointing) mark(pen, place, '#fff4b8')
      if (chosen !== undefined && dragged)
        drawTile(pen, state, chosen, { x: dragged.x - cell().width / 2, y: dragged.y - cell().height / 2 }, 1)
      if (glow > 0 && glow < 1) shine(pen, box, glow)
    },
    cheer() {
      tools.effects.tween(0.9, (k) => (glow = k), { ease: ease.linear })
      return 0.9
    },
    point(input) {
      const now = placesOf(input)
      pointing = now
      tools.effects.tween(HINT_SECONDS, () => undefined, { done: () => pointing === now && (pointing = []) })
    },
    path: (input) => placesOf(input).map(middleOf),
    down(at) {
      cursor = undefined
      const place = under(at)
      if (place !== undefined) choose(place)
      tools.redraw()
    },
    move(at, from) {
      if (!from || chosen === undefined || under(from) !== chosen) return
      if (Math.hypot(at.x - from.x, at.y - from.y) > DRAG_PIXELS) dragged = at
      if (dragged) tools.redraw()
    },
    up(at) {
      if (!dragged || chosen === undefined) return
      const place = under(at)
      const state = tools.state()
      if (place !== undefined && place !== chosen && !isHome(state, place)) tools.send(swapOf(chosen, place))
      chosen = dragged = undefined
      tools.redraw()
    },
    key(key) {
      const step = STEPS[key]
      const { columns, rows } = tools.state()
      if (step) {
        const [x, y] =
          cursor === undefined
            ? [0, 0]
            : [(cursor % columns) + step[0], Math.floor(cursor / columns) + step[1]]
        cursor = Math.max(0, Math.min(rows - 1, y)) * columns + Math.max(0, Math.min(columns - 1, x))
      } else if ((key === 'Enter' || key === ' ') && cursor !== undefined) choose(cursor)
      else return false
      tools.redraw()
      return true
    },
  }
}
