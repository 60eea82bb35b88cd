import { lazyView } from '#kit/game/micro/lazy-view.ts'
import { definitions, type BallSportsDefinition } from './definitions.ts'
import { loadScene } from './load-scene.ts'

export default lazyView<BallSportsDefinition>({
  name: 'ball-sports',
  definitions,
  async load({ play }) {
    const { scene } = await loadScene[play]()
    return { scene, controls: scene.controls() }
  },
})
