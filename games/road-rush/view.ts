import { lazyView } from '#kit/game/micro/lazy-view.ts'
import { thumbWheel } from './controls.ts'
import { definitions, type RoadRushDefinition } from './definitions.ts'
import { loadScene } from './load-scene.ts'

export default lazyView<RoadRushDefinition>({
  name: 'road-rush',
  definitions,
  async load({ run }) {
    const { scene } = await loadScene[run]()
    return { scene, controls: thumbWheel() }
  },
})
