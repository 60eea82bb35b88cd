import { oneButton } from '#kit/game/micro/button.ts'
import { lazyView } from '#kit/game/micro/lazy-view.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import { aboveAndBelow, fourWays, leftAndRight, twoSides } from './controls.ts'
import { definitions, type Run, type SideRunDefinition } from './definitions.ts'
import { loadScene } from './load-scene.ts'

/** Runs with several buttons. */
const CONTROLS: Readonly<Partial<Record<Run, () => Controls>>> = {
  'temple-dash': leftAndRight,
  'twin-run': aboveAndBelow,
  'mine-cart': leftAndRight,
  'lagoon-lanes': fourWays,
  'veil-lanes': twoSides,
  'crowd-lanes': twoSides,
  'plank-lanes': twoSides,
  'ember-lanes': twoSides,
  'count-lanes': twoSides,
  'gulp-lanes': twoSides,
  'tide-lanes': fourWays,
  'shape-lanes': fourWays,
  'dark-lanes': fourWays,
}

export default lazyView<SideRunDefinition>({
  name: 'side-run',
  definitions,
  async load({ run }) {
    const { scene } = await loadScene[run]()
    return { scene, controls: (CONTROLS[run] ?? oneButton)() }
  },
})
