import { fillCircle, shade } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Scene } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { hasStick, placesOf, readMove, rules, signOf, stickOf, type MatchState } from '../rules/match-sums.ts'
import { CORAL, halo, isAct, LAMP, plank, shine, stepTo, type Pen } from './looks.ts'
import { hint, type MindGame, type Tools } from './mind-scene.ts'

/** A stick from its foot to its head. */
type Stick = readonly [footX: number, footY: number, headX: number, headY: number]

/** Sticks of a digit one wide and two high, in the order of the rules. */
const DIGIT: readonly Stick[] = [
  [0.12, 0, 0.88, 0],
  [1, 0.12, 1, 0.88],
  [1, 1.12, 1, 1.88],
  [0.12, 2, 0.88, 2],
  [0, 1.12, 0, 1.88],
  [0, 0.12, 0, 0.88],
  [0.12, 1, 0.88, 1],
]
const SIGN: readonly Stick[] = [
  [0, 1, 0.72, 1],
  [0.36, 0.62, 0.36, 1.38],
]
const EQUALS: readonly Stick[] = [
  [0, 0.8, 0.72, 0.8],
  [0, 1.2, 0.72, 1.2],
]
const WIDTHS: Readonly<Record<string, number>> = { d: 1, o: 0.72, e: 0.72 }
const GAP = 0.42
const MOVE_SECONDS = 0.26

