// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Kind } from './definitions.ts'
import type { Scene } from './scene.ts'
import { scene as beacon } from './scenes/beacon.ts'
import { scene as cave } from './scenes/cave.ts'
import { scene as crabs } from './scenes/crabs.ts'
import { scene as drift } from './scenes/drift.ts'
import { scene as duel } from './scenes/duel.ts'
import { scene as flotilla } from './scenes/flotilla.ts'
import { scene as gallery } from './scenes/gallery.ts'
import { scene as hijack } from './scenes/hijack.ts'
import { scene as lantern } from './scenes/lantern.ts'
import { scene as rings } from './scenes/rings.ts'
import { scene as serpent } from './scenes/serpent.ts'
import { scene as stern } from './scenes/stern.ts'
import { scene as stopped } from './scenes/stopped.ts'
import { scene as storm } from './scenes/storm.ts'
import { scene as tanks } from './scenes/tanks.ts'

export const sceneOf: Readonly<Record<Kind, Scene>> = {
  beacon,
  cave,
  crabs,
  drift,
  duel,
  flotilla,
  gallery,
  hijack,
  lantern,
  rings,
  serpent,
  stern,
  stopped,
  storm,
  tanks,
}
