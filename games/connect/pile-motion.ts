import { signed } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import type { PileState } from './pile-state.ts'
import { isTray } from './tray-kinds.ts'
import { standing } from './tray-rules.ts'
import { type Flight, type PileTable, deal } from './pile-picture.ts'

const FLY_SECONDS = 0.26
const POP_SECONDS = 0.24
const SCALE = [0, 2, 4, 7, 9, 12, 14]

function fly(
  scene: PileTable,
  tile: number,
  from: Point,
  to: Point,
  [fromSize, toSize]: readonly [number, number],
): Flight {
  const flight = { tile, from, to, fromSize, toSize, k: 0, size: 1 }
  scene.flights.push(flight)
  scene.tools.effects.tween(FLY_SECONDS, (k) => (flight.k = k), { ease: ease.inOut })
  return flight
}

const drop = (scene: PileTable, flight: Flight) =>
  (scene.flights = scene.flights.filter((one) => one !== flight))

const sides = (scene: PileTable): readonly [number, number] => [scene.look.unit * 0.97, scene.look.slot * 0.9]

export function playTile(
  scene: PileTable,
  { input, before, after, events }: Played<PileState, number>,
): number {
  const { kind } = scene
  const mine = ++scene.motion
  const isBack = before.held.includes(input)
  const isGone = !isBack && after.held.length <= before.held.length
  scene.flights = []
  scene.host.sound(isBack ? 'flip' : 'tap', SCALE[Math.min(6, after.held.length)]! - 3)
  if (isBack) {
    for (const tile of before.held.filter((one) => !after.held.includes(one)))
      land(
        scene,
        fly(scene, tile, scene.look.place(before.held.indexOf(tile)), scene.look.tile(tile), [
          sides(scene)[1],
          sides(scene)[0],
        ]),
      )
    return FLY_SECONDS
  }
  const full = isTray(kind) ? standing(kind, deal(scene), before.held, input) : [...before.held, input]
  const flight = fly(
    scene,
    input,
    scene.look.tile(input),
    scene.look.place(full.indexOf(input)),
    sides(scene),
  )
  if (!isGone) {
    land(scene, flight)
    return FLY_SECONDS
  }
  const isWrong = after.lives < before.lives
  const leaving = full.filter((tile) => !after.held.includes(tile))
  const waiting = leaving
    .filter((tile) => tile !== input)
    .map((tile) =>
      fly(scene, tile, scene.look.place(full.indexOf(tile)), scene.look.place(full.indexOf(tile)), [
        sides(scene)[1],
        sides(scene)[1],
      ]),
    )
  scene.tools.effects.tween(0.01, () => undefined, {
    delay: FLY_SECONDS + 0.05,
    done: () =>
      mine === scene.motion &&
      (isWrong ? sendBack(scene, leaving) : pop(scene, [flight, ...waiting], after.score - before.score)),
  })
  return FLY_SECONDS + POP_SECONDS + (events.length > 1 ? 0.1 : 0)
}

function land(scene: PileTable, flight: Flight) {
  scene.tools.effects.tween(0.01, () => undefined, { delay: FLY_SECONDS, done: () => drop(scene, flight) })
}

function sendBack(scene: PileTable, tiles: readonly number[]) {
  const { host } = scene
  host.sound('bad')
  host.vibrate()
  scene.flights = []
  for (const [index, tile] of tiles.entries())
    land(
      scene,
      fly(scene, tile, scene.look.place(index), scene.look.tile(tile), [sides(scene)[1], sides(scene)[0]]),
    )
  scene.shake = 0
  scene.tools.effects.tween(0.4, (k) => (scene.shake = k))
}

function pop(scene: PileTable, gone: readonly Flight[], gain: number) {
  const { host, tools } = scene
  host.sound('merge', 4)
  for (const flight of gone) {
    tools.effects.tween(POP_SECONDS, (k) => (flight.size = 1 + 0.2 * Math.sin(Math.PI * k) - k), {
      done: () => drop(scene, flight),
    })
    tools.effects.burst(flight.to, { count: 8, colors: ['#fff3c4', '#ffb63d', '#ffffff'], speed: 150 })
  }
  const at = gone[0]!.to
  tools.effects.rise(
    signed(`+${scene.number(gain)}`),
    { x: at.x, y: at.y - scene.look.slot * 0.7 },
    '#fff3b0',
  )
  if (gone.length > 3 || gain > 40) host.happy(0.3)
}
