import { fillCircle, shade } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Scene } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { moveOf, rules, TRAY, type MobileState } from '../rules/drift-mobile.ts'
import {
  digits,
  GREEN,
  ground,
  halo,
  isAct,
  LAMP,
  nearestTo,
  PAPER,
  plank,
  shine,
  stepTo,
  type Pen,
} from './looks.ts'
import { hint, type MindGame, type Tools } from './mind-scene.ts'
import { depthOf, hang, layShape, leansOf, levelOf, type Hanging, type Laid } from './mobile-shape.ts'

const SHELLS = ['#ff8f6b', '#ffc64a', '#5fd08a', '#5bb4f0', '#c79bff', '#ff9cc6'] as const
const SWING_SECONDS = 0.7
/** Spots: hooks first, then the places of the tray. */
const TRAY_FROM = 10

function scene(tools: Tools<MobileState>): Scene<MobileState, number> {
  const { host, number, reducedMotion } = tools.context
  const hints = hint(() => tools.effects)
  let room: StageSize = { width: 1, height: 1 }
  let laid: Laid = layShape('.')
  let unit = 1
  let drop = 1
  let top: Point = { x: 0, y: 0 }
  let leans: readonly number[] = []
  let picked: number | undefined
  let dragged: Point | undefined
  let cursor: number | undefined
  let glow = 0
  let swing = 0

  const hanging = (): Hanging => hang(laid, top, unit, drop, leans)
  const trayY = () => room.height - Math.max(34, unit * 0.62)
  const trayAt = (weight: number): Point => {
    const count = tools.state().weights.length
    const gap = Math.min(unit * 1.2, (room.width - 30) / count)
    return { x: room.width / 2 + (weight - (count - 1) / 2) * gap, y: trayY() }
  }
  const spots = () => {
    const { hooks } = hanging()
    const count = tools.state().weights.length
    return [
      ...Array.from({ length: TRAY_FROM }, (_, hook) =>
        hooks[hook] ? { x: hooks[hook].x, y: hooks[hook].y + unit * 0.4 } : { x: -999, y: -999 },
      ),
      ...Array.from({ length: count }, (_, weight) => trayAt(weight)),
    ]
  }
  const radiusOf = (weight: number) => {
    const { weights } = tools.state()
    const share = weights[weight]! / Math.max(...weights)
    return unit * (0.3 + 0.16 * Math.sqrt(share))
  }

  /** Which weight lies at a spot. */
  function weightAt(spot: number): number | undefined {
    const { hung } = tools.state()
    if (spot < TRAY_FROM) return (hung[spot] ?? -1) >= 0 ? hung[spot] : undefined
    return hung.includes(spot - TRAY_FROM) ? undefined : spot - TRAY_FROM
  }

  function touch(spot: number) {
    const weight = weightAt(spot)
    if (picked === undefined || picked === weight) {
      picked = picked === undefined ? weight : undefined
      if (weight !== undefined) host.sound('tap', picked === undefined ? -2 : 2)
    } else put(picked, spot)
    tools.redraw()
  }

  function put(weight: number, spot: number) {
    const { hung } = tools.state()
    const hook = spot < TRAY_FROM ? spot : TRAY
    const isHung = hung.includes(weight)
    picked = dragged = undefined
    if ((hook === TRAY && !isHung) || hung[hook] === weight) return
    tools.send(moveOf(weight, hook))
  }

  function drawShell(pen: Pen, weight: number, { x, y }: Point, isLifted = false) {
    const radius = radiusOf(weight)
    const color = SHELLS[weight % SHELLS.length]!
    if (isLifted) shine(pen, { x, y }, radius * 1.7, LAMP)
    fillCircle(pen, x, y + radius * 0.14, radius, shade(color, -0.4))
    fillCircle(pen, x, y, radius, color)
    pen.strokeStyle = 'rgb(255 255 255 / .4)'
    pen.lineWidth = Math.max(1.5, radius * 0.07)
    pen.beginPath()
    for (const turn of [-0.9, -0.45, 0, 0.45, 0.9]) {
      pen.moveTo(x, y + radius * 0.86)
      pen.lineTo(x + Math.sin(turn) * radius * 0.9, y - Math.cos(turn) * radius * 0.88)
    }
    pen.stroke()
    fillCircle(pen, x, y, radius * 0.56, PAPER)
    digits(pen, number(tools.state().weights[weight]!), { x, y }, radius * 0.86)
  }

  function drawBeams(pen: Pen, { beams, strings }: Hanging, level: readonly boolean[]) {
    pen.strokeStyle = '#f1e2bd'
    pen.lineWidth = 2.2
    pen.beginPath()
    for (const [from, to] of strings) {
      pen.moveTo(from.x, from.y)
      pen.lineTo(to.x, to.y)
    }
    pen.stroke()
    for (const { beam, arms, at, ends } of beams) {
      const isLevel = level[beam] === true
      const thick = unit * 0.15
      const stroke = (color: string, width: number, down: number) => {
        pen.strokeStyle = color
        pen.lineWidth = width
        pen.lineCap = 'round'
        pen.beginPath()
        pen.moveTo(ends[0].x, ends[0].y + down)
        pen.lineTo(ends[1].x, ends[1].y + down)
        pen.stroke()
      }
      stroke('#5a3218', thick, thick * 0.35)
      stroke(isLevel ? '#c08a52' : '#a8693c', thick, 0)
      stroke('rgb(255 255 255 / .22)', thick * 0.25, -thick * 0.22)
      // Beads count the length of each arm: one bead, one length.
      for (const side of [0, 1] as const)
        for (let bead = 1; bead <= arms[side]; bead++) {
          const k = bead / arms[side]
          const [x, y] = [at.x + (ends[side].x - at.x) * k, at.y + (ends[side].y - at.y) * k]
          fillCircle(pen, x, y, thick * 0.5, isLevel ? '#ffe9a8' : '#fff4dc')
        }
      fillCircle(pen, at.x, at.y, thick * 0.72, isLevel ? GREEN : '#6b4522')
    }
  }

  function drawHooks(pen: Pen, state: MobileState, { hooks }: Hanging) {
    for (const [hook, at] of hooks.entries()) {
      const weight = state.hung[hook]!
      const middle = { x: at.x, y: at.y + unit * 0.4 }
      if (weight < 0 || (weight === picked && dragged)) {
        pen.setLineDash([5, 5])
        halo(pen, middle, unit * 0.34, picked === undefined ? 'rgb(255 244 220 / .5)' : '#ffe9a8', 2.5)
        pen.setLineDash([])
      } else drawShell(pen, weight, middle, weight === picked)
    }
  }

  function drawTray(pen: Pen, state: MobileState) {
    const count = state.weights.length
    const wide = Math.min(room.width - 12, Math.max(unit * 1.3 * count, 160))
    const high = Math.max(52, unit * 1.02)
    plank(
      pen,
      { x: (room.width - wide) / 2, y: trayY() - high / 2, width: wide, height: high },
      20,
      '#b98550',
    )
    for (const weight of state.weights.keys()) {
      const at = trayAt(weight)
      ground(pen, at.x, at.y + unit * 0.2, unit * 0.34)
      const isAway = state.hung.includes(weight) || (weight === picked && dragged)
      if (!isAway) drawShell(pen, weight, at, weight === picked)
    }
  }

  function drawMarks(pen: Pen) {
    for (const [spot, at] of spots().entries()) {
      const pulse = hints.pulse(spot)
      if (pulse !== undefined) halo(pen, at, unit * (0.48 + pulse * 0.07), '#fff6c8', 4)
      if (cursor === spot) halo(pen, at, unit * 0.52, '#ffffff', 3)
    }
  }

  /** The beams swing to where they now hang, and a little over. */
  function settle(to: readonly number[]) {
    const from = to.map((_, beam) => leans[beam] ?? 0)
    const mine = ++swing
    tools.effects.tween(
      SWING_SECONDS,
      (k) => {
        if (swing !== mine) return
        const sway = reducedMotion ? 1 : 1 - Math.cos(k * Math.PI * 3) * (1 - k) ** 2
        leans = to.map((lean, beam) => from[beam]! + (lean - from[beam]!) * sway)
      },
      { ease: ease.linear },
    )
  }

  return {
    layout(size, { shape, weights }) {
      room = size
      laid = layShape(shape)
      const deep = depthOf(laid) + 1
      const wide = Math.max(laid.left + laid.right, weights.length * 1.1)
      unit = Math.min((size.width - 24) / wide, size.height / (deep * 1.02 + 2.3), 88)
      drop = Math.min(unit * 1.25, (size.height - unit * 2.3) / (deep + 0.5))
      top = { x: size.width / 2 + ((laid.left - laid.right) / 2) * unit, y: 6 }
    },
    show(state) {
      swing++
      leans = leansOf(state)
      picked = dragged = cursor = undefined
      glow = 0
      hints.clear()
    },
    play({ input, after, events }) {
      hints.clear()
      settle(leansOf(after))
      const kind = events[0]?.kind
      host.sound(
        kind === 'level' ? 'score' : kind === 'down' ? 'flip' : 'place',
        (events[0]?.amount ?? 0) * 2,
      )
      const hook = input % 10
      if (hook !== TRAY) {
        const at = spots()[hook]!
        tools.effects.burst(at, {
          count: 6,
          colors: ['#fff4dc', SHELLS[Math.floor(input / 10) % 6]!],
          speed: 90,
          size: 5,
        })
      }
      return SWING_SECONDS
    },
    cheer() {
      tools.effects.tween(0.6, (k) => (glow = k))
      return 0.7
    },
    draw(pen) {
      const state = tools.state()
      const now = hanging()
      if (glow > 0) for (const at of now.hooks) shine(pen, at, unit * 1.1, LAMP, glow)
      drawBeams(pen, now, levelOf(state))
      drawTray(pen, state)
      drawHooks(pen, state, now)
      if (picked !== undefined && dragged)
        drawShell(pen, picked, { x: dragged.x, y: dragged.y - unit * 0.2 }, true)
      drawMarks(pen)
    },
    point: (input) => hints.show([input % 10, TRAY_FROM + Math.floor(input / 10)]),
    path: (input) => [trayAt(Math.floor(input / 10)), spots()[input % 10]!],
    down(at) {
      cursor = undefined
      const spot = nearestTo(spots(), at, Math.max(26, unit * 0.6))
      if (spot !== undefined) touch(spot)
    },
    move(at, held) {
      if (!held || picked === undefined) return
      if (dragged || Math.hypot(at.x - held.x, at.y - held.y) > 8) dragged = at
      tools.redraw()
    },
    up(at) {
      if (!dragged || picked === undefined) return
      const spot = nearestTo(spots(), at, unit * 0.95)
      if (spot !== undefined) put(picked, spot)
      picked = dragged = undefined
      tools.redraw()
    },
    key(key) {
      if (isAct(key) && cursor !== undefined) touch(cursor)
      else {
        const next = stepTo(spots(), cursor ?? TRAY_FROM, key)
        if (next === undefined) return false
        cursor = cursor === undefined ? TRAY_FROM : next
        tools.redraw()
      }
      return true
    },
  }
}

export const game: MindGame<MobileState> = { rules, scene }
