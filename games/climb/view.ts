import { lazyView } from '#kit/game/micro/lazy-view.ts'
import { controlsOf } from './controls.ts'
import { definitions, type ClimbDefinition } from './definitions.ts'
import { loadScene } from './load-scene.ts'

export default lazyView<ClimbDefinition>({
  name: 'climb',
  definitions,
  async load({ way }) {
    const { scene } = await loadScene[way]()
    return { scene, controls: controlsOf(scene.rules) }
  },
})
