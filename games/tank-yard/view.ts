import { lazyView } from '#kit/game/micro/lazy-view.ts'
import { definitions, type YardDefinition } from './definitions.ts'
import { loadScene } from './load-scene.ts'

export default lazyView<YardDefinition>({
  name: 'tank-yard',
  definitions,
  async load({ verb }) {
    const { scene } = await loadScene[verb]()
    return { scene, controls: scene.controls() }
  },
})
