import { lazyView } from '#kit/game/micro/lazy-view.ts'
import { definitions, type AimSportsDefinition } from './definitions.ts'
import { loadScene } from './load-scene.ts'

export default lazyView<AimSportsDefinition>({
  name: 'aim-sports',
  definitions,
  async load({ play }) {
    const { scene } = await loadScene[play]()
    return { scene, controls: scene.controls() }
  },
})
