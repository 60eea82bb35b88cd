import type { RunWish, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { toCanvas, world, type PaddleTable } from './table.ts'
import { clamp, placeInput } from './world.ts'

const OVER_AFTER_TICKS = 60
const QUIET_TICKS = 4
const HIGHEST_PITCH = 16
const KEY_STEP = 28
const POINTS = new Set(['goal', 'sunk'])

export function begin(table: PaddleTable) {
  if (table.started) return
  table.started = true
  table.guide.dismiss()
  table.host.playing(true)
  table.host.sound('tap')
}

function input(table: PaddleTable): number {
  const side =
    Number(table.stage.keys.has('ArrowRight') || table.stage.keys.has('d')) -
    Number(table.stage.keys.has('ArrowLeft') || table.stage.keys.has('a'))
  if (side !== 0) {
    table.target = undefined
    return placeInput(world(table).pad + side * KEY_STEP, table.width)
  }
  return table.target === undefined ? 0 : placeInput(table.target, table.width)
}

export function tick(table: PaddleTable) {
  if (!table.started) return
  table.clock++
  table.dip *= 0.82
  table.tails.follow(world(table).balls)
  if (world(table).end) {
    table.ended++
    if (table.ended === OVER_AFTER_TICKS) finish(table)
    return
  }
  for (const event of table.run.apply(input(table))) react(table, event)
  showHud(table)
}

function react(table: PaddleTable, { kind, x = 0, y = 0, amount = 0 }: SimEvent) {
  const feel = table.scene.feel[kind]
  const at = toCanvas(table, { x, y })
  if (feel?.sound && (table.heard.get(kind) ?? -99) < table.clock - QUIET_TICKS) {
    table.heard.set(kind, table.clock)
    table.host.sound(
      feel.sound,
      (feel.pitch ?? 0) + (feel.isRising ? Math.min(HIGHEST_PITCH, world(table).rally) : 0),
    )
  }
  if (feel?.sparks)
    table.stage.effects.burst(at, {
      count: feel.count ?? 8,
      colors: feel.sparks,
      size: 6 * table.room.scale,
      speed: 150 * table.room.scale,
      life: 0.55,
    })
  if (feel?.quake) table.stage.effects.quake(feel.quake)
  if (feel?.happy) table.host.happy(feel.happy)
  if (kind === 'paddle' || kind === 'spin') table.dip = 1
  if (POINTS.has(kind))
    table.stage.effects.rise(
      signed(`+${table.number(amount)}`),
      { x: clamp(at.x, 40, table.size.width - 40), y: clamp(at.y, 40, table.size.height - 20) },
      '#ffe066',
    )
  if (kind === 'hurt') table.host.vibrate()
  if (kind === 'round') say(table, table.text('say.round', { count: table.number(amount) }))
  if (kind === 'goal' || kind === 'hurt') table.host.announce(table.text(`say.${kind}`))
}

function say(table: PaddleTable, words: string) {
  table.stage.effects.rise(words, { x: table.size.width / 2, y: table.size.height * 0.45 }, '#8dfff0')
  table.host.announce(words)
}

export function showHud(table: PaddleTable) {
  const items = table.rules.hud(world(table))
  const now = items.join()
  if (now === table.shown) return
  table.shown = now
  table.host.hud(
    items.map(([key, value]) => ({
      id: key,
      label: table.text(`hud.${key}`),
      value: typeof value === 'number' ? table.number(value) : signed(value),
    })),
  )
}

function finish(table: PaddleTable) {
  const { end, score } = world(table)
  table.host.playing(false)
  if (end === 'won') table.host.happy(1)
  table.host.announce(table.text(end === 'won' ? 'say.won' : 'say.over', { score: table.number(score) }))
  if (end === 'won' && table.scene.stars) table.host.over(table.scene.stars(world(table)))
  else table.host.over()
}

export function restart(table: PaddleTable, wish?: RunWish) {
  table.run = table.context.fresh(wish)
  table.started = false
  table.ended = 0
  table.dip = 0
  table.target = table.grip = undefined
  table.backdrop = undefined
  table.heard.clear()
  table.tails.clear()
  table.stage.effects.clear()
  showHud(table)
  table.host.sound('deal')
  table.stage.invalidate()
}
