import { oneButton } from '#kit/game/micro/button.ts'
import { lazyView } from '#kit/game/micro/lazy-view.ts'
import { definitions, type OneButtonDefinition } from './definitions.ts'
import { loadScene } from './load-scene.ts'

export default lazyView<OneButtonDefinition>({
  name: 'one-button',
  definitions,
  async load({ verb }) {
    const { scene } = await loadScene[verb]()
    return { scene, controls: oneButton() }
  },
})
