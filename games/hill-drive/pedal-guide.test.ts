import { expect, test } from 'vitest'
import type { Brush } from '#kit/game/micro/brush.ts'
import type { Look } from '#kit/game/micro/scene.ts'
import { openMicro } from '#kit/game/micro/rules.ts'
import { RUNS } from './definitions.ts'
import { loadScene } from './load-scene.ts'
import { firstOnPedal } from './pedal-guide.ts'

const look: Look = { left: 0, right: 400, top: 0, bottom: 400, seconds: 0, calm: false, gone: 0 }

test.for(RUNS)(
  'the ghost finger of %s lies on the right pedal, and with the first tick on the vehicle',
  async (run) => {
    const { scene } = await loadScene[run]()
    const guided = firstOnPedal({ ...scene, draw: () => undefined })
    const sim = openMicro(scene.rules, 1)
    guided.draw(sim.state, {} as Brush, look)
    expect(guided.hero(sim.state).x).toBeGreaterThan(320)
    expect(guided.hero(sim.state).y).toBeGreaterThan(320)
    sim.apply(0)
    expect(guided.hero(sim.state)).toEqual(scene.hero(sim.state))
  },
)
