import { lazyView } from '#kit/game/micro/lazy-view.ts'
import { definitions, type ArenaDefinition } from './definitions.ts'
import { loadScene } from './load-scene.ts'

export default lazyView<ArenaDefinition>({
  name: 'arena-survival',
  definitions,
  async load({ verb }) {
    const { scene } = await loadScene[verb]()
    return { scene, controls: scene.controls() }
  },
})