/** How far a point lies from a stick. */
function distanceTo([x, y, toX, toY]: Stick, at: Point): number {
  const [dx, dy] = [toX - x, toY - y]
  const k = Math.max(0, Math.min(1, ((at.x - x) * dx + (at.y - y) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(at.x - x - dx * k, at.y - y - dy * k)
}

function scene(tools: Tools<MatchState>): Scene<MatchState, number> {
  const { host } = tools.context
  const hints = hint(() => tools.effects)
  let room: StageSize = { width: 1, height: 1 }
  let unit = 1
  let origin: Point = { x: 0, y: 0 }
  let starts: number[] = []
  let picked: number | undefined
  let dragged: Point | undefined
  let cursor: number | undefined
  let flight: { readonly from: Stick; readonly to: number; k: number } | undefined
  let glow = 0

  const laid = (stick: Stick, sign: number): Stick => {
    const x = origin.x + starts[sign]! * unit
    return [x + stick[0] * unit, origin.y + stick[1] * unit, x + stick[2] * unit, origin.y + stick[3] * unit]
  }
  const stickAt = (place: number): Stick => {
    const sign = signOf(place)
    const kind = tools.state().form[sign]
    return laid((kind === 'd' ? DIGIT : SIGN)[stickOf(place)]!, sign)
  }
  const middle = ([x, y, toX, toY]: Stick): Point => ({ x: (x + toX) / 2, y: (y + toY) / 2 })
  const places = () => placesOf(tools.state().form)
  /** Where a place is pointed at: the sticks of a plus cross in their middle, so theirs lies nearer to the foot. */
  const grip = (place: number): Point => {
    const [x, y, toX, toY] = stickAt(place)
    const k = tools.state().form[signOf(place)] === 'o' ? 0.2 : 0.5
    return { x: x + (toX - x) * k, y: y + (toY - y) * k }
  }
  const grips = () => places().map(grip)
  /** The place under a finger; in the hand of one who holds a stick, free places come first. */
  const under = (at: Point, reach = 0.4) => {
    const state = tools.state()
    let [best, least]: [number | undefined, number] = [undefined, Math.max(22, unit * reach)]
    for (const place of places()) {
      const isWanted = (picked !== undefined) !== hasStick(state, place)
      if (picked === undefined && !isWanted) continue
      const far = distanceTo(stickAt(place), at) + (isWanted ? 0 : unit * 0.12)
      if (far < least) [best, least] = [place, far]
    }
    return best
  }

  function put(place: number) {
    const state = tools.state()
    if (hasStick(state, place)) {
      picked = picked === place ? undefined : place
      host.sound('tap', picked === undefined ? -2 : 2)
    } else if (picked !== undefined) {
      const from = picked
      picked = undefined
      tools.send(from * 100 + place)
    }
    tools.redraw()
  }

  function paint(pen: Pen, [x, y, toX, toY]: Stick, lift = 0) {
    const thick = unit * 0.15
    pen.lineCap = 'round'
    pen.strokeStyle = 'rgb(4 20 16 / .35)'
    pen.lineWidth = thick
    line(pen, [x, y + 4 + lift * 10, toX, toY + 4 + lift * 10])
    const up = lift * 6
    pen.strokeStyle = '#a8763a'
    line(pen, [x, y - up + thick * 0.16, toX, toY - up + thick * 0.16])
    pen.strokeStyle = glow > 0 ? shade('#f0cf8c', glow * 0.5) : '#f0cf8c'
    pen.lineWidth = thick * 0.72
    line(pen, [x, y - up, toX, toY - up])
    fillCircle(pen, toX, toY - up + 1.5, thick * 0.78, '#a93236')
    fillCircle(pen, toX, toY - up, thick * 0.74, glow > 0 ? LAMP : CORAL)
    fillCircle(pen, toX - thick * 0.22, toY - up - thick * 0.25, thick * 0.2, 'rgb(255 255 255 / .8)')
  }
  function line(pen: Pen, [x, y, toX, toY]: Stick) {
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(toX, toY)
    pen.stroke()
  }

  function drawFree(pen: Pen, place: number) {
    pen.lineCap = 'round'
    pen.lineWidth = unit * 0.13
    pen.strokeStyle = picked === undefined ? 'rgb(255 255 255 / .055)' : 'rgb(255 240 190 / .26)'
    line(pen, stickAt(place))
  }

  function drawPicked(pen: Pen, place: number) {
    const stick = stickAt(place)
    const at = middle(stick)
    shine(pen, dragged ?? at, unit * 0.62, LAMP)
    if (!dragged) {
      paint(pen, stick, 1)
      return
    }
    const [dx, dy] = [dragged.x - at.x, dragged.y - at.y - unit * 0.1]
    paint(pen, [stick[0] + dx, stick[1] + dy, stick[2] + dx, stick[3] + dy], 1)
  }

  function drawFlight(pen: Pen) {
    if (!flight) return
    const to = stickAt(flight.to)
    const { from, k } = flight
    const part = (index: 0 | 1 | 2 | 3) => from[index] + (to[index] - from[index]) * k
    paint(pen, [part(0), part(1), part(2), part(3)], Math.sin(Math.PI * k))
  }

  function drawMarks(pen: Pen) {
    for (const place of places()) {
      const pulse = hints.pulse(place)
      if (pulse !== undefined) halo(pen, grip(place), unit * (0.26 + pulse * 0.08), '#fff6c8', 4)
      if (cursor === place) halo(pen, grip(place), unit * 0.3, '#ffffff', 3)
    }
  }

  return {
    layout(size, { form }) {
      room = size
      let wide = 0
      starts = [...form].map((sign) => {
        const at = wide
        wide += WIDTHS[sign]! + GAP
        return at
      })
      wide -= GAP
      unit = Math.min((size.width - 56) / wide, (size.height - 110) / 2, 120)
      origin = { x: (size.width - wide * unit) / 2, y: size.height / 2 - unit }
    },
    show() {
      picked = dragged = cursor = flight = undefined
      glow = 0
      hints.clear()
    },
    play({ input, events }) {
      hints.clear()
      const { from, to } = readMove(input)
      const stick = stickAt(from)
      const at = middle(stick)
      const [dx, dy] = dragged ? [dragged.x - at.x, dragged.y - at.y] : [0, 0]
      const current = {
        from: [stick[0] + dx, stick[1] + dy, stick[2] + dx, stick[3] + dy] as const,
        to,
        k: 0,
      }
      picked = dragged = undefined
      flight = current
      const isWon = events.some(({ kind }) => kind === 'won')
      tools.effects.tween(MOVE_SECONDS, (k) => (current.k = k), {
        ease: ease.inOut,
        done() {
          if (flight === current) flight = undefined
          host.sound('place', isWon ? 6 : 0)
        },
      })
      return MOVE_SECONDS + 0.1
    },
    cheer() {
      tools.effects.tween(0.7, (k) => (glow = k))
      return 0.8
    },
    draw(pen) {
      const state = tools.state()
      const wide = room.width - origin.x * 2
      plank(
        pen,
        { x: origin.x - 22, y: origin.y - 40, width: wide + 44, height: unit * 2 + 80 },
        26,
        '#2f5f50',
      )
      if (glow > 0) shine(pen, { x: room.width / 2, y: room.height / 2 }, wide * 0.6, LAMP, glow)
      for (const place of places()) if (!hasStick(state, place)) drawFree(pen, place)
      for (const [sign, kind] of [...state.form].entries())
        if (kind === 'e') for (const stick of EQUALS) paint(pen, laid(stick, sign))
      for (const place of places())
        if (hasStick(state, place) && place !== picked && place !== flight?.to) paint(pen, stickAt(place))
      if (picked !== undefined) drawPicked(pen, picked)
      drawFlight(pen)
      drawMarks(pen)
    },
    point(input) {
      const { from, to } = readMove(input)
      hints.show([from, to])
    },
    path(input) {
      const { from, to } = readMove(input)
      return [grip(from), grip(to)]
    },
    down(at) {
      cursor = undefined
      const place = under(at)
      if (place !== undefined) put(place)
    },
    move(at, held) {
      if (!held || picked === undefined) return
      if (dragged || Math.hypot(at.x - held.x, at.y - held.y) > 8) dragged = at
      tools.redraw()
    },
    up(at) {
      if (!dragged || picked === undefined) return
      const place = under(at, 0.6)
      if (place !== undefined && !hasStick(tools.state(), place)) put(place)
      picked = dragged = undefined
      tools.redraw()
    },
    key(key) {
      if (isAct(key) && cursor !== undefined) put(cursor)
      else {
        const all = places()
        const next = stepTo(grips(), cursor === undefined ? undefined : all.indexOf(cursor), key)
        if (next === undefined) return false
        cursor = all[next]
        tools.redraw()
      }
      return true
    },
  }
}

export const game: MindGame<MatchState> = { rules, scene }
