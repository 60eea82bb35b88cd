import type { SimEvent } from '#kit/game/contract.ts'
import { fillRound, fitBox, signed, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites } from '#kit/game/sprites.ts'
import type { Point } from '#kit/game/stage.ts'
import type { MergeDefinition } from './definitions.ts'
import { drawPearl, pearlColor } from './pearl-look.ts'
import { BOWL, dropX, pourPearls, radiusOf, type Tick } from './pearls.ts'
import type { Input, State } from './state.ts'

type Tools = SceneTools<MergeDefinition, State, Input>

const PACE = 1.35
const HAND_Y = 50
const RIM = 14
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21]

export function pearlScene(tools: Tools): Scene<State, Input> {
  const { definition, host, number } = tools.context
  const places = definition.columns
  const stamps = sprites()
  let box: Box = { x: 0, y: 0, width: 1, height: 1 }
  let scale = 1
  let place = Math.round(places / 2)
  let playing: { readonly ticks: readonly Tick[]; k: number; seen: number } | undefined
  let queued = false
  let dropped: number | undefined

  const onCanvas = (x: number, y: number): Point => ({ x: box.x + x * scale, y: box.y + y * scale })

  function aim(at: Point) {
    const radius = radiusOf(tools.state().next[0]!)
    const share = ((at.x - box.x) / scale - radius) / (BOWL.width - 2 * radius)
    place = Math.max(0, Math.min(places, Math.round(share * places)))
    tools.redraw()
  }

  function drop() {
    if (playing) {
      queued = true
      return
    }
    queued = false
    tools.send([place])
  }

  function react(events: readonly SimEvent[]) {
    for (const { kind, x = 0, y = 0, amount = 0 } of events) {
      if (kind !== 'merge' && kind !== 'vanish') continue
      const at = onCanvas(x, y)
      tools.effects.burst(at, {
        count: 8 + amount * 2,
        colors: [pearlColor(amount), '#ffffff'],
        speed: 120 + amount * 18,
      })
      tools.effects.rise(signed(`+${number((amount * (amount + 1)) / 2)}`), at, '#fff3b0')
      host.sound('merge', SCALE[Math.min(SCALE.length - 1, amount - 2)])
      if (amount >= 7) host.happy(Math.min(1, 0.3 + (amount - 6) * 0.2))
      if (amount >= 6) tools.effects.quake(amount)
    }
  }

  function advance(current: NonNullable<typeof playing>, k: number) {
    const at = Math.floor(k * (current.ticks.length - 1))
    for (let tick = current.seen + 1; tick <= at; tick++) react(current.ticks[tick]!.events)
    current.seen = Math.max(current.seen, at)
    current.k = k
  }

  function paintBowl(pen: CanvasRenderingContext2D) {
    const [x, y] = [box.x, box.y + BOWL.line * scale]
    const height = (BOWL.height - BOWL.line) * scale
    const rim = RIM * scale
    fillRound(
      pen,
      { x: x - rim, y: y - rim, width: box.width + 2 * rim, height: height + 2 * rim },
      rim * 1.6,
      '#0a4656',
    )
    fillRound(pen, { x, y: y - rim, width: box.width, height: height + rim }, rim * 0.6, '#0d6477')
    fillRound(
      pen,
      { x: x - rim, y: y - rim, width: rim * 0.5, height: height + rim },
      rim * 0.25,
      'rgb(255 255 255 / .25)',
    )
    pen.save()
    pen.setLineDash([8, 8])
    pen.strokeStyle = 'rgb(255 255 255 / .35)'
    pen.lineWidth = 2
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + box.width, y)
    pen.stroke()
    pen.restore()
  }

  function drawHand(pen: CanvasRenderingContext2D, state: State) {
    const rank = state.next[0]!
    const spot = onCanvas(dropX(place, places, rank), HAND_Y)
    pen.fillStyle = 'rgb(255 255 255 / .14)'
    pen.fillRect(spot.x - 1.5, spot.y, 3, box.y + box.height - spot.y)
    drawPearl(pen, stamps, rank, { ...spot, radius: radiusOf(rank) * scale })
    const corner = onCanvas(place < places * 0.7 ? BOWL.width - 24 : 24, 24)
    drawPearl(pen, stamps, state.next[1]!, { ...corner, radius: 15 * scale })
  }

  return {
    layout({ width, height }) {
      const room = { x: 0, y: 0, width, height }
      const fit = fitBox(room, (BOWL.width + RIM * 2) / (BOWL.height + RIM * 2), 6)
      scale = fit.width / (BOWL.width + RIM * 2)
      box = {
        x: fit.x + RIM * scale,
        y: fit.y + RIM * scale,
        width: BOWL.width * scale,
        height: BOWL.height * scale,
      }
      stamps.clear()
    },
    show() {
      playing = undefined
      queued = false
      dropped = undefined
    },
    draw(pen) {
      const state = tools.state()
      paintBowl(pen)
      const shown = playing
        ? playing.ticks[Math.floor(playing.k * (playing.ticks.length - 1))]!.pearls
        : state.pearls
      for (const { x, y, rank } of shown)
        drawPearl(pen, stamps, rank, { ...onCanvas(x, y), radius: radiusOf(rank) * scale })
      if (!state.over) drawHand(pen, state)
    },
    play({ input, before }) {
      const ticks: Tick[] = []
      pourPearls(before, input[0]!, places, (tick) => ticks.push(tick))
      const current = { ticks, k: 0, seen: -1 }
      playing = current
      dropped = undefined
      host.sound('place', -before.next[0]!)
      const seconds = ticks.length / 60 / PACE
      tools.effects.tween(seconds, (k) => advance(current, k), {
        ease: ease.linear,
        done() {
          if (playing !== current) return
          playing = undefined
          if (queued && !tools.state().over) drop()
        },
      })
      return seconds
    },
    point(input) {
      place = input[0]!
      dropped = place
      host.toast(tools.context.text('say.here'))
    },
    path: (input) => [onCanvas(dropX(input[0]!, places, tools.state().next[0]!), HAND_Y)],
    down: aim,
    move(at, from) {
      if (from || dropped === undefined) aim(at)
    },
    up(at) {
      aim(at)
      drop()
    },
    key(key) {
      const way = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
      if (way !== 0) place = Math.max(0, Math.min(places, place + way))
      else if (key === 'Enter' || key === ' ' || key === 'ArrowDown') drop()
      else return false
      tools.redraw()
      return true
    },
  }
}
