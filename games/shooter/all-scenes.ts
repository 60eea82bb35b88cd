import type { Kind } from './definitions.ts'
import type { Scene } from './scene.ts'
import { scene as beacon } from './scenes/beacon.ts'
import { scene as cave } from './scenes/cave.ts'
import { scene as crabs } from './scenes/crabs.ts'
import { scene as drift } from './scenes/drift.ts'
import { scene as duel } from './scenes/duel.ts'
import { scene as gallery } from './scenes/gallery.ts'
import { scene as lantern } from './scenes/lantern.ts'
import { scene as storm } from './scenes/storm.ts'
import { scene as tanks } from './scenes/tanks.ts'

export const sceneOf: Readonly<Record<Kind, Scene>> = {
  storm,
  lantern,
  crabs,
  drift,
  cave,
  duel,
  beacon,
  tanks,
  gallery,
}
