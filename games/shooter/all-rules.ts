// npm run registry writes the entries: each of rules/*.ts with rules.
import type { Kind } from './definitions.ts'
import type { ShooterRules } from './world.ts'
import { rules as beacon } from './rules/beacon.ts'
import { rules as cave } from './rules/cave.ts'
import { rules as crabs } from './rules/crabs.ts'
import { rules as drift } from './rules/drift.ts'
import { rules as duel } from './rules/duel.ts'
import { rules as flotilla } from './rules/flotilla.ts'
import { rules as gallery } from './rules/gallery.ts'
import { rules as hijack } from './rules/hijack.ts'
import { rules as lantern } from './rules/lantern.ts'
import { rules as rings } from './rules/rings.ts'
import { rules as serpent } from './rules/serpent.ts'
import { rules as stern } from './rules/stern.ts'
import { rules as stopped } from './rules/stopped.ts'
import { rules as storm } from './rules/storm.ts'
import { rules as tanks } from './rules/tanks.ts'

export const rulesOf: Readonly<Record<Kind, ShooterRules>> = {
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
