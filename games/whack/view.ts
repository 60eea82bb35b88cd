import { lazyView } from '#kit/game/micro/lazy-view.ts'
import { definitions, type WhackDefinition } from './definitions.ts'
import { loadScene } from './load-scene.ts'

export default lazyView<WhackDefinition>({
  name: 'whack',
  definitions,
  async load({ verb }) {
    const { scene } = await loadScene[verb]()
    return { scene, controls: scene.controls() }
  },
})
