import type { GameContext, GameHost, SimEvent } from '#kit/game/contract.ts'
import { fillRound, fitBox, signed, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import { sprites, type Sprites } from '#kit/game/sprites.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { MergeDefinition } from './definitions.ts'
import { drawPearl, pearlColor } from './pearl-look.ts'
import { BOWL, dropX, pourPearls, radiusOf, type Tick } from './pearls.ts'
import type { Input, State } from './state.ts'

type Tools = SceneTools<MergeDefinition, State, Input>

const PACE = 1.35
const HAND_Y = 50
const RIM = 14
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21]

/** The bowl as drawn, with the next pearl above. */
interface PearlTable {
  readonly tools: Tools
  readonly host: GameHost
  readonly number: GameContext['number']
  readonly places: number
  readonly stamps: Sprites
  box: Box
  scale: number
  place: number
  playing: { readonly ticks: readonly Tick[]; k: number; seen: number } | undefined
  queued: boolean
  dropped: number | undefined
}

export function pearlScene(tools: Tools): Scene<State, Input> {
  const { definition, host, number } = tools.context
  const places = definition.columns
  const table: PearlTable = {
    tools,
    host,
    number,
    places,
    stamps: sprites(),
    box: { x: 0, y: 0, width: 1, height: 1 },
    scale: 1,
    place: Math.round(places / 2),
    playing: undefined,
    queued: false,
    dropped: undefined,
  }
  return {
    layout: (size) => layOut(table, size),
    show: () => clear(table),
    draw: (pen) => drawTable(table, pen),
    play: (move) => play(table, move),
    point: (input) => pointAt(table, input),
    path: (input) => [onCanvas(table, dropX(input[0]!, places, tools.state().next[0]!), HAND_Y)],
    down: (at) => aim(table, at),
    move(at, from) {
      if (from || table.dropped === undefined) aim(table, at)
    },
    up(at) {
      aim(table, at)
      drop(table)
    },
    key: (key) => pressKey(table, key),
  }
}

const onCanvas = (table: PearlTable, x: number, y: number): Point => ({
  x: table.box.x + x * table.scale,
  y: table.box.y + y * table.scale,
})

function aim(table: PearlTable, at: Point) {
  const radius = radiusOf(table.tools.state().next[0]!)
  const share = ((at.x - table.box.x) / table.scale - radius) / (BOWL.width - 2 * radius)
  table.place = Math.max(0, Math.min(table.places, Math.round(share * table.places)))
  table.tools.redraw()
}

function drop(table: PearlTable) {
  if (table.playing) {
    table.queued = true
    return
  }
  table.queued = false
  table.tools.send([table.place])
}

function react(table: PearlTable, events: readonly SimEvent[]) {
  for (const { kind, x = 0, y = 0, amount = 0 } of events) {
    if (kind !== 'merge' && kind !== 'vanish') continue
    const at = onCanvas(table, x, y)
    table.tools.effects.burst(at, {
      count: 8 + amount * 2,
      colors: [pearlColor(amount), '#ffffff'],
      speed: 120 + amount * 18,
    })
    table.tools.effects.rise(signed(`+${table.number((amount * (amount + 1)) / 2)}`), at, '#fff3b0')
    table.host.sound('merge', SCALE[Math.min(SCALE.length - 1, amount - 2)])
    if (amount >= 7) table.host.happy(Math.min(1, 0.3 + (amount - 6) * 0.2))
    if (amount >= 6) table.tools.effects.quake(amount)
  }
}

function advance(table: PearlTable, current: NonNullable<typeof table.playing>, k: number) {
  const at = Math.floor(k * (current.ticks.length - 1))
  for (let tick = current.seen + 1; tick <= at; tick++) react(table, current.ticks[tick]!.events)
  current.seen = Math.max(current.seen, at)
  current.k = k
}

function paintBowl(table: PearlTable, pen: CanvasRenderingContext2D) {
  const [x, y] = [table.box.x, table.box.y + BOWL.line * table.scale]
  const height = (BOWL.height - BOWL.line) * table.scale
  const rim = RIM * table.scale
  fillRound(
    pen,
    { x: x - rim, y: y - rim, width: table.box.width + 2 * rim, height: height + 2 * rim },
    rim * 1.6,
    '#0a4656',
  )
  fillRound(pen, { x, y: y - rim, width: table.box.width, height: height + rim }, rim * 0.6, '#0d6477')
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
  pen.lineTo(x + table.box.width, y)
  pen.stroke()
  pen.restore()
}

function drawHand(table: PearlTable, pen: CanvasRenderingContext2D, state: State) {
  const rank = state.next[0]!
  const spot = onCanvas(table, dropX(table.place, table.places, rank), HAND_Y)
  pen.fillStyle = 'rgb(255 255 255 / .14)'
  pen.fillRect(spot.x - 1.5, spot.y, 3, table.box.y + table.box.height - spot.y)
  drawPearl(pen, table.stamps, rank, { ...spot, radius: radiusOf(rank) * table.scale })
  const corner = onCanvas(table, table.place < table.places * 0.7 ? BOWL.width - 24 : 24, 24)
  drawPearl(pen, table.stamps, state.next[1]!, { ...corner, radius: 15 * table.scale })
}

function layOut(table: PearlTable, { width, height }: StageSize) {
  const room = { x: 0, y: 0, width, height }
  const fit = fitBox(room, (BOWL.width + RIM * 2) / (BOWL.height + RIM * 2), 6)
  table.scale = fit.width / (BOWL.width + RIM * 2)
  table.box = {
    x: fit.x + RIM * table.scale,
    y: fit.y + RIM * table.scale,
    width: BOWL.width * table.scale,
    height: BOWL.height * table.scale,
  }
  table.stamps.clear()
}

function clear(table: PearlTable) {
  table.playing = undefined
  table.queued = false
  table.dropped = undefined
}

function drawTable(table: PearlTable, pen: CanvasRenderingContext2D) {
  const state = table.tools.state()
  paintBowl(table, pen)
  const shown = table.playing
    ? table.playing.ticks[Math.floor(table.playing.k * (table.playing.ticks.length - 1))]!.pearls
    : state.pearls
  for (const { x, y, rank } of shown)
    drawPearl(pen, table.stamps, rank, { ...onCanvas(table, x, y), radius: radiusOf(rank) * table.scale })
  if (!state.over) drawHand(table, pen, state)
}

function play(table: PearlTable, { input, before }: Played<State, Input>) {
  const ticks: Tick[] = []
  pourPearls(before, input[0]!, table.places, (tick) => ticks.push(tick))
  const current = { ticks, k: 0, seen: -1 }
  table.playing = current
  table.dropped = undefined
  table.host.sound('place', -before.next[0]!)
  const seconds = ticks.length / 60 / PACE
  table.tools.effects.tween(seconds, (k) => advance(table, current, k), {
    ease: ease.linear,
    done() {
      if (table.playing !== current) return
      table.playing = undefined
      if (table.queued && !table.tools.state().over) drop(table)
    },
  })
  return seconds
}

function pointAt(table: PearlTable, input: Input) {
  table.place = input[0]!
  table.dropped = table.place
  table.host.toast(table.tools.context.text('say.here'))
}

function pressKey(table: PearlTable, key: string) {
  const way = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  if (way !== 0) table.place = Math.max(0, Math.min(table.places, table.place + way))
  else if (key === 'Enter' || key === ' ' || key === 'ArrowDown') drop(table)
  else return false
  table.tools.redraw()
  return true
}
