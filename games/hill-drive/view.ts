import { lazyView } from '#kit/game/micro/lazy-view.ts'
import { twoPedals } from './controls.ts'
import { definitions, type HillDriveDefinition } from './definitions.ts'
import { loadScene } from './load-scene.ts'
import { firstOnPedal } from './pedal-guide.ts'

export default lazyView<HillDriveDefinition>({
  name: 'hill-drive',
  definitions,
  async load({ run }) {
    const { scene } = await loadScene[run]()
    return { scene: firstOnPedal(scene), controls: twoPedals() }
  },
})
