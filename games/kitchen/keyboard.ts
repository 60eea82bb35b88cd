import type { Point, Stage } from '#kit/game/stage.ts'
import { fillCircle } from '#kit/game/draw.ts'
import type { KitchenView } from './kitchen-view.ts'
import type { Controls } from './controls.ts'
import { boardPlace, STATIONS, type Station } from './layout.ts'

/** A hand for the keyboard: arrows move a mark, Space or Enter is the finger; 1 to 4 change the station. */
export interface Keyboard {
  key(key: string): boolean
  step(stage: Stage): void
  draw(pen: CanvasRenderingContext2D): void
  hide(): void
}

const SLOWEST = 2
const FASTEST = 9
const TURN = Math.PI / 90
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function openKeyboard(view: KitchenView, press: Controls, go: (station: Station) => void): Keyboard {
  let mark: Point | undefined
  let pace = SLOWEST
  let isDown = false
  let angle = 0
  const middle = () => {
    const { work } = view.places
    return { x: work.x + work.width / 2, y: work.y + work.height * 0.55 }
  }

  /** Over the board the arrows turn the wheel and Space cuts straight through the middle. */
  function turnWheel(stage: Stage, wantsDown: boolean) {
    const { x, y, radius } = boardPlace(view.places)
    const turn = Number(stage.keys.has('ArrowRight')) - Number(stage.keys.has('ArrowLeft'))
    angle += turn * TURN
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    view.blade = { fromX: x - dx, fromY: y - dy, x: x + dx, y: y + dy }
    if (wantsDown && !isDown) press.up()
    isDown = wantsDown
  }

  return {
    key(key) {
      const station = STATIONS[Number(key) - 1]
      if (station) go(station)
      if (ARROWS[key]) mark ??= middle()
      return station !== undefined || ARROWS[key] !== undefined || key === ' ' || key === 'Enter'
    },
    step(stage) {
      if (!mark || stage.held) return
      const wantsDown = stage.keys.has(' ') || stage.keys.has('Enter')
      const hasPizza = view.kitchen.pizzas.some(({ place }) => place === 'board')
      if (view.station === 'board' && hasPizza && !view.tasting) return turnWheel(stage, wantsDown)
      let [dx, dy] = [0, 0]
      for (const [key, [x, y]] of Object.entries(ARROWS)) if (stage.keys.has(key)) [dx, dy] = [dx + x, dy + y]
      pace = dx || dy ? Math.min(FASTEST, pace + 0.35) : SLOWEST
      const { width, height } = view.places.size
      mark = {
        x: Math.max(4, Math.min(width - 4, mark.x + dx * pace)),
        y: Math.max(4, Math.min(height - 4, mark.y + dy * pace)),
      }
      if (wantsDown && !isDown) press.down(mark)
      else if (!wantsDown && isDown) press.up()
      else if (dx || dy) press.move(mark)
      isDown = wantsDown
    },
    draw(pen) {
      if (!mark || (view.station === 'board' && view.blade)) return
      fillCircle(pen, mark.x, mark.y, 15, 'rgb(8 34 46 / .55)')
      fillCircle(pen, mark.x, mark.y, 11, isDown ? '#ffb63d' : '#ffffff')
      fillCircle(pen, mark.x, mark.y, 5, '#0e2735')
    },
    hide() {
      mark = undefined
      isDown = false
      pace = SLOWEST
    },
  }
}
