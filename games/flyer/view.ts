import type { GameView } from '#kit/game/contract.ts'
import { oneButton } from '#kit/game/micro/button.ts'
import { lazyView } from '#kit/game/micro/lazy-view.ts'
import { definitions, type FlyerDefinition } from './definitions.ts'
import { family } from './family.ts'
import { mountFlight } from './flight-view.ts'
import { loadSky } from './load-sky.ts'
import type { FlyerInput } from './rules.ts'

const skies = lazyView<FlyerDefinition>({
  name: 'flyer',
  definitions,
  async load({ sky, slug }) {
    if (!sky) throw new Error(`${slug} has no sky of its own`)
    const { scene } = await loadSky[sky]()
    return { scene, controls: oneButton() }
  },
})

export default {
  family,
  mount: (canvas, context) =>
    context.definition.sky ? skies.mount(canvas, context) : mountFlight(canvas, context),
} satisfies GameView<FlyerDefinition, FlyerInput>
