import { lazyView } from '#kit/game/micro/lazy-view.ts'
import { definitions, type BeatYardDefinition } from './definitions.ts'
import { loadScene } from './load-scene.ts'

export default lazyView<BeatYardDefinition>({
  name: 'beat-yard',
  definitions,
  async load({ play }) {
    const { scene } = await loadScene[play]()
    return { scene, controls: scene.controls() }
  },
})
