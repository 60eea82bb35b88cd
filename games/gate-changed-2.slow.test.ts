import { testChangedFamilies } from '../scripts/games-gate/expect-worth.ts'
import { familyFolders } from '../scripts/games-gate/load-families.ts'

const folders = familyFolders()
testChangedFamilies(1, 2, (name) => folders.includes(name))
