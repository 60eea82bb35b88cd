import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameDefinition, GameHandle, RunWish, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { openStage, type Point, type Stage, type StageSize } from '#kit/game/stage.ts'
import { draw } from './arena-draw.ts'
import { type Arena, fieldOf, onCanvas, world } from './arena.ts'
import { paintTile, roomOf } from './backdrop.ts'
import { cardAt } from './card-table.ts'
import { controlsOf } from './controls.ts'
import { timesOf } from './deeds.ts'
import type { Scene } from './scene.ts'

const OVER_AFTER_TICKS = 55

/** Sounds of the same kind this close together are one. */
const QUIET_TICKS = 5

/** Runs one shooter on a canvas. */
export function mountShooter<Definition extends GameDefinition>(
  canvas: HTMLCanvasElement,
  context: GameContext<Definition, number>,
  scene: Scene,
): GameHandle {
  const { host, text, number, definition } = context
  const { rules } = scene
  const [fieldWidth, fieldHeight] = rules.field
  const controls = controlsOf(rules)
  const heard = new Map<string, number>()

  const arena: Arena = {
    canvas,
    context,
    scene,
    host,
    text,
    number,
    definition,
    rules,
    fieldWidth,
    fieldHeight,
    controls,
    run: context.open(),
    room: roomOf({ width: 1, height: 1 }, rules.field),
    tile: undefined,
    painter: undefined,
    started: false,
    ended: 0,
    clock: 0,
    times: 1,
    shown: '',
    card: 0,
    chosen: 0,
    heard,
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }

  const guide = coach(
    () => scene.coach(world(arena)).map(({ x, y }) => onCanvas(arena, x, y)),
    context.firstTime,
  )
  const stage: Stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout: (size) => layout(arena, size),
    draw: (painted) => draw(arena, painted),
    tick: () => tick(arena),
    down: (at) => fingerDown(arena, at),
    move(at) {
      if (arena.started && world(arena).cards.length === 0)
        controls.move(fieldOf(arena, at), stage.held !== undefined)
    },
    up: (at) => controls.up(fieldOf(arena, at)),
    key: (key, event) => pressed(arena, key, event.repeat),
  })
  showHud(arena)
  host.ready()

  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(arena, wish),
    destroy: stage.destroy,
  }
}

function pressed(arena: Arena, key: string, isRepeat: boolean): boolean {
  if (world(arena).cards.length > 0) {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[key]
    if (step) arena.card = (arena.card + step + 3) % 3
    if ('123'.includes(key)) arena.chosen = Number(key)
    if (!isRepeat && (key === 'Enter' || key === ' ')) arena.chosen = arena.card + 1
    return step !== undefined || arena.chosen > 0
  }
  if (isRepeat) return true
  if (!arena.controls.key(key)) return false
  begin(arena)
  return true
}

function begin(arena: Arena) {
  if (arena.started) return
  arena.started = true
  arena.guide.dismiss()
  arena.host.playing(true)
  arena.host.sound('tap')
}

function tick(arena: Arena) {
  if (!arena.started) return
  if (world(arena).end) {
    arena.ended++
    if (arena.ended === OVER_AFTER_TICKS) finish(arena)
    return
  }
  const isChoosing = world(arena).cards.length > 0
  if (!isChoosing) arena.clock++
  const input = isChoosing ? -arena.chosen : arena.controls.input(arena.stage, world(arena))
  if (isChoosing && arena.chosen > 0) arena.controls.reset()
  arena.chosen = 0
  for (const event of arena.run.apply(input)) show(arena, event)
  if (world(arena).cards.length > 0 && !isChoosing) offer(arena)
  showTimes(arena)
}

function offer(arena: Arena) {
  arena.card = 0
  arena.controls.reset()
  arena.host.sound('win')
  const names = world(arena).cards.map((index) => arena.text(`card.${arena.rules.cards![index]!}`))
  arena.host.announce(arena.text('say.cards', { names: names.join(', ') }))
}

function show(arena: Arena, { kind, x = 0, y = 0, amount }: SimEvent) {
  const feel = arena.scene.feel[kind]
  const at = onCanvas(arena, x, y)
  if (feel?.sound && (arena.heard.get(kind) ?? -99) < arena.clock - QUIET_TICKS) {
    arena.heard.set(kind, arena.clock)
    const rising = kind === 'score' ? arena.times - 1 : 0
    arena.host.sound(feel.sound, (feel.pitch ?? 0) + rising)
  }
  if (feel?.sparks)
    arena.stage.effects.burst(at, {
      count: feel.count ?? 8,
      colors: feel.sparks,
      size: 6 * arena.room.scale,
      speed: 150 * arena.room.scale,
      life: 0.5,
    })
  if (feel?.quake) arena.stage.effects.quake(feel.quake)
  if (amount !== undefined && kind !== 'stage' && amount >= 20)
    arena.stage.effects.rise(signed(`+${arena.number(amount)}`), at, '#ffe066')
  if (kind === 'stage' && amount !== undefined) sayStage(arena, amount)
  if (kind === 'hurt') arena.host.vibrate()
  if (kind === 'hurt')
    arena.host.announce(arena.text('say.hurt', { count: arena.number(world(arena).lives) }))
}

function sayStage(arena: Arena, count: number) {
  const says = arena.text('say.stage', { count: arena.number(count) })
  arena.stage.effects.rise(says, onCanvas(arena, arena.fieldWidth / 2, arena.fieldHeight * 0.4), '#8dfff0')
  arena.host.announce(says)
  arena.host.happy(0.4)
}

function showTimes(arena: Arena) {
  const now = timesOf(world(arena))
  if (now > arena.times) {
    arena.host.sound('boost', now)
    const { x, y } = world(arena).hero
    arena.stage.effects.rise(signed(`×${arena.number(now)}`), onCanvas(arena, x, y - 30), '#ff86c2')
  }
  arena.times = now
  showHud(arena)
}

function showHud(arena: Arena) {
  const items = arena.rules.hud(world(arena))
  const now = items.join()
  if (now === arena.shown) return
  arena.shown = now
  arena.host.hud(
    items.map(([key, value]) => ({ id: key, label: arena.text(`hud.${key}`), value: arena.number(value) })),
  )
}

function finish(arena: Arena) {
  const { score, end, bestCombo } = world(arena)
  arena.host.playing(false)
  if (end === 'won') arena.host.happy(1)
  arena.host.announce(arena.text('say.over', { score: arena.number(score), combo: arena.number(bestCombo) }))
  arena.host.over()
}

function restart(arena: Arena, wish?: RunWish) {
  arena.run = arena.context.fresh(wish)
  arena.started = false
  arena.ended = 0
  arena.times = 1
  arena.chosen = 0
  arena.heard.clear()
  arena.stage.effects.clear()
  arena.controls.reset()
  showHud(arena)
  arena.host.sound('deal')
  arena.stage.invalidate()
}

function layout(arena: Arena, size: StageSize) {
  arena.room = roomOf(size, arena.rules.field)
  const ratio = arena.canvas.width / size.width
  const tileWish = {
    kind: arena.scene.backdrop.kind,
    color: arena.definition.ground[0],
    seed: arena.definition.gameId,
  }
  arena.tile = paintTile(arena.room, ratio, tileWish)
  arena.painter?.sharpen(arena.room.scale * ratio)
}

function fingerDown(arena: Arena, at: Point) {
  if (world(arena).cards.length > 0) {
    arena.chosen = cardAt(arena.room, at)
    return
  }
  arena.controls.down(fieldOf(arena, at), world(arena))
  begin(arena)
}
