import { expect, test } from 'vitest'
import type { Actor } from './cast.ts'
import { drawingOf } from './drawings.ts'
import { middleOf, openControls } from './controls.ts'
import { REST } from './motions.ts'
import { changed, reactionTo, startLooks, type Looks } from './rules.ts'
import type { PrankScene } from './scene.ts'
import { scenes } from './scenes.ts'
import { pictures, solve } from './search.ts'

const castOf = ({ things }: PrankScene, looks: Looks): Actor[] =>
  Object.entries(things).map(([name, thing]) => {
    const { width, height } = drawingOf(thing.art)
    const size = thing.size ?? 1
    const look = looks[name]!
    const [x, y] = thing.places?.[look] ?? thing.at
    return {
      name,
      thing,
      look,
      moment: undefined,
      x,
      y,
      pose: REST,
      width: width * size,
      height: height * size,
    }
  })

function open(scene: PrankScene, looks = startLooks(scene)) {
  const sent: string[] = []
  const actors = castOf(scene, looks)
  const controls = openControls({
    actors: () => actors,
    send: (input) => sent.push(input),
    grabbed: () => {},
    missed: () => sent.push('missed'),
  })
  return { sent, controls, at: (name: string) => middleOf(actors.find((actor) => actor.name === name)!) }
}

const [door] = scenes
const shaken = scenes.find(({ id }) => id === 'elephant')!
const held = scenes.find(({ id }) => id === 'hose')!

test.for(scenes)('in the riddle of the $id everything is inside the picture', (scene) => {
  for (const { look, thing, x, y, width } of castOf(scene, startLooks(scene))) {
    if (look === 'gone' || thing.still) continue
    expect(x - width * 0.45).toBeGreaterThanOrEqual(0)
    expect(x + width * 0.45).toBeLessThanOrEqual(400)
    expect(y).toBeLessThanOrEqual(404)
  }
})

/** 40 pixels where a picture of 400 is 375 wide. */
const LEAST_TARGET = (40 * 400) / 375
const STEP = 3

test.for(scenes)('in the riddle of the $id a finger finds each thing that the next step needs', (scene) => {
  for (const looks of pictures(scene)) {
    const [next] = solve(scene, looks)!
    if (!next) continue
    const [verb, ...names] = next.split(' ')
    const { controls, at } = open(scene, looks)
    const leadsOn = (input: string) =>
      changed(looks, scene.reactions[reactionTo(scene, looks, input)]) !== looks
    for (const [index, name] of names.entries()) {
      const [x, y] = at(name)
      const found: (readonly [number, number])[] = []
      for (let dx = -90; dx <= 90; dx += STEP)
        for (let dy = -110; dy <= 110; dy += STEP) {
          const hit = controls.under([x + dx, y + dy], index === 1 ? names[0] : undefined)?.name
          if (hit && leadsOn([verb, ...names.with(index, hit)].join(' '))) found.push([dx, dy])
        }
      for (const side of [0, 1] as const) {
        const places = found.map((spot) => spot[side])
        expect(Math.max(...places) - Math.min(...places), `${next}: ${name}`).toBeGreaterThanOrEqual(
          LEAST_TARGET,
        )
      }
    }
  }
})

test('a short touch is a tap', () => {
  const { sent, controls, at } = open(door!)
  controls.down(at('bell'))
  controls.up(at('bell'))
  expect(sent).toEqual(['tap bell'])
})

test('an object is dropped on what lies under the finger, and nowhere else', () => {
  const { sent, controls, at } = open(door!)
  for (const target of [at('sink'), [200, 60] as const]) {
    controls.down(at('bucket'))
    controls.move(target)
    controls.up(target)
  }
  expect(sent).toEqual(['drag bucket sink'])
})

test('moving back and forth is a shake', () => {
  const { sent, controls, at } = open(shaken)
  const [x, y] = at('pepper')
  controls.down([x, y])
  for (const dx of [20, -20, 20, -20, 20, -20]) controls.move([x + dx, y])
  controls.up([x, y])
  expect(sent).toEqual(['shake pepper'])
})

test('a resting finger counts as one hold', () => {
  const { sent, controls, at } = open(held)
  controls.down(at('hose'))
  controls.pressed(0.6)
  controls.pressed(1)
  controls.up(at('hose'))
  expect(sent).toEqual(['hold hose'])
})

test('the keys walk from left to right, carry and put down', () => {
  const { sent, controls } = open(door!)
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowLeft', 'Enter', ' ']) controls.key(key)
  expect(sent).toEqual(['drag bucket sink', 'tap sink'])
})
