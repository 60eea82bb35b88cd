import { signed, write } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Scene } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { AGAIN, joinOf, OPERATORS, readJoin, rules, valueOf, type MakeState } from '../rules/make-number.ts'
import {
  digits,
  halo,
  isAct,
  LAMP,
  nearestTo,
  PAPER,
  pebble,
  plank,
  shine,
  stepTo,
  turnBack,
  type Pen,
} from './looks.ts'
import { hint, type MindGame, type Tools } from './mind-scene.ts'

const STONES = ['#f2dfb4', '#e9c9a0', '#f4e6c8', '#dfc69a', '#ecd2a8'] as const
const SIGNS = ['#4fb8a0', '#5b9fe0', '#f2895c', '#b58cff'] as const
/** Spots after the tray: the four signs and the way back. */
const FIRST_SIGN = 5
const BACK = 9
const JOIN_SECONDS = 0.28

const spotsOf = (input: number) => {
  if (input === AGAIN) return [BACK]
  const join = readJoin(input)
  return [join.first, FIRST_SIGN + join.operator, join.second]
}

function scene(tools: Tools<MakeState>): Scene<MakeState, number> {
  const { host, number } = tools.context
  const hints = hint(() => tools.effects)
  let room: StageSize = { width: 1, height: 1 }
  let unit = 1
  let first: number | undefined
  let operator: number | undefined
  let cursor: number | undefined
  let glide:
    | { readonly from: number; readonly to: number; readonly tray: MakeState['tray']; k: number }
    | undefined
  let pop = 1
  let wobble = 0

  const places = () => {
    const count = tools.state().start.length
    const gap = Math.min(unit * 1.16, (room.width - 20) / count)
    return Array.from({ length: FIRST_SIGN }, (_, place) => ({
      x: place < count ? room.width / 2 + (place - (count - 1) / 2) * gap : -999,
      y: room.height / 2 + unit * 0.12,
    }))
  }
  const spots = (): Point[] => [
    ...places(),
    ...[0, 1, 2, 3, 4].map((index) => ({
      x: room.width / 2 + (index - 2) * unit * 0.94,
      y: room.height / 2 + unit * 1.52,
    })),
  ]
  const stoneRadius = () => Math.min(unit * 0.5, (room.width - 20) / tools.state().start.length / 2.2)

  function touch(spot: number) {
    const { tray, start } = tools.state()
    if (spot === BACK) {
      if (tray.some((value, place) => value !== start[place])) tools.send(AGAIN)
      return
    }
    if (spot >= FIRST_SIGN) {
      operator = operator === spot - FIRST_SIGN ? undefined : spot - FIRST_SIGN
      host.sound('tap', 3)
    } else if (typeof tray[spot] === 'number') pick(spot)
    tools.redraw()
  }

  function pick(place: number) {
    const { tray } = tools.state()
    if (first === undefined || operator === undefined || first === place) {
      first = first === place ? undefined : place
      host.sound('tap')
      return
    }
    if (valueOf(tray[first]!, tray[place]!, operator) === undefined) {
      host.sound('bad')
      tools.effects.tween(0.4, (k) => (wobble = Math.sin(k * 20) * (1 - k)), { ease: ease.linear })
      return
    }
    tools.send(joinOf(first, place, operator))
  }

  function drawSign(pen: Pen, state: MakeState) {
    const [width, height] = [Math.min(room.width * 0.62, unit * 2.9), unit * 1.2]
    const [x, y] = [room.width / 2, room.height / 2 - unit * 1.5]
    pen.strokeStyle = '#6b4522'
    pen.lineWidth = 4
    pen.beginPath()
    for (const side of [-0.36, 0.36]) {
      pen.moveTo(x + width * side, y - height / 2 + 4)
      pen.lineTo(x + width * side * 0.9, -10)
    }
    pen.stroke()
    if (state.tray.filter((value) => value !== null).length === 1) shine(pen, { x, y }, unit * 1.8, LAMP)
    plank(pen, { x: x - width / 2, y: y - height / 2, width, height }, 18)
    digits(pen, number(state.target), { x, y: y + 1 }, unit * 0.82, PAPER)
  }

  /** What has been chosen so far, between the sign and the tray. */
  function drawThought(pen: Pen, { tray }: MakeState) {
    if (first === undefined || typeof tray[first] !== 'number' || glide) return
    if (tray.filter((value) => value !== null).length < 2) return
    const text = `${number(tray[first]!)} ${operator === undefined ? '' : OPERATORS[operator]} …`
    const y = room.height / 2 - unit * 0.64
    write(pen, signed(text), room.width / 2, y, { size: Math.max(15, unit * 0.26), color: '#fff4dc' })
  }

  function drawStone(pen: Pen, value: number, place: number, at: Point, scale = 1) {
    const radius = stoneRadius() * scale
    const isFirst = place === first
    const shift = isFirst ? wobble * 8 : 0
    const lifted = { x: at.x + shift, y: at.y - (isFirst ? radius * 0.16 : 0) }
    if (isFirst) shine(pen, lifted, radius * 1.55, LAMP)
    pebble(pen, lifted, radius, isFirst ? LAMP : STONES[place]!)
    digits(pen, number(value), lifted, radius * 0.95)
  }

  function drawTray(pen: Pen, state: MakeState) {
    const at = places()
    const radius = stoneRadius()
    const tray = glide ? glide.tray : state.tray
    for (const place of state.start.keys()) {
      pen.fillStyle = 'rgb(60 24 8 / .3)'
      pen.beginPath()
      pen.ellipse(at[place]!.x, at[place]!.y + radius * 0.3, radius * 0.92, radius * 0.66, 0, 0, 2 * Math.PI)
      pen.fill()
    }
    for (const [place, value] of tray.entries())
      if (value !== null && place !== glide?.from) {
        const isNew = !glide && pop < 1 && place === first
        drawStone(pen, value, place, at[place]!, isNew ? 1 + 0.18 * Math.sin(Math.PI * pop) : 1)
      }
    if (!glide) return
    const [from, to] = [at[glide.from]!, at[glide.to]!]
    const lift = Math.sin(Math.PI * glide.k) * unit * 0.4
    const x = from.x + (to.x - from.x) * glide.k
    drawStone(pen, glide.tray[glide.from]!, glide.from, { x, y: from.y - lift })
  }

  function drawSigns(pen: Pen, state: MakeState) {
    const all = spots()
    for (const [index, sign] of OPERATORS.entries()) {
      const at = all[FIRST_SIGN + index]!
      const isChosen = operator === index
      const down = { x: at.x, y: at.y + (isChosen ? unit * 0.05 : 0) }
      pebble(pen, down, unit * 0.39, SIGNS[index]!)
      if (isChosen) halo(pen, down, unit * 0.45, '#fff6d0', 4)
      write(pen, sign, down.x, down.y, { size: unit * 0.52, color: '#ffffff' })
    }
    const isTouched = state.tray.some((value, place) => value !== state.start[place])
    pen.globalAlpha = isTouched ? 1 : 0.4
    pebble(pen, all[BACK]!, unit * 0.39, '#8b6a4a')
    turnBack(pen, all[BACK]!, unit * 0.17, PAPER)
    pen.globalAlpha = 1
  }

  function drawMarks(pen: Pen) {
    for (const [index, at] of spots().entries()) {
      const radius = index < FIRST_SIGN ? stoneRadius() * 1.1 : unit * 0.46
      const pulse = hints.pulse(index)
      if (pulse !== undefined) halo(pen, at, radius + pulse * 5, '#fff6c8', 5)
      if (cursor === index) halo(pen, at, radius + 3, '#ffffff', 3)
    }
  }

  return {
    layout(size) {
      room = size
      unit = Math.min(size.width / 4.9, size.height / 4.5, 124)
    },
    show() {
      first = operator = cursor = glide = undefined
      pop = 1
      wobble = 0
      hints.clear()
    },
    play({ input, before, events }) {
      hints.clear()
      operator = undefined
      if (input === AGAIN) {
        first = undefined
        host.sound('deal')
        return 0.1
      }
      const join = readJoin(input)
      const current = { from: join.first, to: join.second, tray: before.tray, k: 0 }
      glide = current
      first = undefined
      host.sound('move', join.operator)
      tools.effects.tween(JOIN_SECONDS, (k) => (current.k = k), {
        ease: ease.inOut,
        done() {
          glide = undefined
          first = join.second
          host.sound(events.some(({ kind }) => kind === 'missed') ? 'bad' : 'merge', join.operator * 2)
          tools.effects.burst(places()[join.second]!, { count: 10, colors: [SIGNS[join.operator]!, LAMP] })
          tools.effects.tween(0.3, (k) => (pop = k))
        },
      })
      return JOIN_SECONDS + 0.35
    },
    draw(pen) {
      const state = tools.state()
      drawSign(pen, state)
      drawThought(pen, state)
      drawTray(pen, state)
      drawSigns(pen, state)
      drawMarks(pen)
    },
    point: (input) => hints.show(spotsOf(input)),
    path: (input) => spotsOf(input).map((spot) => spots()[spot]!),
    down(at) {
      cursor = undefined
      const spot = nearestTo(spots(), at, unit * 0.62)
      if (spot !== undefined) touch(spot)
    },
    key(key) {
      const sign = ['+', '-', '*', '/'].indexOf(key)
      if (sign >= 0) touch(FIRST_SIGN + sign)
      else if (isAct(key) && cursor !== undefined) touch(cursor)
      else {
        const next = stepTo(spots(), cursor, key)
        if (next === undefined) return false
        cursor = next
        tools.redraw()
      }
      return true
    },
  }
}

export const game: MindGame<MakeState> = { rules, scene }
