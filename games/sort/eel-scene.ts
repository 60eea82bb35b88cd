import { fitBox } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { SortDefinition } from './definitions.ts'
import { ahead, type EelState } from './eel-rules.ts'
import type { Move } from './move.ts'
import { BEYOND, type EelTable, middle, drawEels } from './eel-picture.ts'

const CELLS_A_SECOND = 17
const BUMP_SECONDS = 0.42
const HINT_SECONDS = 2.2

/** A tap sends an eel off along its nose, if nothing is in its way. */
export function eelScene(tools: SceneTools<SortDefinition, EelState, Move>): Scene<EelState, Move> {
  const { host } = tools.context
  const leaving = new Set<number>()
  const scene: EelTable = {
    tools,
    host,
    cell: 1,
    corner: { x: 0, y: 0 },
    swum: [],
    flash: [],
    leaving,
    cursor: undefined,
    pointing: undefined,
  }
  return {
    layout: (size, state) => layout(scene, size, state),
    show: (state) => show(scene, state),
    play: (move) => play(scene, move),
    draw: (pen) => drawEels(scene, pen),
    point: (move) => point(scene, move),
    path: ([eel]) => [middle(scene, tools.state().eels[eel]!.cells[0]!)],
    down: (at) => press(scene, eelAt(scene, at)),
    key: (key) => pressKey(scene, key),
  }
}

/** The eel whose body is nearest to the finger. */
function eelAt(scene: EelTable, at: Point): number | undefined {
  const { eels, gone } = scene.tools.state()
  let best: { eel: number; far: number } | undefined
  for (const [eel, { cells }] of eels.entries()) {
    if (gone[eel] === '1') continue
    for (const spot of cells) {
      const { x, y } = middle(scene, spot)
      const far = Math.hypot(at.x - x, at.y - y)
      if (far < scene.cell * 0.95 && (!best || far < best.far)) best = { eel, far }
    }
  }
  return best?.eel
}

function play(scene: EelTable, { input: [eel], after, events }: Played<EelState, Move>): number {
  const { leaving, tools } = scene
  const event = events[0]
  if (event?.kind === 'bump') return bump(scene, eel, event.y ?? 0, event.amount ?? 0)
  const { columns, rows, eels } = after
  const far = eels[eel]!.cells.length + Math.max(columns, rows) + BEYOND * 2
  const seconds = far / CELLS_A_SECOND
  const left = [...after.gone].filter((flag) => flag === '0').length
  leaving.add(eel)
  scene.host.sound('slice', Math.min(12, after.eels.length - left))
  tools.effects.tween(seconds, (k) => (scene.swum[eel] = far * k), {
    ease: (k) => k * (0.4 + 0.6 * k),
    done: () => leaving.delete(eel),
  })
  const head = middle(scene, eels[eel]!.cells[0]!)
  tools.effects.burst(head, {
    count: 7,
    colors: ['#d9fbff', '#8fe8f2'],
    speed: 90,
    gravity: -60,
    size: 6,
    life: 0.6,
  })
  return seconds * 0.75
}

function bump(scene: EelTable, eel: number, other: number, free: number): number {
  const { host, tools } = scene
  const reach = Math.max(0.28, free * 0.92 + 0.2)
  host.sound('hit')
  host.vibrate()
  tools.effects.quake(4)
  tools.effects.tween(BUMP_SECONDS, (k) => (scene.swum[eel] = Math.sin(Math.PI * k) * reach), {
    ease: ease.linear,
  })
  for (const one of [eel, other])
    tools.effects.tween(0.6, (k) => (scene.flash[one] = 1 - k), {
      ease: ease.linear,
      delay: one === other ? 0.15 : 0,
    })
  const head = middle(scene, tools.state().eels[eel]!.cells[0]!)
  tools.effects.burst(head, { count: 12, colors: ['#ff5d73', '#ffd0d8'], speed: 150 })
  return BUMP_SECONDS
}

function press(scene: EelTable, eel: number | undefined) {
  if (eel === undefined) return
  scene.pointing = undefined
  scene.tools.send([eel, 0])
}

function layout(scene: EelTable, { width, height }: StageSize, { columns, rows }: EelState) {
  const box = fitBox({ x: 0, y: 0, width, height }, (columns + 0.5) / (rows + 0.5), 8)
  scene.cell = Math.min(74, box.width / (columns + 0.5))
  scene.corner = { x: (width - columns * scene.cell) / 2, y: (height - rows * scene.cell) / 2 }
}

function show(scene: EelTable, state: EelState) {
  scene.swum = state.eels.map(() => 0)
  scene.flash = state.eels.map(() => 0)
  scene.leaving.clear()
  scene.pointing = scene.cursor = undefined
}

function point(scene: EelTable, [eel]: Move) {
  const current = { eel, k: 0 }
  scene.pointing = current
  scene.tools.effects.tween(HINT_SECONDS, (k) => (current.k = k), {
    ease: ease.linear,
    done: () => scene.pointing === current && (scene.pointing = undefined),
  })
}

function pressKey(scene: EelTable, key: string) {
  const { tools } = scene
  const { eels, gone } = tools.state()
  const open = [...eels.keys()].filter((eel) => gone[eel] === '0')
  if (key.startsWith('Arrow')) {
    const now = scene.cursor === undefined ? -1 : open.indexOf(scene.cursor)
    const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
    scene.cursor = open[(now + step + open.length) % open.length]
    tools.redraw()
    return true
  }
  if ((key !== 'Enter' && key !== ' ') || scene.cursor === undefined || gone[scene.cursor] === '1')
    return false
  const clear = !ahead(tools.state(), scene.cursor)
  press(scene, scene.cursor)
  if (clear) scene.cursor = undefined
  return true
}
