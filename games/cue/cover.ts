import { frame, type Frame } from '#kit/game/micro/frame.ts'
import { microCover } from '#kit/game/micro/micro-cover.ts'
import type { CueDefinition, Play } from './definitions.ts'
import { placeOf, shotOf } from './rules.ts'
import { sceneOf } from './scene.ts'
import type { Pose } from '#kit/game/micro/pose.ts'

const shown = (wait: number, shot: number, ticks: number): Pose => `0*${wait} ${shot}*1 0*${ticks}`

/** A moment after a shot of each game, from near. */
const moments: Readonly<Record<Play, readonly [Frame, Pose]>> = {
  straight: [frame(0, 2.7, 9, [20, -40]), shown(2, shotOf(540, 32), 26)],
  carom: [frame(0, 1.6, -7, [-50, -60]), '0*2'],
  carrom: [frame(0, 3.7, 8, [78, -98]), `0*2 ${placeOf(0.3)}*2 0*2`],
  bumper: [frame(0, 1.8, -6, [0, -120]), '0*2'],
  shuffle: [frame(0, 1.6, 9, [0, 10]), shown(2, shotOf(538, 20), 70)],
  curling: [frame(0, 1.7, -8, [0, -26]), shown(2, shotOf(538, 23), 66)],
  bocce: [frame(0, 1.7, 6, [0, -50]), shown(2, shotOf(536, 27), 40)],
  'five-pins': [frame(0, 2.6, -9, [-50, -110]), '0*2'],
  bank: [frame(0, 2.2, 6, [-50, -130]), '0*2'],
  lantern: [frame(0, 1.8, -5, [0, -120]), '0*2'],
  chain: [frame(0, 2.3, 8, [0, -150]), '0*2'],
  pyramid: [frame(0, 2.5, -6, [0, -200]), '0*2'],
  crokinole: [frame(0, 1.15, 4, [0, -150]), shown(2, shotOf(540, 14), 60)],
  marbles: [frame(0, 3.9, -8, [-10, -182]), '0*2'],
  bar: [frame(0, 2, 7, [0, -190]), '0*2'],
}

export const cover = (definition: CueDefinition): string => {
  const [chosen, pose] = moments[definition.play]
  return microCover(definition, sceneOf(definition.play), { frame: chosen, pose })
}
