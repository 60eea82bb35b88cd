import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, RunWish, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { openStage, type Stage, type StageSize } from '#kit/game/stage.ts'
import { brickLayer } from './brick-layer.ts'
import { controlsOf } from './controls.ts'
import type { BrickDefinition } from './definitions.ts'
import { juice } from './juice.ts'
import { roomOf } from './room.ts'
import type { Scene } from './scene.ts'
import { stamps as openStamps } from './stamps.ts'
import { timesOf } from './world.ts'
import { type Round, world } from './round.ts'
import { drawRound } from './round-picture.ts'

const OVER_AFTER_TICKS = 60
/** Sounds of a kind within this many ticks merge. */
const QUIET_TICKS = 4
const HIGHEST_PITCH = 19
/** Points from here on are shown where they were made. */
const TELLING_POINTS = 40

const FIRST_ROOM: StageSize = { width: 320, height: 480 }

/** Runs one game on a canvas. */
export function mountBricks(
  canvas: HTMLCanvasElement,
  context: GameContext<BrickDefinition, number>,
  scene: Scene,
): GameHandle {
  const { host, text, number } = context
  const { rules } = scene
  const controls = controlsOf(rules)
  const stamps = openStamps()
  const show = juice(context.reducedMotion)
  const layer = scene.brick && brickLayer(scene.brick)
  const heard = new Map<string, number>()
  const round: Round = {
    canvas,
    context,
    scene,
    host,
    text,
    number,
    rules,
    controls,
    stamps,
    show,
    layer,
    run: context.open(),
    size: FIRST_ROOM,
    room: roomOf(FIRST_ROOM, rules.field),
    backdrop: undefined,
    started: false,
    ended: 0,
    clock: 0,
    times: 1,
    dip: 0,
    shown: '',
    before: [],
    heard,
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const guide = coach(() => scene.coach.map(round.room.toCanvas), context.firstTime)
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (now) => layout(round, now),
    draw: (shown) => drawRound(round, shown),
    tick: () => tick(round),
    down(at) {
      controls.down(round.room.toField(at), world(round))
      begin(round)
    },
    move(at) {
      if (round.started) controls.move(round.room.toField(at), stage.held !== undefined)
    },
    up: () => controls.up(),
    key: (key, event) => pressKey(round, key, event),
  })
  showHud(round)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(round, wish),
    destroy: stage.destroy,
  }
}

function begin(round: Round) {
  const { host } = round
  if (round.started) return
  round.started = true
  round.guide.dismiss()
  host.playing(true)
  host.sound('tap')
}

function tick(round: Round) {
  if (!round.started) return
  round.clock++
  round.dip *= 0.82
  round.show.tick(world(round))
  if (world(round).end) {
    round.ended++
    if (round.ended === OVER_AFTER_TICKS) finish(round)
    return
  }
  round.before = [...world(round).kinds]
  for (const event of round.run.apply(round.controls.input(round.stage, world(round)))) react(round, event)
  tellTimes(round)
  showHud(round)
}

/** The brick at a place before this tick. */
function brickAt(round: Round, x: number, y: number) {
  const grid = round.scene.grid?.(world(round))
  if (!grid) return undefined
  const column = Math.floor((x - grid.left) / grid.width)
  const kind = round.before[Math.floor((y - grid.top) / grid.height) * grid.columns + column]
  return kind ? { kind, grid } : undefined
}

function react(round: Round, { kind, x = 0, y = 0, amount = 0 }: SimEvent) {
  const { scene, heard, host, show } = round
  const feel = scene.feel[kind]
  const at = round.room.toCanvas({ x, y })
  const brick = kind === 'break' || kind === 'crack' || kind === 'gem' ? brickAt(round, x, y) : undefined
  const color = scene.colorOf(brick?.kind ?? 1)
  if (feel?.sound && (heard.get(kind) ?? -99) < round.clock - QUIET_TICKS) {
    heard.set(kind, round.clock)
    host.sound(
      feel.sound,
      (feel.pitch ?? 0) + (feel.isRising ? Math.min(HIGHEST_PITCH, world(round).combo - 1) : 0),
    )
  }
  if (feel?.sparks)
    round.stage.effects.burst(at, {
      count: feel.count ?? 8,
      colors: feel.sparks === 'brick' ? [color, '#ffffff', color] : feel.sparks,
      size: 6 * round.room.scale,
      speed: 150 * round.room.scale,
      life: 0.55,
    })
  if (feel?.quake) round.stage.effects.quake(feel.quake)
  if (brick) {
    const { width, height } = brick.grid
    show.flare({ x, y, width, height, color, isGone: kind !== 'crack' })
  }
  if (kind === 'paddle' || kind === 'dip' || kind === 'cross' || kind === 'guide') round.dip = 1
  if (kind !== 'break') show.squash()
  if (POINTS.has(kind) && amount >= TELLING_POINTS)
    round.stage.effects.rise(signed(`+${round.number(amount)}`), at, '#ffe066')
  if (kind === 'lost') {
    host.vibrate()
    host.announce(round.text('say.lost', { count: amount }))
  }
  if (kind === 'wave') sayWave(round, amount)
}

function sayWave(round: Round, count: number) {
  const { host } = round
  const says = round.text(
    round.rules.hud(world(round)).some(([key]) => key === 'depth') ? 'say.depth' : 'say.wave',
    {
      count: round.number(count),
    },
  )
  round.stage.effects.rise(says, { x: round.size.width / 2, y: round.size.height * 0.45 }, '#8dfff0')
  host.announce(says)
  host.happy(0.5)
}

function tellTimes(round: Round) {
  const now = timesOf(world(round))
  if (now > round.times) {
    round.host.sound('coin', now)
    const [width, height] = round.rules.field
    const { x, y } = world(round).balls[0] ?? { x: width / 2, y: height / 2 }
    round.stage.effects.rise(
      signed(`×${round.number(now)}`),
      round.room.toCanvas({ x, y: y - 18 }),
      '#ff9ecb',
    )
  }
  round.times = now
}

function showHud(round: Round) {
  const items = round.rules.hud(world(round))
  const now = items.join()
  if (now === round.shown) return
  round.shown = now
  round.host.hud(
    items.map(([key, value]) => ({ id: key, label: round.text(`hud.${key}`), value: round.number(value) })),
  )
}

function finish(round: Round) {
  const { host } = round
  const { end, score, lives, bestCombo } = world(round)
  host.playing(false)
  if (end === 'won') host.happy(1)
  host.announce(round.text('say.over', { score: round.number(score), combo: bestCombo }))
  if (end === 'won') host.over(lives >= 3 ? 3 : lives === 2 ? 2 : 1)
  else host.over()
}

function restart(round: Round, wish?: RunWish) {
  round.run = round.context.fresh(wish)
  round.started = false
  round.ended = 0
  round.times = 1
  round.dip = 0
  round.heard.clear()
  round.show.clear()
  round.stage.effects.clear()
  round.controls.reset()
  showHud(round)
  round.host.sound('deal')
  round.stage.invalidate()
}

function layout(round: Round, now: StageSize) {
  round.size = now
  round.room = roomOf(now, round.rules.field)
  const sharpness = (round.room.scale * round.canvas.width) / now.width
  round.stamps.sharpen(sharpness)
  round.layer?.clear(sharpness)
  round.backdrop = undefined
}

function pressKey(round: Round, key: string, event: KeyboardEvent) {
  if (!round.controls.key(key, event.repeat)) return false
  begin(round)
  return true
}

const POINTS = new Set(['break', 'gem', 'cross', 'patch', 'core', 'clear'])
