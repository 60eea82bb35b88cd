import { keepAllPacks } from './all-packs.ts'
import { nonograms } from './sim.ts'

keepAllPacks()

/** With all its pictures; the page of a game brings one pack alone (`load-pack.ts`). */
export const family = nonograms
